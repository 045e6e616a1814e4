"""The view of a store's graph that questions are asked of, read again when the store has changed."""

from __future__ import annotations

from threading import Lock

from retriever.graph.kept import KeptGraphs
from retriever.graph.occurrences import said_names
from retriever.graph.snapshot import GraphView, view_of, with_mentions
from retriever.text.word_index import WordIndexes
from schemas.protocols import GraphStore


class GraphViews:
    """The current view, kept until the store's version changes.

    A chunk mentions what the builder found in it, and whatever else it names.
    """

    def __init__(self, store: GraphStore, words: WordIndexes, kept: KeptGraphs | None = None) -> None:
        self._store = store
        self._words = words
        self._kept = kept
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
        kept = None if self._kept is None else self._kept.of(self._store)
        if kept is not None:
            self._words.put(kept.words)
            return view_of(kept.snapshot)
        snapshot = self._store.edges_snapshot()
        if snapshot is None:
            return None
        view = view_of(snapshot)
        pages, names = self._store.iterate_pages(), self._store.iterate_names()
        words = self._words.of(view)
        chunks, entities = said_names(view, words, pages, names)
        whole = with_mentions(snapshot, view, chunks, entities)
        if self._kept is not None:
            self._kept.keep(self._store, whole, words)
        return view_of(whole)
