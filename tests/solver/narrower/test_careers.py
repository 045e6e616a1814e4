"""Which child became something is told by the words behind one child's name, and by no list of all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

ROSS = (
    "Ada Ross is a painter. Their son, Tom, became a lawyer, and their daughter, Mina, a surgeon. She paints."
)
LIN = "林海，画家。长子林江后来当了医生；次子林松则是面包师。他很忙。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Tom", "Person"), ("Mina", "Person"))
    ross.says(0, "child", 1, "Their son, Tom").says(0, "child", 2, "their daughter, Mina")
    lin = Page("林海", LIN, ("林海", "Person"), ("林江", "Person"), ("林松", "Person"))
    lin.says(0, "child", 1, "长子林江").says(0, "child", 2, "次子林松")
    with solver_over(tmp_path_factory.mktemp("careers"), ross, lin) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "lead"),
    [
        ("Which of Ada Ross's children became a lawyer?", "It is Tom: "),
        ("Which of Ada Ross's children became a surgeon?", "It is Mina: "),
        ("林海的哪个儿子当了医生？", "是林江："),
        ("林海的哪个孩子是面包师？", "是林松："),
    ],
)
def test_the_child_behind_whose_name_it_stands_is_told(solver: Solver, question: str, lead: str) -> None:
    answer = solver.ask(question)
    assert answer.text.startswith(lead)
    assert answer.citations


@pytest.mark.parametrize(
    "question",
    ["Which of Ada Ross's children became a sailor?", "林海的哪个儿子当了律师？", "林海的哪个孩子当了作家？"],
)
def test_where_no_child_is_said_to_have_nobody_is_told(solver: Solver, question: str) -> None:
    assert solver.ask(question).abstained
