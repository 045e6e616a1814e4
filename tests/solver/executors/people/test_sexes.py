"""Sons and daughters by the words beside their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.executors.people.sexes import Sex, is_called, sexes_of
from tests.solver.names.test_crossing import filled
from tests.solver.synthesis.pages import Page, solver_over

SENTENCE = "1983年结婚，育有一子林江和一女林夏。"


@pytest.mark.parametrize(
    ("name", "sex", "called"),
    [
        ("林江", Sex.MALE, True),
        ("林江", Sex.FEMALE, False),
        ("林夏", Sex.FEMALE, True),
        ("林夏", Sex.MALE, False),
    ],
)
def test_a_son_and_a_daughter_counted_beside_each_other_are_told_apart(
    name: str, sex: Sex, called: bool
) -> None:
    assert is_called(name, [SENTENCE], sex) is called


@pytest.mark.parametrize(
    ("question", "expected"),
    [("林晚的女儿是谁？", "林晚有一女林夏。"), ("林晚的儿子是谁？", "林晚的子女是林江。")],
)
def test_a_son_is_no_daughter(tmp_path: Path, question: str, expected: str) -> None:
    page = Page("林晚", f"林晚是画家。{SENTENCE}", ("林晚", "Person"), ("林江", "Person"))
    page.says(0, "child", 1, "育有一子林江")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).text == expected


def test_a_prize_for_actresses_tells_that_a_woman_won_it(tmp_path: Path) -> None:
    text = "《远山》由林小荷和方长河主演。林小荷获得金帆奖最佳女主角。"
    film = Page(
        "远山", text, ("远山", "Film"), ("林小荷", "Person"), ("方长河", "Person"), ("金帆奖", "Award")
    )
    film.says(0, "starring", 1, "林小荷和方长河主演").says(0, "starring", 2, "林小荷和方长河主演")
    film.says(1, "award_won", 3, "获得金帆奖最佳女主角", category="最佳女主角")
    with filled(tmp_path / "pages.db", film) as store:
        ids = {name: store.find_names([name])[name][0].id for name in ("林小荷", "方长河")}
        assert sexes_of(list(ids.values()), store) == {ids["林小荷"]: Sex.FEMALE}
