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


_Edges = tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.float32]]


def snapshot(db: sqlite3.Connection, since: int | None) -> Snapshot | None:
    """`Snapshot` as its record says; None if the graph is at version `since`."""
    version = read_number(db, "graph_version")
    if since == version:
        return None
    entities, chunks = db.execute(_ENTITIES).fetchall(), db.execute(_CHUNKS).fetchall()
    ids = sorted([id_ for _, id_ in entities] + [id_ for _, id_ in chunks])
    position = {id_: index for index, id_ in enumerate(ids)}
    entity_at, chunk_at = _places(entities, position), _places(chunks, position)
    mentions = _edges(db.execute(_MENTIONS).fetchall(), chunk_at, entity_at, len(ids))
    facts = _edges(db.execute(_TRIPLES).fetchall(), entity_at, entity_at, len(ids))
    source, target, weight = (np.concatenate(pair) for pair in zip(mentions, facts, strict=True))
    kind = np.repeat(np.array([0, 1], dtype=np.int8), [len(mentions[0]), len(facts[0])])
    positive = weight > 0
    return Snapshot(version, tuple(ids), source[positive], target[positive], weight[positive], kind[positive])


def _places(rows: list[tuple[int, str]], position: dict[str, int]) -> NDArray[np.int64]:
    """Position of a node by its row id, which is dense."""
    places = np.zeros(max((row for row, _ in rows), default=0) + 1, dtype=np.int64)
    for row, id_ in rows:
        places[row] = position[id_]
    return places


def _edges(
    rows: list[tuple[int, int, float]],
    first_at: NDArray[np.int64],
    second_at: NDArray[np.int64],
    nodes: int,
) -> _Edges:
    """Undirected, each pair once with the sum of its weights, ordered by source, target.

    The weights of a pair are added in order of its rows, so that the sum has the same bits each time.
    """
    table = np.array(rows, dtype=np.float64).reshape(-1, 3)
    first, second = first_at[table[:, 0].astype(np.int64)], second_at[table[:, 1].astype(np.int64)]
    pairs = np.minimum(first, second) * max(nodes, 1) + np.maximum(first, second)
    unique, inverse = np.unique(pairs, return_inverse=True)
    weights = np.bincount(inverse, table[:, 2], minlength=len(unique))
    source, target = np.divmod(unique, max(nodes, 1))
    return source.astype(np.int32), target.astype(np.int32), weights.astype(np.float32)
