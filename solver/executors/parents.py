"""A father or a mother whom facts only call a parent, and what says which of the two it is."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import Entity, Triple
from schemas.logical_form import Retrieval
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.sexes import Sex, sex_of_parent
from solver.executors.subjects import subjects_of
from solver.results import Row, Value

_COUPLE = 2
WANTED = {"father": Sex.MALE, "mother": Sex.FEMALE}


def parents(store: GraphStore, person: Value, relation: str, aliases: tuple[str, str, str]) -> list[Row]:
    """A row for each parent of a person who is known to be the father (or the mother); `aliases` are those of the
    person, the relation and the parent.
    """
    near, said, far = aliases
    found = _told(store, person.entity, relation)
    return [
        Row({near: person, far: Value(entity.name, entity.id, type=entity.type)}, {said: triple})
        for entity, triple, sex in found
        if sex is WANTED[relation]
    ]


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
    known = {sex for _, _, sex in found if sex is not None}
    if len(found) != _COUPLE or len(known) != 1 or not _of_one_sentence([t for _, t, _ in found], store):
        return found
    (other,) = set(Sex) - known
    return [(entity, triple, sex or other) for entity, triple, sex in found]


def _of_one_sentence(triples: Sequence[Triple], store: GraphStore) -> bool:
    """Whether a sentence states all of some facts: the children of Bo Lee and his wife Ann."""
    told = [
        {(e.chunk, e.sentence_start) for e in found}
        for found in store.evidence([t.id for t in triples]).values()
    ]
    return len(told) == len(triples) and bool(set.intersection(*told))


def _edges(store: GraphStore, child: str) -> dict[str, Triple]:
    """For each parent of somebody the fact that says so, as it stands first."""
    born = store.match(predicates=["child"], objects=[child])
    bore = store.match(subjects=[child], predicates=["parent"])
    ends = [(t.subject, t) for t in born] + [(t.object, t) for t in bore if isinstance(t.object, str)]
    return dict(sorted(ends, key=lambda row: (row[0], row[1].id), reverse=True))
