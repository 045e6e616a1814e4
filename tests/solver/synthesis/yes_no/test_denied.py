"""The verdict on a statement that denies something."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

LIN = "林海，导演。林海导演了《磨坊》。《雾港》由周宁导演。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    ross = Page("en/Ada Ross", "Ada Ross directed Loom. Bo Ek directed Ember.", ("Ada Ross", "Person"),
                ("Loom", "Film"), ("Bo Ek", "Person"), ("Ember", "Film"))  # fmt: skip
    ross.says(1, "director", 0, "Ada Ross directed Loom").says(3, "director", 2, "Bo Ek directed Ember")
    lin = Page("林海", LIN, ("林海", "Person"), ("磨坊", "Film"), ("雾港", "Film"), ("周宁", "Person"))
    lin.says(1, "director", 0, "林海导演了《磨坊》").says(2, "director", 3, "《雾港》由周宁导演")
    with solver_over(tmp_path_factory.mktemp("denied"), ross, lin) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "lead"),
    [
        ("林海没有导演《磨坊》，对吗？", "不对，"),
        ("林海没有导演过《雾港》，对吗？", "对，"),
        ("林海导演了《磨坊》，对吗？", "是的，"),
        ("Ada Ross did not direct Loom, right?", "That is not right: "),
        ("Is it true that Ada Ross did not direct Ember?", "That is right: "),
        ("Ada Ross didn't direct Loom, did she?", "Yes, "),
    ],
)
def test_what_is_so_makes_a_denial_wrong(solver: Solver, question: str, lead: str) -> None:
    answer = solver.ask(question)
    assert answer.text.startswith(lead)
    assert answer.citations
    assert answer.marked.startswith(lead)
