"""Names that no page is about: words that do not say them tell of somebody else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from retriever.crossing.sounding import dotted_names, says_name
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from solver.reading.windows import Window, window_text

_IN_LATIN = re.compile(r"\s*[（(]\s*[A-Za-zÀ-ÿ]")


class Strangers:
    """Finds them in questions."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def named(self, question: str, linked: Sequence[LinkedEntity]) -> list[str]:
        """Names with points in a question that nothing bears whole of what is linked and has a page; none that the
        question gives in Latin letters as well: 英格玛·伯格曼（Ingmar Bergman）.
        """
        names = [name for name in dotted_names(question) if not _IN_LATIN.match(question, name.end)]
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

    def are_named(self, part: SubQuestion, window: Window) -> bool:
        """Whether a stretch may tell of those that a part names: it names them, or its page does where the part names
        other things, too, which the stretch is about.
        """
        names = self.named(part.text, part.entities)
        page = window.page.document
        text = f"{page.title} {page.text}" if part.entities else window_text(window)
        return says_all(text, names)


def says_all(text: str, names: Sequence[str]) -> bool:
    """Whether a text says all of some names, in either script."""
    return all(says_name(text, name) for name in names)
