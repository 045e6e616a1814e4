"""Misspelt words of a question."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

BRIDGE = Page(
    "en/Harrowby Bridge",
    "The Harrowby Bridge is a bridge in Leith. It was designed by Ann Lee and opened on 9 May 1956.",
    ("Harrowby Bridge", "Building"),
    ("Ann Lee", "Person"),
).says(0, "designer", 1, "designed by Ann Lee")
KING = Page("en/Rudd II", "Rudd II, a king of Orme, was born in Leith in 1502.", ("Rudd II", "Person"))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Who desinged the Harrowby Bridge?", "Ann Lee"),
        ("When was the Harowby Bridge opened?", "1956"),
    ],
)
def test_one_letter_is_put_right(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, BRIDGE, KING) as solver:
        assert said in solver.ask(question).text


@pytest.mark.parametrize(
    "question",
    [
        "When was Rudd III born?",  # another king
        "When was the Harrogate Bridge opened?",  # two letters off
        "Who damaged the Harrowby Bridge?",
    ],
)
def test_what_may_be_meant_stands(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, BRIDGE, KING) as solver:
        answer = solver.ask(question)
    assert answer.abstained
