"""What a thing is: the first sentence of its page, or the sentence of another page that introduces it."""

from __future__ import annotations

import re

from schemas.graph import ChunkMention, Entity
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, ChunkKind, Language
from solver.names.senses import rivals
from solver.reading.page import Page, read_page
from solver.reading.reader import Passage
from solver.reading.windows import Window, picked

_MOST = 3  # homonyms that one answer tells of
_MENTIONS = 40  # sentences looked at for one that introduces a thing without a page
_SHORT = {Language.CHINESE: 10, Language.ENGLISH: 30}  # characters: too short to define, so the next joins
_APPOSED = {
    Language.CHINESE: re.compile(r"[（(]|，(?:是|生于|\d{4}年)|是"),
    Language.ENGLISH: re.compile(
        r",?\s+(?:who|which)\b|,\s+(?:a|an|the|his|her|then|now)\b|\s+\(|\s+(?:is|was)\s+(?:a|an|the)\b"
    ),
}


class Definitions:
    """Finds the words that say what a thing is; reads the store only."""

    def __init__(self, store: GraphStore, language: Language) -> None:
        self._store = store
        self._language = language

    def passage(self, part: SubQuestion) -> Passage | None:
        """The defining sentence of each thing that a name may mean; None where no page names it."""
        things = self._things(part)
        windows = [w for thing in things if thing.pages and (w := self._opening(thing)) is not None]
        own = [w for w in windows if w.page.language is self._language]
        if not windows:
            windows = [w for thing in things[:1] if (w := self._introduced(thing)) is not None]
        return Passage(tuple((own or windows)[:_MOST])) if windows else None

    def _things(self, part: SubQuestion) -> list[Entity]:
        ids = [e.id for e in rivals(part.entities)]
        return [e for e in self._store.get_entities(list(dict.fromkeys(ids))) if e is not None]

    def _opening(self, thing: Entity) -> Window | None:
        """The first sentence of the thing's page in the language asked in, or of any."""
        pages = [p for key in thing.pages if (p := self._page(key)) is not None and p.clauses]
        page = min(pages, key=lambda p: (p.language is not self._language, p.document.key), default=None)
        if page is None:
            return None
        last = _end_of(page, 0)
        if len(page.document.text[page.clauses[0].start : page.clauses[last].end]) < _SHORT[page.language]:
            last = _end_of(page, last + 1) if last + 1 < len(page.clauses) else last
        return picked(page, 0, last)

    def _introduced(self, thing: Entity) -> Window | None:
        """The sentence that says most about a thing without a page: what it is, or most facts about it."""
        found = []
        mentions = self._store.mentions(entities=[thing.id])[:_MENTIONS]
        chunks = self._chunks(mentions)
        told = self._told(thing)
        for mention in mentions:
            chunk = chunks.get(mention.chunk)
            if chunk is None or chunk.kind is not ChunkKind.TEXT:
                continue
            after = chunk.text[mention.end - chunk.start :]
            apposed = _APPOSED[chunk.language].match(after) is not None
            facts = sum(start <= mention.start < end for key, start, end in told if key == chunk.document)
            foreign = chunk.language is not self._language
            found.append((foreign, not apposed, -facts, chunk.document, mention.start))
        for *_, key, place in sorted(found)[:1]:
            page = self._page(key)
            first = next((i for i, c in enumerate(page.clauses) if c.end > place), None) if page else None
            if page is not None and first is not None:
                return picked(page, first, _end_of(page, first))
        return None

    def _told(self, thing: Entity) -> list[tuple[str, int, int]]:
        """Where sentences stand that state facts of the thing: document, start, end."""
        triples = self._store.match(subjects=[thing.id]) + self._store.match(objects=[thing.id])
        evidence = self._store.evidence(sorted({triple.id for triple in triples}))
        return [(e.document, e.sentence_start, e.sentence_end) for rows in evidence.values() for e in rows]

    def _page(self, key: str) -> Page | None:
        document = next(iter(self._store.get_documents([key])), None)
        chunks = self._store.document_chunks([key]).get(key, ())
        texts = [chunk for chunk in chunks if chunk.kind is ChunkKind.TEXT]
        return read_page(document, texts) if document is not None else None

    def _chunks(self, mentions: list[ChunkMention]) -> dict[str, Chunk]:
        found = self._store.get_chunks(sorted({m.chunk for m in mentions}))
        return {chunk.id: chunk for chunk in found if chunk is not None}


def _end_of(page: Page, first: int) -> int:
    """The last clause of the sentence that a clause stands in."""
    sentence = page.clauses[first].sentence
    return max(i for i, clause in enumerate(page.clauses) if clause.sentence == sentence)
