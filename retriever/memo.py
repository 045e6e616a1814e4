"""What was read from a store and is still true: kept in memory until the store's version changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Generic, TypeVar

from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Chunk, Document

T = TypeVar("T")

_MOST = 50_000  # rows of one kind kept; about 50 MB of tokens


class _Kept(Generic[T]):
    """Rows by id, read in one call for all that are missing."""

    def __init__(self, read: Callable[[Sequence[str]], Sequence[T]]) -> None:
        self._read = read
        self._rows: dict[str, T] = {}
        self._version = -1
        self._lock = Lock()

    def get(self, ids: Sequence[str], version: int) -> list[T]:
        with self._lock:
            if version != self._version or len(self._rows) > _MOST:
                self._rows, self._version = {}, version
            missing = [key for key in dict.fromkeys(ids) if key not in self._rows]
            if missing:
                self._rows.update(zip(missing, self._read(missing), strict=True))
            return [self._rows[key] for key in ids]


class Memo:
    """Reads through to the store; None where it has no such row.

    `refresh` notices that the store has changed; the pipeline calls it once a question.
    """

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self.version = store.graph_version()
        self._tokens = _Kept(self._read_tokens)
        self._chunks = _Kept(store.get_chunks)
        self._documents = _Kept(store.get_documents)
        self._entities = _Kept(store.get_entities)

    def refresh(self) -> None:
        """Forget everything if the store's version is another one."""
        self.version = self._store.graph_version()

    def tokens(self, chunks: Sequence[str]) -> list[tuple[str, ...]]:
        """Each chunk's segmented tokens; empty for an unknown one."""
        return self._tokens.get(chunks, self.version)

    def chunks(self, ids: Sequence[str]) -> list[Chunk | None]:
        """Chunks by id."""
        return self._chunks.get(ids, self.version)

    def entities(self, ids: Sequence[str]) -> list[Entity | None]:
        """Entities by id."""
        return self._entities.get(ids, self.version)

    def documents(self, keys: Sequence[str]) -> list[Document | None]:
        """Documents by key."""
        return self._documents.get(keys, self.version)

    def _read_tokens(self, chunks: Sequence[str]) -> list[tuple[str, ...]]:
        found = {row.chunk: row.tokens for row in self._store.chunk_tokens(chunks)}
        return [found.get(chunk, ()) for chunk in chunks]
