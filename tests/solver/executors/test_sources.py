"""Who wrote what a work comes from, where nobody is known to have written the work."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

HAIL = "Hail is a film from the play Winter Rooms. Winter Rooms was written by Ina Moor. Carl Dorn photographed Hail."


@pytest.mark.parametrize(
    ("question", "begins", "holds"),
    [
        ("Who wrote Hail?", "", "Ina Moor"),
        ("Did Ina Moor write Hail?", "Yes", "Ina Moor"),
        ("Did Carl Dorn write Hail?", "No", "Ina Moor"),
    ],
)
def test_the_author_of_the_source_is_no_yes_for_anybody_else(
    tmp_path: Path, question: str, begins: str, holds: str
) -> None:
    page = Page(
        "en/Hail",
        HAIL,
        ("Hail", "Film"),
        ("Winter Rooms", "Book"),
        ("Ina Moor", "Person"),
        ("Carl Dorn", "Person"),
    )
    page.says(0, "based_on", 1, "from the play Winter Rooms").says(1, "author", 2, "written by Ina Moor")
    page.says(0, "cinematographer", 3, "Carl Dorn photographed Hail")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text
    assert holds in answer.text
