"""Reading what documents said: documents, chunks, vectors, codes, and whole document graphs as written."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence

import numpy as np

from backends.stores.sqlite.rows import (
    CHUNK_COLUMNS,
    DOCUMENT_COLUMNS,
    chunk_of,
    codes_of,
    document_of,
    local_of,
    statement_of,
    vector_of,
)
from backends.stores.sqlite.schema import CODES_SINCE, schema_version
from schemas.graph import DocumentEntity, DocumentGraph, Mention, Statement, TokenCodes, Vectors
from schemas.statistics import ChunkTokens, DocumentStamp
from schemas.text import Chunk, ChunkKind, Document

_DOCUMENTS = f"SELECT {DOCUMENT_COLUMNS} FROM document WHERE key IN (SELECT value FROM json_each(?))"
_CHUNKS = f"""
SELECT wanted.key, {CHUNK_COLUMNS} FROM json_each(?) wanted
JOIN document ON document.key = json_extract(wanted.value, '$[0]')
JOIN chunk ON chunk.document = document.id AND chunk.ordinal = json_extract(wanted.value, '$[1]')
"""
_TOKENS = """
SELECT wanted.key, chunk.tokens FROM json_each(?) wanted
JOIN document ON document.key = json_extract(wanted.value, '$[0]')
JOIN chunk ON chunk.document = document.id AND chunk.ordinal = json_extract(wanted.value, '$[1]')
"""
_VECTORS = """
SELECT wanted.key, vector.value FROM json_each(?) wanted
JOIN document ON document.key = json_extract(wanted.value, '$[0]')
JOIN chunk ON chunk.document = document.id AND chunk.ordinal = json_extract(wanted.value, '$[1]')
JOIN vector ON vector.chunk = chunk.id
"""
_TOKEN_CODES = """
SELECT wanted.key, token_code.width, token_code.value FROM json_each(?) wanted
JOIN document ON document.key = json_extract(wanted.value, '$[0]')
JOIN chunk ON chunk.document = document.id AND chunk.ordinal = json_extract(wanted.value, '$[1]')
JOIN token_code ON token_code.chunk = chunk.id
"""
_CHUNKS_OF = f"""
SELECT {CHUNK_COLUMNS} FROM document JOIN chunk ON chunk.document = document.id
WHERE document.key IN (SELECT value FROM json_each(?)) ORDER BY document.key, chunk.ordinal
"""
_LOCALS_OF = """
SELECT ref, name, type, type_source, about, sense, description, aliases FROM local WHERE document = ? ORDER BY id
"""
_MENTIONS_OF = """
SELECT chunk.ordinal, mention.start, mention."end", mention.surface, local.ref, mention.source, mention.score
FROM local JOIN mention ON mention.local = local.id JOIN chunk ON chunk.id = mention.chunk
WHERE local.document = ? ORDER BY mention.id
"""
_STATEMENTS_OF = """
SELECT s.ref, statement.predicate, o.ref, statement.kind, statement.value, statement.said, statement.unit,
  chunk.ordinal, statement.start, statement."end", statement.sentence_start, statement.sentence_end,
  statement.extractor, statement.confidence, statement.subject_source, statement.qualifiers
FROM statement JOIN chunk ON chunk.id = statement.chunk JOIN local s ON s.id = statement.subject
  LEFT JOIN local o ON o.id = statement.object
