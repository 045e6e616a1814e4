"""One file of vectors for all stores of a machine, so that nothing is embedded twice."""

from __future__ import annotations

import hashlib
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Lock

import numpy as np

from schemas.graph import EmbedderInfo, TokenVectors, Vectors
from schemas.protocols import Embedder, TokenEmbedder

_log = logging.getLogger(__name__)

_CREATE = """
CREATE TABLE IF NOT EXISTS vector (
    key BLOB NOT NULL UNIQUE,  -- sha256 of model, runtime, dimension, kind and text
    value BLOB NOT NULL        -- float32, little-endian
)
"""
_SELECT_ONE = "SELECT value FROM vector WHERE key = ?"
_INSERT = "INSERT OR REPLACE INTO vector (key, value) VALUES (?, ?)"
_PATIENCE = 30.0  # seconds to wait while another process writes
_SLICE = 512  # texts embedded between two writes: what an interrupted build keeps


class CachedEmbedder:
    """An embedder that remembers; many processes may share the file.

    Where the file cannot be opened, read or written, it goes on without and logs that once.
    """

    def __init__(self, embedder: Embedder, path: Path) -> None:
        """`path` of the SQLite file; made on the first text."""
        self._embedder = embedder
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._usable = True
        self._lock = Lock()

    @property
    def info(self) -> EmbedderInfo:
        return self._embedder.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, dimension); a text that comes twice is embedded once."""
        result = np.zeros((len(texts), self.info.dimension), np.float32)
        for start in range(0, len(texts), _SLICE):
            part = texts[start : start + _SLICE]
            result[start : start + len(part)] = self._passages(part)
        return result

    def embed_query(self, text: str) -> Vectors:
        """(dimension,)."""
        key = self._key("query", text)
        known = self._get([key])
        if key in known:
            return known[key]
        vector = self._embedder.embed_query(text)
        self._put({key: vector})
        return vector

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        """The tokens of each text, which are not kept; None where the model gives none."""
        inner = self._embedder
        return inner.embed_tokens(texts, query=query) if isinstance(inner, TokenEmbedder) else None

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _passages(self, texts: Sequence[str]) -> Vectors:
        keys = [self._key("passage", text) for text in texts]
        known = self._get(keys)
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in known}
        if missing:
            vectors = self._embedder.embed_passages(list(missing.values()))
            made = dict(zip(missing, vectors, strict=True))
            self._put(made)
            known |= made
        return np.stack([known[key] for key in keys])

    def _key(self, kind: str, text: str) -> bytes:
        info = self.info
        head = "\x1f".join([info.model, info.runtime, str(info.dimension), kind, ""])
        return hashlib.sha256((head + text).encode("utf-8", "surrogatepass")).digest()

    def _get(self, keys: Sequence[bytes]) -> dict[bytes, Vectors]:
        with self._lock:
            try:
                connection = self._open()
                if connection is None:
                    return {}
                rows = [(key, connection.execute(_SELECT_ONE, (key,)).fetchone()) for key in keys]
            except sqlite3.Error as error:
                self._give_up(error)
                return {}
        size = 4 * self.info.dimension
        return {key: np.frombuffer(row[0], "<f4").copy() for key, row in rows if row and len(row[0]) == size}

    def _put(self, vectors: dict[bytes, Vectors]) -> None:
        rows = [(key, np.asarray(vector, "<f4").tobytes()) for key, vector in vectors.items()]
        with self._lock:
            try:
                connection = self._open()
                if connection is not None:
                    with connection:
                        connection.executemany(_INSERT, rows)
            except sqlite3.Error as error:
                self._give_up(error)

    def _open(self) -> sqlite3.Connection | None:
        if self._connection is None and self._usable:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                self._give_up(error)
                return None
            connection = sqlite3.connect(self._path, timeout=_PATIENCE, check_same_thread=False)
            self._connection = connection
            connection.execute("PRAGMA page_size = 16384")  # ten vectors of 384 a page
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute(_CREATE)
        return self._connection

    def _give_up(self, error: Exception) -> None:
        if self._usable:
            _log.warning("the vector cache is not used: %s", error)
        self._usable = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None
