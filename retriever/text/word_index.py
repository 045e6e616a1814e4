"""Which chunk holds which word how often: the inverted index of the chunks of one graph view, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import coded_characters
from retriever.graph.snapshot import GraphView
from schemas.protocols import GraphStore

_BATCH = 2000  # chunks read at once
_MOST_COUNTED = 65_535


@dataclass(frozen=True, slots=True)
class WordIndex:
    """Postings by token; rows are the chunk nodes of a view.

    The store proposes by the same tokens; what is kept here is what scoring reads: who holds what.
    """

    version: int
    vocabulary: dict[str, int]
    starts: NDArray[np.int64]  # (n_tokens + 1,), where each token's postings begin
    rows: NDArray[np.int32]  # (n_postings,), chunk nodes, ascending within a token
    counts: NDArray[np.uint16]  # (n_postings,), how often, at most 65,535
    lengths: NDArray[np.float32]  # (n_chunks,), tokens
    tokens: NDArray[np.int32]  # (n_tokens_in_all,), the chunks' texts on end, as numbers
    text_starts: NDArray[np.int32]  # (n_chunks + 1,), where each chunk's begins
    chinese: NDArray[np.bool_]  # (n_chunks,), whether most tokens are written in Chinese characters
    others: int  # chunks with full text that are not in the view: statements of imported files
    mean_length: float  # over all chunks with full text

    @property
    def total(self) -> int:
        """Chunks with full text."""
        return len(self.lengths) + self.others

    def postings(self, token: str) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
        """Chunk nodes that hold a token, and how often; both empty for an unknown one."""
        number = self.vocabulary.get(token)
        if number is None:
            return self.rows[:0], self.counts[:0]
        part = slice(self.starts[number], self.starts[number + 1])
        return self.rows[part], self.counts[part]

    def postings_of(self, tokens: Sequence[str]) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
        """Chunk nodes that hold any of the tokens, ascending, and how often they do together."""
        parts = [self.postings(token) for token in tokens]
        if len(parts) == 1:
            return parts[0]
        rows = np.concatenate([self.rows[:0], *(rows for rows, _ in parts)])
        counts = np.concatenate([self.counts[:0], *(counts for _, counts in parts)])
        found, place = np.unique(rows, return_inverse=True)
        together = np.minimum(np.bincount(place, counts, len(found)), _MOST_COUNTED)
        return found, together.astype(np.uint16)

    def numbers(self, tokens: Iterable[str]) -> list[int]:
        """Those of the tokens that are known, as numbers."""
        return [self.vocabulary[token] for token in tokens if token in self.vocabulary]

    def rows_of(self, numbers: Sequence[int]) -> NDArray[np.int32]:
        """Chunk nodes that hold any of the tokens of these numbers, each once a token."""
        parts = [self.rows[self.starts[number] : self.starts[number + 1]] for number in numbers]
        return parts[0] if len(parts) == 1 else np.concatenate([self.rows[:0], *parts])

    def rarest_of(self, tokens: Iterable[str]) -> str:
        """The token that the fewest chunks hold, the first of several; empty if none is known."""
        known = [token for token in tokens if token in self.vocabulary]
        return min(known, key=lambda token: len(self.postings(token)[0]), default="")

    def rarest(self, tokens: Iterable[str]) -> int:
        """The number of the token that the fewest chunks hold, the first of several; -1 if none is known."""
        numbers = [self.vocabulary[token] for token in tokens if token in self.vocabulary]
        return min(numbers, key=lambda n: self.starts[n + 1] - self.starts[n], default=-1)


def index_of(store: GraphStore, view: GraphView) -> WordIndex:
    """Read the tokens of every chunk of the view."""
    ids = [view.identifier(node) for node in range(view.chunks)]
    vocabulary: dict[str, int] = {}
    tokens, lengths = _numbered(store, ids, vocabulary)
    text_starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    starts, rows, counts = _postings(tokens, lengths, len(vocabulary))
    known = store.term_statistics(())
    return WordIndex(
        view.version,
        vocabulary,
        starts,
        rows,
        counts,
        lengths.astype(np.float32),
        tokens,
        text_starts,
        _in_chinese(vocabulary, tokens, text_starts),
        max(known.chunks - len(ids), 0),
        known.mean_length,
    )


def _postings(
    tokens: NDArray[np.int32], lengths: NDArray[np.int64], size: int
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.uint16]]:
    """`starts`, `rows` and `counts` of the index, of texts on end in a vocabulary of some size."""
    order = np.argsort(tokens, kind="stable")  # so that chunks ascend within a token
    rows = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)[order]
    tokens = tokens[order]
    first = np.ones(len(tokens), bool)
    first[1:] = (tokens[1:] != tokens[:-1]) | (rows[1:] != rows[:-1])
    begins = np.flatnonzero(first)
    counts = np.minimum(np.diff(begins, append=len(tokens)), _MOST_COUNTED).astype(np.uint16)
    starts = np.searchsorted(tokens[begins], np.arange(size + 1)).astype(np.int64)
    return starts, rows[begins], counts


def _numbered(
    store: GraphStore, ids: Sequence[str], vocabulary: dict[str, int]
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Token numbers of all chunks on end, (n_tokens,), and how many each chunk has, (n_chunks,)."""
    parts = [np.zeros(0, np.int32)]
    lengths = np.zeros(len(ids), np.int64)
    for first in range(0, len(ids), _BATCH):
        batch = ids[first : first + _BATCH]
        place = {chunk: first + offset for offset, chunk in enumerate(batch)}
        found = {place[row.chunk]: row.tokens for row in store.chunk_tokens(batch)}
        for row in sorted(found):
            lengths[row] = len(found[row])
            parts.append(_numbers(found[row], vocabulary))
    return np.concatenate(parts), lengths


def _in_chinese(
    vocabulary: Mapping[str, int], tokens: NDArray[np.int32], starts: NDArray[np.int32]
) -> NDArray[np.bool_]:
    """(n_chunks,): whether more than half of a chunk's tokens are characters or pairs of them."""
    of_token = np.array([token[0] == "u" and coded_characters(token) != "" for token in vocabulary], bool)
    before = np.concatenate([[0], np.cumsum(of_token[tokens], dtype=np.int32)])
    found: NDArray[np.bool_] = np.diff(before[starts]) * 2 > np.diff(starts)
    return found


def _numbers(tokens: Iterable[str], vocabulary: dict[str, int]) -> NDArray[np.int32]:
    return np.array([vocabulary.setdefault(token, len(vocabulary)) for token in tokens], np.int32)


class WordIndexes:
    """The index of the current view, kept until the store's version changes."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._index: WordIndex | None = None
        self._lock = Lock()

    def of(self, view: GraphView) -> WordIndex:
        """The words of the view's chunks."""
        with self._lock:
            if self._index is None or self._index.version != view.version:
                self._index = index_of(self._store, view)
            return self._index

    def put(self, index: WordIndex) -> None:
        """Take an index that was read before."""
        with self._lock:
            self._index = index
