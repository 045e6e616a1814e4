"""Proposing candidates through Neo4j's own indexes: full text over chunks and names, and vectors.

Lucene finds more candidates than are wanted, with its own score; they are then put in the order that
SQLite's FTS5 would give them, or that of the exact cosine, so that both stores propose the same.
"""

from __future__ import annotations

import math
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from backends.stores.neo4j.graph import ENTITY, entity_of
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.sqlite.rows import vector_of
from backends.stores.sqlite.searching import COMMON, KEPT_TOKENS, PRUNED_ABOVE
from schemas.graph import Entity, Vectors
from schemas.statistics import TermStatistics

K1, B = 1.2, 0.75
"""BM25's parameters in FTS5 (sqlite.org/fts5.html, "The bm25() function")."""

LEAST_IDF = 1e-6
"""What FTS5 takes for the weight of a token that stands in more than half of all rows."""

WIDER = 4
"""How many times the wanted number of candidates is asked of an index, before they are put in order."""

AT_LEAST = 200
MOST_TOKENS = 1_000
"""Lucene refuses queries of more than 1,024 tokens; the rarest are kept."""

_COUNTERS = """
MATCH (w:GuanxiWorkspace {gid: $workspace})
RETURN w.graph_version, w.chunks, w.tokens, w.entities, w.name_tokens
"""
_FREQUENCY = """
UNWIND $tokens AS token
CALL (token) { CALL db.index.fulltext.queryNodes($index, token) YIELD score RETURN count(*) AS n }
RETURN token, n
"""
_CHUNKS = """
CALL db.index.fulltext.queryNodes($index, $query, {limit: $limit}) YIELD node, score
RETURN score, node.document, node.ordinal, node.tokens
"""
_NAMES = f"""
CALL db.index.fulltext.queryNodes($index, $query, {{limit: $limit}}) YIELD node AS e, score
RETURN score, e.name_tokens, {ENTITY}
"""
_VECTORS = """
UNWIND range(0, size($queries) - 1) AS number
CALL (number) {
  CALL db.index.vector.queryNodes($index, $limit, $queries[number]) YIELD node RETURN node
}
RETURN number, node.id, node.vector
"""


@dataclass(frozen=True, slots=True)
class _Corpus:
    """Rows of one full-text index and their tokens, at one version of the graph."""

    version: int
    rows: int
    tokens: int

    @property
    def mean(self) -> float:
        return self.tokens / self.rows if self.rows else 0.0


