"""The home town of somebody of whom only the place of birth is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over


def _lin() -> Page:
    page = Page("林晚", "林晚，歌手，出生于石城。", ("林晚", "Person"), ("石城", "City"))
    return page.says(0, "birth_place", 1, "出生于石城")


def _bai() -> Page:
    page = Page(
        "白露", "白露，歌手，祖籍海州，出生于石城。", ("白露", "Person"), ("石城", "City"), ("海州", "City")
    )
    return page.says(0, "birth_place", 1, "出生于石城").says(0, "ancestral_home", 2, "祖籍海州")


@pytest.mark.parametrize("question", ["林晚的老家在哪里？", "林晚的家乡是哪里？"])
def test_where_somebody_was_born_is_the_home_town(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, _lin()) as solver:
        assert "石城" in solver.ask(question).text


def test_a_home_town_that_is_told_goes_before(tmp_path: Path) -> None:
    with solver_over(tmp_path, _bai()) as solver:
        answer = solver.ask("白露的老家在哪里？")
    assert "海州" in answer.text
    assert "石城" not in answer.text


def test_where_a_family_comes_from_is_not_where_somebody_was_born(tmp_path: Path) -> None:
    with solver_over(tmp_path, _lin()) as solver:
        assert solver.ask("林晚的祖籍是哪里？").abstained


TOWN = Page("石城", "石城是海港。这里的名吃首推鱼面。", ("石城", "City"))


def test_what_is_asked_of_a_home_town_is_looked_for_there(tmp_path: Path) -> None:
    with solver_over(tmp_path, _lin(), TOWN, embedder=Likeness({"名吃": 0.97})) as solver:
        assert "石城" in solver.ask("林晚老家最有名的早点是什么？").plan


def test_a_home_town_is_no_answer_to_what_is_asked_of_it(tmp_path: Path) -> None:
    with solver_over(tmp_path, _lin(), TOWN) as solver:
        assert solver.ask("林晚老家最有名的早点是什么？").abstained
