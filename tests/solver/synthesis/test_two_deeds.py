"""Works for which one person did two things: facts must say both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

ROSS = "Ada Ross directed Loom, Tidewrack and Ember. Ada Ross stars in Loom and Ember. Bo Ek directed Reef."
LIN = "林海导演了《磨坊》和《雾港》。林海主演了《磨坊》和《石桥》。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    films = [(name, "Film") for name in ("Loom", "Tidewrack", "Ember", "Reef")]
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), *films, ("Bo Ek", "Person"))
    for film in (1, 2, 3):
        ross.says(film, "director", 0, "Ada Ross directed Loom, Tidewrack and Ember")
    for film in (1, 3):
        ross.says(film, "starring", 0, "Ada Ross stars in Loom and Ember")
    ross.says(4, "director", 5, "Bo Ek directed Reef")
    lin = Page("林海", LIN, ("林海", "Person"), ("磨坊", "Film"), ("雾港", "Film"), ("石桥", "Film"))
    for film, words in ((1, "director"), (2, "director"), (1, "starring"), (3, "starring")):
        lin.says(film, words, 0, "林海导演了" if words == "director" else "林海主演了")
    with solver_over(tmp_path_factory.mktemp("deeds"), ross, lin) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "told", "untold"),
    [
        ("Which films did Ada Ross both direct and star in?", ("Loom", "Ember"), ("Tidewrack", "Reef")),
        ("How many films did Ada Ross direct and star in?", ("2", "Loom", "Ember"), ("Tidewrack",)),
        ("林海自导自演过哪些电影？", ("磨坊",), ("雾港", "石桥")),
        ("哪些电影由林海导演并主演？", ("磨坊",), ("雾港", "石桥")),
        ("Which films did Ada Ross direct?", ("Loom", "Tidewrack", "Ember"), ("Reef",)),
    ],
)
def test_only_works_of_both_are_told(
    solver: Solver, question: str, told: tuple[str, ...], untold: tuple[str, ...]
) -> None:
    answer = solver.ask(question)
    assert all(name in answer.text for name in told), answer.text
    assert not any(name in answer.text for name in untold), answer.text
    assert answer.citations


def test_one_of_the_two_is_not_enough(solver: Solver) -> None:
    assert solver.ask("Which films did Bo Ek both direct and star in?").abstained