class TextIndex:
    """One full-text index; its document frequencies are kept until the graph changes."""

    def __init__(self, *, names: bool) -> None:
        self._names = names
        self._lock = threading.Lock()
        self._version = -1
        self._frequency: dict[str, int] = {}

    def _index(self, transaction: Transaction) -> str:
        return transaction.keys.name_index if self._names else transaction.keys.chunk_index

    def _corpus(self, transaction: Transaction) -> _Corpus:
        version, chunks, tokens, entities, name_tokens = transaction.rows(_COUNTERS)[0]
        return _Corpus(version, entities, name_tokens) if self._names else _Corpus(version, chunks, tokens)

    def statistics(self, transaction: Transaction, tokens: Sequence[str]) -> TermStatistics:
        """Over all rows of the index; tokens that occur nowhere are absent."""
        corpus = self._corpus(transaction)
        found = {t: n for t, n in self._frequencies(transaction, corpus, tokens).items() if n}
        return TermStatistics(corpus.rows, corpus.mean, found)

    def search_chunks(self, transaction: Transaction, tokens: Sequence[str], k: int) -> list[str]:
        """Chunk ids, best first; common tokens propose nothing, as in SQLite."""
        corpus = self._corpus(transaction)
        frequency = self._frequencies(transaction, corpus, tokens)
        found = [token for token in frequency if frequency[token]]
        if corpus.rows > PRUNED_ABOVE:
            rare = [token for token in found if frequency[token] <= COMMON * corpus.rows]
            found = rare or sorted(found, key=lambda token: (frequency[token], token))[:1]
        rows = self._candidates(transaction, _CHUNKS, " ".join(_rarest(found, frequency)), k)
        scored = [
            (-bm25(found, stored.split(), corpus.rows, corpus.mean, frequency), document, ordinal)
            for _, document, ordinal, stored in rows
        ]
        return [f"{document}#{ordinal}" for _, document, ordinal in sorted(scored)[:k]]

    def search_names(
        self, transaction: Transaction, tokens: Sequence[str], k: int, beside: Sequence[str] | None
    ) -> list[Entity]:
        """Entities whose names share tokens, best first."""
        corpus = self._corpus(transaction)
        frequency = self._frequencies(transaction, corpus, (*tokens, *(beside or ())))
        found = _found(tokens, frequency)
        query = " ".join(_rarest(found, frequency))
        if beside is not None:
            others = _found(beside, frequency)
            query = f"+({query}) +({' '.join(_rarest(others, frequency))})" if found and others else ""
            found += others
        rows = self._candidates(transaction, _NAMES, query, k)
        scored = []
        for _, stored, *row in rows:
            entity = entity_of(transaction.keys, row)
            score = bm25(found, stored.split(), corpus.rows, corpus.mean, frequency)
            scored.append((-score, entity.id, entity))
        return [entity for _, _, entity in sorted(scored, key=lambda row: row[:2])[:k]]

    def _candidates(self, transaction: Transaction, search: str, query: str, k: int) -> list[Row]:
        """More rows than are wanted, and all that tie with the last wanted one."""
        if not query or k <= 0:
            return []
        limit = max(WIDER * k, AT_LEAST)
        while True:
            rows = transaction.rows(search, index=self._index(transaction), query=query, limit=limit)
            if len(rows) < limit or rows[-1][0] < rows[k - 1][0]:
                return rows
            limit *= WIDER

    def _frequencies(
        self, transaction: Transaction, corpus: _Corpus, tokens: Sequence[str]
    ) -> dict[str, int]:
        """Of tokens as `segment` makes them; anything else stands in no index. In order of tokens."""
        wanted = sorted({token for token in tokens if token.isascii() and token.isalnum()})
        with self._lock:
            if self._version != corpus.version or len(self._frequency) > KEPT_TOKENS:
                self._version, self._frequency = corpus.version, {}
            unknown = [token for token in wanted if token not in self._frequency]
            if unknown:
                rows = transaction.rows(_FREQUENCY, index=self._index(transaction), tokens=unknown)
                self._frequency.update(dict.fromkeys(unknown, 0))
                self._frequency.update((token, n) for token, n in rows)
            return {token: self._frequency[token] for token in wanted}


def _found(tokens: Sequence[str], frequency: Mapping[str, int]) -> list[str]:
    """The tokens that some row has, each once, in order."""
    return sorted({token for token in tokens if frequency.get(token)})


def _rarest(tokens: Sequence[str], frequency: Mapping[str, int]) -> list[str]:
    return sorted(tokens, key=lambda token: (frequency[token], token))[:MOST_TOKENS]


def bm25(
    query: Sequence[str], row: Sequence[str], rows: int, mean: float, frequency: Mapping[str, int]
) -> float:
    """FTS5's rank (without its sign) of one row of tokens for distinct tokens of a query, in their order."""
    counts = Counter(row)
    score = 0.0
    for token in query:
        idf = math.log((rows - frequency[token] + 0.5) / (frequency[token] + 0.5))
        times = float(counts[token])
        share = 1 - B + B * len(row) / mean
        weight = idf if idf > 0.0 else LEAST_IDF
        score += weight * ((times * (K1 + 1.0)) / (times + K1 * share))
    return score


def search_vectors(
    transaction: Transaction, queries: Vectors, k: int, dimension: int
) -> list[list[tuple[str, float]]]:
    """For each query (rows of length 1) the proposals with the highest cosine, then by id."""
    rows = np.atleast_2d(np.asarray(queries, dtype=np.float32))
    found: list[list[tuple[str, bytes]]] = [[] for _ in rows]
    usable = [(number, row.tolist()) for number, row in enumerate(rows) if row.any()]
    if k > 0 and usable:
        proposals = transaction.rows(
            _VECTORS,
            index=transaction.keys.vector_index(dimension),
            limit=max(WIDER * k, AT_LEAST),
            queries=[row for _, row in usable],
        )
        for number, chunk, vector in proposals:
            found[usable[number][0]].append((chunk, vector))
    return [_nearest(row, sorted(proposed), k) for row, proposed in zip(rows, found, strict=True)]


def _nearest(query: Vectors, proposed: Sequence[tuple[str, bytes]], k: int) -> list[tuple[str, float]]:
    """The ids ascend, so a stable sort by score breaks ties by id."""
    if not proposed:
        return []
    matrix = np.stack([vector_of(vector) for _, vector in proposed])
    scores = matrix @ query
    return [(proposed[at][0], float(scores[at])) for at in np.argsort(-scores, kind="stable")[:k]]
