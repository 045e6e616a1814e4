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
from backends.stores.vectors import check_shape, made_by_another
from schemas.errors import StoreError
from schemas.graph import EmbedderInfo, Vectors

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
        raise made_by_another(str(path), stored, info)
    _write(db, info)


def _write(db: sqlite3.Connection, info: EmbedderInfo) -> None:
    db.execute("INSERT OR REPLACE INTO meta VALUES ('embedder', ?)", (json.dumps(asdict(info)),))


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
        check_shape(info, chunk, vector)
        yield row[0], np.ascontiguousarray(vector, dtype="<f4").tobytes()
