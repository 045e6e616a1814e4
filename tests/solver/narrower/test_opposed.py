"""Yes or no by words that a page has for the one or the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

MUSEUM = Page("海城博物馆", "海城博物馆位于海城。馆内自2013年起免收门票。", ("海城博物馆", "Organization"))
LIN = Page(
    "林晚",
    "林晚是一名歌手。她本在海城大学学画，二年级时退学。林江毕业于海城大学。",
    ("林晚", "Person"),
    ("林江", "Person"),
)
TOLL = Page(
    "en/Orme Museum",
    "Orme Museum is in Leith. Admission to the museum is free.",
    ("Orme Museum", "Organization"),
)
LEE = Page(
    "en/Ann Lee",
    "Ann Lee was a painter. She read history at Leith but left in 1941, without a degree.",
    ("Ann Lee", "Person"),
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("去海城博物馆现在还得掏钱买票吗？", "不是"),
        ("海城博物馆免费吗？", "是的"),
        ("林晚把大学读完了没有？", "不是"),
        ("Do you have to pay to get into Orme Museum?", "No: "),
        ("Is Orme Museum free?", "Yes: "),
        ("Did Ann Lee finish her degree?", "No: "),
    ],
)
def test_words_for_the_contrary_deny_it(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, MUSEUM, LIN, TOLL, LEE) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(told)
    assert answer.citations


def test_words_told_of_another_decide_nothing(tmp_path: Path) -> None:
    with solver_over(tmp_path, MUSEUM, LIN, TOLL, LEE) as solver:
        assert not solver.ask("林江读完大学了吗？").text.startswith("不是")
