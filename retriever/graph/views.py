"""The view of a store's graph that questions are asked of, read again when the store has changed."""

from __future__ import annotations

from threading import Lock

from retriever.graph.occurrences import said_names
from retriever.graph.snapshot import GraphView, view_of, with_mentions
from retriever.text.word_index import WordIndexes
from schemas.protocols import GraphStore


class GraphViews:
    """The current view, kept until the store's version changes.

    A chunk mentions what the builder found in it, and whatever else it names.
    """

    def __init__(self, store: GraphStore, words: WordIndexes) -> None:
        self._store = store
        self._words = words
        self._view: GraphView | None = None
        self._lock = Lock()

    def current(self) -> GraphView:
        """The view of the version that the store has now."""
        return self.of(self._store.graph_version())

    def of(self, version: int) -> GraphView:
        """The view of a version that the store had a moment ago, or of a later one."""
        with self._lock:
            if self._view is None or self._view.version < version:
                self._view = self._read() or self._view
            if self._view is None:
                raise LookupError("the store gave no snapshot of its graph")
            return self._view

    def _read(self) -> GraphView | None:
        snapshot = self._store.edges_snapshot()
        if snapshot is None:
            return None
        view = view_of(snapshot)
        pages, names = self._store.iterate_pages(), self._store.iterate_names()
        chunks, entities = said_names(view, self._words.of(view), pages, names)
        return view_of(with_mentions(snapshot, view, chunks, entities))
