"""kg_fr: triples whose predicate sounds like the question's, short paths, and chunks that the graph leads to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from retriever.evidence import best_triples, gather, proving_chunks
from retriever.memo import Memo
from retriever.nodes import Found
from retriever.pagerank import DAMPING
from retriever.rc import ChunkScorer, QuestionScale
from retriever.snapshot import GraphView, GraphViews
from retriever.steps import StepFinder
from retriever.walk import chunk_masses
from retriever.wording import PredicateWording
from schemas.graph import Triple
from schemas.protocols import GraphStore
from schemas.retrieval import ChunkEvidence, LinkedEntity, Query, ScoredTriple

_MOST_TRIPLES = 50
_AROUND = 60  # triples read around one entity
_ONE_END = 0.8  # a triple with one named end, beside one that joins two of them
_SECOND_HOPS = 5
_SECOND_HOP_SHARE = 0.5
_FIRST_CHUNKS = 10  # best chunks by wording that a second step may start from
_MASS_CHUNKS = 40
_RARE_ENOUGH = 30  # a named thing without a page leads to the chunks that mention it, if they are few


class FuzzyGraph:
    """The node kg_fr."""

    unit = "triples"

    def __init__(
        self, store: GraphStore, views: GraphViews, scorer: ChunkScorer, memo: Memo, wording: PredicateWording,
        *, damping: float = DAMPING,
    ) -> None:  # fmt: skip
        self._store = store
        self._views = views
        self._scorer = scorer
        self._memo = memo
        self._wording = wording
        self._damping = damping

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """Triples near what the question names, and chunks named by it, linked from there or reached by a walk."""
        triples = best_triples(self._triples(query), _MOST_TRIPLES)
        view = self._views.current()
        scale = self._scorer.scale(query.text)
        base = self._scorer.score(scale, scale.proposals)
        named = self._named(view, query.entities)
        steps = self._steps(view, scale, base, named, query.entities)
        masses = self._walk(view, (*base, *named, *steps), query.entities)
        return Found(triples, gather([named, steps, masses, proving_chunks(self._store, triples)]))

    def _triples(self, query: Query) -> list[ScoredTriple]:
        strength = {e.id: e.score for e in query.entities}
        text = query.text
        if query.pattern is not None:
            bound = dict.fromkeys((*query.pattern.subjects, *query.pattern.objects))
            strength = {identifier: strength.get(identifier, 1.0) for identifier in bound}
            text = query.pattern.predicate_text or text
        if not strength:
            return []
        first = self._hop(list(strength), strength, text, 0)
        onward = {
            end: found.score * _SECOND_HOP_SHARE
            for found in first[:_SECOND_HOPS]
            for end in (found.triple.subject, found.triple.object)
            if isinstance(end, str) and end not in strength
        }
        return first + (self._hop(list(onward), onward, text, 1) if onward else [])

    def _hop(
        self, entities: Sequence[str], strength: Mapping[str, float], text: str, hop: int
    ) -> list[ScoredTriple]:
        triples = self._store.expand(entities, limit_per_node=_AROUND)
        likeness = self._wording.likeness({t.predicate for t in triples}, text)
        found = []
        for triple in triples:
            known = [strength[end] for end in _ends(triple) if end in strength]
            score = max(known, default=0.0) * triple.confidence * (0.1 + 0.9 * likeness[triple.predicate])
            score *= 1.0 if len(known) > 1 else _ONE_END
            why = f"{triple.predicate} is like the question's words ({likeness[triple.predicate]:.2f})"
            found.append(ScoredTriple(triple, score, "kg_fr", why, hop))
        return sorted(found, key=lambda t: (-t.score, t.triple.id))

    def _named(self, view: GraphView, entities: Sequence[LinkedEntity]) -> dict[str, ChunkEvidence]:
        """Chunks of the pages about named things; for things without a page, the few that mention them."""
        found: dict[str, ChunkEvidence] = {}
        rows = self._memo.entities([e.id for e in entities])
        for linked, entity in zip(entities, rows, strict=True):
            if entity is None:
                continue
            nodes = [(node, 1.0) for page in entity.pages for node in view.document_chunks(page)]
            node = view.entity(entity.id)
            if not nodes and node >= 0 and view.spread(node) <= _RARE_ENOUGH:
                share = 1 / math.log2(2 + view.spread(node))
                nodes = [(int(chunk), share) for chunk in view.beside(node)]
            for chunk, share in nodes:
                name = view.identifier(chunk)
                evidence = ChunkEvidence(
                    named=linked.score * share, path=(linked.name,), named_as=linked.name
                )
                if name not in found or found[name].named < evidence.named:
                    found[name] = evidence
        return found

    def _steps(
        self,
        view: GraphView,
        scale: QuestionScale,
        base: Mapping[str, ChunkEvidence],
        named: Mapping[str, ChunkEvidence],
        entities: Sequence[LinkedEntity],
    ) -> dict[str, ChunkEvidence]:
        words = {**base, **self._scorer.score(scale, [chunk for chunk in named if chunk not in base])}
        likest = sorted(base, key=lambda chunk: (-base[chunk].base, chunk))[:_FIRST_CHUNKS]
        meant = sorted(named, key=lambda c: (-named[c].named, -words[c].base, c))[:_FIRST_CHUNKS]
        strength = {chunk: words[chunk].base for chunk in (*likest, *meant)}
        seeds = {view.chunk(chunk): value for chunk, value in strength.items() if view.chunk(chunk) >= 0}
        question = frozenset(view.entity(e.id) for e in entities)
        found = {}
        for node, step in StepFinder(view, self._memo, scale, question).best(seeds).items():
            first = view.identifier(step.seed)
            path = (*(named[first].path if first in named else ()), *step.through[:1])
            found[view.identifier(node)] = ChunkEvidence(
                linked=step.value,
                residual=step.residual,
                linked_from=first,
                link_names=step.through,
                path=path,
            )
        return found

    def _walk(
        self, view: GraphView, known: Iterable[str], entities: Sequence[LinkedEntity]
    ) -> dict[str, ChunkEvidence]:
        """PageRank mass of the chunks known so far and of those with the most of it."""
        mass = chunk_masses(view, entities, damping=self._damping)
        if not mass.any():
            return {}
        most = min(_MASS_CHUNKS, len(mass))
        nodes = {view.chunk(chunk) for chunk in known} | set(np.argpartition(-mass, most - 1)[:most].tolist())
        return {
            view.identifier(node): ChunkEvidence(pagerank=float(mass[node]))
            for node in sorted(nodes)
            if node >= 0 and mass[node] > 0
        }


def _ends(triple: Triple) -> list[str]:
    return [end for end in (triple.subject, triple.object) if isinstance(end, str)]
