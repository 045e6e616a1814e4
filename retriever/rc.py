"""rc: chunks like the question, by cosine and BM25 fused on one scale per question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from retriever.bm25 import bm25_scores
from retriever.memo import Memo
from retriever.nodes import Found
from retriever.terms import content_terms, inverse_frequency
from schemas.graph import TermStatistics, Vectors
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import ChunkEvidence, Query

DENSE_SHARE = 0.7  # reference: 0.7 dense + 0.3 BM25 beat equal shares and rank fusion on five sets
PROPOSALS = 100  # chunks asked of each index
NO_DENSE = "no question embedder: chunks are ranked by BM25 alone"
NO_VECTORS = "chunks without vectors are ranked by BM25 alone; building their pages again embeds them"


@dataclass(frozen=True, slots=True)
class QuestionScale:
    """How one question scores any chunk: its terms, its vector, and the ranges of its proposals."""

    terms: tuple[str, ...]
    rarity: Mapping[str, float]
    statistics: TermStatistics
    vector: Vectors | None  # (dimension,), or None without an embedder
    proposals: tuple[str, ...]
    dense_range: tuple[float, float] = (0.0, 1.0)
    lexical_range: tuple[float, float] = (0.0, 1.0)
    unembedded: bool = False  # some proposal has no vector
    scored: dict[str, ChunkEvidence] = field(default_factory=dict, compare=False)


class ChunkScorer:
    """Scores chunks for a question; the latest questions' scales are kept, since several nodes ask."""

    def __init__(self, store: GraphStore, embedder: Embedder | None, memo: Memo) -> None:
        self._store = store
        self._embedder = embedder
        self._memo = memo
        self._lock = Lock()
        self._kept: dict[tuple[int, str], QuestionScale] = {}

    def degraded(self, scale: QuestionScale) -> tuple[str, ...]:
        """What is missing for the question's full ranking."""
        if self._embedder is None:
            return (NO_DENSE,)
        return (NO_VECTORS,) if scale.unembedded else ()

    def scale(self, question: str) -> QuestionScale:
        """The question's scale: proposals of both indexes, scored, and their ranges."""
        key = (self._memo.version, question)
        with self._lock:
            if key not in self._kept:
                if len(self._kept) >= 16:
                    self._kept.clear()
                self._kept[key] = self._measure(question)
            return self._kept[key]

    def score(self, scale: QuestionScale, chunks: Sequence[str]) -> dict[str, ChunkEvidence]:
        """Cosine, BM25 and their fusion of any chunks; the fusion lies in [0, 1]."""
        missing = [chunk for chunk in chunks if chunk not in scale.scored]
        if missing:
            scale.scored.update(_fused(scale, missing, *self._raw(scale, missing)))
        return {chunk: scale.scored[chunk] for chunk in chunks}

    def _measure(self, question: str) -> QuestionScale:
        terms = content_terms(question)
        statistics = self._store.term_statistics(terms)
        rarity = {t: inverse_frequency(statistics.frequency.get(t, 0), statistics.chunks) for t in terms}
        vector = None if self._embedder is None else self._embedder.embed_query(question)
        proposals = dict.fromkeys(self._store.text_search(terms, PROPOSALS))
        if vector is not None:
            (near,) = self._store.vector_search(vector[None, :], PROPOSALS)
            proposals |= dict.fromkeys(chunk for chunk, _ in near)
        scale = QuestionScale(terms, rarity, statistics, vector, tuple(sorted(proposals)))
        if not proposals:
            return scale
        dense, lexical = self._raw(scale, scale.proposals)
        scale = replace(
            scale,
            dense_range=_range(dense),
            lexical_range=(0.0, float(lexical.max())),
            unembedded=vector is not None and any(v is None for v in self._memo.vectors(scale.proposals)),
        )
        scale.scored.update(_fused(scale, scale.proposals, dense, lexical))
        return scale

    def _raw(
        self, scale: QuestionScale, chunks: Sequence[str]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        lexical = bm25_scores(scale.terms, self._memo.tokens(chunks), scale.statistics)
        dense = np.zeros(len(chunks), np.float32)
        if scale.vector is not None:
            for row, vector in enumerate(self._memo.vectors(chunks)):
                if vector is not None:
                    dense[row] = float(vector @ scale.vector)
        return dense, lexical


class ChunkSearch:
    """The node rc: every proposal of the indexes, scored."""

    unit = "chunks"

    def __init__(self, scorer: ChunkScorer) -> None:
        self._scorer = scorer

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """Proposals with cosine, BM25 and their fusion."""
        scale = self._scorer.scale(query.text)
        return Found(
            evidence=self._scorer.score(scale, scale.proposals), degraded=self._scorer.degraded(scale)
        )


def _fused(
    scale: QuestionScale, chunks: Sequence[str], dense: NDArray[np.float32], lexical: NDArray[np.float32]
) -> dict[str, ChunkEvidence]:
    base = _stretch(lexical, scale.lexical_range)
    if scale.vector is not None:
        base = DENSE_SHARE * _stretch(dense, scale.dense_range) + (1 - DENSE_SHARE) * base
    rows = zip(chunks, dense.tolist(), lexical.tolist(), base.tolist(), strict=True)
    return {chunk: ChunkEvidence(dense=d, lexical=words, base=b) for chunk, d, words, b in rows}


def _range(values: NDArray[np.float32]) -> tuple[float, float]:
    return float(values.min()), float(values.max())


def _stretch(values: NDArray[np.float32], span: tuple[float, float]) -> NDArray[np.float32]:
    low, high = span
    if high <= low:
        return np.zeros(len(values), np.float32)
    stretched: NDArray[np.float32] = np.clip((values - low) / (high - low), 0.0, 1.0)
    return stretched
