"""How many works somebody made, by a sentence that says of how many one is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

REEF = Page(
    "en/Reef",
    "Reef is a novel by the Scottish writer Ann Lee. It is the fourth of her six novels. Ida Venn made a film of it, "
    "the second of her nine films.",
    ("Reef", "Book"),
    ("Ann Lee", "Person"),
    ("Ida Venn", "Person"),
).says(0, "author", 1, "a novel by the Scottish writer Ann Lee")
BAND = Page(
    "青灯乐队",
    "青灯乐队是海城的一支乐队。乐队共出过三张专辑：《甲》、《乙》和《丙》。",
    ("青灯乐队", "Organization"),
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How many novels did Ann Lee write?", "6: "),
        ("How many novels are there by Ann Lee, all told?", "6: "),
        ("青灯乐队一共出过几张专辑？", "3部："),
    ],
)
def test_the_number_that_a_page_reckons_is_told(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, REEF, BAND) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(told)
    assert answer.citations


def test_another_noun_is_not_counted(tmp_path: Path) -> None:
    with solver_over(tmp_path, REEF, BAND) as solver:
        assert not solver.ask("How many plays did Ann Lee write?").text.startswith(("6", "9"))
