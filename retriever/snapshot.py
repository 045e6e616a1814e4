"""The graph in memory: entities and chunks as node numbers, read again when the store has changed."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from retriever.pagerank import Transitions, transitions
from schemas.graph import Snapshot
from schemas.protocols import GraphStore

if TYPE_CHECKING:
    from scipy.sparse import csr_matrix

_MENTION = 0
_CHUNK, _ENTITY = "c:", "e:"


@dataclass(frozen=True, slots=True)
class GraphView:
    """A snapshot as matrices; nodes are numbers in the order of `ids`."""

    version: int
    ids: tuple[str, ...]
    walk: Transitions
    mentions: csr_matrix  # (n, n), symmetric: how often a chunk mentions an entity

    @property
    def chunks(self) -> int:
        """How many chunks there are; they are the first nodes."""
        return bisect_left(self.ids, _ENTITY)

    def node(self, kind_and_id: str) -> int:
        """The number of `e:ID` or `c:ID`; -1 if it has none."""
        place = bisect_left(self.ids, kind_and_id)
        return place if place < len(self.ids) and self.ids[place] == kind_and_id else -1

    def entity(self, identifier: str) -> int:
        """The number of an entity; -1 if it has no edge."""
        return self.node(_ENTITY + identifier)

    def chunk(self, identifier: str) -> int:
        """The number of a chunk; -1 if it has none."""
        return self.node(_CHUNK + identifier)

    def document(self, chunk: int) -> str:
        """The key of a chunk node's document."""
        return self.identifier(chunk).rsplit("#", 1)[0]

    def document_chunks(self, document: str) -> range:
        """The numbers of a document's chunks."""
        start = bisect_left(self.ids, f"{_CHUNK}{document}#")
        end = bisect_left(self.ids, f"{_CHUNK}{document}$")
        return range(start, end)

    def identifier(self, node: int) -> str:
        """The id of a node without its kind."""
        return self.ids[node][2:]

    def beside(self, node: int) -> NDArray[np.int32]:
        """Entities that a chunk mentions, or chunks that mention an entity, ascending."""
        start, end = self.mentions.indptr[node], self.mentions.indptr[node + 1]
        found: NDArray[np.int32] = self.mentions.indices[start:end]
        return found

    def spread(self, node: int) -> int:
        """In how many chunks an entity is mentioned, or how many entities a chunk mentions."""
        return int(self.mentions.indptr[node + 1] - self.mentions.indptr[node])


def view_of(snapshot: Snapshot) -> GraphView:
    """Matrices of a snapshot."""
    from scipy.sparse import csr_matrix

    size = len(snapshot.ids)
    mention = snapshot.kind == _MENTION
    source, target, weight = snapshot.source[mention], snapshot.target[mention], snapshot.weight[mention]
    rows, columns = np.concatenate([source, target]), np.concatenate([target, source])
    mentions = csr_matrix((np.concatenate([weight, weight]), (rows, columns)), shape=(size, size))
    mentions.sort_indices()
    walk = transitions(size, snapshot.source, snapshot.target, snapshot.weight)
    return GraphView(snapshot.version, snapshot.ids, walk, mentions)


class GraphViews:
    """The current view of a store, kept until the store's version changes."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._view: GraphView | None = None
        self._lock = Lock()

    def current(self) -> GraphView:
        """The view of the version that the store has now."""
        with self._lock:
            version = self._store.graph_version()
            if self._view is None or self._view.version != version:
                snapshot = self._store.edges_snapshot()
                if snapshot is not None:
                    self._view = view_of(snapshot)
            if self._view is None:
                raise LookupError("the store gave no snapshot of its graph")
            return self._view
