"""Which model made the vectors of a store, and swapping them, with the codes of tokens, for those of another."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from backends.stores.sqlite.rows import codes_row, vector_row
from backends.stores.sqlite.texts import split_chunk_id
from backends.stores.sqlite.writing import bump_vectors
from backends.stores.vectors import made_by_another, portions
from schemas.errors import StoreError
from schemas.graph import EmbeddedChunk, EmbedderInfo

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
    db: sqlite3.Connection, path: Path, info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]
) -> None:
    """Every vector goes with all codes, the new ones come; StoreError names a chunk of text that is not there."""
    db.execute("DELETE FROM vector")
    db.execute("DELETE FROM token_code")
    for part in portions(info, chunks):
        ids = [_row_id(db, path, one.chunk) for one in part]
        vectors = [(id_, vector_row(one.vector)) for id_, one in zip(ids, part, strict=True)]
        codes = [
            (id_, *codes_row(one.codes)) for id_, one in zip(ids, part, strict=True) if one.codes is not None
        ]
        db.executemany("INSERT INTO vector VALUES (?, ?)", vectors)
        db.executemany("INSERT INTO token_code VALUES (?, ?, ?)", codes)
    _write(db, info)
    bump_vectors(db)


def _row_id(db: sqlite3.Connection, path: Path, chunk: str) -> int:
    row = db.execute(_CHUNK, split_chunk_id(chunk)).fetchone()
    if row is None:
        raise StoreError(f"{path} has no chunk of text {chunk!r}.")
    return int(row[0])
