"""Which types the entities of a store have, what decided each, and where the deciders disagree."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from backends.stores.entity_types import TYPE_SOURCES, WIDER
from backends.stores.tally import NAMED_DOCUMENTS
from schemas.decisions import is_decision
from schemas.graph import DocumentGraph
from schemas.protocols import GraphStore

Votes = Counter[tuple[str, str]]  # (type, source) → in how many documents


@dataclass(frozen=True, slots=True)
class TypeCount:
    """A type, the number of entities that have it, and by what it was decided (source → entities)."""

    type: str
    entities: int
    decided_by: dict[str, int]


@dataclass(frozen=True, slots=True)
class Misfit:
    """An entity of which different types are said: the one it has, and what each source says how often."""

    entity: str
    name: str
    type: str
    votes: tuple[tuple[str, str, int], ...]  # (type, source, documents), strongest source first
    documents: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TypeReport:
    """Types by number of entities, and the entities whose types disagree, most documents first."""

    types: tuple[TypeCount, ...]
    misfits: tuple[Misfit, ...]


def inspect_types(store: GraphStore, *, type_: str = "") -> TypeReport:
    """Types of all entities that documents mention, or of those of one type only.

    Types disagree where neither is the wider of the other. One pass over the documents; memory grows with
    the number of entities.
    """
    votes: defaultdict[str, Votes] = defaultdict(Counter)
    documents: defaultdict[str, list[str]] = defaultdict(list)
    for graph in store.iterate_documents():
        for id_, said in _said(store, graph):
            votes[id_].update(said)
            if len(documents[id_]) < NAMED_DOCUMENTS:
                documents[id_].append(graph.document.key)
    counts: Counter[str] = Counter()
    decided: defaultdict[str, Counter[str]] = defaultdict(Counter)
    misfits: list[Misfit] = []
    for entity in store.iterate_entities():
        if is_decision(entity) or (type_ and entity.type != type_):
            continue
        counts[entity.type] += 1
        given = votes.get(entity.id, Counter())
        if entity.type:
            decided[entity.type][_decider(entity.type, given)] += 1
        if _disagree([kind for kind, _ in given]):
            listed = tuple((kind, source, given[kind, source]) for kind, source in _ordered(given))
            misfits.append(Misfit(entity.id, entity.name, entity.type, listed, tuple(documents[entity.id])))
    misfits.sort(key=lambda one: (-sum(count for *_, count in one.votes), one.entity))
    types = [TypeCount(kind, count, dict(sorted(decided[kind].items()))) for kind, count in counts.items()]
    return TypeReport(tuple(sorted(types, key=lambda one: (-one.entities, one.type))), tuple(misfits))


def _said(store: GraphStore, graph: DocumentGraph) -> Iterator[tuple[str, Votes]]:
    """Each canonical entity that a document mentions, and the types that the document gives it."""
    places: defaultdict[tuple[str, int, int], set[int]] = defaultdict(set)
    for mention in graph.mentions:
        places[mention.chunk, mention.start, mention.end].add(mention.ref)
    types = {entity.ref: (entity.type, entity.type_source) for entity in graph.entities if entity.type}
    chunks = [chunk.id for chunk in graph.chunks]
    found: defaultdict[str, set[int]] = defaultdict(set)
    for place in store.mentions(chunks=chunks, limit=len(graph.mentions) + 1) if chunks else ():
        refs = places[place.chunk, place.start, place.end]
        if len(refs) == 1:
            found[place.entity] |= refs
    for entity, refs in found.items():
        said = Counter(types[ref] for ref in sorted(refs) if ref in types)
        if said:
            yield entity, said


def _decider(type_: str, votes: Mapping[tuple[str, str], int]) -> str:
    """The strongest source that says the type; `unmentioned` for an entity that stands in facts alone."""
    return next((source for kind, source in _ordered(votes) if kind == type_), "unmentioned")


def _ordered(votes: Mapping[tuple[str, str], int]) -> list[tuple[str, str]]:
    strength = {source: place for place, source in enumerate(TYPE_SOURCES)}
    return sorted(votes, key=lambda vote: (strength.get(vote[1], len(strength)), -votes[vote], vote))


def _disagree(types: Sequence[str]) -> bool:
    """Whether two of them are different and neither is the wider of the other."""
    known = [kind for kind in dict.fromkeys(types) if kind]
    return any(one not in _chain(other) and other not in _chain(one) for one in known for other in known)


def _chain(type_: str) -> set[str]:
    found = {type_}
    while type_ in WIDER:
        type_ = WIDER[type_]
        found.add(type_)
    return found
