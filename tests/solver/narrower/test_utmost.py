"""Who has most of something, by the sentence that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

CLUB = Page(
    "en/Orme Rovers",
    "Orme Rovers is a football club. Tom Rhee made 588 appearances, more than anyone else. Ned Cole made 12 of them "
    "in 1950. Bill Orr scored 40 goals.",
    ("Orme Rovers", "Organization"),
    ("Tom Rhee", "Person"),
    ("Ned Cole", "Person"),
    ("Bill Orr", "Person"),
)
TEAM = Page(
    "海鸥队", "海鸥队是海城的足球队。林江出场三百次，为队史最多。林晚出场十次。", ("海鸥队", "Organization")
)


@pytest.mark.parametrize(
    ("question", "told"),
    [("Who made the most appearances for Orme Rovers?", "588"), ("海鸥队谁出场最多？", "林江出场三百次")],
)
def test_the_sentence_that_says_it_is_quoted(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, CLUB, TEAM) as solver:
        assert told in solver.ask(question).text


def test_a_number_alone_is_not_the_most(tmp_path: Path) -> None:
    with solver_over(tmp_path, CLUB) as solver:
        assert "40" not in solver.ask("Who scored the most goals for Orme Rovers?").text
