"""People whom a page goes on calling by their last names, and by the noun for what they are."""

from __future__ import annotations

import re
from functools import lru_cache

from backends.segmenter import segment
from builder.extraction.english.lexicon import is_person_noun
from schemas.graph import ChunkMention, Entity
from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.planners.words.heads import head_type
from solver.reading.page import Clause

_LAST_NAME = re.compile(r"[A-ZÀ-Þ][\w'’-]{2,}")
_PERSON = "Person"
_DOCUMENTS = 64
_MOST_ALIKE = 40
_WORD_BEFORE = re.compile(r"([A-Za-z]+)\s+$")
_NOUN_ASKED_ZH = re.compile(r"([\u3400-\u9fff]{2,4})是谁[？?]?$")


class LastNames:
    """Looks for the one whom a document names in full; reads the store only."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._people = lru_cache(_DOCUMENTS)(self._read)

    def whose(self, mention: ChunkMention) -> Entity | None:
        """The one person whose last name a mention is: of those that its document names in full, else of those whose
        pages speak of what the document is about. None where there are several.
        """
        if _LAST_NAME.fullmatch(mention.surface) is None:
            return None
        document = mention.chunk.rpartition("#")[0]
        bearers = self._people(document).get(mention.surface) or self._elsewhere(mention.surface, document)
        return next(iter(bearers.values())) if len(bearers) == 1 else None

    def _elsewhere(self, name: str, document: str) -> dict[str, Entity]:
        """People of a last name with pages that name what a document is about."""
        here = next(iter(self._store.get_documents([document])), None)
        title = split_sense(here.title)[0] if here is not None else ""
        found = self._store.search_names(list(segment(name)), _MOST_ALIKE) if title else []
        return {
            e.id: e
            for e in found
            if e.type == _PERSON and e.pages and e.name.split()[-1] == name and self._speaks_of(e, title)
        }

    def _speaks_of(self, person: Entity, title: str) -> bool:
        pages = self._store.document_chunks(list(person.pages))
        return any(title in chunk.text for chunks in pages.values() for chunk in chunks)

    def _read(self, document: str) -> dict[str, dict[str, Entity]]:
        chunks = [c.id for c in self._store.document_chunks([document]).get(document, ())]
        mentions = self._store.mentions(chunks=chunks) if chunks else []
        named = {m.entity for m in mentions if " " in m.surface}
        found: dict[str, dict[str, Entity]] = {}
        for entity in self._store.get_entities(sorted(named)):
            if entity is not None and entity.type == _PERSON and " " in entity.name:
                found.setdefault(entity.name.split()[-1], {})[entity.id] = entity
        return found


def is_titled(clause: Clause, at: int, part: SubQuestion, language: Language) -> bool:
    """Whether the name at a place stands right behind the noun by which a question describes somebody: `Pope
    Sixtus` for the pope who …, 主考官欧阳修 for 那位考官.
    """
    if language is Language.CHINESE:
        asked = _NOUN_ASKED_ZH.search(part.text)
        nouns = [asked[1][-n:] for n in range(2, len(asked[1]) + 1)] if asked is not None else []
        return any(clause.text[:at].endswith(noun) for noun in nouns)
    before = _WORD_BEFORE.search(clause.text[:at])
    noun = folded(before[1]) if before is not None else ""
    known = is_person_noun(noun) or head_type(noun, Language.ENGLISH) == _PERSON
    return (
        known
        and re.search(rf"\b(?:the|an?) (?:[\w-]+ ){{0,2}}{noun} (?:who|that)\b", folded(part.text))
        is not None
    )
