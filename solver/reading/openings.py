"""What the first sentences of pages say that things are, where facts leave several of which one is described."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded, language_of
from solver.reading.kinds import is_of_others, says_words

_LONGEST = 500  # characters of a page that open it
_STOPS = {Language.ENGLISH: ". ", Language.CHINESE: "。"}


def opened_by(entities: Sequence[Entity], words: Sequence[str], store: GraphStore) -> list[Entity]:
    """The things whose own pages open with all of some words: of a cast, those who are `Irish` and `actor`."""
    return [e for e in entities if any(_says(text, words) for text in openings(e, store))]


def speaks_against(entity: Entity, words: Sequence[str], store: GraphStore) -> bool:
    """Whether a thing's own page says that it is of another people than some word says."""
    return any(is_of_others(text, words) for text in openings(entity, store))


def openings(entity: Entity, store: GraphStore) -> Iterator[str]:
    """The first sentence of each page about a thing."""
    for chunks in store.document_chunks(list(entity.pages[:2])).values():
        for chunk in chunks[:1]:
            stop = _STOPS[chunk.language]
            text = chunk.text[:_LONGEST]
            end = text.find(stop, _end_of_brackets(text))
            yield text if end < 0 else text[:end]


def _says(text: str, words: Sequence[str]) -> bool:
    if language_of(text) is Language.CHINESE:
        return all(folded(word) in folded(text) for word in words)
    return says_words(text, words)


def _end_of_brackets(text: str) -> int:
    """Where the bracket behind a name ends, in which dots stand."""
    start = text.find("(")
    return max(text.find(")", start), 0) if 0 <= start < 80 else 0
