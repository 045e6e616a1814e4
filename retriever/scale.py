"""How one question scores any chunk, and how cosine and BM25 become one number on its scale."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from retriever.graph.snapshot import GraphView, Nodes
from retriever.text.closeness import Closeness
from retriever.text.question_tokens import AskedTokens
from schemas.graph import Vectors
from schemas.statistics import TermStatistics

DENSE_SHARE = 0.7  # reference: 0.7 dense + 0.3 BM25 beat equal shares and rank fusion on five sets

Scores = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class QuestionScale:
    """How one question scores any chunk: its terms, its vector, and the ranges of its proposals.

    `outside` are proposals that are no nodes of the view (lines of imported files), with their BM25.
    """

    view: GraphView
    terms: tuple[str, ...]
    rarity: Scores  # (n_terms,), >= 0
    held: NDArray[np.bool_]  # (n_terms, n_chunks): which chunk holds which term
    lexical: Scores  # (n_chunks,), BM25
    vector: Vectors | None  # (dimension,), or None without an embedder
    proposals: Nodes  # ascending
    outside: Mapping[str, float]
    statistics: TermStatistics
    close: Closeness
    cosines: Scores  # (n_chunks,), NaN for chunks that have not been compared yet
    dense_range: tuple[float, float] = (0.0, 1.0)
    lexical_range: tuple[float, float] = (0.0, 1.0)
    unembedded: bool = False  # some proposal has no vector
    uncoded: bool = False  # the likest proposal has no codes of its tokens, which the embedder makes
    within: NDArray[np.bool_] | None = None  # (n_chunks,), which chunks may answer; None for all
    tokens: AskedTokens | None = None
    written: Vectors | None = None  # `vector` before it was turned towards another language
    token_weights: Scores = field(default_factory=lambda: np.zeros(0, np.float32))  # (t,), sum 1

    @property
    def weight(self) -> float:
        """The sum of the terms' rarities."""
        return float(self.rarity.sum())

    def allowed(self, chunks: Nodes) -> Nodes:
        """Of chunk nodes those that may answer."""
        return chunks if self.within is None else chunks[self.within[chunks]]

    def covered(self, chunks: Nodes) -> Scores:
        """(n,), in [0, 1]: the share of the question's weight that each chunk holds."""
        share: Scores = self.rarity @ self.held[:, chunks] / max(self.weight, 1e-9)
        return share


def fused(scale: QuestionScale, dense: Scores, lexical: Scores) -> Scores:
    """0.7 cosine + 0.3 BM25 on the question's scale, BM25 alone without an embedder; in [0, 1]."""
    base = stretched(lexical, scale.lexical_range)
    if scale.vector is not None:
        base = DENSE_SHARE * stretched(dense, scale.dense_range) + (1 - DENSE_SHARE) * base
    return base


def stretched(values: Scores, span: tuple[float, float]) -> Scores:
    """0 at the lower end of a range, 1 at the upper, clipped; zero for an empty range."""
    low, high = span
    if high <= low:
        return np.zeros(len(values), np.float32)
    found: Scores = np.clip((values - np.float32(low)) / np.float32(high - low), 0.0, 1.0)
    return found
