"""kg_cs: exact triples, by any bound ends, and what two things have to do with each other."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from retriever.evidence import best_triples, proving_chunks
from retriever.graph.neighbourhood import Neighbourhood
from retriever.memo import Memo
from retriever.nodes import Found
from retriever.predicates import directions
from schemas.graph import Literal, Triple
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Pattern, Query, ScoredTriple

_MOST_TRIPLES = 1000
_MOST_AROUND = 500  # triples read around one thing when looking for what two share
_NAMED_PAIRS = 4  # things of a question without a pattern that are looked at in pairs


class ExactTriples:
    """The node kg_cs."""

    unit = "triples"

    def __init__(self, store: GraphStore, ontology: Ontology, memo: Memo) -> None:
        self._store = store
        self._ontology = ontology
        self._memo = memo

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """Triples that fit the query's pattern, or that join what it names, and the chunks that say them."""
        if query.pair and query.pattern is not None:
            found = self.relate(query.pattern.subjects, query.pattern.objects)
        elif query.pattern is not None:
            found = self._match(query.pattern, {e.id: e.score for e in query.entities})
        else:
            found = self._between_named(query.entities)
        triples = best_triples(found, _MOST_TRIPLES)
        return Found(triples=triples, proofs=proving_chunks(Neighbourhood(self._store), triples))

    def relate(self, ones: Sequence[str], others: Sequence[str]) -> list[ScoredTriple]:
        """How two things are related: direct triples, then the neighbours they share, rarest first."""
        found = [
            ScoredTriple(triple, 1 + triple.confidence, "kg_cs", "says how they are related")
            for triple in self._direct(ones, others)
        ]
        return found + self._shared(ones, others)

    def _match(self, pattern: Pattern, links: dict[str, float]) -> list[ScoredTriple]:
        if not (pattern.subjects or pattern.objects or pattern.predicates or pattern.object_value):
            return []
        both = directions(self._ontology, pattern.predicates)
        triples = self._read(pattern.subjects, both.forward, pattern.objects, pattern.object_value)
        if not pattern.predicates:
            triples = triples + self._read(pattern.objects, (), pattern.subjects, None)
        elif both.backward and (pattern.subjects or pattern.objects):
            triples = triples + self._read(pattern.objects, both.backward, pattern.subjects, None)
        return [ScoredTriple(t, t.confidence * _link(t, links), "kg_cs", "fits the pattern") for t in triples]

    def _read(
        self,
        subjects: Sequence[str],
        predicates: Sequence[str],
        objects: Sequence[str],
        value: Literal | None,
    ) -> list[Triple]:
        if not (subjects or predicates or objects or value):
            return []
        return self._store.match(
            subjects or None, predicates or None, objects or None, object_value=value, limit=_MOST_TRIPLES
        )

    def _between_named(self, entities: Sequence[LinkedEntity]) -> list[ScoredTriple]:
        groups: dict[tuple[int, int, str], list[LinkedEntity]] = {}
        for entity in entities:
            groups.setdefault((entity.start, entity.end, entity.surface), []).append(entity)
        strongest = sorted(groups.values(), key=lambda g: (-max(e.score for e in g), g[0].id))[:_NAMED_PAIRS]
        links = {e.id: e.score for group in strongest for e in group}
        found = []
        for place, group in enumerate(strongest):
            for other in strongest[place + 1 :]:
                for triple in self._direct([e.id for e in group], [e.id for e in other]):
                    score = triple.confidence * _link(triple, links)
                    found.append(ScoredTriple(triple, score, "kg_cs", "joins two things of the question"))
        return found

    def _direct(self, ones: Sequence[str], others: Sequence[str]) -> list[Triple]:
        return [*self._read(ones, (), others, None), *self._read(others, (), ones, None)]

    def _shared(self, ones: Sequence[str], others: Sequence[str]) -> list[ScoredTriple]:
        left, right = self._around(ones), self._around(others)
        shared = sorted(set(left) & set(right) - {*ones, *others})
        found = []
        for neighbour, entity in zip(shared, self._memo.entities(shared), strict=True):
            spread = entity.mentions if entity is not None else 0
            specific = 1 / math.log2(2 + spread)
            name = entity.name if entity is not None else neighbour
            for hop, side in enumerate((left[neighbour], right[neighbour])):
                for triple in side:
                    score = specific * triple.confidence
                    found.append(ScoredTriple(triple, score, "kg_cs", f"both are joined to {name}", hop))
        return found

    def _around(self, things: Sequence[str]) -> dict[str, list[Triple]]:
        """Triples by the entity at their other end."""
        ends = set(things)
        around: dict[str, list[Triple]] = {}
        for triple in self._both_ends(things):
            for end in (triple.subject, triple.object):
                if isinstance(end, str) and end not in ends:
                    around.setdefault(end, []).append(triple)
        return around

    def _both_ends(self, things: Sequence[str]) -> Iterable[Triple]:
        if things:
            yield from self._store.match(things, limit=_MOST_AROUND)
            yield from self._store.match(objects=things, limit=_MOST_AROUND)


def _link(triple: Triple, links: dict[str, float]) -> float:
    """How surely the question means the triple's ends; 1 where a plan bound them."""
    known = [links[end] for end in (triple.subject, triple.object) if isinstance(end, str) and end in links]
    return min(known, default=1.0)
