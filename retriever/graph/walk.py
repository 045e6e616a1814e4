"""The walk from what a question names: PageRank mass of chunks, and from which name it came."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from retriever.graph.pagerank import DAMPING, personalized_pagerank
from retriever.graph.push import pushed_pagerank
from retriever.graph.snapshot import GraphView, Nodes
from schemas.retrieval import LinkedEntity, ScoredChunk


def restart_weights(view: GraphView, entities: Sequence[LinkedEntity]) -> dict[int, tuple[str, float]]:
    """By entity node its name and its share of the restarts; the shares sum to one.

    A share is proportional to link score / ln(2 + chunks that mention the entity): a rare name says
    more. Empty where nothing named has an edge; chunks like the question take no part, since a walk
    from them only spreads what their words already say (docs/reference/retriever.md has the figures).
    """
    weights: dict[int, tuple[str, float]] = {}
    for linked in entities:
        node = view.entity(linked.id)
        if node >= 0 and linked.score > weights.get(node, ("", 0.0))[1]:
            weights[node] = (linked.name, linked.score / math.log(2 + view.spread(node)))
    total = sum(weight for _, weight in weights.values())
    return {node: (name, weight / total) for node, (name, weight) in weights.items()} if total else {}


def chunk_masses(
    view: GraphView,
    entities: Sequence[LinkedEntity],
    chunks: Nodes,
    weights: NDArray[np.float32],
    *,
    damping: float = DAMPING,
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """(n_chunks,) twice, >= 0: the mass of each chunk node in a walk from what the question names, all zero
    where it names nothing, and in one that restarts at `chunks` in proportion to `weights`."""
    shares = restart_weights(view, entities)
    nodes = np.array(sorted(shares), np.int32)
    named = nodes, np.array([shares[node][1] for node in nodes.tolist()], np.float32)
    by_names, by_chunks = pushed_pagerank(
        view.walk, (named, (chunks, weights)), damping=damping, first=view.chunks
    )
    return by_names, by_chunks


def by_seed(
    view: GraphView,
    entities: Sequence[LinkedEntity],
    hits: Sequence[ScoredChunk],
    *,
    damping: float = DAMPING,
) -> tuple[ScoredChunk, ...]:
    """The hits with the mass that came from each name, largest first; one walk a name.

    The walk is linear in its restarts, so the parts of a chunk's mass sum to the whole.
    """
    parts: dict[str, list[tuple[str, float]]] = {hit.chunk: [] for hit in hits}
    for node, (name, share) in sorted(restart_weights(view, entities).items()):
        seeds = np.zeros(len(view.ids), np.float32)
        seeds[node] = 1
        mass = personalized_pagerank(view.walk, seeds, damping=damping, first=view.chunks)
        for hit in hits:
            place = view.chunk(hit.chunk)
            if place >= 0 and mass[place] > 0:
                parts[hit.chunk].append((name, share * float(mass[place])))
    return tuple(_told(hit, _largest_first(parts[hit.chunk])) for hit in hits)


def _told(hit: ScoredChunk, seeds: tuple[tuple[str, float], ...]) -> ScoredChunk:
    """The hit with where its mass came from, in words too."""
    if not seeds:
        return hit
    sources = ", ".join(f"{name} {mass:.4f}" for name, mass in seeds)
    why = f"{hit.why} (PageRank from {sources})"
    return replace(hit, evidence=replace(hit.evidence, seeds=seeds), why=why)


def _largest_first(parts: Sequence[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple(sorted(parts, key=lambda part: (-part[1], part[0])))
