"""Everybody who has played somebody, in whatever work."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

LIN = "林晚，女作家。她的一生拍成了两部电影。她写得很快。"
OWN = "《林晚》，电影。周宁饰演林晚，赵雨饰演陈江。"
SEA = "《远海》，电影。吴月饰演林晚，王山饰演船长。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    lin = Page("林晚", LIN, ("林晚", "Person"))
    own = Page(
        "林晚（电影）", OWN, ("林晚（电影）", "Film"), ("周宁", "Person"), ("赵雨", "Person"), also=("林晚",)
    )
    own.says(0, "starring", 1, "周宁饰演林晚", role="林晚").says(
        0, "starring", 2, "赵雨饰演陈江", role="陈江"
    )
    sea = Page("远海", SEA, ("远海", "Film"), ("吴月", "Person"), ("王山", "Person"), ("林晚", "Person"))
    sea.says(0, "starring", 1, "吴月饰演林晚", role="林晚").says(
        0, "starring", 2, "王山饰演船长", role="船长"
    )
    with solver_over(tmp_path_factory.mktemp("embodied"), lin, own, sea) as found:
        yield found


@pytest.mark.parametrize("question", ["演过林晚的女演员有哪些？", "谁演过林晚？", "哪些演员演过林晚？"])
def test_all_who_played_her_and_no_other_of_the_cast(solver: Solver, question: str) -> None:
    answer = solver.ask(question)
    assert all(name in answer.text for name in ("周宁", "吴月")), answer.text
    assert not any(name in answer.text for name in ("赵雨", "王山")), answer.text
    assert len(answer.citations) > 1


def test_a_film_s_title_asks_for_its_cast(solver: Solver) -> None:
    assert "船长" not in solver.ask("《林晚》由谁主演？").text
