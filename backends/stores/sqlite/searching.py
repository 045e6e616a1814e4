"""Proposing candidates: full text over chunks and names, document frequencies, and vectors by exact scan."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from backends.stores.sqlite.rows import ENTITY_COLUMNS, entity_of
from backends.stores.sqlite.writing import read_number
from schemas.graph import Entity, Vectors
from schemas.statistics import TermStatistics

COMMON = 0.2
"""Above PRUNED_ABOVE chunks, tokens in more than this share of them propose no chunks: they cost most and
tell least (`docs/reference/store.md`). The callers' scores count them."""

PRUNED_ABOVE = 1_000

KEPT_TOKENS = 100_000
"""How many document frequencies are kept in memory."""

_CHUNK_HITS = "SELECT rowid, rank FROM chunk_text WHERE chunk_text MATCH ? ORDER BY rank"
_NAME_HITS = "SELECT rowid, rank FROM name_text WHERE name_text MATCH ? ORDER BY rank"
_CHUNKS = """
SELECT document.key || '#' || chunk.ordinal FROM json_each(?) hit
JOIN chunk ON chunk.id = json_extract(hit.value, '$[0]') JOIN document ON document.id = chunk.document
ORDER BY json_extract(hit.value, '$[1]'), document.key, chunk.ordinal LIMIT ?
"""
_NAMES = f"""
SELECT {ENTITY_COLUMNS} FROM json_each(?) hit JOIN entity ON entity.id = json_extract(hit.value, '$[0]')
ORDER BY json_extract(hit.value, '$[1]'), entity.digest LIMIT ?
"""
_FREQUENCY = "SELECT term, doc FROM chunk_term WHERE term IN (SELECT value FROM json_each(?))"
_VECTORS = """
SELECT document.key || '#' || chunk.ordinal, vector.value
FROM vector JOIN chunk ON chunk.id = vector.chunk JOIN document ON document.id = chunk.document
"""


class TextIndex:
    """Full text over chunks; document frequencies are kept until the graph changes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._version = -1
        self._frequency: dict[str, int] = {}

    def search(self, db: sqlite3.Connection, tokens: Sequence[str], k: int) -> list[str]:
        """Chunk ids by FTS5's BM25."""
        query = _any_of(self._rare(db, tokens))
        hits = _hits(db, _CHUNK_HITS, query, k)
        return [id_ for (id_,) in db.execute(_CHUNKS, (hits, k))]

    def _rare(self, db: sqlite3.Connection, tokens: Sequence[str]) -> Sequence[str]:
        chunks = read_number(db, "chunks")
        if chunks <= PRUNED_ABOVE:
            return tokens
        frequency = self._frequencies(db, tokens)
        found = [token for token in tokens if frequency[token]]
        rare = [token for token in found if frequency[token] <= COMMON * chunks]
        return rare or sorted(found, key=lambda token: (frequency[token], token))[:1]

    def statistics(self, db: sqlite3.Connection, tokens: Sequence[str]) -> TermStatistics:
        """Over all chunks with full text; tokens that occur nowhere are absent."""
        chunks, total = read_number(db, "chunks"), read_number(db, "tokens")
        found = {token: number for token, number in self._frequencies(db, tokens).items() if number}
        return TermStatistics(chunks, total / chunks if chunks else 0.0, found)

    def _frequencies(self, db: sqlite3.Connection, tokens: Sequence[str]) -> dict[str, int]:
        """Counting walks through every chunk that holds the token, so each token is counted once."""
        wanted = sorted(set(tokens))
        version = read_number(db, "graph_version")
        with self._lock:
            if self._version != version:
                self._version, self._frequency = version, {}
            unknown = [token for token in wanted if token not in self._frequency]
            if len(self._frequency) > KEPT_TOKENS:
                self._frequency, unknown = {}, wanted
            if unknown:
                self._frequency.update(dict.fromkeys(unknown, 0))
                self._frequency.update(db.execute(_FREQUENCY, (json.dumps(unknown),)))
            return {token: self._frequency[token] for token in wanted}


def search_names(
    db: sqlite3.Connection, tokens: Sequence[str], k: int, beside: Sequence[str] | None
) -> list[Entity]:
    """Entities by FTS5's BM25 over their names."""
    query = _any_of(tokens)
    if beside is not None:
        other = _any_of(beside)
        query = f"({query}) AND ({other})" if query and other else ""
    hits = _hits(db, _NAME_HITS, query, k)
    return [entity_of(*row) for row in db.execute(_NAMES, (hits, k))]


def _hits(db: sqlite3.Connection, search: str, query: str, k: int) -> str:
    """The k best rows and all that tie with the last of them, as JSON: [[row id, place], …].

    Row ids tell the order of arrival, which must not decide who stays.
    """
    hits: list[tuple[int, int]] = []
    last, place = None, -1
    for row, rank in db.execute(search, (query,)) if query and k > 0 else ():
        if rank != last:
            if len(hits) >= k:
                break
            last, place = rank, place + 1
        hits.append((row, place))
    return json.dumps(hits)


def _any_of(tokens: Sequence[str]) -> str:
    """An FTS5 query; tokens of `segment` are plain, anything else is no token of the index."""
    plain = sorted({token for token in tokens if token.isascii() and token.isalnum()})
    return " OR ".join(f'"{token}"' for token in plain)


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
