"""The whole graph as arrays, for PageRank: read as adjacency rows, one a node.

Nodes are told apart by Neo4j's own numbers, which stay the same within a transaction and cost no read of a property;
Cypher 5 has them on every server from 5.26 on. What leaves this module has our ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from backends.stores.neo4j.names import Vocabulary
from backends.stores.neo4j.sessions import Row, Transaction
from schemas.graph import Snapshot

_VERSION = "MATCH (w:GuanxiWorkspace {gid: $workspace}) RETURN w.graph_version"
_ENTITIES = """
CYPHER 5 UNWIND $slices AS slice
CALL (slice) { MATCH (e:Entity) WHERE e.gid STARTS WITH slice RETURN collect([id(e), e.gid]) AS found }
RETURN found
"""
_CHUNKS = """
CYPHER 5 UNWIND $slices AS slice
CALL (slice) {
  MATCH (c:Chunk) WHERE c.gid STARTS WITH slice AND c.kind = 'text' RETURN collect([id(c), c.id]) AS found
}
RETURN found
"""
_MENTIONS = """
CYPHER 5 UNWIND $slices AS slice
CALL (slice) {
  MATCH (c:Chunk) WHERE c.gid STARTS WITH slice AND c.kind = 'text'
  MATCH (c)-[:MENTIONS]->(e) WITH c, collect(id(e)) AS ends RETURN collect([id(c), ends]) AS found
}
RETURN found
"""
_FACTS = """
CYPHER 5 UNWIND $slices AS slice
CALL (slice) {{
  MATCH (s:Entity) WHERE s.gid STARTS WITH slice
  MATCH (s)-[r:{types}]->(o:Entity) WHERE o <> s
  WITH s, collect(id(o)) AS ends, collect(r.confidence) AS weights
  RETURN collect([id(s), ends, weights]) AS found
}}
RETURN found
"""
_BETWEEN = """
UNWIND $pairs AS pair MATCH (a:Entity {{gid: pair[0]}}) MATCH (b:Entity {{gid: pair[1]}})
MATCH (a)-[r:{types}]-(b) RETURN pair[0], pair[1], r.confidence ORDER BY r.gid
"""

_Edges = tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.float32]]


def read_version(transaction: Transaction) -> int:
    """The version of the graph that the transaction sees."""
    return int(transaction.rows(_VERSION)[0][0])


def snapshot(transaction: Transaction, vocabulary: Vocabulary, since: int | None) -> Snapshot | None:
    """`Snapshot` as its record says; None if the graph is at version `since`."""
    version = read_version(transaction)
    if since == version:
        return None
    keys = transaction.keys
    entities = [(f"e:{keys.id(gid)}", number) for number, gid in _sliced(transaction, _ENTITIES)]
    chunks = [(f"c:{id_}", number) for number, id_ in _sliced(transaction, _CHUNKS)]
    nodes = sorted(chain(entities, chunks))
    ids = tuple(id_ for id_, _ in nodes)
    places = Places(np.array([number for _, number in nodes], dtype=np.int64))
    mentions = _mentions(list(_sliced(transaction, _MENTIONS)), places)
    facts = _facts(transaction, vocabulary, places, ids)
    source, target, weight = (np.concatenate(pair) for pair in zip(mentions, facts, strict=True))
    kind = np.repeat(np.array([0, 1], dtype=np.int8), [len(mentions[0]), len(facts[0])])
    positive = weight > 0
    return Snapshot(version, ids, source[positive], target[positive], weight[positive], kind[positive])


def _sliced(transaction: Transaction, query: str) -> Iterator[Row]:
    """All rows, some hundreds in one record: by the first two digits of the digests in their keys.

    A record costs the driver far more than an element of a list.
    """
    slices = [f"{transaction.keys.prefix}{number:02x}" for number in range(256)]
    for (found,) in transaction.stream(query, slices=slices):
        yield from found


class Places:
    """Where in `Snapshot.ids` a node is, by its number in Neo4j."""

    def __init__(self, numbers: NDArray[np.int64]) -> None:
        """`numbers` (n,): that of each node of the snapshot, in the order of its ids."""
        self.nodes = len(numbers)
        self._order = np.argsort(numbers)
        self._sorted = numbers[self._order]

    def of(self, numbers: Iterable[int], count: int) -> NDArray[np.int64]:
        """(count,); KeyError for the number of a node that is not in the snapshot."""
        wanted = np.fromiter(numbers, np.int64, count)
        at = np.searchsorted(self._sorted, wanted)
        if count and (self.nodes == 0 or (self._sorted[np.minimum(at, self.nodes - 1)] != wanted).any()):
            raise KeyError("an edge leads to a node that is not there")
        return self._order[at]

    def ends(self, rows: Sequence[Row]) -> NDArray[np.int64]:
        """A number for each edge of the adjacency rows: smaller end * nodes + larger end."""
        sizes = [len(row[1]) for row in rows]
        first = np.repeat(self.of((row[0] for row in rows), len(rows)), sizes)
        second = self.of(chain.from_iterable(row[1] for row in rows), sum(sizes))
        smaller: NDArray[np.int64] = np.minimum(first, second) * max(self.nodes, 1)
        return smaller + np.maximum(first, second)


def _mentions(rows: Sequence[Row], places: Places) -> _Edges:
    unique, counts = np.unique(places.ends(rows), return_counts=True)
    return _edges(unique, counts.astype(np.float64), places.nodes)


def _facts(transaction: Transaction, vocabulary: Vocabulary, places: Places, ids: Sequence[str]) -> _Edges:
    """Weights of a pair are added in order of its triples' ids, so that the sum has the same bits each time.

    The order matters from three different ones on, which few pairs have; those are asked again.
    """
    types = vocabulary.any_fact
    rows = list(_sliced(transaction, _FACTS.format(types=types)))
    pairs = places.ends(rows)
    confidence = np.fromiter(chain.from_iterable(row[2] for row in rows), np.float64, len(pairs))
    unique, inverse, counts = np.unique(pairs, return_inverse=True, return_counts=True)
    weights: NDArray[np.float64] = np.zeros(len(unique), dtype=np.float64)
    weights += np.bincount(inverse, confidence, minlength=len(unique))
    several = np.flatnonzero(counts > 2)
    if len(several):
        _sum_again(transaction, types, unique, weights, several, ids)
    return _edges(unique, weights, len(ids))


def _sum_again(
    transaction: Transaction,
    types: str,
    unique: NDArray[np.int64],
    weights: NDArray[np.float64],
    several: NDArray[np.int64],
    ids: Sequence[str],
) -> None:
    keys = transaction.keys
    at: dict[tuple[str, str], int] = {}
    for position in several.tolist():
        first, second = divmod(int(unique[position]), len(ids))
        at[keys.of(ids[first][2:]), keys.of(ids[second][2:])] = position
        weights[position] = 0.0
    pairs = [list(pair) for pair in at]
    for one, other, confidence in transaction.stream(_BETWEEN.format(types=types), pairs=pairs):
        weights[at[one, other]] += confidence


def _edges(pairs: NDArray[np.int64], weights: NDArray[np.float64], nodes: int) -> _Edges:
    source, target = np.divmod(pairs, max(nodes, 1))
    return source.astype(np.int32), target.astype(np.int32), weights.astype(np.float32)
