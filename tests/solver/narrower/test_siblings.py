"""How many brothers and sisters somebody has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LEE = Page(
    "en/Ann Lee",
    "Ann Lee was a Scottish painter. She was born in Leith, the second of the five children of a smith. "
    "In 1950 she married Tom Rhee, the youngest of three sons.",
    ("Ann Lee", "Person"),
    ("Tom Rhee", "Person"),
)
VENN = Page(
    "en/Ida Venn",
    "Ida Venn was a Scottish singer. Her mother, the eldest of nine children, ran a shop in Leith.",
    ("Ida Venn", "Person"),
)
LIN = Page("林江", "林江是一名画家。他生于青县，家中四个孩子，他排行第二。", ("林江", "Person"))


@pytest.mark.parametrize(
    ("question", "said"),
    [("How many siblings did Ann Lee have?", "4: "), ("林江有几个兄弟姐妹？", "3个：")],
)
def test_the_others_among_the_children_are_counted(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, LEE, VENN, LIN) as solver:
        assert solver.ask(question).text.startswith(said)


@pytest.mark.parametrize(
    "question",
    [
        "How many brothers did Ann Lee have?",  # of her husband's it is told
        "How many siblings did Ida Venn have?",  # of her mother's
    ],
)
def test_those_of_others_are_not(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, LEE, VENN, LIN) as solver:
        assert not solver.ask(question).text.startswith(("2: ", "8: "))
