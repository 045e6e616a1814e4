"""The pages that a part is read on: those about its things, and those that the retriever ranks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Chunk, ChunkKind, Document, Span
from solver.effort import Effort
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.library import Library
from solver.reading.page import Named, Page, read_page
from solver.reading.people.strangers import Strangers, says_all
from solver.reading.terms import is_also_called, is_named

_PAGES = 10
_CHUNKS_A_PAGE = 80


class Shelf:
    """Takes pages out of a store, each with what it names and what it is about; keeps them for its question.

    It is the gate to all that is read: a page that does not say the strangers of a question tells of somebody else.
    """

    def __init__(
        self, store: GraphStore, library: Library, lexicon: Lexicon, strangers: Strangers, effort: Effort
    ) -> None:
        self._store = store
        self._library = library
        self._lexicon = lexicon
        self._strangers = strangers
        self._effort = effort
        self._read: dict[tuple[str, ...], Page] = {}

    def of(self, part: SubQuestion, ranking: Ranking | None) -> list[Page]:
        """Pages about the things first, then those of the ranked chunks; their clauses count as read each time."""
        keys = dict.fromkeys(self._pages_about(part))
        hits: dict[str, list[str]] = {}
        for hit in ranking.chunks if ranking is not None else ():
            hits.setdefault(hit.document, []).append(hit.chunk)
        texts_only = {
            c.document for c in self._store.get_chunks(_firsts(hits)) if c and c.kind is ChunkKind.TEXT
        }
        hits = {key: ids for key, ids in hits.items() if key in texts_only}
        keys |= dict.fromkeys(hits)
        chosen = list(keys)[:_PAGES]
        documents = self._store.get_documents(chosen)
        chunks = self._store.document_chunks(chosen)
        strangers = self._strangers.named(part.text, part.entities)
        pages = []
        for key, document in zip(chosen, documents, strict=True):
            if document is None or not says_all(f"{document.title} {document.text}", strangers):
                continue
            texts = [chunk for chunk in chunks.get(key, ()) if chunk.kind is ChunkKind.TEXT]
            if len(texts) > _CHUNKS_A_PAGE:
                wanted = set(hits.get(key, ()))
                texts = [c for c in texts if c.id in wanted] + [c for c in texts if c.id not in wanted]
                texts = sorted(texts[:_CHUNKS_A_PAGE], key=lambda c: c.ordinal)
            pages.append(self._page(document, texts))
        self._effort.spend(sum(len(page.clauses) for page in pages))
        return pages

    def _page(self, document: Document, chunks: Sequence[Chunk]) -> Page:
        """The page with what it names and the type of its subject, as the store knows them; the same one as before."""
        key = (document.key, *(chunk.id for chunk in chunks))
        if key not in self._read:
            self._read[key] = self._library.page(key, lambda: self._annotated(document, chunks))
        return self._read[key]

    def _annotated(self, document: Document, chunks: Sequence[Chunk]) -> Page:
        mentions = self._store.mentions(chunks=[chunk.id for chunk in chunks]) if chunks else []
        entities = [
            e for e in self._store.get_entities(sorted({m.entity for m in mentions})) if e is not None
        ]
        types = {e.id: e.type for e in entities}
        named = [Named(m.start, m.end, types.get(m.entity, ""), m.entity) for m in mentions]
        titles = [Span(n.start, n.end) for n in named if "Work" in self._lexicon.ancestors(n.type)]
        subjects = [e.type for e in entities if document.key in e.pages]
        page = read_page(document, chunks, titles, named)
        return replace(page, subject=subjects[0]) if subjects else page

    def _pages_about(self, part: SubQuestion) -> list[str]:
        ids = [e.id for e in sorted(part.entities, key=lambda e: (-e.score, e.id))]
        entities = [entity for entity in self._library.entities(ids) if entity is not None]
        return [key for entity in entities for key in entity.pages[:2]]

    def about(self, part: SubQuestion, page: Page) -> frozenset[str]:
        """Names of the question's things that the page is about: by its entities, or as its first words say."""
        names: set[str] = set()
        own: set[str] = set()
        for entity in self._library.entities([e.id for e in part.entities]):
            if entity is not None and page.document.key in entity.pages:
                names.update(folded(name.name) for name in entity.names)
                names.add(folded(entity.name))
            if entity is not None and entity.pages:
                own.update(folded(name.name) for name in entity.names)
        title, opening = folded(page.document.title), page.opening
        for name in map(folded, part.names):
            if name not in own and (is_named(name, title) or is_also_called(name, opening)):
                names.add(name)
        return frozenset(names)


def _firsts(hits: Mapping[str, Sequence[str]]) -> list[str]:
    """One chunk of each document."""
    return [ids[0] for _, ids in sorted(hits.items())]
