"""Whoever made a work, told by what they did."""

from __future__ import annotations

import pytest

from solver.planners.rewording.attributing import attributed
from solver.planners.rewording.rewording import reworded


@pytest.mark.parametrize(
    ("question", "read"),
    [
        ("导《雾港》的人是在哪里出生的？", "《雾港》的导演是在哪里出生的？"),
        ("执导《雾港》的导演是谁？", "《雾港》的导演是谁？"),
        ("写了《潮水》的那个人是哪年去世的？", "《潮水》的作者是哪年去世的？"),
        ("画《归途》的画家是哪年去世的？", "《归途》的作者是哪年去世的？"),
        ("林晚是谱《潮声》的人吗？", "林晚是《潮声》的作曲者吗？"),
        ("1990年导《雾港》的人是谁？", "1990年《雾港》的导演是谁？"),
        ("林晚写《潮水》的那年几岁？", "林晚写《潮水》的那年几岁？"),
        ("主演《雾港》的人是谁？", "主演《雾港》的人是谁？"),
        ("写《潮水》的人物原型是谁？", "写《潮水》的人物原型是谁？"),
        ("谁导了《雾港》？", "谁导了《雾港》？"),
    ],
)
def test_who_did_something_for_a_work_is_called_by_the_noun(question: str, read: str) -> None:
    assert attributed(question) == read


def test_questions_are_read_so() -> None:
    assert reworded("导《雾港》的人是谁？") == "《雾港》的导演是谁？"
