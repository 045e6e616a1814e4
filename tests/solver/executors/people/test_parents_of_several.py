"""The father or the mother of several people, where facts only say whose children they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

ROSS = "Ada Ross is a painter. She has a daughter Mina and a son Tom. She paints."
LIN = "林岚，画家。她育有儿子林江和女儿林月。她很忙。"
ZHOU = "周宁，医生。他的女儿是周水。他很忙。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Mina", "Person"), ("Tom", "Person"))
    ross.says(0, "child", 1, "She has a daughter Mina").says(0, "child", 2, "a son Tom")
    lin = Page("林岚", LIN, ("林岚", "Person"), ("林江", "Person"), ("林月", "Person"))
    lin.says(0, "child", 1, "育有儿子林江和女儿林月").says(0, "child", 2, "育有儿子林江和女儿林月")
    zhou = Page("周宁", ZHOU, ("周宁", "Person"), ("周水", "Person")).says(0, "child", 1, "他的女儿是周水")
    with solver_over(tmp_path_factory.mktemp("parents"), ross, lin, zhou) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (
            "Who is the mother of both Mina and Tom?",
            ("mother of Mina is Ada Ross", "mother of Tom is Ada Ross"),
        ),
        ("林江和林月的母亲是谁？", ("林江的母亲是林岚", "林月的母亲是林岚")),
    ],
)
def test_both_are_proved_to_be_hers(solver: Solver, question: str, told: tuple[str, ...]) -> None:
    answer = solver.ask(question)
    assert all(words in answer.text for words in told), answer.text
    assert answer.citations


def test_children_of_two_families_have_no_common_mother(solver: Solver) -> None:
    assert solver.ask("林月和周水的母亲是谁？").abstained


def test_the_father_is_whose_family_name_the_child_bears(tmp_path: Path) -> None:
    text = "1996年，乔江与林月结婚。次年乔雨出生，两人后来分开。"
    page = Page(
        "青石乐队",
        text,
        ("青石乐队", "Organization"),
        ("乔江", "Person"),
        ("林月", "Person"),
        ("乔雨", "Person"),
    )
    page.says(1, "child", 3, "次年乔雨出生").says(2, "child", 3, "次年乔雨出生")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("乔雨的父亲是谁？").text == "乔雨的父亲是乔江。"
        assert solver.ask("乔雨的母亲是谁？").text == "乔雨的母亲是林月。"
