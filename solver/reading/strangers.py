"""Names that no page is about: words that do not say them tell of somebody else."""

from __future__ import annotations

from collections.abc import Sequence

from retriever.crossing.sounding import dotted_names, says_name
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity


class Strangers:
    """Finds them in questions."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def named(self, question: str, linked: Sequence[LinkedEntity]) -> list[str]:
        """Names with points in a question that nothing bears whole of what is linked and has a page."""
        names = dotted_names(question)
        known = self._store.get_entities([entity.id for entity in linked]) if names else []
        spans = [
            (one.start, one.end)
            for one, entity in zip(linked, known, strict=bool(names))
            if entity is not None and entity.pages
        ]
        return [
            question[name.start : name.end]
            for name in names
            if not any(start <= name.start and name.end <= end for start, end in spans)
        ]


def says_all(text: str, names: Sequence[str]) -> bool:
    """Whether a text says all of some names, in either script."""
    return all(says_name(text, name) for name in names)
