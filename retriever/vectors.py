"""Chunks' vectors in rows of a matrix, read from the store when first needed."""

from __future__ import annotations

from threading import Lock

import numpy as np
from numpy.typing import NDArray

from retriever.snapshot import GraphView, Nodes
from schemas.graph import Vectors
from schemas.protocols import GraphStore


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
        missing = np.unique(nodes[unknown])
        found = self._store.get_vectors([view.identifier(int(node)) for node in missing])
        for node, vector in zip(missing, found, strict=True):
            if vector is not None:
                self._rows[node] = vector
                self._present[node] = True
        self._known[missing] = True
