"""One clause that asks two things is two questions; one thing asked in two words is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.rewording.rewording import reworded
from tests.solver.synthesis.pages import Page, date, solver_over


@pytest.mark.parametrize(
    ("question", "two"),
    [
        ("林晚什么时候在哪里出生", "林晚什么时候出生？林晚在哪里出生？"),
        ("林晚是哪年在哪里出生的？", "林晚是哪年出生的？林晚在哪里出生的？"),
        ("林晚在哪里、什么时候去世的", "林晚在哪里去世的？林晚什么时候去世的？"),
        ("林晚出生于何时何地？", "林晚出生于何时？林晚出生于何地？"),
        ("甲社是谁在哪年创办的", "甲社是谁创办的？甲社是哪年创办的？"),
        ("谁在什么时候创办了甲社？", "甲社是谁创办的？甲社是什么时候创办的？"),
        ("《雾》的导演和上映日期是什么", "《雾》的导演是谁？《雾》的上映日期是什么时候？"),
        ("What are Ida Lom's date and place of birth?", "When was Ida Lom born? Where was Ida Lom born?"),
        ("What was the place and date of death of Ida Lom?", "Where did Ida Lom die? When did Ida Lom die?"),
        ("Who are the director and the editor of Fog?", "Who is the director of Fog? Who is the editor of Fog?"),
        ("Who is Lom's wife and what does she do?", "Who is Lom's wife? What is the occupation of Lom's wife?"),
        ("Who is Ida Lom's son and when was he born?", "Who is Ida Lom's son? When was Ida Lom's son born?"),
    ],
)  # fmt: skip
def test_two_things_are_two_questions(question: str, two: str) -> None:
    assert reworded(question) == two


@pytest.mark.parametrize(
    "question",
    [
        "林晚什么时候出生",
        "林晚在哪里出生的？",
        "林晚的导演作品和编剧作品是什么",
        "谁创办了甲社？",
        "甲社是谁创办的",
        "Who is the director and editor of Fog?",
        "What is Ida Lom's date of birth?",
        "Who is Ida Lom's wife and when was he born?",
    ],
)
def test_one_thing_stays_one_question(question: str) -> None:
    assert reworded(question) == question


def test_both_are_answered(tmp_path: Path) -> None:
    page = Page("林晚", "林晚（1931年出生于甲镇），演员。", ("林晚", "Person"), ("甲镇", "City"))
    page.says(0, "birth_date", date("1931", "1931年"), "1931年")
    page.says(0, "birth_place", 1, "出生于甲镇")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("林晚什么时候在哪里出生？").text
    assert "1931年" in text
    assert "甲镇" in text
