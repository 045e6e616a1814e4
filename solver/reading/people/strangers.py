"""Names that no page is about: words that do not say them tell of somebody else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

from retriever.crossing.sounding import POSSESSIVE, dotted_names, says_name
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.reading.windows import Window, window_text

_IN_LATIN = re.compile(r"\s*[（(]\s*[A-Za-zÀ-ÿ]")
_RUN = re.compile(r"[A-ZÀ-Þ][\w'’-]*\.?(?:\s+[A-ZÀ-Þ][\w'’-]*\.?)*")
_FULL_NAME = re.compile(rf"{_RUN.pattern.removesuffix('*')}+")
_REFERS = re.compile(r"\b(?:he|she|his|her|him|who|whose|they|their)\b", re.I)
_PERSON = "Person"


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
        return says_all(text, names) and self._speaks_of_people(part, window)

    def _speaks_of_people(self, part: SubQuestion, window: Window) -> bool:
        """Whether an English stretch speaks of people whose full names a part gives: by these or a pronoun, on
        a page that has each word of them. A page about any of the things that the part names does.

        `Rawlinson Road` is no Richard Rawlinson, nor is Paul Strauss on a list of names a Ray Strauss.
        """
        page = window.page.document
        people = [e for e in part.entities if e.type == _PERSON and _FULL_NAME.fullmatch(e.surface)]
        if window.page.language is not Language.ENGLISH or not people:
            return True
        known = [e for e in self._store.get_entities([e.id for e in part.entities]) if e is not None]
        if any(page.key in entity.pages for entity in known):
            return True
        others = {n for e in known if e.id in {p.id for p in people} for n in e.aliases}
        text, words = window_text(window), _words(f"{page.title} {page.text}")
        runs = [_words(run[0]) for run in _RUN.finditer(text)]
        return any(
            own <= words and (_REFERS.search(text) is not None or any(run and run <= own for run in runs))
            for own in map(_words, [*(p.surface for p in people), *sorted(others)])
        )


def says_all(text: str, names: Sequence[str]) -> bool:
    """Whether a text says all of some names, in either script."""
    return all(says_name(text, name) for name in names)


def _words(text: str) -> set[str]:
    """The words of a text that are no initials, without accents, case and the mark of a possessive."""
    plain = "".join(c for c in normalize("NFD", text) if not combining(c)).casefold()
    return {w for word in re.findall(r"[\w'’-]{2,}", plain) if len(w := POSSESSIVE.sub("", word)) > 1}
