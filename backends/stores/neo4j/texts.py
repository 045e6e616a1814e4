"""Reading what documents said: documents, chunks, vectors, codes, and whole document graphs as written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TypeVar

import numpy as np

from backends.stores.neo4j.locals import COLUMNS, stored_local
from backends.stores.neo4j.names import Keys
from backends.stores.neo4j.sessions import Transaction
from backends.stores.sqlite.rows import codes_of, document_of, statement_of, vector_of
from backends.stores.sqlite.texts import split_chunk_id
from schemas.graph import DocumentGraph, Mention, TokenCodes, Vectors
from schemas.statistics import ChunkTokens, DocumentStamp
from schemas.text import Chunk, ChunkKind, Document, Language

T = TypeVar("T")

_STAMPS = """
MATCH (d:Document) WHERE d.gid STARTS WITH $prefix
RETURN d.id, d.content_hash, d.fingerprint, d.source
"""
_TITLES = "MATCH (d:Document) WHERE d.gid STARTS WITH $prefix RETURN d.id, d.title ORDER BY d.id"
_DOCUMENTS = """
UNWIND $documents AS gid MATCH (d:Document {gid: gid})
RETURN d.id, d.title, d.text, d.source, d.language, d.metadata, d.fingerprint
"""
_CHUNK = "c.document, c.ordinal, c.start, c.end, c.text, c.language, c.headings, c.kind"
_CHUNKS = f"UNWIND $chunks AS gid MATCH (c:Chunk {{gid: gid}}) RETURN gid, {_CHUNK}"
_TOKENS = "UNWIND $chunks AS gid MATCH (c:Chunk {gid: gid}) RETURN gid, c.tokens"
_VECTORS = "UNWIND $chunks AS gid MATCH (c:Chunk {gid: gid}) WHERE c.vector IS NOT NULL RETURN gid, c.vector"
_CODES = """
UNWIND $chunks AS gid MATCH (c:Chunk {gid: gid}) WHERE c.codes IS NOT NULL RETURN gid, c.code_width, c.codes
"""
_CHUNKS_OF = f"""
UNWIND $documents AS gid MATCH (d:Document {{gid: gid}}) OPTIONAL MATCH (d)-[:HAS_CHUNK]->(c:Chunk)
RETURN d.id, {_CHUNK}
"""
_VECTORS_OF = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:HAS_CHUNK]->(c:Chunk) WHERE c.vector IS NOT NULL
RETURN c.document, c.ordinal, c.vector
"""
_CODES_OF = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:HAS_CHUNK]->(c:Chunk) WHERE c.codes IS NOT NULL
RETURN c.document, c.ordinal, c.code_width, c.codes
"""
_LOCALS_OF = f"""
UNWIND $documents AS gid MATCH (d:Document {{gid: gid}})-[n:NAMES|ABOUT]->(e:Entity) RETURN n.n, {COLUMNS}
"""
_MENTIONS_OF = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:HAS_CHUNK]->(c:Chunk)-[m:MENTIONS]->()
RETURN c.document, m.n, c.ordinal, m.start, m.end, m.surface, m.ref, m.source, m.score
"""
_STATEMENTS_OF = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:HAS_CHUNK]->(c:Chunk)-[:SAYS]->(v:Evidence)
RETURN c.document, v.n, v.subject, v.predicate, v.object, v.kind, v.value, v.said, v.unit, c.ordinal, v.start,
  v.end, v.sentence_start, v.sentence_end, v.extractor, v.confidence, v.subject_source, v.qualifiers
