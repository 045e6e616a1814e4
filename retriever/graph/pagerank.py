"""Personalized PageRank on an undirected weighted graph, solved by conjugate gradient."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import places

if TYPE_CHECKING:
    from scipy.sparse import csr_matrix

DAMPING = 0.5  # HippoRAG (Gutiérrez et al., 2024, arXiv:2405.14831), section 3
TOLERANCE = 1e-4
_MAX_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Transitions:
    """A graph ready for PageRank: the symmetric matrix S = D^-1/2 W D^-1/2 over its core.

    A leaf (a node with one neighbour) is eliminated exactly: most names of an encyclopedia stand in one
    chunk alone, so the core is a third of the graph. A node without edges keeps its own mass.
    """

    core: NDArray[np.int32]  # (m,), node numbers, ascending
    matrix: csr_matrix  # (m, m), float32, S between nodes of the core
    folded: NDArray[np.float32]  # (m,), sum of squared shares of the leaves of each node
    leaves: NDArray[np.int32]  # (l,), node numbers
    parents: NDArray[np.int32]  # (l,), each leaf's neighbour, by its place in the core
    shares: NDArray[np.float32]  # (l,), S between leaf and neighbour
    alone: NDArray[np.int32]  # nodes without edges
    root_degree: NDArray[np.float32]  # (n,), > 0


def transitions(
    size: int, source: NDArray[np.int32], target: NDArray[np.int32], weight: NDArray[np.float32]
) -> Transitions:
    """Normalise undirected edges, each given once; parallel edges add up.

    `source`, `target`: (n_edges,), node numbers below `size`; `weight`: (n_edges,), > 0.
    """
    from scipy.sparse import csr_matrix

    degree = np.bincount(source, weight, size) + np.bincount(target, weight, size)
    alone = np.flatnonzero(degree == 0).astype(np.int32)
    degree[alone] = 1.0
    root = np.sqrt(degree).astype(np.float32)
    share = (weight / (root[source] * root[target])).astype(np.float32)
    rows, columns = np.concatenate([source, target]), np.concatenate([target, source])
    whole = csr_matrix((np.concatenate([share, share]), (rows, columns)), shape=(size, size))
    whole.sum_duplicates()
    neighbours = np.diff(whole.indptr)
    candidates = np.flatnonzero(neighbours == 1)
    beside = whole.indices[whole.indptr[candidates]]
    is_leaf = (neighbours[beside] > 1) | (candidates > beside)  # of two that have only each other, one stays
    leaves, beside = candidates[is_leaf].astype(np.int32), beside[is_leaf]
    kept = neighbours > 0
    kept[leaves] = False
    core = np.flatnonzero(kept).astype(np.int32)
    place = np.zeros(size, np.int32)
    place[core] = np.arange(len(core), dtype=np.int32)
    shares = whole.data[whole.indptr[leaves]]
    parents = place[beside]
    folded = np.bincount(parents, shares.astype(np.float64) ** 2, len(core)).astype(np.float32)
    return Transitions(core, whole[core][:, core], folded, leaves, parents, shares, alone, root)


def personalized_pagerank(
    graph: Transitions,
    seeds: NDArray[np.float32],
    *,
    damping: float = DAMPING,
    tolerance: float = TOLERANCE,
    first: int | None = None,
) -> NDArray[np.float32]:
    """The stationary mass of a walk that goes on with probability `damping`, else restarts at a seed.

    x = (1 - d) s + d W D^-1 x, for s = seeds / sum(seeds) (Page et al., 1999; Haveliwala, 2002). For
    a symmetric W, x = D^1/2 z where (I - d D^-1/2 W D^-1/2) z = (1 - d) D^-1/2 s is positive
    definite with condition (1 + d) / (1 - d): conjugate gradient (Hestenes and Stiefel, 1952) needs
    about half the rounds of power iteration. Not valid for directed graphs. A leaf l beside v has
    z_l = b_l + d S_lv z_v, which leaves (1 - d² ΣS_lv²) on v's diagonal and adds d Σ S_lv b_l to its
    right side.

    `seeds`: (n,), >= 0, any sum. `damping` in (0, 1). Converged when the residual's Euclidean norm
    is at most `tolerance` times that of the right side. Returns (n,), >= 0, which sums to one up to
    the tolerance; all zero when no seed is above zero; of the `first` nodes alone where that is given.
    ValueError for a damping outside (0, 1) or a
    negative seed.
    """
    if not 0 < damping < 1:
        raise ValueError(f"damping must lie between 0 and 1, not {damping}")
    started = np.flatnonzero(seeds != 0)
    weights = seeds[started]
    if len(weights) and float(weights.min()) < 0:
        raise ValueError("a seed's weight must not be negative")
    size = len(seeds) if first is None else first
    mass = np.zeros(size, np.float32)
    if not len(weights):
        return mass
    start = np.zeros(len(seeds), np.float32)
    start[started] = (1 - damping) / float(weights.sum()) * weights / graph.root_degree[started]
    core = _conjugate_gradient(graph, reduced(graph, start, started, damping), damping, tolerance)
    mass[:] = start[:size]
    mass[below(graph.alone, size)] /= np.float32(1 - damping)
    leaves = below(graph.leaves, size)
    shares, parents = graph.shares[: len(leaves)], graph.parents[: len(leaves)]
    mass[leaves] += (np.float32(damping) * shares) * core[parents]
    kept = below(graph.core, size)
    mass[kept] = core[: len(kept)]
    mass *= graph.root_degree[:size]
    return np.maximum(mass, 0, out=mass)


def below(nodes: NDArray[np.int32], size: int) -> NDArray[np.int32]:
    """Of ascending nodes those below a number."""
    return nodes[: np.searchsorted(nodes, size)]


def reduced(
    graph: Transitions, start: NDArray[np.float32], started: NDArray[np.int64], damping: float
) -> NDArray[np.float32]:
    """(m,): the right side with what the leaves bring to it."""
    right = start[graph.core]
    seeded = places(graph.leaves, started)
    seeded = seeded[seeded >= 0]
    np.add.at(right, graph.parents[seeded], damping * graph.shares[seeded] * start[graph.leaves[seeded]])
    return right


def _conjugate_gradient(
    graph: Transitions, right: NDArray[np.float32], damping: float, tolerance: float
) -> NDArray[np.float32]:
    """z with (1 - d² folded - d S) z = right."""
    step, diagonal = np.float32(damping), 1 - np.float32(damping**2) * graph.folded
    solution = right.copy()
    residual = right - diagonal * right + step * (graph.matrix @ right)
    direction = residual.copy()
    energy = float(residual @ residual)
    enough = tolerance**2 * float(right @ right)
    for _ in range(_MAX_ROUNDS):
        if energy <= enough:
            break
        image = diagonal * direction - step * (graph.matrix @ direction)
        length = np.float32(energy / float(direction @ image))
        solution += length * direction
        residual -= length * image
        previous, energy = energy, float(residual @ residual)
        direction *= np.float32(energy / previous)
        direction += residual
    return solution
