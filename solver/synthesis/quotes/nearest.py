"""The passages nearest to a question that nothing answers, where no sentence holds any of its words."""

from __future__ import annotations

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Chunk
from solver.reading.page_subjects import sentence_at
from solver.results import Extract

_MOST = 3
_READ = 20  # chunks of a ranking, the best first


def nearest(part: SubQuestion, ranking: Ranking | None, store: GraphStore) -> list[Extract]:
    """A sentence of each of the best chunks that speak of what is asked about: the first that names it, of a page about
    it else the chunk's first; of a question that names nothing known the first of the best chunks.
    """
    hits = ranking.chunks[:_READ] if ranking is not None else ()
    chunks = [chunk for chunk in store.get_chunks([hit.chunk for hit in hits]) if chunk is not None]
    asked = {entity.id for entity in part.entities}
    pages = {page for e in store.get_entities(sorted(asked)) if e is not None for page in e.pages}
    found = (_sentence(chunk, asked, pages, store) for chunk in chunks)
    return [extract for extract in found if extract is not None][:_MOST]


def _sentence(chunk: Chunk, asked: set[str], pages: set[str], store: GraphStore) -> Extract | None:
    named = [m for m in store.mentions(chunks=[chunk.id]) if m.entity in asked]
    if named:
        first = min(named, key=lambda m: m.start)
        return sentence_at(chunk, first.start, first.end)
    own = not asked or chunk.document in pages
    return sentence_at(chunk, chunk.start, chunk.start) if own else None
