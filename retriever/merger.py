"""kag_merger: one ranking of chunks out of what all retrievers know, and every triple that they found."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from retriever.evidence import best_triples, gather
from retriever.nodes import Found
from retriever.rc import ChunkScorer
from schemas.retrieval import ChunkEvidence, Query, ScoredChunk, ScoredTriple

NAMED = 0.5  # the question names what the chunk is about
LINKED = 0.6  # the chunk is a second step from a chunk that the question leads to
WALKED = 0.2  # personalized PageRank reaches it
PROVES = 0.5  # it says a triple that was asked for
FAINT = 1e-4  # a share of the largest PageRank mass that counts as nothing
_MOST_TRIPLES = 2000


class Merger:
    """The node kag_merger: score = base + NAMED * named + LINKED * linked + WALKED * walked + PROVES * proves.

    `base` (in [0, 1], the fusion of cosine and BM25) stays in, so that what the encoder ranks right is
    moved only by evidence; `walked` is the mass on a logarithmic scale, 1 for the largest.
    """

    unit = "chunks"

    def __init__(self, scorer: ChunkScorer) -> None:
        self._scorer = scorer

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """The best `query.k` chunks; the best proof of an exact triple is among them."""
        triples = best_triples((t for found in upstream for t in found.triples), _MOST_TRIPLES)
        evidence = self._with_base(query, gather(found.evidence for found in upstream))
        exact = {t.triple.id: t.score for t in triples if t.retriever == "kg_cs"}
        most = max((e.pagerank for e in evidence.values()), default=0.0)
        hits = [
            ScoredChunk(chunk, chunk.rsplit("#", 1)[0], score(e, most, exact), e)
            for chunk, e in evidence.items()
        ]
        hits.sort(key=lambda hit: (-hit.score, hit.chunk))
        kept = tuple(replace(hit, why=why(hit.evidence)) for hit in keep_proofs(hits, triples, query.k))
        degraded = tuple(dict.fromkeys(line for found in upstream for line in found.degraded))
        return Found(triples, evidence, kept, degraded)

    def _with_base(self, query: Query, evidence: dict[str, ChunkEvidence]) -> dict[str, ChunkEvidence]:
        """Chunks that only the graph found are judged by their words too."""
        unseen = sorted(chunk for chunk, e in evidence.items() if not e.base)
        for chunk, words in self._scorer.score(self._scorer.scale(query.text), unseen).items():
            known = evidence[chunk]
            evidence[chunk] = replace(known, dense=words.dense, lexical=words.lexical, base=words.base)
        return evidence


def score(evidence: ChunkEvidence, most: float, exact: Mapping[str, float]) -> float:
    """The sum described in `Merger`; `most` is the question's largest PageRank mass."""
    proves = max((exact.get(triple, 0.0) for triple in evidence.triples), default=0.0)
    return (
        evidence.base
        + NAMED * evidence.named
        + LINKED * evidence.linked
        + WALKED * walked(evidence.pagerank, most)
        + PROVES * min(1.0, proves)
    )


def walked(mass: float, most: float) -> float:
    """1 for the largest mass, 0 for `FAINT` of it, linear in the logarithm between."""
    if most <= 0 or mass <= most * FAINT:
        return 0.0
    return 1 - math.log(mass / most) / math.log(FAINT)


def why(evidence: ChunkEvidence) -> str:
    """One line for people: what the chunk's rank rests on."""
    reasons = []
    if evidence.named:
        reasons.append(f"the question names {evidence.named_as}")
    if evidence.triples:
        reasons.append(f"says {_counted(len(evidence.triples), 'retrieved triple')}")
    if evidence.linked:
        reasons.append(f"linked from {evidence.linked_from} through {', '.join(evidence.link_names)}")
    if evidence.pagerank:
        parts = ", ".join(f"{name} {mass:.4f}" for name, mass in evidence.seeds)
        reasons.append(f"PageRank {evidence.pagerank:.4f}" + (f" (from {parts})" if parts else ""))
    words = f"cosine {evidence.dense:.2f}, BM25 {evidence.lexical:.1f}"
    reasons.append(f"like the question {evidence.base:.2f} ({words})")
    return " · ".join(reasons)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def keep_proofs(
    ranked: Sequence[ScoredChunk], triples: Sequence[ScoredTriple], k: int
) -> Sequence[ScoredChunk]:
    """The first k, in which the last ones give way to the best proof of each exact triple."""
    kept, rest = list(ranked[:k]), ranked[k:]
    proven = {triple for hit in kept for triple in hit.evidence.triples}
    for triple in [t.triple.id for t in triples if t.retriever == "kg_cs"][:k]:
        if triple in proven:
            continue
        proof = next((hit for hit in rest if triple in hit.evidence.triples), None)
        place = next((i for i in range(len(kept) - 1, -1, -1) if not kept[i].evidence.triples), -1)
        if proof is None or place < 0:
            continue
        kept[place] = proof
        proven.update(proof.evidence.triples)
    return sorted(kept, key=lambda hit: (-hit.score, hit.chunk))
