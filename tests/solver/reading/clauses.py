"""A clause of a Chinese page of one sentence or more."""

from __future__ import annotations

from schemas.text import Chunk, Document, Language
from solver.reading.page import Clause, read_page


def clause(text: str, place: int = 0) -> Clause:
    document = Document("p", "p", text, "p.txt", Language.CHINESE)
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, Language.CHINESE)])
    return page.clauses[place]
