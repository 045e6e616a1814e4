"""Putting together what several retrievers know of one chunk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from schemas.protocols import GraphStore
from schemas.retrieval import ChunkEvidence, ScoredTriple


def combine(one: ChunkEvidence, other: ChunkEvidence) -> ChunkEvidence:
    """Both records as one: the larger number of each channel, all triples, the stronger link."""
    link = one if (one.linked, one.linked_from) >= (other.linked, other.linked_from) else other
    walk = one if (one.pagerank, one.seeds) >= (other.pagerank, other.seeds) else other
    name = one if (one.named, one.named_as) >= (other.named, other.named_as) else other
    triples = one.triples or other.triples
    if one.triples and other.triples:
        triples = tuple(sorted({*one.triples, *other.triples}))
    return ChunkEvidence(
        dense=max(one.dense, other.dense),
        lexical=max(one.lexical, other.lexical),
        base=max(one.base, other.base),
        named=name.named,
        linked=link.linked,
        residual=link.residual,
        pagerank=walk.pagerank,
        triples=triples,
        linked_from=link.linked_from,
        link_names=link.link_names,
        path=link.path or one.path or other.path,
        seeds=walk.seeds,
        named_as=name.named_as,
    )


def gather(parts: Iterable[Mapping[str, ChunkEvidence]]) -> dict[str, ChunkEvidence]:
    """The records of several retrievers by chunk; their order does not matter."""
    gathered: dict[str, ChunkEvidence] = {}
    for part in parts:
        for chunk, evidence in part.items():
            known = gathered.get(chunk)
            gathered[chunk] = evidence if known is None or known is evidence else combine(known, evidence)
    return gathered


def proving_chunks(store: GraphStore, triples: Iterable[ScoredTriple]) -> dict[str, ChunkEvidence]:
    """The chunks whose words say the triples."""
    proofs: dict[str, set[str]] = {}
    for triple, rows in store.evidence([t.triple.id for t in triples]).items():
        for row in rows:
            proofs.setdefault(row.chunk, set()).add(triple)
    return {chunk: ChunkEvidence(triples=tuple(sorted(ids))) for chunk, ids in proofs.items()}


def best_triples(triples: Iterable[ScoredTriple], most: int) -> tuple[ScoredTriple, ...]:
    """Each triple once, by its best score; equal scores stand in order of id."""
    best: dict[str, ScoredTriple] = {}
    for found in triples:
        known = best.get(found.triple.id)
        if known is None or (found.score, known.hop) > (known.score, found.hop):
            best[found.triple.id] = found
    return tuple(sorted(best.values(), key=lambda t: (-t.score, t.triple.id))[:most])
