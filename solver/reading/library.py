"""What questions read of a store again and again, kept until it changes: its things, and its pages as clauses."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import TypeAlias

from retriever.memo import Memo
from schemas.graph import Entity
from schemas.protocols import GraphStore
from solver.reading.page import Page

MOST_CLAUSES = 20_000  # of the pages kept, some 30 MB
PageKey: TypeAlias = tuple[str, ...]
"""The document and those of its chunks that are read."""


class Library:
    """Reads through to the store; safe between threads. The pages that were read last are kept longest."""

    def __init__(self, store: GraphStore, *, most_clauses: int = MOST_CLAUSES) -> None:
        self._memo = Memo(store)
        self._most_clauses = most_clauses
        self._pages: OrderedDict[PageKey, Page] = OrderedDict()
        self._version = self._memo.version
        self._clauses = 0
        self._lock = Lock()

    def refresh(self) -> None:
        """Forget everything if the store has changed; called once a question."""
        self._memo.refresh()
        with self._lock:
            if self._memo.version != self._version:
                self._pages.clear()
                self._version, self._clauses = self._memo.version, 0

    def entities(self, ids: Sequence[str]) -> list[Entity | None]:
        """Entities by id; None for one that the store does not have."""
        return self._memo.entities(ids)

    def page(self, key: PageKey, read: Callable[[], Page]) -> Page:
        """The page, read where it is not kept."""
        with self._lock:
            if key in self._pages:
                self._pages.move_to_end(key)
                return self._pages[key]
            version = self._version
        page = read()
        with self._lock:
            if version == self._version and key not in self._pages:
                self._pages[key] = page
                self._clauses += len(page.clauses)
                self._make_room()
        return page

    def _make_room(self) -> None:
        while self._clauses > self._most_clauses and len(self._pages) > 1:
            _, oldest = self._pages.popitem(last=False)
            self._clauses -= len(oldest.clauses)
