"""Stretches of a page: which of them are only the first row of a table."""

from __future__ import annotations

import pytest

from schemas.plan import AnswerType
from schemas.text import Language
from solver.reading.page_scores import PageScores
from solver.reading.terms import Term, Terms, match
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


def test_what_clauses_hold_is_worked_out_once_for_a_page():
    page = page_of("The mill was built by Ann Reed in 1846. She sold the mill. Nobody lives there.")
    mill, built, sold = (Term((word,), 1.0, kind) for word, kind in
                         (("mill", "thing"), ("built", "relation"), ("sold", "relation")))  # fmt: skip
    kept: dict[Term, list[float]] = {}
    for relation in (built, sold, built):
        terms = Terms((mill,), (relation,), (), AnswerType.PERSON, Language.ENGLISH)
        alone = PageScores(page, terms, frozenset()).windows()
        assert alone
        assert PageScores(page, terms, frozenset(), matches=kept).windows() == alone
    assert kept == {term: [match(term, clause) for clause in page.clauses] for term in (mill, built, sold)}
