"""Which model made the vectors of a workspace, and swapping them, with the codes of tokens, for those of another."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from backends.stores.neo4j.names import Keys, embedding_property
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.texts import chunk_gids
from backends.stores.neo4j.workspace import read_embedder
from backends.stores.neo4j.writing import raise_version
from backends.stores.sqlite.rows import codes_row, vector_row
from backends.stores.vectors import made_by_another, portions
from schemas.errors import StoreError
from schemas.graph import EmbeddedChunk, EmbedderInfo

_EMBEDDER = "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.embedder = $embedder"
_ANY_VECTOR = """
MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.vector IS NOT NULL RETURN 1 LIMIT 1
"""
_FORGET = """
MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.vector IS NOT NULL
REMOVE c.vector, c.codes, c.code_width{more}
"""
_KEEP = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]}) WHERE c.kind = 'text'
SET c.vector = row[1], c.code_width = row[3], c.codes = row[4]
WITH c, row WHERE row[2] IS NOT NULL CALL db.create.setNodeVectorProperty(c, $property, row[2])
"""
_KEPT = "MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.vector IS NOT NULL RETURN c.gid"


def record_embedder(transaction: Transaction, name: str, info: EmbedderInfo) -> None:
    """StoreMismatchError if vectors of another embedder are stored."""
    stored = read_embedder(transaction.properties)
    if stored == info:
        return
    if stored is not None and transaction.rows(_ANY_VECTOR):
        raise made_by_another(name, stored, info)
    _write(transaction, info)


def _write(transaction: Transaction, info: EmbedderInfo) -> None:
    transaction.run(_EMBEDDER, embedder=json.dumps(asdict(info)))


def swap_vectors(
    transaction: Transaction, name: str, info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]
) -> None:
    """Every vector goes with all codes, the new ones come; StoreError names a chunk of text that is not there."""
    stored = read_embedder(transaction.properties)
    more = f", c.{embedding_property(stored.dimension)}" if stored else ""
    transaction.run(_FORGET.format(more=more))
    given: dict[str, str] = {}
    with transaction.ahead():
        for part in portions(info, chunks):
            rows = list(_rows(transaction.keys, part))
            given.update((row[0], one.chunk) for row, one in zip(rows, part, strict=True))
            transaction.run(_KEEP, rows=rows, property=embedding_property(info.dimension))
    kept = {gid for (gid,) in transaction.rows(_KEPT)}
    for gid, chunk in given.items():
        if gid not in kept:
            raise StoreError(f"{name} has no chunk of text {chunk!r}.")
    _write(transaction, info)
    raise_version(transaction)


def _rows(keys: Keys, part: list[EmbeddedChunk]) -> Iterator[Row]:
    """[chunk's key, bytes, numbers or None, width and bytes of codes]: cosine knows no direction of a zero vector."""
    gids = chunk_gids(keys, [one.chunk for one in part])
    for gid, (_, vector, codes) in zip(gids, part, strict=True):
        coded = (None, None) if codes is None else codes_row(codes)
        yield [gid, vector_row(vector), vector.tolist() if vector.any() else None, *coded]
