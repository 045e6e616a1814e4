"""Whether two things have the same school, source or home town."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

MOSS = (
    "Ina Moss is a sculptor. At the village school one of her classmates was Carl Dorn. Later she worked for Ben Hall, "
    "who was trained at a different school."
)
FOG = "《雾港》是一部电视剧。在它之前，动画片《夜航》已经很有名；两者都改编自同一部小说。《山城》则改编自另一部小说。"
HOME = "海城是一座港口城市。画家林晚出生于海城。歌手赵一鸣1980年也出生于海城。白川出生于山口。"


def _pages() -> list[Page]:
    moss = Page("en/Ina Moss", MOSS, ("Ina Moss", "Person"), ("Carl Dorn", "Person"), ("Ben Hall", "Person"))
    fog = Page("雾港", FOG, ("雾港", "Series"), ("夜航", "Film"), ("山城", "Film"))
    home = Page(
        "海城", HOME, ("海城", "City"), ("林晚", "Person"), ("赵一鸣", "Person"), ("白川", "Person"), ("山口", "City")
    )  # fmt: skip
    home.says(1, "birth_place", 0, "画家林晚出生于海城").says(
        2, "birth_place", 0, "歌手赵一鸣1980年也出生于海城"
    )
    home.says(3, "birth_place", 4, "白川出生于山口")
    return [moss, fog, home]


@pytest.mark.parametrize(
    ("question", "begins", "holds"),
    [
        ("Did Ina Moss and Carl Dorn go to the same school?", "Yes", "classmates"),
        ("《雾港》和《夜航》是根据同一部小说改编的吗？", "是的", "同一部小说"),
        ("林晚和赵一鸣是同乡吗？", "是的", "海城"),
    ],
)
def test_what_two_things_share_is_told(tmp_path: Path, question: str, begins: str, holds: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins)
    assert holds in answer.text
    assert answer.citations


@pytest.mark.parametrize(
    "question",
    [
        "Did Ina Moss and Ben Hall go to the same school?",
        "《雾港》和《山城》是根据同一部小说改编的吗？",
        "林晚和白川是同乡吗？",
    ],
)
def test_nothing_shared_is_made_up(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert not answer.text.startswith(("Yes", "是的"))
