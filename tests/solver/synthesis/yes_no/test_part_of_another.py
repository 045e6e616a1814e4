"""Whether somebody played a part that pages give to somebody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    text = "Low Tide is a film. Ida Venn plays Ines Holm, and Una Reeve plays her sister Mara Holm."
    page = Page("en/Low Tide", text, ("Low Tide", "Film"), ("Ida Venn", "Person"), ("Una Reeve", "Person"))
    page.says(0, "starring", 1, "Ida Venn plays Ines Holm", role="Ines Holm")
    page.says(0, "starring", 2, "Una Reeve plays her sister Mara Holm", role="Mara Holm")
    with solver_over(tmp_path_factory.mktemp("parts"), page) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ida Venn play Ines Holm?", "Yes"),
        ("Did Ida Venn play Mara Holm?", "No"),
        ("Was Mara Holm played by Ida Venn?", "The pages do not say"),
        ("Did Una Reeve play Ines Holm in Low Tide?", "No"),
        ("Did Ida Venn play Bo Ek in Low Tide?", "The pages do not say"),
    ],
)
def test_a_part_is_whose_pages_give_it_to(solver: Solver, question: str, begins: str) -> None:
    assert solver.ask(question).text.startswith(begins)
