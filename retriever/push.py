"""Personalized PageRank near its seeds: what is pushed on from node to node as long as it is worth it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from retriever.links import spread
from retriever.pagerank import DAMPING, Transitions, below

LEAST = 1e-6
_MAX_ROUNDS = 12

Masses = NDArray[np.float32]


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
    core = _core(graph, *_right_side(graph, start, np.sort(seeds), damping), damping, least)
    mass[:] = start[:first]
    mass[below(graph.alone, first)] /= np.float32(1 - damping)
    leaves = below(graph.leaves, first)
    mass[leaves] += np.float32(damping) * graph.shares[: len(leaves)] * core[graph.parents[: len(leaves)]]
    kept = below(graph.core, first)
    mass[kept] = core[: len(kept)]
    mass *= graph.root_degree[:first]
    return mass


def _right_side(
    graph: Transitions, start: Masses, seeds: NDArray[np.int32], damping: float
) -> tuple[NDArray[np.int32], Masses]:
    """The nodes of the core that the walk starts at, ascending, and what starts there, from their leaves too."""
    right = np.zeros(len(graph.core), np.float32)
    inside = _place(graph.core, seeds)
    right[inside[inside >= 0]] = start[seeds[inside >= 0]]
    leaves = _place(graph.leaves, seeds)
    leaves = leaves[leaves >= 0]
    parents = graph.parents[leaves]
    np.add.at(right, parents, damping * graph.shares[leaves] * start[graph.leaves[leaves]])
    nodes = np.unique(np.concatenate([inside[inside >= 0], parents])).astype(np.int32)
    return nodes, right[nodes]


def _place(among: NDArray[np.int32], nodes: NDArray[np.int32]) -> NDArray[np.int64]:
    """(n,): where each node stands among ascending ones, -1 where it does not."""
    place = np.searchsorted(among, nodes)
    there = place < len(among)
    there[there] = among[place[there]] == nodes[there]
    return np.where(there, place, -1)


def _core(
    graph: Transitions, nodes: NDArray[np.int32], right: Masses, damping: float, least: float
) -> Masses:
    """(m,): z = sum over k of (D^-1 d S)^k D^-1 right, D = 1 - d² folded.

    What arrives is kept for the nodes that anything reaches alone, so that a round costs what its edges do.
    """
    matrix = graph.matrix
    found = np.zeros(len(graph.core), np.float32)
    seen = np.empty(len(graph.core), np.intp)
    arrived = right * _share(graph, nodes, damping)
    found[nodes] = arrived
    for _ in range(_MAX_ROUNDS):
        enough = arrived > np.float32(least) * graph.root_degree[graph.core[nodes]]
        nodes, arrived = nodes[enough], arrived[enough]
        if not len(nodes):
            break
        order = np.argsort(nodes)
        nodes, arrived = nodes[order], arrived[order]
        starts = matrix.indptr[nodes]
        which, place = spread(starts, matrix.indptr[nodes + 1] - starts)
        brought = (np.float32(damping) * arrived).take(which)
        brought *= matrix.data.take(place)
        beside = matrix.indices.take(place).astype(np.intp)
        numbers = np.arange(len(beside))
        seen[beside] = numbers  # of several edges to one node the last
        edge = seen.take(beside)
        last = np.flatnonzero(edge == numbers)
        nodes = beside.take(last).astype(np.int32)
        arrived = np.bincount(edge, brought, len(edge)).take(last).astype(np.float32)
        arrived *= _share(graph, nodes, damping)
        found[nodes] += arrived
    return found


def _share(graph: Transitions, nodes: NDArray[np.int32], damping: float) -> Masses:
    share: Masses = (1 / (1 - damping**2 * graph.folded[nodes])).astype(np.float32)
    return share
