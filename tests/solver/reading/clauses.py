"""A text read as a page of its own, and its clauses."""

from __future__ import annotations

from schemas.text import Chunk, Document, Language
from solver.reading.page import Clause, Page, read_page


def page_of(text: str) -> Page:
    """A page of one chunk; in Chinese where not all is ASCII."""
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    document = Document("p", "p", text, "p.txt", language)
    return read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, language)])


def clause(text: str, place: int = 0) -> Clause:
    """One of the clauses of a text."""
    return page_of(text).clauses[place]
