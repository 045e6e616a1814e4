"""Which win of a prize it was, and how many years lie between two."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

THINGS = (("Bo Ek", "Person"), ("Silver Fern", "Award"), ("Best Actor", "Award"))
WON = "award_won"


def page(*wins: tuple[str, dict[str, str]]) -> Page:
    """A page on which somebody wins a prize, a sentence a win, each with what its fact says."""
    told = Page("en/Bo Ek", "Bo Ek is an actor. " + " ".join(words for words, _ in wins), *THINGS)
    for words, said in wins:
        told.says(0, WON, 1, words.rstrip("."), category="Best Actor", **said)
    return told


FIRST = ("In 1989 Bo Ek won the Silver Fern for Best Actor.", {"time": "1989", "edition": "26"})
SECOND = ("Tides brought Bo Ek the Silver Fern for Best Actor again.", {"time": "1995"})
THIRD = ("The 52nd Silver Fern for Best Actor was the third of Bo Ek.", {"edition": "52"})


def answer(folder: Path, question: str, *wins: tuple[str, dict[str, str]]) -> str:
    with solver_over(folder, page(*wins)) as solver:
        found = solver.ask(question)
        return "" if found.abstained else found.text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (
            "How many years passed between Bo Ek's first and third Silver Fern for Best Actor?",
            "26 years: Bo Ek won the first in 1989 and the third in 2015 (Silver Fern for Best Actor).",
        ),
        (
            "In which year did Bo Ek win his third Silver Fern for Best Actor?",
            "Bo Ek won the third in 2015 (Silver Fern for Best Actor).",
        ),
        (
            "How long was it between Bo Ek's first and his second Silver Fern for Best Actor?",
            "6 years: Bo Ek won the first in 1989 and the second in 1995 (Silver Fern for Best Actor).",
        ),
    ],
)
def test_wins_are_put_in_order_where_a_sentence_numbers_one_as_it_stands(
    tmp_path: Path, question: str, told: str
) -> None:
    assert answer(tmp_path, question, THIRD, FIRST, SECOND) == told


@pytest.mark.parametrize(
    "wins", [(FIRST, THIRD), (FIRST, SECOND), (FIRST, ("Bo Ek won a Silver Fern.", {}), THIRD)]
)
def test_no_years_are_counted_where_a_win_is_missing_or_undated(
    tmp_path: Path, wins: tuple[tuple[str, dict[str, str]], ...]
) -> None:
    asked = "How many years passed between Bo Ek's first and third Silver Fern for Best Actor?"
    assert answer(tmp_path, asked, *wins) == ""
