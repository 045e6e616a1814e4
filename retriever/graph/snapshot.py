"""The graph in memory: entities and chunks as node numbers."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from retriever.graph.pagerank import Transitions, transitions
from schemas.graph import Snapshot

if TYPE_CHECKING:
    from scipy.sparse import csr_matrix

_MENTION = 0
_OF_A_PAGE = 3  # chunks of a document that is a page and no passage
_CHUNK, _ENTITY = "c:", "e:"

Nodes = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class GraphView:
    """A snapshot as matrices; nodes are numbers in the order of `ids`, chunks before entities."""

    version: int
    ids: tuple[str, ...]
    walk: Transitions
    mentions: csr_matrix  # (n, n), symmetric: how often a chunk mentions an entity
    spreads: Nodes  # (n,), in how many chunks an entity stands, or how many entities in a chunk
    documents: dict[str, int]  # a document's key to its number
    document_of: Nodes  # (n_chunks,), number of each chunk's document
    chunk_order: Nodes  # (n_chunks,), chunk nodes by document
    chunk_starts: Nodes  # (n_documents + 1,), where a document's chunks begin in `chunk_order`
    paged: NDArray[np.float32]  # (n_documents,), in [0, 1], how far a document is a page among pages

    @property
    def chunks(self) -> int:
        """How many chunks there are; they are the first nodes."""
        return len(self.document_of)

    @property
    def on_pages(self) -> float:
        """The share of the chunks, in [0, 1], that stand in documents of three or more."""
        return _on_pages(np.diff(self.chunk_starts))

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

    def document_chunks(self, document: str) -> Nodes:
        """The numbers of a document's chunks, ascending."""
        number = self.documents.get(document, -1)
        return self.chunks_of(number) if number >= 0 else self.chunk_order[:0]

    def chunks_of(self, number: int) -> Nodes:
        """The same by the document's number."""
        return self.chunk_order[self.chunk_starts[number] : self.chunk_starts[number + 1]]

    def identifier(self, node: int) -> str:
        """The id of a node without its kind."""
        return self.ids[node][2:]

    def beside(self, node: int) -> Nodes:
        """Entities that a chunk mentions, or chunks that mention an entity, ascending."""
        start, end = self.mentions.indptr[node], self.mentions.indptr[node + 1]
        found: Nodes = self.mentions.indices[start:end]
        return found

    def spread(self, node: int) -> int:
        """In how many chunks an entity is mentioned, or how many entities a chunk mentions."""
        return int(self.spreads[node])


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
    spreads = np.diff(mentions.indptr).astype(np.int32)
    documents: dict[str, int] = {}
    keys = (chunk[2:].rsplit("#", 1)[0] for chunk in snapshot.ids[: bisect_left(snapshot.ids, _ENTITY)])
    document_of = np.array([documents.setdefault(key, len(documents)) for key in keys], np.int32)
    order = np.argsort(document_of, kind="stable").astype(np.int32)
    starts = np.searchsorted(document_of[order], np.arange(len(documents) + 1)).astype(np.int32)
    return GraphView(
        snapshot.version,
        snapshot.ids,
        walk,
        mentions,
        spreads,
        documents,
        document_of,
        order,
        starts,
        _paged(np.diff(starts)),
    )


def _paged(chunks: Nodes) -> NDArray[np.float32]:
    """(n_documents,): 0 for a document of two chunks, 1 for one of four, times the share of the store's chunks that
    stand in documents of three or more."""
    paged: NDArray[np.float32] = (_on_pages(chunks) * np.clip((chunks - 2) / 2, 0, 1)).astype(np.float32)
    return paged


def _on_pages(chunks: Nodes) -> float:
    return float(chunks[chunks >= _OF_A_PAGE].sum() / max(chunks.sum(), 1))


def with_mentions(snapshot: Snapshot, view: GraphView, chunks: Nodes, entities: Nodes) -> Snapshot:
    """The snapshot of a view, and in it a mention for each pair of a chunk node and an entity node that has none."""
    if not len(chunks):
        return snapshot  # scipy gives no array for no pairs
    new = np.asarray(view.mentions[chunks, entities]).ravel() == 0
    count = int(new.sum())
    return replace(
        snapshot,
        source=np.concatenate([snapshot.source, chunks[new]]),
        target=np.concatenate([snapshot.target, entities[new]]),
        weight=np.concatenate([snapshot.weight, np.ones(count, np.float32)]),
        kind=np.concatenate([snapshot.kind, np.full(count, _MENTION, np.int8)]),
    )
