"""Prizes given in honour, and those that were won."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

EK = "Bo Ek is an actor. In 1990 he was handed an honorary Gull Award by the mayor. He won the Tern Prize in 1980."
LIN = "林晚是演员。1995年，她获得终身成就金鸥奖。2001年，她获得海燕奖。"


def _pages() -> list[Page]:
    ek = Page("en/Bo Ek", EK, ("Bo Ek", "Person"), ("Gull Award", "Award"), ("Tern Prize", "Award"))
    ek.says(0, "award_won", 1, "he was handed an honorary Gull Award", time="1990")
    ek.says(0, "award_won", 2, "He won the Tern Prize", time="1980")
    lin = Page("林晚", LIN, ("林晚", "Person"), ("金鸥奖", "Award"), ("海燕奖", "Award"))
    lin.says(0, "award_won", 1, "她获得终身成就金鸥奖", time="1995")
    lin.says(0, "award_won", 2, "她获得海燕奖", time="2001")
    return [ek, lin]


@pytest.mark.parametrize(
    ("question", "held"),
    [
        ("How many prizes did Bo Ek win?", "The pages name 1"),
        ("Did Bo Ek win the Tern Prize?", "Yes"),
        ("Did Bo Ek receive an honorary Gull Award?", "Yes"),
        ("林晚获得过海燕奖吗？", "是的"),
    ],
)
def test_a_prize_in_honour_is_not_counted_among_those_won(tmp_path: Path, question: str, held: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert any(one in answer.text for one in held.split("|")), answer.text


def test_which_prizes_somebody_has_takes_in_those_in_honour(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask("Which prizes did Bo Ek win?")
    assert "Gull Award" in answer.text
    assert "Tern Prize" in answer.text
