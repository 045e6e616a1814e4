"""Of two works in one sentence that beside a name is that person's, and the other is not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

LIN = "林海，导演。林海导演了《磨坊》。"
ZHOU = "周宁，演员。周宁主演了《磨坊》和《石桥》，也演过《雾港》。"
SCHOOL = "青城剧校，学校。校友周宁主演了林海的《磨坊》，后来又以《石桥》得奖。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    lin = Page("林海", LIN, ("林海", "Person"), ("磨坊", "Film"))
    lin.says(1, "director", 0, "林海导演了《磨坊》")
    zhou = Page("周宁", ZHOU, ("周宁", "Person"), ("磨坊", "Film"), ("石桥", "Film"), ("雾港", "Film"))
    zhou.says(1, "starring", 0, "周宁主演了《磨坊》").says(2, "starring", 0, "周宁主演了《磨坊》和《石桥》")
    school = Page(
        "青城剧校",
        SCHOOL,
        ("青城剧校", "School"),
        ("周宁", "Person"),
        ("林海", "Person"),
        ("磨坊", "Film"),
        ("石桥", "Film"),
    )
    with solver_over(tmp_path_factory.mktemp("works"), lin, zhou, school) as found:
        yield found


def test_the_work_apart_from_the_name_is_not_that_persons(solver: Solver) -> None:
    answer = solver.ask("周宁演过林海的哪些电影？")
    assert "磨坊" in answer.text
    assert "石桥" not in answer.text
    assert answer.citations
