"""Teachers whom no fact calls so: with whom a page says that somebody studied."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.plan import AnswerType, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause, Page
from solver.reading.page_subjects import page_subjects
from solver.reading.reader import Reader
from solver.results import Extract, Value

_LEARNS_ZH = r"(?:读书|念书|求学|学[^院校生]|学$|习|研[究习读]|改进|攻读|练|受业|为师|门下|做[^了客官])"
_UNDER = {
    Language.CHINESE: re.compile(
        r"(?P<sure>师[从事承]|(?:受[教业]|[从就求问]学)[于於])\x00|学自[^，。；]{0,16}?\x00|"
        rf"(?:跟随?|跟着|追随|随|从|向|拜|[在入投]|投入|拜入)(?P<name>\x00)(?:[先教大老][生授师])?{_LEARNS_ZH}"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:studied|trained|learn(?:ed|t)|apprenticed|lessons|pupil|student|disciple|apprentice|taught)\b"
        r"(?:\s+(?!\x00)[\w'’-]+){0,4}?\s+(?:under|with|of|to|from|by)\s+(?:the\s+)?(?:[a-z-]+\s+){0,3}\x00"
    ),
}
"""Where somebody, blanked out, is named as whom one learned from."""

_PUPIL = {
    Language.CHINESE: r"^(?:而)?[他她]的?(?:[^，。；]{{0,6}}的)?(?:得意)?"
    r"(?:学生|弟子|门生|门徒|徒弟|高足)(?:是|有)?{name}",
    Language.ENGLISH: r"^(?:his|her) (?:[a-z-]+ ){{0,3}}(?:pupil|student|disciple|apprentice),? (?:was )?{name}\b",
}
"""A clause of somebody's own page that calls another their pupil."""

_OWN_TEACHER = re.compile(
    r"\b(?:him|her)self (?:an? |the )?(?:former )?$|\b(?:he|she|who) (?:had )?in turn $"
)
"""Before it, words by which it is told of a teacher's own teacher: Rhee, himself a pupil of Venn."""

_OTHER_ZH = re.compile(r"[他她](?:们|的)")


class Teachers:
    """Reads the pages of a question."""

    def __init__(self, reader: Reader, store: GraphStore) -> None:
        self._reader = reader
        self._store = store

    def of(
        self,
        pupil: Value,
        names: frozenset[str],
        pages: frozenset[str],
        part: SubQuestion,
        ranking: Ranking | None,
    ) -> tuple[Value, Extract] | None:
        """The one person with whom `pupil` studied, as the pages say in a sentence that holds every other name of the
        part; None where they name none or several. `names` are the pupil's, folded, `pages` those about the pupil.
        """
        own = {e.surface for e in part.entities if e.id == pupil.entity}
        others = [folded(name) for name in part.names if name not in own and folded(name) not in names]
        found: dict[str, tuple[Value, Extract]] = {}
        for page in self._reader.shelf.of(part, ranking):
            for clause, teacher in self._taught(page, names, page.document.key in pages, pupil.entity):
                sentence = " ".join(c.plain for c in page.clauses if c.sentence == clause.sentence)
                value = self._value(teacher)
                if value is not None and all(name in sentence for name in others):
                    found.setdefault(teacher, (value, Extract(clause.chunk, clause.start, clause.end)))
            subject = page_subjects([page.document.key], self._store).get(page.document.key)
            asked = subject is not None and part.asked is AnswerType.PERSON and len(part.names) == 1
            called = self._called(page, names) if asked else None
            if called is not None and subject is not None and subject.type == "Person":
                value = Value(subject.name, subject.id, type=subject.type)
                found.setdefault(subject.id, (value, Extract(called.chunk, called.start, called.end)))
        return next(iter(found.values())) if len(found) == 1 else None

    @staticmethod
    def _called(page: Page, names: frozenset[str]) -> Clause | None:
        """The clause of a page that calls somebody its subject's pupil, if any does."""
        forms = "|".join(re.escape(name) for name in sorted(names, key=lambda n: (-len(n), n)))
        pattern = re.compile(_PUPIL[page.language].format(name=f"(?:{forms})"))
        return next((clause for clause in page.clauses if forms and pattern.search(clause.plain)), None)

    def _value(self, entity: str) -> Value | None:
        known = next(iter(self._store.get_entities([entity])), None)
        return Value(known.name, known.id, type=known.type) if known is not None else None

    def _taught(
        self, page: Page, names: frozenset[str], about: bool, pupil: str
    ) -> Iterator[tuple[Clause, str]]:
        """Clauses of a page that say with whom the pupil studied, and the id of whom."""
        text = page.document.text
        known = {pupil}
        for clause in page.clauses:
            people = [n for n in clause.named if n.type == "Person" and n.entity not in known]
            for teacher in people:
                surface = text[teacher.start : teacher.end]
                place = clause.text.find(surface)
                blanked = (
                    f"{clause.text[:place]}\x00{clause.text[place + len(surface) :]}" if place >= 0 else ""
                )
                match = next((m for m in _UNDER[page.language].finditer(blanked) if "\x00" in m[0]), None)
                if match is None or _OWN_TEACHER.search(blanked[: match.start()]):
                    continue
                before = [c for c in page.clauses if c.sentence == clause.sentence and c.start < clause.start]
                lead = "".join(c.plain for c in before) + folded(blanked[: match.start()])
                if self._is_of(lead, names, before, clause, teacher.entity, pupil) or (
                    about and not _names_others((*before, clause), {teacher.entity, *known}, teacher.start)
                ):
                    known.add(teacher.entity)
                    yield clause, teacher.entity

    @staticmethod
    def _is_of(
        lead: str, names: frozenset[str], before: Sequence[Clause], clause: Clause, teacher: str, pupil: str
    ) -> bool:
        """Whether a sentence names the pupil before it says with whom somebody studied, and nobody after that."""
        place = max((lead.rfind(name) for name in names), default=-1)
        ends = [n for c in (*before, clause) for n in c.named if n.type == "Person"]
        others = {n.entity for n in ends} - {teacher, pupil}
        return place >= 0 and not others and _OTHER_ZH.search(lead[place:]) is None


def _names_others(clauses: Sequence[Clause], known: set[str], until: int) -> bool:
    """Whether clauses name anybody but those known before a place."""
    return any(
        n.type == "Person" and n.entity not in known and n.end <= until for c in clauses for n in c.named
    )
