"""Which pages are about which entities, as numbers, read from the store when first needed."""

from __future__ import annotations

from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.memo import Memo
from retriever.snapshot import GraphView, Nodes
from retriever.words import WordIndexes

MOST_PAGES = 3  # pages of one entity that are followed


class PageTable:
    """Pages by entity node, of one view at a time."""

    def __init__(self, memo: Memo, words: WordIndexes) -> None:
        self._memo = memo
        self._words = words
        self._lock = Lock()
        self._version = -1
        self._known = np.zeros(0, bool)
        self._pages = np.zeros((0, MOST_PAGES), np.int32)
        self._bare = np.zeros(0, bool)
        self._token = np.zeros(0, np.int32)

    def of(self, view: GraphView, entities: Nodes) -> Nodes:
        """(n, MOST_PAGES): numbers of the documents about each entity, -1 where there are fewer."""
        with self._lock:
            self._read(view, entities)
            return self._pages[entities]

    def bare(self, view: GraphView, entities: Nodes) -> NDArray[np.bool_]:
        """(n,): whether an entity's name is nothing but digits, which joins what has nothing to do with it."""
        with self._lock:
            self._read(view, entities)
            return self._bare[entities]

    def token(self, view: GraphView, entities: Nodes) -> Nodes:
        """(n,): the number of the rarest word of each entity's name, -1 where no chunk has any."""
        with self._lock:
            self._read(view, entities)
            return self._token[entities]

    def _read(self, view: GraphView, entities: Nodes) -> None:
        if self._version != view.version:
            size = len(view.ids)
            self._version = view.version
            self._known = np.zeros(size, bool)
            self._pages = np.full((size, MOST_PAGES), -1, np.int32)
            self._bare = np.zeros(size, bool)
            self._token = np.full(size, -1, np.int32)
        unknown = ~self._known[entities]
        if not unknown.any():
            return
        words = self._words.of(view)
        missing = np.unique(entities[unknown])
        found = self._memo.entities([view.identifier(int(node)) for node in missing])
        for node, entity in zip(missing.tolist(), found, strict=True):
            if entity is None:
                continue
            self._bare[node] = entity.name.isdigit()
            self._token[node] = words.rarest(segment(entity.name))
            numbers = [view.documents[page] for page in entity.pages if page in view.documents]
            for place, number in enumerate(numbers[:MOST_PAGES]):
                self._pages[node, place] = number
        self._known[missing] = True
