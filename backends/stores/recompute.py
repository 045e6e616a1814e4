"""The canonical layer computed at once from all documents: the readable twin of what stores keep."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from backends.stores.canonical import (
    claim_key,
    claimants_among,
    cluster,
    confidence,
    linked_among,
    merging_aliases,
    names_of,
    page_identity,
    page_of,
    resolve,
    triple_id,
)
from backends.stores.claims import AliasGiver, Claimant, Identity, Page
from backends.stores.decided import decisions_among
from backends.stores.tally import Tally, entity_record
from schemas.graph import DocumentGraph, Entity, Literal, Statement, Triple

Place = tuple[str, int]  # document key, DocumentEntity.ref


class MemoryClaims:
    """The claims of documents held in memory."""

    def __init__(self, documents: Iterable[DocumentGraph]) -> None:
        self._pages: defaultdict[str, list[Page]] = defaultdict(list)
        self._by_document: dict[str, Page] = {}
        self._givers: defaultdict[str, set[AliasGiver]] = defaultdict(set)
        self._given: defaultdict[str, set[AliasGiver]] = defaultdict(set)
        self._claimants: dict[str, list[Claimant]] = {}
        for graph in documents:
            for entity in graph.entities:
                if entity.about:
                    page = self._by_document[graph.document.key] = page_of(graph.document, entity)
                    for key in page.claims:
                        self._pages[key].append(page)
                else:
                    giver = AliasGiver(claim_key(entity.name), entity.type)
                    for alias in merging_aliases(entity):
                        self._givers[alias].add(giver)
                        self._given[giver.key].add(AliasGiver(alias, entity.type))

    def pages(self, key: str) -> Sequence[Page]:
        return self._pages.get(key, ())

    def page(self, document: str) -> Page | None:
        return self._by_document.get(document)

    def decisions(self, key: str) -> Sequence[Page]:
        return decisions_among(self.pages(key))

    def linked(self, page: Page) -> Sequence[Page]:
        return linked_among(page, self.pages)

    def claimants(self, key: str) -> Sequence[Claimant]:
        if key not in self._claimants:
            self._claimants[key] = claimants_among(key, self.pages(key), self)
        return self._claimants[key]

    def givers(self, key: str) -> Collection[AliasGiver]:
        return self._givers.get(key, ())

    def given(self, key: str) -> Collection[AliasGiver]:
        return self._given.get(key, ())


@dataclass(slots=True)
class CanonicalLayer:
    """Entities and triples by id, and which entity stands for each entity of a document."""

    entities: dict[str, Entity] = field(default_factory=dict)
    triples: dict[str, Triple] = field(default_factory=dict)
    places: dict[Place, str] = field(default_factory=dict)


def recompute(documents: Sequence[DocumentGraph]) -> CanonicalLayer:
    """The canonical layer of these documents, whatever their order."""
    ordered = sorted(documents, key=lambda graph: graph.document.key)
    identities = _identities(ordered, MemoryClaims(ordered))
    places = {place: identity.id for place, identity in identities.items()}
    return CanonicalLayer(_entities(ordered, identities), _triples(ordered, places), places)


def _identities(documents: Sequence[DocumentGraph], claims: MemoryClaims) -> dict[Place, Identity]:
    found: dict[Place, Identity] = {}
    for graph in documents:
        key = graph.document.key
        for entity in graph.entities:
            if entity.about:
                identity = page_identity(cluster(page_of(graph.document, entity), claims))
            else:
                identity = resolve(claim_key(entity.name), entity.type, key, claims)
            found[key, entity.ref] = identity
    return found


def _entities(documents: Sequence[DocumentGraph], identities: dict[Place, Identity]) -> dict[str, Entity]:
    tallies: defaultdict[Identity, Tally] = defaultdict(Tally)
    pages: defaultdict[Identity, list[Page]] = defaultdict(list)
    for graph in documents:
        key = graph.document.key
        for entity in graph.entities:
            identity = identities[key, entity.ref]
            tally = tallies[identity]
            for name in names_of(entity):
                tally.add_name(name, {key: 1})
            if entity.type:
                tally.add_type(entity.type, entity.type_source, 1)
            if entity.about:
                pages[identity].append(page_of(graph.document, entity))
        for mention in graph.mentions:
            tallies[identities[key, mention.ref]].mentions += 1
        for identity in {identities[key, entity.ref] for entity in graph.entities}:
            tallies[identity].documents += 1
    return {who.id: entity_record(who.id, who.key, tally, pages[who]) for who, tally in tallies.items()}


def _triples(documents: Sequence[DocumentGraph], places: dict[Place, str]) -> dict[str, Triple]:
    stated: defaultdict[str, list[tuple[str, Statement]]] = defaultdict(list)
    ends: dict[str, tuple[str, str | Literal]] = {}
    for graph in documents:
        key = graph.document.key
        for statement in graph.statements:
            subject = places[key, statement.subject]
            object_ = (
                statement.object if isinstance(statement.object, Literal) else places[key, statement.object]
            )
            id_ = triple_id(subject, statement.predicate, object_, statement.qualifiers)
            stated[id_].append((key, statement))
            ends.setdefault(id_, (subject, object_))
    return {id_: _triple(id_, *ends[id_], evidence) for id_, evidence in stated.items()}


def _triple(
    id_: str, subject: str, object_: str | Literal, evidence: Sequence[tuple[str, Statement]]
) -> Triple:
    highest: dict[str, float] = {}
    for document, statement in evidence:
        highest[document] = max(statement.confidence, highest.get(document, 0.0))
    first = evidence[0][1]
    qualifiers = tuple(sorted(first.qualifiers))
    return Triple(id_, subject, first.predicate, object_, qualifiers, confidence(highest), len(evidence))
