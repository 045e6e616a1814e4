"""A father or a mother whom facts only call a parent, and what says which of the two it is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from schemas.graph import Entity, Triple
from schemas.logical_form import Retrieval
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.people.sexes import Sex, sex_of_parent
from solver.executors.subjects import subjects_of
from solver.results import Row, Value

_COUPLE = 2
_CHINESE = re.compile(r"[\u3400-\u9fff]{2,4}")
_ONLY_PARENT = 0.5  # how surely the only parent that is known is the one asked for
WANTED = {"father": Sex.MALE, "mother": Sex.FEMALE}


def parents(store: GraphStore, person: Value, relation: str, aliases: tuple[str, str, str]) -> list[Row]:
    """A row for each parent of a person who is known to be the father (or the mother); `aliases` are those of the
    person, the relation and the parent.
    """
    return _rows(store, person, WANTED[relation], relation, aliases)


def one_parent(store: GraphStore, person: Value, relation: str, aliases: tuple[str, str, str]) -> list[Row]:
    """A row, less sure, for the only parent of a person of whom nothing says whether it is the father or the mother."""
    found = _rows(store, person, None, relation, aliases)
    return [replace(row, weight=_ONLY_PARENT) for row in found] if len(found) == 1 else []


def _rows(
    store: GraphStore, person: Value, sex: Sex | None, relation: str, aliases: tuple[str, str, str]
) -> list[Row]:
    near, said, far = aliases
    found = [row for row in _told(store, person.entity, relation) if row[2] is sex]
    return [
        Row({near: person, far: Value(entity.name, entity.id, type=entity.type)}, {said: triple})
        for entity, triple, _ in _said_first(found, store)
    ]


def _said_first(
    found: Sequence[tuple[Entity, Triple, Sex | None]], store: GraphStore
) -> Sequence[tuple[Entity, Triple, Sex | None]]:
    """Of several fathers those whom the sentence tells that stands first: a later one may tell of somebody else."""
    if len(found) <= 1:
        return found
    evidence = store.evidence([t.id for _, t, _ in found])
    first = {
        t.id: min((e.document, e.sentence_start) for e in evidence[t.id])
        for _, t, _ in found
        if evidence.get(t.id)
    }
    return [row for row in found if first.get(row[1].id) == min(first.values())] if first else found


def parents_instead(part: SubQuestion, store: GraphStore) -> tuple[Triple, ...]:
    """The facts that somebody is a parent, where a question asks who is the father or the mother of one person and
    nothing says which of the two it is.
    """
    steps = [action for action in part.step.actions if isinstance(action, Retrieval)]
    relation = part.predicates[0] if len(part.predicates) == 1 else ""
    if relation not in WANTED or len(steps) != 1 or part.kind is not QuestionKind.ATTRIBUTE or part.residual:
        return ()
    subjects = [value.entity for value, _ in subjects_of(steps[0], (), part)]
    return tuple(t for person in subjects for _, t, sex in _told(store, person, relation) if sex is None)


def _told(store: GraphStore, person: str, relation: str) -> list[tuple[Entity, Triple, Sex | None]]:
    """Each parent who is not known as the other of the two, with the fact that says so and the sex that is told."""
    told = _edges(store, person) if person else {}
    others = [other for other in WANTED if other != relation]
    taken = {t.object for t in store.match(subjects=[person], predicates=others)} if told else set()
    entities = [e for e in store.get_entities(sorted(told)) if e is not None and e.id not in taken]
    found = [(entity, told[entity.id], sex_of_parent(entity, told[entity.id], store)) for entity in entities]
    places = _sentences([t for _, t, _ in found], store)
    own = [
        (e, t, sex or _other_of_couple(t, found, places)) for e, t, sex in _of_own_page(person, found, store)
    ]
    return _by_family_name(person, own, store)


def _by_family_name(
    person: str, found: Sequence[tuple[Entity, Triple, Sex | None]], store: GraphStore
) -> list[tuple[Entity, Triple, Sex | None]]:
    """The parents, the one of two of whom nothing is told taken for the father whose Chinese family name, and not that
    of the other, is the child's.
    """
    child = next(iter(store.get_entities([person])), None)
    named = child is not None and all(_CHINESE.fullmatch(e.name) for e in (child, *(e for e, _, _ in found)))
    if len(found) != _COUPLE or not named or any(sex is not None for _, _, sex in found):
        return list(found)
    same = [e.name[0] == child.name[0] for e, _, _ in found] if child is not None else []
    if sum(same) != 1:
        return list(found)
    return [
        (e, t, Sex.MALE if is_same else Sex.FEMALE) for (e, t, _), is_same in zip(found, same, strict=True)
    ]


def _of_own_page(
    person: str, found: Sequence[tuple[Entity, Triple, Sex | None]], store: GraphStore
) -> list[tuple[Entity, Triple, Sex | None]]:
    """The parents whom a page about somebody names, where one does: those of others may be a namesake's."""
    known = next(iter(store.get_entities([person])), None)
    pages = set(known.pages) if known is not None else set()
    evidence = store.evidence([t.id for _, t, _ in found])
    own = [row for row in found if any(e.document in pages for e in evidence.get(row[1].id, ()))]
    return own or list(found)


def _other_of_couple(
    triple: Triple,
    found: Sequence[tuple[Entity, Triple, Sex | None]],
    places: Mapping[str, set[tuple[str, int]]],
) -> Sex | None:
    """The sex of one of two parents whom a sentence names, where that of the other is told: Bo Lee and his wife Ann."""
    for place in sorted(places.get(triple.id, ())):
        couple = [(t.id, sex) for _, t, sex in found if place in places.get(t.id, ())]
        known = {sex for identifier, sex in couple if identifier != triple.id and sex is not None}
        if len(couple) == _COUPLE and len(known) == 1:
            return next(iter(set(Sex) - known))
    return None


def _sentences(triples: Sequence[Triple], store: GraphStore) -> dict[str, set[tuple[str, int]]]:
    """Where the sentences stand that state facts."""
    told = store.evidence([t.id for t in triples])
    return {identifier: {(e.chunk, e.sentence_start) for e in rows} for identifier, rows in told.items()}


def _edges(store: GraphStore, child: str) -> dict[str, Triple]:
    """For each parent of somebody the fact that says so, as it stands first."""
    born = store.match(predicates=["child"], objects=[child])
    bore = store.match(subjects=[child], predicates=["parent"])
    ends = [(t.subject, t) for t in born] + [(t.object, t) for t in bore if isinstance(t.object, str)]
    return dict(sorted(ends, key=lambda row: (row[0], row[1].id), reverse=True))
