"""Players whom no fact names: of whom a page says that they were somebody in a film, or came back as them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.plan import SubQuestion
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Language
from solver.executors.dates.told import ToldValues
from solver.reading.page import Clause, Page
from solver.reading.reader import Reader
from solver.results import Extract, Value

_IS_ROLE = {
    Language.ENGLISH: re.compile(
        r"\s(?:was|is|(?:[a-z]+ed|appears?|stars?|returns?|seen|was|is|cast) (?:again )?as|play(?:ed|s|ing)|"
        r"portray(?:ed|s)|(?:part|role|voice) of)\s+(?:the\s+)?(?:[a-z-]+\s+){0,2}[\"“]?$"
    ),
    Language.CHINESE: re.compile(r"(?:饰演?|扮演|出演|演)(?:[^，。；\x00]{0,4})[“\"]?$"),
}
"""Before a role's name: that somebody, named right before, is it in a film."""

_WHO = re.compile(r",?\s+(?:who|and)\s+(?:[a-z]+\s+){0,4}(?:the)?$")
_PRONOUN = {
    Language.ENGLISH: re.compile(r"\b(?:he|she)$"),
    Language.CHINESE: re.compile(r"[他她](?:在[^，。；]{0,12}[里中])?$"),
}


class Players:
    """Reads the pages of a question."""

    def __init__(self, told: ToldValues, reader: Reader) -> None:
        self._told = told
        self._reader = reader

    def of(
        self, roles: frozenset[str], works: Sequence[LinkedEntity], part: SubQuestion, ranking: Ranking | None
    ) -> tuple[Value, Extract] | None:
        """The one person whom pages say to be a role, by any of its names, folded, on the page about one of some works
        or in a sentence that names it, if there are any; None where they name several people.
        """
        ids = {work.id for work in works}
        about = {key for work in works for key in self._told.pages(Value(work.name, work.id))}
        found: dict[str, tuple[Value, Extract]] = {}
        for page in self._reader.shelf.of(part, ranking):
            for clause, value in self._playing(page, roles):
                sentence = (c for c in page.clauses if c.sentence == clause.sentence)
                named = any(n.entity in ids for c in sentence for n in c.named)
                if ids and not named and page.document.key not in about:
                    continue
                found.setdefault(value.entity, (value, Extract(clause.chunk, clause.start, clause.end)))
        return next(iter(found.values())) if len(found) == 1 else None

    def _playing(self, page: Page, roles: frozenset[str]) -> Iterator[tuple[Clause, Value]]:
        for clause in page.clauses:
            place = min((p for role in roles if (p := clause.plain.find(role)) > 0), default=0)
            verb = _IS_ROLE[page.language].search(clause.plain[:place]) if place else None
            if verb is None or len(clause.plain) != len(clause.text):
                continue
            before = clause.text[: verb.start()]
            named = self._named_last(page, clause, before)
            if named is None and _PRONOUN[page.language].search(before):
                named = self._subject(page, clause)
            if named is not None:
                yield clause, named

    def _named_last(self, page: Page, clause: Clause, before: str) -> Value | None:
        """The person whose name ends some words of a clause."""
        text, before = page.document.text, _WHO.sub("", before)
        names = {text[n.start : n.end]: n.entity for n in clause.named if n.type == "Person"}
        ending = next((entity for name, entity in names.items() if before.endswith(name)), None)
        return self._told.person(ending) if ending is not None else None

    def _subject(self, page: Page, clause: Clause) -> Value | None:
        """Whom a page is about, where a sentence names nobody else before a pronoun."""
        sentence = [c for c in page.clauses if c.sentence == clause.sentence and c.start <= clause.start]
        title = self._told.page_subject(page.document)
        people = {n.entity for c in sentence for n in c.named if n.type == "Person"}
        if title is None or title.type != "Person" or people - {title.id}:
            return None
        return Value(title.name, title.id, type=title.type)
