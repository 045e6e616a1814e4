"""Leads whose sex only the words of a page tell: the leading lady is not who plays the leading man."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

FILM = "《远山》是一部电影。女主角林小荷当时还是学生，男主角周大川由方长河饰演。"


def _film() -> Page:
    return Page("远山", FILM, ("远山", "Film"), ("方长河", "Person")).says(
        0, "starring", 1, "男主角周大川由方长河饰演"
    )


@pytest.mark.parametrize(
    ("question", "told", "other"),
    [
        ("《远山》的男主角是谁？", "方长河", "林小荷"),
        ("《远山》的女主角是谁？", "林小荷", "《远山》由方长河主演"),
    ],
)
def test_a_lead_is_of_the_sex_that_its_words_say(
    tmp_path: Path, question: str, told: str, other: str
) -> None:
    with solver_over(tmp_path, _film()) as solver:
        answer = solver.ask(question).text
    assert told in answer
    assert other not in answer