WHERE statement.document = ? ORDER BY statement.id
"""
_VECTORS_OF = """
SELECT vector.value FROM chunk JOIN vector ON vector.chunk = chunk.id WHERE chunk.document = ? ORDER BY chunk.ordinal
"""
_TOKEN_CODES_OF = """
SELECT token_code.width, token_code.value FROM chunk JOIN token_code ON token_code.chunk = chunk.id
WHERE chunk.document = ? ORDER BY chunk.ordinal
"""


def split_chunk_id(id_: str) -> tuple[str, int]:
    """Document key and ordinal; ordinal -1 for what is no chunk id."""
    document, _, ordinal = id_.rpartition("#")
    return document, int(ordinal) if ordinal.isascii() and ordinal.isdigit() and len(ordinal) < 10 else -1


def _wanted(chunks: Sequence[str]) -> str:
    return json.dumps([split_chunk_id(id_) for id_ in chunks])


def stamps(db: sqlite3.Connection) -> list[DocumentStamp]:
    rows = db.execute("SELECT key, content_hash, fingerprint, source FROM document ORDER BY key")
    return [DocumentStamp(*row) for row in rows]


def iterate_titles(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    yield from db.execute("SELECT key, title FROM document ORDER BY key")


def documents(db: sqlite3.Connection, keys: Sequence[str]) -> list[Document | None]:
    found = {row[0]: document_of(*row) for row in db.execute(_DOCUMENTS, (json.dumps(list(keys)),))}
    return [found.get(key) for key in keys]


def chunks(db: sqlite3.Connection, ids: Sequence[str]) -> list[Chunk | None]:
    found = {row[0]: chunk_of(*row[1:]) for row in db.execute(_CHUNKS, (_wanted(ids),))}
    return [found.get(position) for position in range(len(ids))]


def document_chunks(db: sqlite3.Connection, keys: Sequence[str]) -> dict[str, list[Chunk]]:
    known = db.execute(
        "SELECT key FROM document WHERE key IN (SELECT value FROM json_each(?))", (_json(keys),)
    )
    stored = {key for (key,) in known}
    found: dict[str, list[Chunk]] = {key: [] for key in keys if key in stored}
    for row in db.execute(_CHUNKS_OF, (_json(keys),)):
        found[row[0]].append(chunk_of(*row))
    return found


def _json(values: Sequence[str]) -> str:
    return json.dumps(list(values))


def chunk_tokens(db: sqlite3.Connection, ids: Sequence[str]) -> list[ChunkTokens]:
    rows = sorted(db.execute(_TOKENS, (_wanted(ids),)))
    return [ChunkTokens(ids[position], tuple(tokens.split())) for position, tokens in rows]


def vectors(db: sqlite3.Connection, ids: Sequence[str]) -> list[Vectors | None]:
    found = {position: vector_of(value) for position, value in db.execute(_VECTORS, (_wanted(ids),))}
    return [found.get(position) for position in range(len(ids))]


def token_codes(db: sqlite3.Connection, ids: Sequence[str]) -> list[TokenCodes | None]:
    if not keeps_codes(db):
        return [None] * len(ids)
    rows = db.execute(_TOKEN_CODES, (_wanted(ids),))
    found = {position: codes_of(width, value) for position, width, value in rows}
    return [found.get(position) for position in range(len(ids))]


def keeps_codes(db: sqlite3.Connection) -> bool:
    """False for an older store that is only read."""
    return schema_version(db) >= CODES_SINCE


def document_graphs(db: sqlite3.Connection, keys: Sequence[str]) -> list[DocumentGraph | None]:
    return [_document_graph(db, key) for key in keys]


def iterate_document_graphs(db: sqlite3.Connection) -> Iterator[DocumentGraph]:
    """By key; `db` should stay in one transaction meanwhile."""
    for (key,) in db.execute("SELECT key FROM document ORDER BY key").fetchall():
        graph = _document_graph(db, key)
        if graph is not None:
            yield graph


def _document_graph(db: sqlite3.Connection, key: str) -> DocumentGraph | None:
    row = db.execute(
        f"SELECT document.id, fingerprint, {DOCUMENT_COLUMNS} FROM document WHERE key = ?", (key,)
    ).fetchone()
    if row is None:
        return None
    id_, fingerprint, *columns = row
    found = tuple(document_chunks(db, (key,))[key])
    texts = sum(chunk.kind is ChunkKind.TEXT for chunk in found)
    return DocumentGraph(
        document_of(*columns),
        found,
        tuple(_locals(db, id_)),
        tuple(_mentions(db, id_, key)),
        tuple(_statements(db, id_, key)),
        _vectors_of(db, id_, texts),
        _codes_of(db, id_, texts),
        fingerprint,
    )


def _locals(db: sqlite3.Connection, document: int) -> Iterator[DocumentEntity]:
    for row in db.execute(_LOCALS_OF, (document,)):
        yield local_of(*row)


def _mentions(db: sqlite3.Connection, document: int, key: str) -> Iterator[Mention]:
    for ordinal, *columns in db.execute(_MENTIONS_OF, (document,)):
        yield Mention(f"{key}#{ordinal}", *columns)


def _statements(db: sqlite3.Connection, document: int, key: str) -> Iterator[Statement]:
    for row in db.execute(_STATEMENTS_OF, (document,)):
        yield statement_of(key, row)


def _vectors_of(db: sqlite3.Connection, document: int, rows: int) -> Vectors | None:
    found = [vector_of(value) for (value,) in db.execute(_VECTORS_OF, (document,))]
    return np.stack(found) if found and len(found) == rows else None


def _codes_of(db: sqlite3.Connection, document: int, rows: int) -> tuple[TokenCodes, ...] | None:
    if not keeps_codes(db):
        return None
    found = tuple(codes_of(width, value) for width, value in db.execute(_TOKEN_CODES_OF, (document,)))
    return found if found and len(found) == rows else None
