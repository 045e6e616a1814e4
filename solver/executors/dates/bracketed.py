"""The year that pages put in brackets behind a work's name: 《甲》（2006年）, *The Mill* (1994)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Literal, LiteralKind
from schemas.protocols import GraphStore
from schemas.text import Chunk
from solver.language import folded
from solver.reading.terms import Term, is_named
from solver.results import Extract

_YEAR = re.compile(r"[》”\"’'*]*\s*[（(](?:[^（）()]{0,30}[,，、]\s*)?((?:1[89]|20)\d\d)(年?)[）)]")
_MOST = 24  # mentions looked at


def bracketed_year(store: GraphStore, work: str, others: Sequence[Term]) -> tuple[Literal, Extract] | None:
    """The year behind the name of a work (an id) in chunks that speak of the other things of an event; None where they
    give none, or several.
    """
    mentions = store.mentions(entities=[work], limit=_MOST)
    chunks = {c.id: c for c in store.get_chunks(sorted({m.chunk for m in mentions})) if c is not None}
    found: dict[str, tuple[Literal, Extract]] = {}
    for mention in mentions:
        chunk = chunks.get(mention.chunk)
        year = _YEAR.match(chunk.text, mention.end - chunk.start) if chunk is not None else None
        if chunk is not None and year is not None and _speaks_of(chunk, others, store):
            literal = Literal(LiteralKind.DATE, year[1], f"{year[1]}{year[2]}")
            found.setdefault(year[1], (literal, Extract(chunk.id, mention.start, chunk.start + year.end())))
    return next(iter(found.values())) if len(found) == 1 else None


def _speaks_of(chunk: Chunk, others: Sequence[Term], store: GraphStore) -> bool:
    """Whether a chunk, or the title of its page, names all the things."""
    page = next(iter(store.get_documents([chunk.document])), None)
    text = folded(f"{page.title}\n{chunk.text}" if page is not None else chunk.text)
    return all(any(is_named(form.removesuffix("奖"), text) for form in other.forms) for other in others)
