"""Who was the first of all to win a prize in a category."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

_ENGLISH = (
    "The Silver Fern Awards are given in Port Lund. In 1961 Tom Rhee became the first winner of Best Actor. "
    "In 1970 Bo Ek won the first of his three prizes for Best Director."
)
_CHINESE = "银蕨奖每年在伦德港颁发。1961年，林江凭《雨季》成为首位影帝。周敏1970年首次获得最佳女主角。"


def _answer(folder: Path, question: str) -> str:
    people = (("Tom Rhee", "Person"), ("Bo Ek", "Person"))
    english = Page("en/Silver Fern Awards", _ENGLISH, ("Silver Fern Awards", "Award"), *people)
    chinese = Page("银蕨奖", _CHINESE, ("银蕨奖", "Award"), ("林江", "Person"), ("周敏", "Person"))
    with solver_over(folder, english, chinese) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who was the first Best Actor winner at the Silver Fern Awards?", "Tom Rhee"),
        ("Who was the first to win Best Actor at the Silver Fern Awards?", "Tom Rhee"),
        ("银蕨奖第一位影帝是谁？", "林江"),
        ("谁是银蕨奖首位最佳男主角？", "林江"),
    ],
)
def test_the_page_of_the_prize_says_who(tmp_path: Path, question: str, told: str) -> None:
    assert told in _answer(tmp_path, question)


@pytest.mark.parametrize(
    ("question", "other"),
    [
        ("Who was the first Best Director winner at the Silver Fern Awards?", "Bo Ek"),
        ("银蕨奖第一位影后是谁？", "周敏"),
    ],
)
def test_somebodys_own_first_is_not_the_first_of_all(tmp_path: Path, question: str, other: str) -> None:
    assert other not in _answer(tmp_path, question)
