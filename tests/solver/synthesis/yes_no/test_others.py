"""Where one statement of a sentence ends and another begins."""

from __future__ import annotations

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.page import read_page
from solver.synthesis.yes_no.others import pieces


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Nina has been married to Jon, and to the director Max", 1),  # one verb for both
        ("Nina played the queen, and in Fog the maid", 1),
        ("Nina married Jon, and Ida married Max", 2),
        ("Nina married Jon, while Ida married Max", 2),
    ],
)
def test_what_goes_on_with_a_preposition_is_one_statement(text: str, number: int) -> None:
    document = Document("p", "p", text, "p.txt", Language.ENGLISH)
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, Language.ENGLISH)])
    (clause,) = page.clauses
    assert len(pieces(clause, Language.ENGLISH)) == number
