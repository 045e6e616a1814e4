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

_LEAST_MASS = 0.00005  # that is told: less is shown as nothing


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

    The walk is linear in its restarts, so the parts of a chunk's mass sum to the whole: to that of the hit, which is
    measured less exactly, as its features are (`pushed_pagerank`). A hit without mass has no parts.
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


def walked(mass: float) -> str:
    """What a reason says of a chunk's mass; nothing of one that would be shown as nothing."""
    return f"PageRank {mass:.4f}" if mass >= _LEAST_MASS else ""


def _told(hit: ScoredChunk, seeds: tuple[tuple[str, float], ...]) -> ScoredChunk:
    """The hit with where its mass came from, in words too, right behind the mass."""
    whole, told = hit.evidence.pagerank, walked(hit.evidence.pagerank)
    total = sum(mass for _, mass in seeds)
    if not whole or not total:
        return hit
    seeds = tuple((name, mass * whole / total) for name, mass in seeds)
    shown = [(name, mass) for name, mass in seeds if mass >= _LEAST_MASS]
    sources = shown[0][0] if len(seeds) == 1 and shown else ", ".join(f"{n} {mass:.4f}" for n, mass in shown)
    why = hit.why.replace(told, f"{told} (from {sources})", 1) if told and sources else hit.why
    return replace(hit, evidence=replace(hit.evidence, seeds=seeds), why=why)


def _largest_first(parts: Sequence[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple(sorted(parts, key=lambda part: (-part[1], part[0])))
