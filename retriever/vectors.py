"""Chunks' vectors in rows of a matrix, read from the store when first needed, of most stores all at once."""

from __future__ import annotations

from threading import Lock

import numpy as np
from numpy.typing import NDArray

from retriever.graph.snapshot import GraphView, Nodes
from schemas.graph import Vectors
from schemas.protocols import GraphStore

_AT_ONCE = 65_536
"""Chunks of a store whose vectors are read with the first ones asked for; of a larger one each when it is needed."""

_BATCH = 2000  # chunks read at once


class VectorRows:
    """Vectors by chunk node of one view at a time; a chunk without a vector has a row of zeros."""

    def __init__(self, store: GraphStore, dimension: int) -> None:
        self._store = store
        self._dimension = dimension
        self._lock = Lock()
        self._version = -1
        self._rows = np.zeros((0, dimension), np.float32)
        self._known = np.zeros(0, bool)
        self._present = np.zeros(0, bool)

    def of(self, view: GraphView, nodes: Nodes) -> Vectors:
        """(n, dimension) for chunk nodes."""
        with self._lock:
            self._read(view, nodes)
            return self._rows[nodes]

    def nearest(
        self, view: GraphView, vector: Vectors, most: int, within: NDArray[np.bool_] | None
    ) -> Nodes | None:
        """The chunk nodes whose vectors are most like one, ascending; None of a store too large to be scanned here.

        The store need not be asked for what is in memory, nor name what it proposes.
        """
        if view.chunks > _AT_ONCE:
            return None
        with self._lock:
            self._read(view, np.zeros(min(view.chunks, 1), np.int32))  # which reads all of them
            rows, present = self._rows, self._present
        # a product of BLAS is no faster here, and its threads then keep a second core busy for the whole question
        cosines = np.einsum("ij,j->i", rows, vector)
        allowed = present if within is None else present & within
        cosines[~allowed] = -np.inf
        return highest(cosines, min(most, int(allowed.sum())))

    def present(self, view: GraphView, nodes: Nodes) -> NDArray[np.bool_]:
        """(n,): which of the chunks have a vector."""
        with self._lock:
            self._read(view, nodes)
            return self._present[nodes]

    def _read(self, view: GraphView, nodes: Nodes) -> None:
        if self._version != view.version:
            self._version = view.version
            self._rows = np.zeros((view.chunks, self._dimension), np.float32)
            self._known = np.zeros(view.chunks, bool)
            self._present = np.zeros(view.chunks, bool)
        unknown = ~self._known[nodes]
        if not unknown.any():
            return
        whole = view.chunks <= _AT_ONCE
        missing = np.flatnonzero(~self._known) if whole else np.unique(nodes[unknown])
        for first in range(0, len(missing), _BATCH):
            batch = missing[first : first + _BATCH].tolist()
            found = self._store.get_vectors([view.identifier(node) for node in batch])
            for node, vector in zip(batch, found, strict=True):
                if vector is not None:
                    self._rows[node] = vector
                    self._present[node] = True
        self._known[missing] = True


def highest(scores: NDArray[np.float32], most: int) -> Nodes:
    """The places of the highest scores, ascending; of equal ones the first."""
    if most <= 0:
        return np.zeros(0, np.int32)
    least = np.partition(scores, len(scores) - most)[len(scores) - most]
    places = np.flatnonzero(scores >= least)
    if len(places) > most:
        places = np.sort(places[np.argsort(-scores[places], kind="stable")[:most]])
    return places.astype(np.int32)
