"""What a curator should look at first: facts that contradict each other, and those that are least sure."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from schemas.graph import Literal, LiteralKind, Triple
from schemas.ontology import Cardinality, Ontology
from schemas.protocols import GraphStore

_SENTENCES = 3  # of each side
_WITHIN = ("located_in", "part_of")
_STEPS = 4  # from a village to its country


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence that says a fact, and where it stands."""

    document: str
    start: int
    end: int
    sentence: str
    extractor: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Statement:
    """A fact in names, and the sentences that say it."""

    triple: str
    subject: str
    predicate: str
    object: str
    confidence: float
    evidence: int
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """One of the values that a subject cannot have together; `entity` is its id, empty for a literal."""

    value: str
    entity: str
    statement: Statement


@dataclass(frozen=True, slots=True)
class Conflict:
    """A subject and a relation with one object at a time, and the values given for it, surest first."""

    entity: str
    subject: str
    predicate: str
    sides: tuple[Side, ...]


def conflicts(store: GraphStore, ontology: Ontology) -> list[Conflict]:
    """Relations that have one object by the ontology and several here that cannot all be true.

    A date contradicts another unless one is the other as far as it goes (1962 and 1962-06-22), and a place another
    unless facts say that one lies in the other. Facts with circumstances (a time, a place) contradict only those with
    the same. The surest contradictions come first: in order of the second value's confidence, then by subject.
    """
    groups: dict[tuple[str, str, tuple[object, ...]], list[Triple]] = {}
    single = {name for name, one in ontology.relations.items() if one.cardinality is Cardinality.ONE}
    for triple in store.iterate_triples():
        if triple.predicate in single:
            groups.setdefault((triple.subject, triple.predicate, triple.qualifiers), []).append(triple)
    against = [sorted(group, key=_surest) for group in groups.values() if _contradicts(store, group)]
    against.sort(key=lambda group: (-group[1].confidence, group[0].subject, group[0].predicate))
    return [_conflict(store, group) for group in against]


def doubts(store: GraphStore, *, limit: int = 20, predicate: str = "") -> list[Statement]:
    """The facts that are least sure, the least sure first, with the sentences that say them."""
    wanted = (one for one in store.iterate_triples() if not predicate or one.predicate == predicate)
    least = heapq.nsmallest(limit, wanted, key=lambda one: (one.confidence, one.id))
    return _statements(store, least)


def _surest(triple: Triple) -> tuple[float, str]:
    return -triple.confidence, triple.id


def _contradicts(store: GraphStore, group: Sequence[Triple]) -> bool:
    against = [(one, other) for one, other in combinations(group, 2) if not _compatible(one, other)]
    if not against:
        return False
    around = {one.object: _around(store, one.object) for one in group if isinstance(one.object, str)}
    return any(
        one.object not in around.get(str(other.object), ())
        and other.object not in around.get(str(one.object), ())
        for one, other in against
    )


def _around(store: GraphStore, place: str) -> set[str]:
    """What a thing lies in or is a part of, step by step."""
    found: set[str] = set()
    edge = {place}
    for _ in range(_STEPS):
        triples = store.match(subjects=sorted(edge), predicates=_WITHIN) if edge else []
        edge = {triple.object for triple in triples if isinstance(triple.object, str)} - found
        found |= edge
    return found


def _compatible(one: Triple, other: Triple) -> bool:
    if not isinstance(one.object, Literal) or not isinstance(other.object, Literal):
        return one.object == other.object
    if one.object.kind is LiteralKind.DATE and other.object.kind is LiteralKind.DATE:
        short, long = sorted((one.object.value, other.object.value), key=len)
        return long == short or long.startswith(short + "-")
    return (one.object.value, one.object.unit) == (other.object.value, other.object.unit)


def _conflict(store: GraphStore, group: Sequence[Triple]) -> Conflict:
    statements = _statements(store, group)
    sides = tuple(
        Side(statement.object, triple.object if isinstance(triple.object, str) else "", statement)
        for triple, statement in zip(group, statements, strict=True)
    )
    return Conflict(group[0].subject, statements[0].subject, group[0].predicate, sides)


def _statements(store: GraphStore, triples: Sequence[Triple]) -> list[Statement]:
    ids = sorted({end for triple in triples for end in _ends(triple)})
    names = {entity.id: entity.name for entity in store.get_entities(ids) if entity is not None}
    evidence = store.evidence([triple.id for triple in triples])
    return [
        Statement(
            triple.id,
            names.get(triple.subject, triple.subject),
            triple.predicate,
            _object(triple, names),
            triple.confidence,
            triple.evidence,
            tuple(
                Said(row.document, row.start, row.end, row.sentence, row.extractor, row.confidence)
                for row in evidence.get(triple.id, [])[:_SENTENCES]
            ),
        )
        for triple in triples
    ]


def _ends(triple: Triple) -> Iterator[str]:
    yield triple.subject
    if isinstance(triple.object, str):
        yield triple.object


def _object(triple: Triple, names: Mapping[str, str]) -> str:
    if isinstance(triple.object, Literal):
        return triple.object.text or triple.object.value
    return names.get(triple.object, triple.object)
