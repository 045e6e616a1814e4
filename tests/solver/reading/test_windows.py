"""Stretches of a page: which of them are only the first row of a table."""

from __future__ import annotations

import pytest

from solver.reading.windows import Window, heads_table
from tests.solver.reading.clauses import page_of

TEXT = "The tramway had three lines.\n\nLine | Terminus | Length\nBlue | Quay | 3 km\nRed | Hill | 4 km"


@pytest.mark.parametrize(
    ("row", "head"), [("Line", True), ("Blue", False), ("Red", False), ("The tramway", False)]
)
def test_the_first_row_of_a_table_names_its_columns(row: str, head: bool):
    page = page_of(TEXT)
    places = [place for place, clause in enumerate(page.clauses) if clause.text.startswith(row)]
    window = Window(page, places[0], places[0], 0.0, 0.0, 0.0, True)
    assert heads_table(window) is head


def test_a_line_with_a_number_is_a_row_of_its_own():
    page = page_of("Blue | Quay | 1906\nRed | Hill | 1911")
    assert not heads_table(Window(page, 0, 0, 0.0, 0.0, 0.0, True))