"""
PAGE = 256
"""Documents read at a time when all are wanted."""


def chunk_gids(keys: Keys, ids: Sequence[str]) -> list[str]:
    """The keys of chunks; of what is no chunk id a key that no chunk has."""
    return [keys.chunk(*split_chunk_id(id_)) for id_ in ids]


def document_gids(keys: Keys, ids: Sequence[str]) -> list[str]:
    """The keys of documents, each once."""
    return [keys.document(key) for key in dict.fromkeys(ids)]


def stamps(transaction: Transaction) -> list[DocumentStamp]:
    return sorted((DocumentStamp(*row) for row in transaction.rows(_STAMPS)), key=lambda stamp: stamp.key)


def iterate_titles(transaction: Transaction) -> Iterator[tuple[str, str]]:
    return ((key, title) for key, title in transaction.stream(_TITLES))


def documents(transaction: Transaction, keys: Sequence[str]) -> list[Document | None]:
    rows = transaction.rows(_DOCUMENTS, documents=document_gids(transaction.keys, keys))
    found = {row[0]: document_of(*row[:-1]) for row in rows}
    return [found.get(key) for key in keys]


def chunks(transaction: Transaction, ids: Sequence[str]) -> list[Chunk | None]:
    gids = chunk_gids(transaction.keys, ids)
    rows = transaction.rows(_CHUNKS, chunks=sorted(set(gids)))
    found = {gid: _chunk(*columns) for gid, *columns in rows}
    return [found.get(gid) for gid in gids]


def _chunk(
    document: str,
    ordinal: int,
    start: int,
    end: int,
    text: str,
    language: str,
    headings: list[str],
    kind: str,
) -> Chunk:
    named = tuple(headings)
    id_ = f"{document}#{ordinal}"
    return Chunk(id_, document, ordinal, start, end, text, Language(language), named, ChunkKind(kind))


def document_chunks(transaction: Transaction, keys: Sequence[str]) -> dict[str, list[Chunk]]:
    found: dict[str, list[Chunk]] = {}
    for key, *columns in transaction.rows(_CHUNKS_OF, documents=document_gids(transaction.keys, keys)):
        listed = found.setdefault(key, [])
        if columns[0] is not None:
            listed.append(_chunk(*columns))
    return {key: sorted(found[key], key=lambda chunk: chunk.ordinal) for key in keys if key in found}


def chunk_tokens(transaction: Transaction, ids: Sequence[str]) -> list[ChunkTokens]:
    gids = chunk_gids(transaction.keys, ids)
    found = dict(transaction.rows(_TOKENS, chunks=sorted(set(gids))))
    return [
        ChunkTokens(id_, tuple(found[gid].split()))
        for id_, gid in zip(ids, gids, strict=True)
        if gid in found
    ]


def vectors(transaction: Transaction, ids: Sequence[str]) -> list[Vectors | None]:
    gids = chunk_gids(transaction.keys, ids)
    rows = transaction.rows(_VECTORS, chunks=sorted(set(gids)))
    found = {gid: vector_of(value) for gid, value in rows}
    return [found.get(gid) for gid in gids]


def token_codes(transaction: Transaction, ids: Sequence[str]) -> list[TokenCodes | None]:
    gids = chunk_gids(transaction.keys, ids)
    rows = transaction.rows(_CODES, chunks=sorted(set(gids)))
    found = {gid: codes_of(width, value) for gid, width, value in rows}
    return [found.get(gid) for gid in gids]


def iterate_document_graphs(transaction: Transaction) -> Iterator[DocumentGraph]:
    """By key, some at a time."""
    keys = [stamp.key for stamp in stamps(transaction)]
    for start in range(0, len(keys), PAGE):
        yield from filter(None, document_graphs(transaction, keys[start : start + PAGE]))


def document_graphs(transaction: Transaction, keys: Sequence[str]) -> list[DocumentGraph | None]:
    gids = document_gids(transaction.keys, keys)
    found = {
        row[0]: (document_of(*row[:-1]), row[-1]) for row in transaction.rows(_DOCUMENTS, documents=gids)
    }
    said = _Said(transaction, gids, document_chunks(transaction, keys))
    return [said.graph(*found[key]) if key in found else None for key in keys]


class _Said:
    """Everything that some documents say, by document."""

    def __init__(self, transaction: Transaction, gids: list[str], found: dict[str, list[Chunk]]) -> None:
        self._chunks = found
        self._locals = _grouped(
            (row[1], row[0], stored_local(transaction.keys, row[1:]).record)
            for row in transaction.rows(_LOCALS_OF, documents=gids)
        )
        self._mentions = _grouped(
            (key, n, Mention(f"{key}#{ordinal}", *columns))
            for key, n, ordinal, *columns in transaction.rows(_MENTIONS_OF, documents=gids)
        )
        self._statements = _grouped(
            (row[0], row[1], statement_of(row[0], row[2:]))
            for row in transaction.rows(_STATEMENTS_OF, documents=gids)
        )
        self._vectors = _grouped(
            (key, ordinal, vector_of(value))
            for key, ordinal, value in transaction.rows(_VECTORS_OF, documents=gids)
        )
        self._codes = _grouped(
            (key, ordinal, codes_of(width, value))
            for key, ordinal, width, value in transaction.rows(_CODES_OF, documents=gids)
        )

    def graph(self, document: Document, fingerprint: str) -> DocumentGraph:
        key = document.key
        found = tuple(self._chunks.get(key, ()))
        rows, codes = self._vectors.get(key, []), self._codes.get(key, [])
        texts = sum(chunk.kind is ChunkKind.TEXT for chunk in found)
        return DocumentGraph(
            document,
            found,
            tuple(self._locals.get(key, ())),
            tuple(self._mentions.get(key, ())),
            tuple(self._statements.get(key, ())),
            np.stack(rows) if rows and len(rows) == texts else None,
            tuple(codes) if codes and len(codes) == texts else None,
            fingerprint,
        )


def _grouped(rows: Iterator[tuple[str, int, T]]) -> dict[str, list[T]]:
    """By document, in order of the number."""
    found: defaultdict[str, list[tuple[int, T]]] = defaultdict(list)
    for key, number, value in rows:
        found[key].append((number, value))
    return {
        key: [value for _, value in sorted(listed, key=lambda pair: pair[0])] for key, listed in found.items()
    }
