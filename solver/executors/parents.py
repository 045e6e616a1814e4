"""A father or a mother whom facts only call a parent, and what says which of the two it is."""

from __future__ import annotations

import re

from schemas.graph import Entity, Literal, Triple
from schemas.logical_form import Retrieval
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.sexes import Sex
from solver.executors.subjects import subjects_of
from solver.language import folded
from solver.results import Row, Value

WANTED = {"father": Sex.MALE, "mother": Sex.FEMALE}
_KIN = r"儿子|女儿|孩子|子女|[长次幼独][子女]|sons?\b|daughters?\b|child"
_OWNED = r"(?:{whose})(?:的|\s)\s*(?:[\w-]{{1,12}}\s+){{0,2}}?(?:{kin})"
_PRONOUNS = {
    Sex.MALE: {Language.CHINESE: "他(?!们)", Language.ENGLISH: r"\b(?:he|his|him)\b"},
    Sex.FEMALE: {Language.CHINESE: "她(?!们)", Language.ENGLISH: r"\b(?:she|her|hers)\b"},
}
_OWN = {Sex.MALE: r"他|\bhis", Sex.FEMALE: r"她|\bher"}
_GENDERS = {
    Sex.MALE: frozenset({"male", "man", "男", "男性"}),
    Sex.FEMALE: frozenset({"female", "woman", "女", "女性"}),
}
_LEAST = 2  # pronouns of one sex on a page, and none of the other, that tell of whom it is


def parents(store: GraphStore, person: Value, relation: str, aliases: tuple[str, str, str]) -> list[Row]:
    """A row for each parent of a person who is known to be the father (or the mother); `aliases` are those of the
    person, the relation and the parent.
    """
    near, said, far = aliases
    found = _sexes(store, person.entity, relation)
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
    return tuple(t for person in subjects for _, t, sex in _sexes(store, person, relation) if sex is None)


def _sexes(store: GraphStore, person: str, relation: str) -> list[tuple[Entity, Triple, Sex | None]]:
    """Each parent who is not known as the other of the two, with the fact that says so and the sex that is told."""
    told = _edges(store, person) if person else {}
    others = [other for other in WANTED if other != relation]
    taken = {t.object for t in store.match(subjects=[person], predicates=others)} if told else set()
    entities = [e for e in store.get_entities(sorted(told)) if e is not None and e.id not in taken]
    return [(entity, told[entity.id], sex_of(store, entity, told[entity.id])) for entity in entities]


def sex_of(store: GraphStore, parent: Entity, edge: Triple) -> Sex | None:
    """The sex that a fact, the sentence that makes somebody a parent (`his daughter`), or the pronouns of their page
    tell; None where they tell none, or both.
    """
    stated = store.match(subjects=[parent.id], predicates=["gender"])
    words = {folded(t.object.text) for t in stated if isinstance(t.object, Literal)}
    found = [sex for sex, names in _GENDERS.items() if words & names]
    if len(found) == 1:
        return found[0]
    evidence = store.evidence([edge.id]).get(edge.id, ())
    own = [
        sex
        for sex, whose in _OWN.items()
        if _says(_OWNED.format(whose=whose, kin=_KIN), [e.sentence for e in evidence])
    ]
    if len(own) == 1:
        return own[0]
    return _of_pages(store, parent)


def _edges(store: GraphStore, child: str) -> dict[str, Triple]:
    """For each parent of somebody the fact that says so, as it stands first."""
    born = store.match(predicates=["child"], objects=[child])
    bore = store.match(subjects=[child], predicates=["parent"])
    ends = [(t.subject, t) for t in born] + [(t.object, t) for t in bore if isinstance(t.object, str)]
    return dict(sorted(ends, key=lambda row: (row[0], row[1].id), reverse=True))


def _of_pages(store: GraphStore, person: Entity) -> Sex | None:
    pages = [document for document in store.get_documents(person.pages) if document is not None]
    counts = {
        sex: sum(len(re.findall(words[page.language], folded(page.text))) for page in pages)
        for sex, words in _PRONOUNS.items()
    }
    one, other = sorted(counts, key=lambda sex: -counts[sex])
    return one if counts[one] >= _LEAST and not counts[other] else None


def _says(pattern: str, sentences: list[str]) -> bool:
    return any(re.search(pattern, folded(sentence)) for sentence in sentences)
