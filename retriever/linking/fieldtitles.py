"""Titles of bodies without what they are of or for: `the Hale Institute` of `Hale Institute of Music`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from backends.segmenter import segment
from builder.extraction.english.lexicon import ADJECTIVES, ORGANIZATION_WORDS, SCHOOL_WORDS
from retriever.linking.goingon import going_on
from schemas.graph import Entity
from schemas.ontology import Ontology
from schemas.protocols import GraphStore

_CHUNKS = 20  # that are looked at for a word in small letters
_OTHERS = frozenset({"Person", "Work"})
_NOUNS = SCHOOL_WORDS | ORGANIZATION_WORDS | frozenset(
    "laboratory centre center hospital observatory library museum theatre theater".split()
)  # fmt: skip


class FieldTitles:
    """Finds the one body whose page's title goes on from a name with `of` or `for`."""

    def __init__(self, store: GraphStore, ontology: Ontology) -> None:
        self._store = store
        self._ontology = ontology

    def of(self, short: str) -> Entity | None:
        """The body; None where a page is called just so, two bodies are called so, or its page never calls it so."""
        if not _ends_in_kind(short):
            return None
        named = going_on(self._store, short)
        bodies = [one for one in named if one.pages and _goes_on(one.name, short) and self._is_body(one)]
        if len(bodies) != 1 or any(one.pages and short in _names(one) for one in named):
            return None
        (body,) = bodies
        others = (name for one in named if one != body for name in _names(one) if _goes_on(name, short))
        if any(not _bare(name).startswith(_bare(body.name)) for name in others):
            return None
        return body if self._is_called(body, short) else None

    def are_several(self, short: str) -> bool:
        """Whether two pages at least have titles that go on so."""
        if not _ends_in_kind(short):
            return False
        named = going_on(self._store, short)
        return len({one.name for one in named if one.pages and _goes_on(one.name, short)}) > 1

    def _is_body(self, entity: Entity) -> bool:
        """What ends in such a noun is neither a person nor a work."""
        return _OTHERS.isdisjoint(self._ontology.ancestors(entity.type))

    def _is_called(self, body: Entity, short: str) -> bool:
        """Whether its pages call it so, or by its noun where the first word is no ordinary one: `royal`."""
        first, _, rest = short.partition(" ")
        own = re.compile(rf"\b{re.escape(short)}\b(?! (?:of|for)\b)")
        noun = re.compile(rf"\b[Tt]he {re.escape(rest.split()[-1])}\b(?! (?:of|for)\b)", re.I)
        texts = [one.text for one in self._store.get_documents(body.pages) if one is not None]
        if any(own.search(text) for text in texts):
            return True
        return (
            any(noun.search(text) for text in texts)
            and first not in ADJECTIVES
            and not self._is_ordinary(first)
        )

    def _is_ordinary(self, word: str) -> bool:
        """Whether the store's texts have the word in small letters: `royal`, `national`."""
        small = re.compile(rf"\b{re.escape(word.lower())}\b")
        chunks = self._store.get_chunks(self._store.text_search(list(segment(word)), _CHUNKS))
        return any(chunk is not None and small.search(chunk.text) for chunk in chunks)


def _ends_in_kind(short: str) -> bool:
    words = short.split()
    return len(words) > 1 and words[-1].lower() in _NOUNS


def _goes_on(name: str, short: str) -> bool:
    """Whether a name is the short one and what that is of or for."""
    return _bare(name).startswith((f"{short} of ", f"{short} for "))


def _bare(name: str) -> str:
    return name.removeprefix("The ")


def _names(entity: Entity) -> Sequence[str]:
    return [entity.name, *(name.name for name in entity.names)]


__all__ = ["FieldTitles"]
