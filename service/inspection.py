"""Looking inside a store: an entity and why it is one, a triple and who says it, a subgraph."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from backends.segmenter import segment
from schemas.errors import InputError, UnknownNameError
from schemas.graph import Entity, Evidence, Literal, Subgraph, Triple
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.text import Chunk, Document
from solver.executors.paths import shortest_path

_NEAR_NAMES = 5  # that are shown where no entity bears the one asked for


@dataclass(frozen=True, slots=True)
class Fact:
    """A triple with the far end's name, read from the entity's side."""

    triple: Triple
    outgoing: bool
    other: str


@dataclass(frozen=True, slots=True)
class EntityReport:
    """An entity, its facts by predicate (outgoing and incoming), and the documents that know it."""

    entity: Entity
    facts: dict[str, tuple[Fact, ...]]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TripleReport:
    """A triple, the names of its ends, and every sentence that says it."""

    triple: Triple
    subject: Entity
    object: str
    evidence: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class DocumentReport:
    """A document and the chunks cut from it, by ordinal."""

    document: Document
    chunks: tuple[Chunk, ...]


def named(store: GraphStore, name: str) -> list[Entity]:
    """Entities of that name or id, pages first; UnknownNameError when there is none."""
    found = store.find_names([name]).get(name, [])
    if not found:
        found = [entity for entity in store.get_entities([name]) if entity is not None]
    if not found:
        near = [entity.name for entity in store.search_names(segment(name), _NEAR_NAMES)]
        hint = f"Near it are: {', '.join(dict.fromkeys(near))}." if near else "No name has any of its words."
        raise UnknownNameError(f"no entity is called {name!r}.", hint=hint)
    return found


def inspect_entity(store: GraphStore, name: str, *, limit: int = 1000) -> list[EntityReport]:
    """One report for each entity of that name (homonyms stand apart)."""
    return [_entity_report(store, entity, limit) for entity in named(store, name)]


def inspect_triple(
    store: GraphStore, subject: str, predicate: str, object_name: str, *, ontology: Ontology
) -> list[TripleReport]:
    """Triples between two names in either direction, by a predicate's id, label or alias."""
    predicates = ontology.predicates_named(predicate) or (predicate,)
    wanted = {narrower for found in predicates for narrower in ontology.widen(found)}
    ends = {entity.id: entity for entity in named(store, subject)}
    near = store.match(subjects=sorted(ends)) + store.match(objects=sorted(ends))
    chosen = [
        triple for triple in near if triple.predicate in wanted and _has_end(store, triple, object_name, ends)
    ]
    unique = {triple.id: triple for triple in chosen}
    evidence = store.evidence(sorted(unique))
    reports = [_triple_report(store, triple, evidence.get(triple.id, [])) for triple in unique.values()]
    return sorted(reports, key=lambda report: (-report.triple.confidence, report.triple.id))


def inspect_subgraph(store: GraphStore, names: list[str], *, ontology: Ontology, limit: int = 40) -> Subgraph:
    """The entities named and what connects them: direct triples and paths over one shared neighbour; where there are
    none, the shortest path from each name to the next, of FARTHEST triples at most.

    With one name, its `limit` surest triples.
    """
    groups = [named(store, name) for name in names]
    centres = {entity.id for group in groups for entity in group}
    triples = {t.id: t for t in store.expand(sorted(centres), limit_per_node=1000)}
    if len(groups) > 1:
        reached: dict[str, set[int]] = {}
        for triple in triples.values():
            ends = _ends(triple)
            for number, group in enumerate(groups):
                if ends & {entity.id for entity in group}:
                    for end in ends:
                        reached.setdefault(end, set()).add(number)
        shared = {node for node, by in reached.items() if len(by) > 1} | centres
        triples = {i: t for i, t in triples.items() if _ends(t) <= shared and len(_ends(t)) == 2}
        triples = triples or {
            t.id: t for one, other in pairwise(groups) for t in _path(store, one, other, ontology)
        }
    kept = sorted(triples.values(), key=lambda t: (-t.confidence, t.id))[:limit]
    return subgraph_of(store, kept, also=centres)


def _path(
    store: GraphStore, one: list[Entity], other: list[Entity], ontology: Ontology
) -> tuple[Triple, ...]:
    return shortest_path(store, [e.id for e in one], [e.id for e in other], ontology=ontology)


def inspect_document(store: GraphStore, key: str) -> DocumentReport:
    """The document of that key; UnknownNameError when there is none."""
    document = store.get_documents([key])[0]
    if document is None:
        raise UnknownNameError(
            f"no document has the key {key!r}.", hint="List keys with: guanxi store documents --store …"
        )
    return DocumentReport(document, tuple(store.document_chunks([key]).get(key, ())))


def subgraph_of(store: GraphStore, triples: list[Triple], *, also: set[str] | None = None) -> Subgraph:
    """The triples with the entities at their ends (and others wanted), in order of id."""
    ids = sorted({end for triple in triples for end in _ends(triple)} | (also or set()))
    entities = [entity for entity in store.get_entities(ids) if entity is not None]
    return Subgraph(entities=tuple(entities), triples=tuple(sorted(triples, key=lambda t: t.id)))


def _ends(triple: Triple) -> set[str]:
    return {triple.subject} if isinstance(triple.object, Literal) else {triple.subject, triple.object}


def _has_end(store: GraphStore, triple: Triple, name: str, ends: dict[str, Entity]) -> bool:
    other = triple.object if triple.subject in ends else triple.subject
    if isinstance(other, Literal):
        return name_key(name) in {name_key(other.text), name_key(other.value)}
    entity = store.get_entities([other])[0]
    return entity is not None and name_key(name) in {name_key(n.name) for n in entity.names} | {other}


def _entity_report(store: GraphStore, entity: Entity, limit: int) -> EntityReport:
    outgoing = store.match(subjects=[entity.id], limit=limit)
    incoming = store.match(objects=[entity.id], limit=limit)
    names = subgraph_of(store, outgoing + incoming)
    by_id = {other.id: other.name for other in names.entities}
    facts: dict[str, list[Fact]] = {}
    for triple in outgoing:
        other = (
            triple.object.text
            if isinstance(triple.object, Literal)
            else by_id.get(triple.object, triple.object)
        )
        facts.setdefault(triple.predicate, []).append(Fact(triple, True, other))
    for triple in incoming:
        facts.setdefault(triple.predicate, []).append(
            Fact(triple, False, by_id.get(triple.subject, triple.subject))
        )
    sources = {key for name in entity.names for key in name.documents} | set(entity.pages)
    return EntityReport(entity, {p: tuple(facts[p]) for p in sorted(facts)}, tuple(sorted(sources)))


def _triple_report(store: GraphStore, triple: Triple, evidence: list[Evidence]) -> TripleReport:
    subject = store.get_entities([triple.subject])[0]
    if isinstance(triple.object, Literal):
        target = triple.object.text
    else:
        found = store.get_entities([triple.object])[0]
        target = found.name if found is not None else triple.object
    if subject is None:
        raise InputError(f"triple {triple.id} has no subject in this store.", hint="Run: guanxi store check")
    return TripleReport(triple, subject, target, tuple(evidence))
