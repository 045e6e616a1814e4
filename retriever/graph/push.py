"""Personalized PageRank near its seeds: what is pushed on from node to node as long as it is worth it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import places, spread
from retriever.graph.pagerank import DAMPING, Transitions, below

LEAST = 4e-6
_MAX_ROUNDS = 12

Masses = NDArray[np.float32]
Numbers = NDArray[np.int64]


def pushed_pagerank(
    graph: Transitions,
    walks: Sequence[tuple[NDArray[np.int32], Masses]],
    *,
    first: int,
    damping: float = DAMPING,
    least: float = LEAST,
) -> Masses:
    """About the masses of `personalized_pagerank` for the `first` nodes, at a cost that the graph's size
    hardly changes; several walks take hardly longer than one.

    What reaches a node in a round is pushed on to its neighbours while it is more than `least` times the
    node's degree (Andersen, Chung and Lang, FOCS 2006, with rounds in place of a queue). All that a walk
    of twelve steps leaves, 2^-12 of the mass, is given up.

    `walks`: of each its seeds (k,), node numbers, each once, and their weights (k,), > 0, any sum. Returns
    (n_walks, first), >= 0; a row sums to at most one, and is zero for a walk without seeds.
    """
    size = len(graph.core)
    starts = np.zeros((len(walks), len(graph.root_degree)), np.float32)
    sides = []
    for number, (seeds, weights) in enumerate(walks):
        if len(seeds):
            share = (1 - damping) / float(weights.sum()) * weights
            starts[number, seeds] = share / graph.root_degree[seeds]
        nodes, right = _right_side(graph, starts[number], np.sort(seeds), damping)
        sides.append((nodes + number * size, right))
    nodes, right = (np.concatenate(part) for part in zip(*sides, strict=True))
    core = _core(graph, nodes, right, len(walks), damping, least)
    mass = starts[:, :first].copy()
    mass[:, below(graph.alone, first)] /= np.float32(1 - damping)
    leaves = below(graph.leaves, first)
    share = np.float32(damping) * graph.shares[: len(leaves)]
    mass[:, leaves] += share * core[:, graph.parents[: len(leaves)]]
    kept = below(graph.core, first)
    mass[:, kept] = core[:, : len(kept)]
    mass *= graph.root_degree[:first]
    return mass


def _right_side(
    graph: Transitions, start: Masses, seeds: NDArray[np.int32], damping: float
) -> tuple[Numbers, Masses]:
    """The nodes of the core that the walk starts at, ascending, and what starts there, from their leaves too."""
    right = np.zeros(len(graph.core), np.float32)
    inside = places(graph.core, seeds)
    right[inside[inside >= 0]] = start[seeds[inside >= 0]]
    leaves = places(graph.leaves, seeds)
    leaves = leaves[leaves >= 0]
    parents = graph.parents[leaves]
    np.add.at(right, parents, damping * graph.shares[leaves] * start[graph.leaves[leaves]])
    nodes = np.unique(np.concatenate([inside[inside >= 0], parents]))
    return nodes, right[nodes]


def _core(
    graph: Transitions, nodes: Numbers, right: Masses, walks: int, damping: float, least: float
) -> Masses:
    """(n_walks, m): z = sum over k of (D^-1 d S)^k D^-1 right, D = 1 - d² folded.

    A node of walk w has the number w * m + its place in the core. What arrives is kept for the nodes that
    anything reaches alone, so that a round costs what its edges do.
    """
    matrix, size = graph.matrix, len(graph.core)
    found = np.zeros(walks * size, np.float32)
    seen = np.empty(walks * size, np.intp)
    arrived = right * _share(graph, nodes % max(size, 1), damping)
    found[nodes] = arrived
    for _ in range(_MAX_ROUNDS):
        enough = arrived > np.float32(least) * graph.root_degree[graph.core[nodes % max(size, 1)]]
        nodes, arrived = nodes[enough], arrived[enough]
        if not len(nodes):
            break
        order = np.argsort(nodes)
        nodes, arrived = nodes[order], arrived[order]
        rows = nodes % size
        starts = matrix.indptr[rows]
        which, place = spread(starts, matrix.indptr[rows + 1] - starts)
        brought = (np.float32(damping) * arrived).take(which)
        brought *= matrix.data.take(place)
        beside = matrix.indices.take(place) + (nodes - rows).take(which)
        numbers = np.arange(len(beside))
        seen[beside] = numbers  # of several edges to one node the last
        edge = seen.take(beside)
        last = np.flatnonzero(edge == numbers)
        nodes = beside.take(last)
        arrived = np.bincount(edge, brought, len(edge)).take(last).astype(np.float32)
        arrived *= _share(graph, nodes % size, damping)
        found[nodes] += arrived
    return found.reshape(walks, size)


def _share(graph: Transitions, nodes: Numbers, damping: float) -> Masses:
    share: Masses = (1 / (1 - damping**2 * graph.folded[nodes])).astype(np.float32)
    return share
