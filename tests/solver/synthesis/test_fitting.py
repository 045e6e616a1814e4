"""Facts that leave out what was asked do not answer."""

from __future__ import annotations

from pathlib import Path

from tests.solver.synthesis.pages import Page, solver_over

TIDE = "Tide is a novel by Nora Vane. Nora Vane drives a red lorry."


def _tide() -> Page:
    page = Page("en/Tide", TIDE, ("Tide", "Book"), ("Nora Vane", "Person"))
    return page.says(0, "author", 1, "Tide is a novel by Nora Vane")


def test_who_wrote_is_answered_by_the_author(tmp_path: Path):
    with solver_over(tmp_path, _tide()) as solver:
        assert solver.ask("Who is the author of Tide?").text == "Tide was written by Nora Vane."


def test_where_is_not_answered_by_a_person(tmp_path: Path):
    with solver_over(tmp_path, _tide()) as solver:
        assert solver.ask("Where did the author of Tide learn to swim?").abstained
