"""Proposing candidates: full text over chunks and names, term statistics, and vectors by exact scan."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from backends.stores.sqlite.rows import ENTITY_COLUMNS, entity_of
from backends.stores.sqlite.writing import read_number
from schemas.graph import Entity, TermStatistics, Vectors

COMMON = 0.2
"""Above PRUNED_ABOVE chunks, tokens in more than this share of them do not propose chunks."""

PRUNED_ABOVE = 30_000

_CHUNKS = """
SELECT document.key || '#' || chunk.ordinal FROM (
  SELECT rowid, rank FROM chunk_text WHERE chunk_text MATCH ? ORDER BY rank LIMIT ?
) hit JOIN chunk ON chunk.id = hit.rowid JOIN document ON document.id = chunk.document
ORDER BY hit.rank, document.key, chunk.ordinal
"""
_NAMES = f"""
SELECT {ENTITY_COLUMNS} FROM (
  SELECT rowid, rank FROM name_text WHERE name_text MATCH ? ORDER BY rank LIMIT ?
) hit JOIN entity ON entity.id = hit.rowid ORDER BY hit.rank, entity.digest
"""
_FREQUENCY = "SELECT term, doc FROM chunk_term WHERE term IN (SELECT value FROM json_each(?))"
_VECTORS = """
SELECT document.key || '#' || chunk.ordinal, vector.value
FROM vector JOIN chunk ON chunk.id = vector.chunk JOIN document ON document.id = chunk.document
"""


def text_search(db: sqlite3.Connection, tokens: Sequence[str], k: int) -> list[str]:
    """Chunk ids by FTS5's BM25."""
    query = _any_of(_rare(db, tokens))
    return [id_ for (id_,) in db.execute(_CHUNKS, (query, k))] if query and k > 0 else []


def search_names(db: sqlite3.Connection, tokens: Sequence[str], k: int) -> list[Entity]:
    """Entities by FTS5's BM25 over their names."""
    query = _any_of(tokens)
    return [entity_of(*row) for row in db.execute(_NAMES, (query, k))] if query and k > 0 else []


def _any_of(tokens: Sequence[str]) -> str:
    """An FTS5 query; tokens of `segment` are plain, anything else is no token of the index."""
    plain = sorted({token for token in tokens if token.isascii() and token.isalnum()})
    return " OR ".join(f'"{token}"' for token in plain)


def _rare(db: sqlite3.Connection, tokens: Sequence[str]) -> Sequence[str]:
    chunks = read_number(db, "chunks")
    if chunks <= PRUNED_ABOVE:
        return tokens
    frequency = term_statistics(db, tokens).frequency
    rare = [token for token in tokens if 0 < frequency.get(token, 0) <= COMMON * chunks]
    return rare or tokens


def term_statistics(db: sqlite3.Connection, tokens: Sequence[str]) -> TermStatistics:
    """Over all chunks with full text; tokens that occur nowhere are absent."""
    chunks, total = read_number(db, "chunks"), read_number(db, "tokens")
    frequency = dict(db.execute(_FREQUENCY, (json.dumps(sorted(set(tokens))),)))
    return TermStatistics(chunks, total / chunks if chunks else 0.0, frequency)


@dataclass(frozen=True, slots=True)
class _Matrix:
    version: int
    ids: tuple[str, ...]  # ascending
    vectors: Vectors


class VectorIndex:
    """All vectors of a store in memory, read when first needed and again after they changed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._matrix: _Matrix | None = None

    def search(self, db: sqlite3.Connection, queries: Vectors, k: int) -> list[list[tuple[str, float]]]:
        """For each query (rows of length 1) the k chunks with the highest cosine, then by id."""
        matrix = self._current(db)
        rows = np.atleast_2d(np.asarray(queries, dtype=np.float32))
        if not matrix.ids or k <= 0:
            return [[] for _ in rows]
        return [_top(matrix.ids, matrix.vectors @ row, k) for row in rows]

    def _current(self, db: sqlite3.Connection) -> _Matrix:
        version = read_number(db, "vector_version")
        with self._lock:
            if self._matrix is None or self._matrix.version != version:
                self._matrix = _load(db, version)
            return self._matrix


def _load(db: sqlite3.Connection, version: int) -> _Matrix:
    rows = sorted(db.execute(_VECTORS))
    values = b"".join(value for _, value in rows)
    vectors = np.frombuffer(values, dtype="<f4").astype(np.float32, copy=False)
    return _Matrix(
        version, tuple(id_ for id_, _ in rows), vectors.reshape(len(rows), -1) if rows else vectors
    )


def _top(ids: Sequence[str], scores: Vectors, k: int) -> list[tuple[str, float]]:
    """The ids ascend, so a stable sort by score breaks ties by id."""
    if k < len(scores):
        threshold = np.partition(scores, len(scores) - k)[len(scores) - k]
        candidates = np.flatnonzero(scores >= threshold)
    else:
        candidates = np.arange(len(scores))
    order = candidates[np.argsort(-scores[candidates], kind="stable")][:k]
    return [(ids[position], float(scores[position])) for position in order]
