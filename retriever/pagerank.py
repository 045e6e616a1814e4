"""Personalized PageRank on an undirected weighted graph, solved by conjugate gradient."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from scipy.sparse import csr_matrix

DAMPING = 0.5  # HippoRAG (Gutiérrez et al., 2024, arXiv:2405.14831), section 3
TOLERANCE = 1e-4
_MAX_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Transitions:
    """A graph ready for PageRank: the symmetric matrix D^-1/2 W D^-1/2 and the square roots of degrees.

    A node without edges has a loop of weight 1, so that it keeps its own mass.
    """

    matrix: csr_matrix  # (n, n), float32, symmetric, spectral radius 1
    root_degree: NDArray[np.float32]  # (n,), > 0


def transitions(
    size: int, source: NDArray[np.int32], target: NDArray[np.int32], weight: NDArray[np.float32]
) -> Transitions:
    """Normalise undirected edges, each given once; parallel edges add up.

    `source`, `target`: (n_edges,), node numbers below `size`; `weight`: (n_edges,), > 0.
    """
    from scipy.sparse import csr_matrix

    degree = np.bincount(source, weight, size) + np.bincount(target, weight, size)
    isolated = np.flatnonzero(degree == 0).astype(np.int32)
    degree[isolated] = 1.0
    root = np.sqrt(degree).astype(np.float32)
    share = (weight / (root[source] * root[target])).astype(np.float32)
    loops = np.ones(len(isolated), np.float32)
    rows = np.concatenate([source, target, isolated])
    columns = np.concatenate([target, source, isolated])
    matrix = csr_matrix((np.concatenate([share, share, loops]), (rows, columns)), shape=(size, size))
    return Transitions(matrix, root)


def personalized_pagerank(
    graph: Transitions,
    seeds: NDArray[np.float32],
    *,
    damping: float = DAMPING,
    tolerance: float = TOLERANCE,
) -> NDArray[np.float32]:
    """The stationary mass of a walk that goes on with probability `damping`, else restarts at a seed.

    x = (1 - d) s + d W D^-1 x, for s = seeds / sum(seeds) (Page et al., 1999; Haveliwala, 2002). For
    a symmetric W, x = D^1/2 z where (I - d D^-1/2 W D^-1/2) z = (1 - d) D^-1/2 s is positive
    definite with condition (1 + d) / (1 - d): conjugate gradient (Hestenes and Stiefel, 1952) needs
    about half the rounds of power iteration. Not valid for directed graphs.

    `seeds`: (n,), >= 0, any sum. `damping` in (0, 1). Converged when the residual's Euclidean norm
    is at most `tolerance` times that of the right side. Returns (n,), >= 0, which sums to one up to
    the tolerance; all zero when no seed is above zero. ValueError for a damping outside (0, 1) or a
    negative seed.
    """
    if not 0 < damping < 1:
        raise ValueError(f"damping must lie between 0 and 1, not {damping}")
    if len(seeds) and float(seeds.min()) < 0:
        raise ValueError("a seed's weight must not be negative")
    total = float(seeds.sum())
    if total <= 0:
        return np.zeros(len(seeds), np.float32)
    right = ((1 - damping) / total * seeds / graph.root_degree).astype(np.float32)
    solution = _conjugate_gradient(graph.matrix, right, damping, tolerance)
    mass: NDArray[np.float32] = np.maximum(solution * graph.root_degree, 0)
    return mass


def _conjugate_gradient(
    matrix: csr_matrix, right: NDArray[np.float32], damping: float, tolerance: float
) -> NDArray[np.float32]:
    """z with (I - damping * matrix) z = right."""
    step = np.float32(damping)
    solution = right.copy()
    residual = step * (matrix @ right)
    direction = residual.copy()
    energy = float(residual @ residual)
    enough = (tolerance * float(np.linalg.norm(right))) ** 2
    for _ in range(_MAX_ROUNDS):
        if energy <= enough:
            break
        image = direction - step * (matrix @ direction)
        length = np.float32(energy / float(direction @ image))
        solution += length * direction
        residual -= length * image
        previous, energy = energy, float(residual @ residual)
        direction = residual + np.float32(energy / previous) * direction
    return solution
