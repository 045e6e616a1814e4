"""A thing that pages of the other language call otherwise, where no dictionary and no sound joins the names: whoever
plays the same part in one film, a work whose title is the other's word for word, the only work of a director's year."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from backends.script import simplified
from retriever.crossing.called import foreign_names
from retriever.crossing.translating import Translator, bases
from retriever.crossing.vectors import script_of
from retriever.text.terms import STOP_WORDS
from schemas.graph import Entity, Literal, Triple
from schemas.plan import Plan, QuestionKind
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import folded
from solver.names.twin_works import WORKS, made_that_year
from solver.reading.page_subjects import page_subjects

_MOST_FACTS = 100  # of what is known of a thing and of what stands around it
_LEAST_LIKE = 0.25
"""Cosine of two names of whoever plays one part, who must be the likest of all in the work: Takashi Shimura and 志村乔
have 0.36."""

_YEAR = re.compile(r"(?<!\d)(?:1[89]|20)\d\d(?!\d)")
_WORD = re.compile(r"[a-z][a-z'’-]+")

Alike = Callable[[str, Sequence[str]], Sequence[float]]
"""Cosines of a name and others of the other language."""


class Twins:
    """Finds what a question names under the names that only pages of the other language have; reads the store only."""

    def __init__(self, store: GraphStore, alike: Alike, translator: Translator) -> None:
        self._store = store
        self._alike = alike
        self._translator = translator

    def of(self, plan: Plan) -> tuple[LinkedEntity, ...]:
        """For names of what several things have in common, and of which no page is, all that they mean."""
        linked = [e for p in plan.parts if p.kind is QuestionKind.INTERSECTION for e in p.entities]
        known = {e.id: e for e in self._store.get_entities([one.id for one in linked]) if e is not None}
        found: list[LinkedEntity] = []
        for one in linked:
            entity = known.get(one.id)
            twin = self.twin(entity) if entity is not None and not entity.pages else None
            if twin is not None:
                found += [one, replace(one, id=twin.id, name=twin.name, type=twin.type, how="vector")]
        return tuple(found)

    def made(self, plan: Plan) -> tuple[LinkedEntity, ...]:
        """For works without a page, which stand in a question for what is asked of them, all that they mean."""
        linked = [e for p in plan.parts if p.kind is not QuestionKind.INTERSECTION for e in p.entities]
        works = [e for e in linked if e.type in WORKS]
        known = {e.id: e for e in self._store.get_entities([one.id for one in works]) if e is not None}
        found: list[LinkedEntity] = []
        for one in works:
            entity = known.get(one.id)
            twin = made_that_year(entity, self._store) if entity is not None and not entity.pages else None
            if twin is not None:
                found += [one, replace(one, id=twin.id, name=twin.name, type=twin.type, how="vector")]
        return tuple(found)

    def played(self, plan: Plan) -> tuple[LinkedEntity, ...]:
        """For the name of a work without a page in a question what somebody played in it in a year, that work and the
        only one of that year in which facts give that one a part, if its title has a word of the name.
        """
        found: list[LinkedEntity] = []
        for part in (p for p in plan.parts if p.kind is QuestionKind.ROLE):
            years = set(_YEAR.findall(part.text))
            people = sorted({e.id for e in part.entities if e.type == "Person"})
            works = [e for e in part.entities if e.type in WORKS and e.how == "exact"]
            if len(years) != 1 or not people or len(works) != 1:
                continue
            entity = next(iter(self._store.get_entities([works[0].id])), None)
            if entity is None or entity.pages or self._facts([entity.id]):
                continue
            same = self._of_year(people, years.pop(), entity)
            if len(same) == 1:
                one, twin = works[0], same[0]
                found += [one, replace(one, id=twin.id, name=twin.name, type=twin.type, how="vector")]
        return tuple(found)

    def _of_year(self, people: Sequence[str], year: str, entity: Entity) -> list[Entity]:
        """The works of a year in which people have parts, called only in the other language, in words of a name."""
        cast = self._store.match(objects=list(people), predicates=["starring"], limit=_MOST_FACTS)
        works = sorted({t.subject for t in cast})
        told = self._store.match(subjects=works, predicates=["release_date"]) if works else []
        dated = {t.subject for t in told if isinstance(t.object, Literal) and t.object.value.startswith(year)}
        dated |= {
            t.subject for t in cast for q in t.qualifiers if q.name == "time" and q.value.startswith(year)
        }
        language = script_of(entity.name)
        others = [e for e in self._store.get_entities(sorted(dated)) if e is not None]
        return [
            e
            for e in others
            if script_of(e.name) is not language
            and foreign_names(e, language)
            and self._shares_word(entity.name, e.name)
        ]

    def _shares_word(self, one: str, other: str) -> bool:
        """Whether a Chinese title has a word, be it of one character, of an English one."""
        chinese, english = (one, other) if script_of(one) is Language.CHINESE else (other, one)
        said = {base for word in _words(english) for base in bases(word)}
        pieces = (*self._translator.pieces(chinese), *simplified(chinese))
        return any(said.intersection(self._translator.forms(piece, Language.ENGLISH)) for piece in pieces)

    def twin(self, entity: Entity) -> Entity | None:
        """The only thing of the other language that is told the same of; None where there is none or several are."""
        language = script_of(entity.name)
        if not foreign_names(entity, language.other):
            return None
        own = self._facts([entity.id])
        works = entity.type in WORKS
        around = self._facts(self._page_subjects(entity)) if works else self._beside(own, entity)
        ids = {end for t in around for end in (t.subject, t.object) if isinstance(end, str)} - {entity.id}
        others = [
            other
            for other in self._store.get_entities(sorted(ids))
            if other is not None
            and not other.pages
            and (other.type in WORKS if works else other.type == entity.type)
            and foreign_names(other, language)
        ]
        if works:
            same = [other for other in others if self._says_the_same(entity.name, other.name)]
        else:
            same = [other for other in others if self._plays_the_same(own, around, other)]
            same = [other for other in same if self._is_likest(entity, other, others)]
        return same[0] if len(same) == 1 else None

    def _facts(self, ids: Sequence[str]) -> list[Triple]:
        if not ids:
            return []
        found = self._store.match(subjects=list(ids), limit=_MOST_FACTS)
        return [*found, *self._store.match(objects=list(ids), limit=_MOST_FACTS)]

    def _beside(self, own: Sequence[Triple], entity: Entity) -> list[Triple]:
        """Who else plays in the works in which somebody does."""
        works = sorted({t.subject for t in own if t.object == entity.id and t.predicate == "starring"})
        return self._store.match(subjects=works, predicates=["starring"], limit=_MOST_FACTS) if works else []

    def _page_subjects(self, entity: Entity) -> list[str]:
        """What the pages are about that name a thing."""
        chunks = sorted({mention.chunk for mention in self._store.mentions(entities=[entity.id])})
        keys = sorted({chunk.document for chunk in self._store.get_chunks(chunks) if chunk is not None})
        return sorted({subject.id for subject in page_subjects(keys, self._store).values()})

    def _plays_the_same(self, own: Sequence[Triple], around: Sequence[Triple], other: Entity) -> bool:
        """Whether facts of one work give both the same part."""
        theirs = [t for t in around if t.object == other.id]
        return any(
            one.subject == two.subject and self._means(one_role, two_role)
            for one in own
            for two in theirs
            for one_role in _roles(one)
            for two_role in _roles(two)
        )

    def _means(self, one: str, other: str) -> bool:
        """Whether a role in one language has a word of that in the other: an ageing warrior, 武士勘兵卫."""
        chinese, english = (one, other) if script_of(one) is Language.CHINESE else (other, one)
        if script_of(english) is Language.CHINESE or script_of(chinese) is not Language.CHINESE:
            return False
        said = {base for word in _words(english) for base in bases(word)}
        pieces = self._translator.pieces(chinese)
        return any(said.intersection(self._translator.forms(piece, Language.ENGLISH)) for piece in pieces)

    def _is_likest(self, entity: Entity, other: Entity, others: Sequence[Entity]) -> bool:
        """Whether of some names one is likest to that of a person, and like enough."""
        likeness = self._alike(entity.name, [one.name for one in others])
        best = max(range(len(others)), key=lambda place: likeness[place])
        return others[best].id == other.id and likeness[best] >= _LEAST_LIKE

    def _says_the_same(self, one: str, other: str) -> bool:
        """Whether the words of a Chinese title are those of an English one, all of both."""
        chinese, english = (one, other) if script_of(one) is Language.CHINESE else (other, one)
        words, pieces = _words(english), self._translator.pieces(chinese)
        if len(pieces) < 2 or len("".join(pieces)) < len(simplified(chinese)):
            return False
        meant = [set(self._translator.forms(piece, Language.ENGLISH)) for piece in pieces]
        said = [set(bases(word)) for word in words]
        each = all(any(forms & word for word in said) for forms in meant)
        return each and all(any(forms & word for forms in meant) for word in said)


def _roles(triple: Triple) -> Iterable[str]:
    return (q.value for q in triple.qualifiers if q.name == "role")


def _words(text: str) -> list[str]:
    return [word for word in _WORD.findall(folded(text)) if word not in STOP_WORDS]
