"""Where something is, asked without a word for lying there."""

from __future__ import annotations

import pytest

from solver.planners.rewording.locating import located, located_zh


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("Where is Mount Hollow?", "Where is Mount Hollow located?"),
        ("Where is the Tower of Ash?", "Where is the Tower of Ash located?"),
        ("In which city is Hollow College?", "In which city is Hollow College located?"),
        ("What country is Mount Hollow in?", "What is the home country of Mount Hollow?"),
        ("In which country does Mount Hollow lie?", "What is the home country of Mount Hollow?"),
        ("Where is St. Anne's Cathedral?", "Where is St. Anne's Cathedral located?"),
    ],
)
def test_a_place_is_asked_for_in_so_many_words(question: str, plain: str) -> None:
    assert located(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "Where is Ann Lee from?",
        "Where is Ann Lee buried?",
        "Where is the museum of Hollow kept?",
        "Which country is Ann Lee from?",
        "In which city is Ann Lee's grave?",
        "Which city is larger, Hollow or Ash?",
        "Where is Paula Hollow?",
        "What country is Hollow in?",
        "What country did Columbus reach?",
    ],
)
def test_other_questions_stay(question: str) -> None:
    assert located(question) == question


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("海城书局在哪里？", "海城书局位于哪里？"),
        ("白塔寺在哪个省", "白塔寺位于哪个省"),
        ("海城大学在哪座城市？", "海城大学位于哪座城市？"),
        ("白塔山位于哪个国家？", "白塔山是哪个国家的？"),
    ],
)
def test_chinese_asks_for_a_place_in_so_many_words(question: str, plain: str) -> None:
    assert located_zh(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "林晚出生在哪里？",
        "林晚住在哪里？",
        "林晚在哪里？",
        "林晚的书局在哪里？",
        "婚礼在哪里举行？",
        "王小山在哪里？",
        "宋江在哪里？",
        "哪座山在哪个国家？",
    ],
)
def test_where_somebody_is_or_was_born_stays(question: str) -> None:
    assert located_zh(question) == question
