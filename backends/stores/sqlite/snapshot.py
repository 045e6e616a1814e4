"""The whole graph as arrays, for PageRank."""

from __future__ import annotations

import sqlite3

import numpy as np
from numpy.typing import NDArray

from backends.stores.sqlite.writing import read_number
from schemas.graph import Snapshot

_ENTITIES = "SELECT id, 'e:' || digest FROM entity"
_CHUNKS = """
SELECT chunk.id, 'c:' || document.key || '#' || chunk.ordinal FROM chunk
JOIN document ON document.id = chunk.document WHERE chunk.kind = 'text'
"""
_MENTIONS = """
SELECT mention.chunk, local.entity, COUNT(*) FROM mention JOIN local ON local.id = mention.local
JOIN chunk ON chunk.id = mention.chunk WHERE chunk.kind = 'text' GROUP BY mention.chunk, local.entity
"""
_TRIPLES = """
SELECT subject, object, confidence FROM triple WHERE object IS NOT NULL AND object <> subject ORDER BY digest
"""


def snapshot(db: sqlite3.Connection, since: int | None) -> Snapshot | None:
    """`Snapshot` as its record says; None if the graph is at version `since`."""
    version = read_number(db, "graph_version")
    if since == version:
        return None
    entities, chunks = db.execute(_ENTITIES).fetchall(), db.execute(_CHUNKS).fetchall()
    ids = sorted([id_ for _, id_ in entities] + [id_ for _, id_ in chunks])
    position = {id_: index for index, id_ in enumerate(ids)}
    entity_at = {row: position[id_] for row, id_ in entities}
    chunk_at = {row: position[id_] for row, id_ in chunks}
    mentions = [(chunk_at[chunk], entity_at[entity], count) for chunk, entity, count in db.execute(_MENTIONS)]
    facts = [
        (entity_at[subject], entity_at[object_], sure) for subject, object_, sure in db.execute(_TRIPLES)
    ]
    return _assemble(version, ids, _edges(mentions), _edges(facts))


_Edges = tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.float32]]


def _edges(found: list[tuple[int, int, float]]) -> _Edges:
    """Undirected, each pair once with the sum of its weights, ordered by source, target."""
    ends = np.array([pair[:2] for pair in found], dtype=np.int64).reshape(-1, 2)
    weights = np.array([pair[2] for pair in found], dtype=np.float64)
    ends.sort(axis=1)
    unique, inverse = np.unique(ends, axis=0, return_inverse=True)
    sums = np.bincount(inverse.reshape(-1), weights, minlength=len(unique))
    return unique[:, 0].astype(np.int32), unique[:, 1].astype(np.int32), sums.astype(np.float32)


def _assemble(version: int, ids: list[str], mentions: _Edges, facts: _Edges) -> Snapshot:
    source, target, weight = (np.concatenate(pair) for pair in zip(mentions, facts, strict=True))
    kind = np.repeat(np.array([0, 1], dtype=np.int8), [len(mentions[0]), len(facts[0])])
    positive = weight > 0
    return Snapshot(version, tuple(ids), source[positive], target[positive], weight[positive], kind[positive])
