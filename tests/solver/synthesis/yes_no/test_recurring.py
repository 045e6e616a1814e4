"""How often something is done: the frequency a page tells confirms the same and denies another."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.synthesis.yes_no.recurring import repeats
from tests.solver.synthesis.pages import Page, solver_over

REGATTA = (
    "The Orla Regatta is held every two years in Leith. It was founded in 1894 by Ada Ross. "
    "The Low Fair is held in Leith."
)
FESTIVAL = "雾港诗歌节是临江的诗歌节，每三年举办一次。石桥诗歌节在临江举办。"


@pytest.mark.parametrize(
    ("text", "months"),
    [
        ("held annually", {12}),
        ("held every other year", {24}),
        ("awarded every three years", {36}),
        ("printed once a month", {1}),
        ("每三年评选一次", {36}),
        ("两年一度的节日", {24}),
        ("隔年举行", {24}),
        ("每隔两年举行", {24, 36}),
        ("每半年一次", {6}),
        ("每年年底", {12}),
        ("founded two years later", set()),
        ("历时三年", set()),
    ],
)
def test_periods_are_read(text: str, months: set[float]) -> None:
    assert repeats(text) == months


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Is the Orla Regatta held every two years?", "Yes"),
        ("Is the Orla Regatta held every other year?", "Yes"),
        ("Is the Orla Regatta held every year?", "No"),
        ("Is the Orla Regatta held annually?", "No"),
        ("Is the Orla Regatta held every three years?", "No"),
        ("Is the Low Fair held every year?", "The pages do not say"),
        ("Was the Orla Regatta founded by Ada Ross?", "Yes"),
        ("雾港诗歌节每三年举办一次吗？", "是的"),
        ("雾港诗歌节每年举办一次吗？", "不是"),
        ("雾港诗歌节每五年举办一次吗？", "不是"),
        ("石桥诗歌节每年举办吗？", "资料没有说明"),
    ],
)
def test_another_frequency_denies(tmp_path: Path, question: str, begins: str) -> None:
    regatta = Page(
        "en/Orla Regatta", REGATTA, ("Orla Regatta", "Event"), ("Low Fair", "Event"), ("Ada Ross", "Person")
    )
    festival = Page("雾港诗歌节", FESTIVAL, ("雾港诗歌节", "Event"), ("石桥诗歌节", "Event"))
    with solver_over(tmp_path, regatta, festival) as solver:
        answer = solver.ask(question).text
    assert answer.startswith(begins), answer
