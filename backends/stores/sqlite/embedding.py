"""Which model made the vectors of a store, and swapping them for those of another."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import numpy as np

from backends.stores.sqlite.texts import split_chunk_id
from backends.stores.sqlite.writing import bump_vectors
from schemas.errors import StoreError, StoreMismatchError
from schemas.graph import EmbedderInfo, GraphBatch, Vectors

_CHUNK = """
SELECT chunk.id FROM document JOIN chunk ON chunk.document = document.id
WHERE document.key = ? AND chunk.ordinal = ? AND chunk.kind = 'text'
"""


def read_embedder(db: sqlite3.Connection) -> EmbedderInfo | None:
    """What `record_embedder` wrote."""
    row = db.execute("SELECT value FROM meta WHERE key = 'embedder'").fetchone()
    return EmbedderInfo(**json.loads(row[0])) if row else None


def record_embedder(db: sqlite3.Connection, path: Path, info: EmbedderInfo) -> None:
    """StoreMismatchError if vectors of another embedder are stored."""
    stored = read_embedder(db)
    if stored == info:
        return
    if stored is not None and db.execute("SELECT EXISTS (SELECT 1 FROM vector)").fetchone()[0]:
        raise StoreMismatchError(
            f"the vectors of {path} were made by {_name(stored)}, not by {_name(info)}.",
            hint=f"Embed again with: guanxi store reindex --store {path}",
        )
    _write(db, info)


def _name(info: EmbedderInfo) -> str:
    return f"{info.model} ({info.runtime}, {info.dimension} dimensions)"


def _write(db: sqlite3.Connection, info: EmbedderInfo) -> None:
    db.execute("INSERT OR REPLACE INTO meta VALUES ('embedder', ?)", (json.dumps(asdict(info)),))


def require_vectors(db: sqlite3.Connection, path: Path, batch: GraphBatch) -> None:
    """StoreError if vectors come that the recorded embedder cannot have made."""
    info = read_embedder(db)
    for graph in batch.documents:
        if graph.vectors is None or not len(graph.vectors):
            continue
        if info is None:
            raise StoreError(f"{path} does not know what made the vectors.", hint="Call set_embedder first.")
        if graph.vectors.shape[1] != info.dimension:
            raise StoreMismatchError(
                f"{graph.document.key!r} has vectors of {graph.vectors.shape[1]} dimensions; "
                f"{path} has {_name(info)}."
            )


def swap_vectors(
    db: sqlite3.Connection, path: Path, info: EmbedderInfo, vectors: Iterable[tuple[str, Vectors]]
) -> None:
    """Every vector goes, the new ones come; StoreError names a chunk of text that is not there."""
    db.execute("DELETE FROM vector")
    db.executemany("INSERT INTO vector VALUES (?, ?)", _rows(db, path, info, vectors))
    _write(db, info)
    bump_vectors(db)


def _rows(
    db: sqlite3.Connection, path: Path, info: EmbedderInfo, vectors: Iterable[tuple[str, Vectors]]
) -> Iterator[tuple[int, bytes]]:
    for chunk, vector in vectors:
        row = db.execute(_CHUNK, split_chunk_id(chunk)).fetchone()
        if row is None:
            raise StoreError(f"{path} has no chunk of text {chunk!r}.")
        if vector.shape != (info.dimension,):
            raise StoreMismatchError(
                f"the vector of {chunk!r} has shape {vector.shape}, not ({info.dimension},)."
            )
        yield row[0], np.ascontiguousarray(vector, dtype="<f4").tobytes()
