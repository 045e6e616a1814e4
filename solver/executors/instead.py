"""Rows for relations that no fact of their own states: other names, a source's author, siblings, callings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from schemas.graph import Literal, LiteralKind
from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver import derived
from solver.executors.countries import Countries
from solver.executors.dates.lifespans import lifespans
from solver.executors.names.othernames import written_names
from solver.executors.people.apposed import Apposed
from solver.executors.people.family_names import parents_by_name
from solver.executors.people.kindred import Kindred, others_named, whose_kin
from solver.executors.people.parents import WANTED, one_parent, parents
from solver.executors.people.siblings import siblings
from solver.executors.sources import author_by_namesake, authors_of_source
from solver.executors.subjects import last_of, subjects_of
from solver.language import language_of
from solver.reading.namings import spoken_of
from solver.results import Row, Value, join

_NAMING = frozenset({"english_name", "chinese_name", "alias"})
_AUTHOR, _SIBLING, _OCCUPATION, _NATIONALITY = "author", "sibling", "occupation", "nationality"
_HOME, _HOMETOWN = "ancestral_home", re.compile(r"老家|家乡|故乡|\bhome ?town\b", re.I)
_PARENTS = tuple((relation,) for relation in WANTED)
_MOST = 12  # things that are looked at one by one


class Instead:
    """Looks for what says the same in facts of other relations and beside names; reads the store only."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def rows(
        self, action: Retrieval, rows: Sequence[Row], part: SubQuestion, predicates: Sequence[str]
    ) -> tuple[Row, ...] | None:
        """The rows for a step without facts; None where it is by no such relation, or nothing says the same."""
        if not isinstance(action.object, Mention):
            return None
        if set(predicates) & _NAMING and isinstance(action.subject, Mention):
            return tuple(self._named(action, part, predicates))
        subjects = subjects_of(action, rows, part)[:_MOST]
        near, said, far = (getattr(e, "alias", "") for e in (action.subject, action.predicate, action.object))
        ends = (near, said, far)
        if _AUTHOR in predicates:
            found = tuple(self._authors(action, action.object, subjects, part, ends))
            if found:
                return found
        if tuple(predicates) == (_SIBLING,) and not action.object.name:
            kin = [
                base.joined(row)
                for value, base in subjects
                for row in siblings(self._store, value, part, ends)
            ]
            return tuple(kin) or None
        if tuple(predicates) in _PARENTS and not action.object.name:
            told = [
                base.joined(row)
                for value, base in subjects
                for row in parents(self._store, value, predicates[0], ends)
            ]
            if not told and isinstance(action.subject, Ref) and action == last_of(part):
                told = [
                    base.joined(row)
                    for value, base in subjects
                    for row in one_parent(self._store, value, predicates[0], ends)
                ]
            told = told or [
                base.joined(row)
                for value, base in subjects
                for row in parents_by_name(self._store, value, predicates[0], ends)
            ]
            return tuple(told) or None
        if len(predicates) == 1 and predicates[0] in derived.relations():
            whose = whose_kin(action, part)
            subjects = [(whose, Row({}))] if whose is not None else subjects
            ends = (far, said, near) if whose is not None and whose.text == action.object.name else ends
            made = [
                base.joined(row)
                for value, base in subjects
                for row in self._derived(predicates[0], value, ends)
                if whose is None or row.values[ends[2]].entity in others_named(action, part, whose)
            ]
            return tuple(made) or None
        if tuple(predicates) == (_NATIONALITY,) and not action.object.name:
            countries = Countries(self._store)
            of = [base.joined(row) for v, base in subjects for row in countries.rows(v, ends, born=False)]
            return tuple(of) or None
        if tuple(predicates) == (_HOME,) and not action.object.name and _HOMETOWN.search(part.text):
            return tuple(self._born(subjects, ends)) or None
        if _OCCUPATION in predicates:
            return tuple(Apposed(self._store).rows(subjects, ends))
        return None

    def alike(
        self,
        action: Retrieval,
        rows: Sequence[Row],
        part: SubQuestion,
        resolve: Callable[[str], Sequence[str]],
    ) -> tuple[Row, ...]:
        """The rows of earlier steps to which another fact leads as well that says the same: of two children the parent
        of whom they are. `resolve` gives the relations that a name means.
        """
        if not rows or not isinstance(action.object, Ref) or not isinstance(action.predicate, Predicate):
            return ()
        predicates = tuple(p for name in action.predicate.names for p in resolve(name))
        free = replace(action, object=Mention(action.object.alias, ()))
        return join(rows, self.rows(free, (), part, predicates) or ())

    def _derived(self, relation: str, value: Value, ends: tuple[str, str, str]) -> list[Row]:
        if relation == derived.COUNTRY:
            return Countries(self._store).rows(value, ends)
        if relation == derived.LIFESPAN:
            return lifespans(self._store, value, ends)
        return Kindred(self._store).rows(relation, value, ends)

    def _born(self, subjects: Sequence[tuple[Value, Row]], ends: tuple[str, str, str]) -> Iterator[Row]:
        """Where people were born, which is the home town of those of whom no page says another."""
        near, said, far = ends
        for value, base in subjects:
            for triple in self._store.match(
                subjects=[value.entity] if value.entity else [], predicates=["birth_place"]
            ):
                place = (
                    next(iter(self._store.get_entities([triple.object])), None)
                    if isinstance(triple.object, str)
                    else None
                )
                if value.entity and place is not None:
                    town = Value(place.name, place.id, type=place.type)
                    yield base.joined(Row({near: value, far: town}, {said: triple}))

    def _authors(
        self,
        action: Retrieval,
        object_: Mention,
        works: Sequence[tuple[Value, Row]],
        part: SubQuestion,
        ends: tuple[str, str, str],
    ) -> list[Row]:
        """Who wrote what works come from, else who wrote a work of the same name."""
        found: list[Row] = []
        if isinstance(action.subject, Mention):
            told = authors_of_source(self._store, [value for value, _ in works], ends)
            found = [row for row in told if _is_asked(row, object_, part)]
        elif isinstance(action.subject, Ref):
            found = list(self._written(works, ends))
        return found or [
            base.joined(row)
            for value, base in works
            for row in author_by_namesake(self._store, value, ends)
            if _is_asked(row, object_, part)
        ]

    def _written(self, works: Sequence[tuple[Value, Row]], ends: tuple[str, str, str]) -> Iterator[Row]:
        """Who wrote what works come from that earlier steps found."""
        for work, base in works:
            for row in authors_of_source(self._store, [work], ends):
                yield base.joined(Row({ends[2]: row.values[ends[2]]}, row.triples))

    def _named(self, action: Retrieval, part: SubQuestion, predicates: Sequence[str]) -> list[Row]:
        """Other names that pages give a thing in so many words: 周星驰（Stephen Chow）."""
        rows = []
        alias = getattr(action.subject, "alias", "")
        for subject, _ in subjects_of(action, (), part):
            entity = next(iter(self._store.get_entities([subject.entity])), None)
            latin, titled = "english_name" in predicates, "chinese_name" in predicates
            naming = None if latin or titled else spoken_of(part.text, language_of(part.text))
            names = (
                written_names(entity, self._store, latin=latin, titled=titled, naming=naming)
                if entity
                else []
            )
            for name, extract in names:
                literal = Literal(LiteralKind.TEXT, name, name)
                values = {alias: subject, getattr(action.object, "alias", ""): Value(name, literal=literal)}
                rows.append(Row(values, {}, {getattr(action.predicate, "alias", ""): extract}))
        return rows


def _is_asked(row: Row, object_: Mention, part: SubQuestion) -> bool:
    """Whether a row holds the object that a pattern names: who wrote a film's source did not for all write the film."""
    meant = {e.id for e in part.entities if e.surface == object_.name}
    value = row.values.get(object_.alias)
    return not object_.name or (value is not None and value.entity in meant)
