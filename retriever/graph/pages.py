"""Which pages are about which entities, and what their names say, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.graph.snapshot import GraphView, Nodes
from retriever.text.word_index import WordIndexes
from schemas.protocols import GraphStore

MOST_PAGES = 3  # pages of one entity that are followed


class PageTable:
    """Pages and names by entity node, of one view at a time, read whole when first needed."""

    def __init__(self, store: GraphStore, words: WordIndexes) -> None:
        self._store = store
        self._words = words
        self._lock = Lock()
        self._version = -1
        self._pages = np.zeros((0, MOST_PAGES), np.int32)
        self._names: list[str] = []
        self._bare = np.zeros(0, bool)
        self._known = np.zeros(0, bool)
        self._token = np.zeros(0, np.int32)

    def of(self, view: GraphView, entities: Nodes) -> Nodes:
        """(n, MOST_PAGES): numbers of the documents about each entity, by key, -1 where there are fewer."""
        with self._lock:
            self._read(view)
            return self._pages[entities]

    def bare(self, view: GraphView, entities: Nodes) -> NDArray[np.bool_]:
        """(n,): whether an entity's name is nothing but digits, which joins what has nothing to do with it."""
        with self._lock:
            self._read(view)
            return self._bare[entities]

    def names(self, view: GraphView, entities: Sequence[int]) -> list[str]:
        """Each entity's name."""
        with self._lock:
            self._read(view)
            return [self._names[entity] for entity in entities]

    def token(self, view: GraphView, entities: Nodes) -> Nodes:
        """(n,): the number of the rarest word of each entity's name, -1 where no chunk has any."""
        with self._lock:
            self._read(view)
            unknown = ~self._known[entities]
            if unknown.any():
                words = self._words.of(view)
                for node in np.unique(entities[unknown]).tolist():
                    self._token[node] = words.rarest(segment(self._names[node]))
                self._known[entities] = True
            return self._token[entities]

    def _read(self, view: GraphView) -> None:
        if self._version == view.version:
            return
        size = len(view.ids)
        self._pages = np.full((size, MOST_PAGES), -1, np.int32)
        self._names = [""] * size
        self._bare = np.zeros(size, bool)
        self._known = np.zeros(size, bool)
        self._token = np.full(size, -1, np.int32)
        nodes = {view.identifier(node): node for node in range(view.chunks, size)}
        for id_, name in self._store.iterate_names():
            node = nodes.get(id_, -1)
            if node >= 0:
                self._names[node], self._bare[node] = name, name.isdigit()
        filled = np.zeros(size, np.int32)
        for page in self._store.iterate_pages():
            node, number = nodes.get(page.entity, -1), view.documents.get(page.document, -1)
            if node >= 0 and number >= 0 and filled[node] < MOST_PAGES:
                self._pages[node, filled[node]] = number
                filled[node] += 1
        self._version = view.version
