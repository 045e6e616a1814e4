"""Who of a cast went to school with somebody: reworded, and answered by facts and by sentences of playing alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.rewording.schooling import schooled, schooled_zh
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        (
            "Which two actors in Fog went to the same opera school as Lin Hai?",
            "Which two actors in Fog were classmates of Lin Hai?",
        ),
        ("Who went to the same school as Lin Hai?", ""),
        ("Which actors in Fog live in the same town as Lin Hai?", ""),
    ],
)
def test_the_same_school_in_english(question: str, plain: str) -> None:
    assert schooled(question) == (plain or question)


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("《雾港》里哪两位演员是林海的同门？", "哪两位演员既演了《雾港》又是林海的同学？"),
        ("《雾港》里哪些演员和林海上过同一所戏校？", "哪些演员既演了《雾港》又是林海的同学？"),
        ("谁和林海上过同一所戏校？", ""),
        ("《雾港》里哪些演员和林海合作过？", ""),
    ],
)
def test_the_same_school_in_chinese(question: str, plain: str) -> None:
    assert schooled_zh(question) == (plain or question)


def test_a_cast_is_held_to_who_went_to_school_with_somebody(tmp_path: Path) -> None:
    hai = Page(
        "林海", "林海，演员。少年时入戏校，师兄弟里有孙大山、石河，木青也出自同门。",
        ("林海", "Person"), ("孙大山", "Person"), ("石河", "Person"), ("木青", "Person"),
    )  # fmt: skip
    hai.says(0, "classmate", 1, "师兄弟里有孙大山").says(0, "classmate", 2, "师兄弟里有孙大山、石河")
    fog = Page(
        "雾港", "《雾港》是一部电影。孙大山、木青和白露主演本片。石河设计动作。",
        ("雾港", "Film"), ("孙大山", "Person"), ("木青", "Person"), ("白露", "Person"), ("石河", "Person"),
    )  # fmt: skip
    for player in (1, 2, 3):
        fog.says(0, "starring", player, "孙大山、木青和白露主演本片")
    with solver_over(tmp_path, hai, fog) as solver:
        answer = solver.ask("《雾港》里哪些演员是林海的同门？").text
    assert "孙大山" in answer
    assert "木青" in answer
    assert "白露" not in answer
    assert "石河" not in answer
