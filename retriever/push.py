"""Personalized PageRank near its seeds: what is pushed on from node to node as long as it is worth it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from retriever.links import spread
from retriever.pagerank import DAMPING, Transitions, below, reduced

LEAST = 1e-6
_MAX_ROUNDS = 12


def pushed_pagerank(
    graph: Transitions,
    seeds: NDArray[np.int32],
    weights: NDArray[np.float32],
    *,
    first: int,
    damping: float = DAMPING,
    least: float = LEAST,
) -> NDArray[np.float32]:
    """About the masses of `personalized_pagerank` for the `first` nodes, at a cost that the graph's size
    hardly changes.

    What reaches a node in a round is pushed on to its neighbours while it is more than `least` times the
    node's degree (Andersen, Chung and Lang, FOCS 2006, with rounds in place of a queue). All that a walk
    of twelve steps leaves, 2^-12 of the mass, is given up.

    `seeds`: (k,), node numbers, each once. `weights`: (k,), > 0, any sum. Returns (first,), >= 0, which
    sums to at most one; all zero without seeds.
    """
    mass = np.zeros(first, np.float32)
    if not len(seeds):
        return mass
    start = np.zeros(len(graph.root_degree), np.float32)
    start[seeds] = (1 - damping) / float(weights.sum()) * weights / graph.root_degree[seeds]
    core = _core(graph, reduced(graph, start, np.sort(seeds), damping), damping, least)
    mass[:] = start[:first]
    mass[below(graph.alone, first)] /= np.float32(1 - damping)
    leaves = below(graph.leaves, first)
    mass[leaves] += np.float32(damping) * graph.shares[: len(leaves)] * core[graph.parents[: len(leaves)]]
    kept = below(graph.core, first)
    mass[kept] = core[: len(kept)]
    mass *= graph.root_degree[:first]
    return mass


def _core(
    graph: Transitions, right: NDArray[np.float32], damping: float, least: float
) -> NDArray[np.float32]:
    """(m,): z = sum over k of (D^-1 d S)^k D^-1 right, D = 1 - d² folded."""
    matrix, lengths = graph.matrix, np.diff(graph.matrix.indptr)
    share = (1 / (1 - damping**2 * graph.folded)).astype(np.float32)
    enough = np.float32(least) * graph.root_degree[graph.core]
    arrived = right * share
    found = arrived.copy()
    for _ in range(_MAX_ROUNDS):
        from_ = np.flatnonzero(arrived > enough)
        if not len(from_):
            break
        which, place = spread(matrix.indptr[from_], lengths[from_])
        brought = (np.float32(damping) * arrived[from_])[which] * matrix.data[place]
        arrived = np.bincount(matrix.indices[place], brought, len(right)).astype(np.float32) * share
        found += arrived
    return found
