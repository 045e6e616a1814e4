"""Which model made the vectors of a workspace, and swapping them for those of another."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import islice

from backends.stores.neo4j.documents import vector_bytes
from backends.stores.neo4j.names import Keys, embedding_property
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.texts import chunk_gids
from backends.stores.neo4j.workspace import read_embedder
from backends.stores.vectors import check_shape, made_by_another
from schemas.errors import StoreError
from schemas.graph import EmbedderInfo, Vectors

_EMBEDDER = "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.embedder = $embedder"
_ANY_VECTOR = """
MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.vector IS NOT NULL RETURN 1 LIMIT 1
"""
_FORGET = "MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.vector IS NOT NULL REMOVE c.vector{more}"
_KEEP = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]}) WHERE c.kind = 'text' SET c.vector = row[1]
WITH c, row WHERE row[2] IS NOT NULL CALL db.create.setNodeVectorProperty(c, $property, row[2])
"""
_KEPT = "MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.vector IS NOT NULL RETURN c.gid"
_CHANGED = "MATCH (w:GuanxiWorkspace {gid: $workspace}) SET w.graph_version = $version"
_AT_A_TIME = 500


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
    transaction: Transaction, name: str, info: EmbedderInfo, vectors: Iterable[tuple[str, Vectors]]
) -> None:
    """Every vector goes, the new ones come; StoreError names a chunk of text that is not there."""
    stored = read_embedder(transaction.properties)
    more = f", c.{embedding_property(stored.dimension)}" if stored else ""
    transaction.run(_FORGET.format(more=more))
    given: dict[str, str] = {}
    with transaction.ahead():
        for part in _portions(vectors):
            rows = list(_rows(transaction.keys, info, part))
            given.update((row[0], chunk) for row, (chunk, _) in zip(rows, part, strict=True))
            transaction.run(_KEEP, rows=rows, property=embedding_property(info.dimension))
    kept = {gid for (gid,) in transaction.rows(_KEPT)}
    for gid, chunk in given.items():
        if gid not in kept:
            raise StoreError(f"{name} has no chunk of text {chunk!r}.")
    _write(transaction, info)
    version = int(transaction.properties["graph_version"]) + 1
    transaction.run(_CHANGED, version=version)
    transaction.announces = version


def _portions(vectors: Iterable[tuple[str, Vectors]]) -> Iterator[list[tuple[str, Vectors]]]:
    rest = iter(vectors)
    while part := list(islice(rest, _AT_A_TIME)):
        yield part


def _rows(keys: Keys, info: EmbedderInfo, part: list[tuple[str, Vectors]]) -> Iterator[Row]:
    """[chunk's key, bytes, numbers or None]: cosine knows no direction of a zero vector."""
    gids = chunk_gids(keys, [chunk for chunk, _ in part])
    for gid, (chunk, vector) in zip(gids, part, strict=True):
        check_shape(info, chunk, vector)
        yield [gid, vector_bytes(vector), vector.tolist() if vector.any() else None]
