"""rc: chunks like the question, by cosine and BM25 fused on one scale per question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from retriever.asked import Asked, QuestionReader
from retriever.bm25 import K1, B, bm25_scores
from retriever.closeness import Closeness
from retriever.interaction import AskedTokens
from retriever.memo import Memo
from retriever.nodes import Found
from retriever.snapshot import GraphView, Nodes
from retriever.terms import inverse_frequency
from retriever.vectors import VectorRows, highest
from retriever.views import GraphViews
from retriever.words import WordIndex, WordIndexes
from schemas.graph import Vectors
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import Query
from schemas.statistics import TermStatistics

DENSE_SHARE = 0.7  # reference: 0.7 dense + 0.3 BM25 beat equal shares and rank fusion on five sets
PROPOSALS = 100  # chunks that each of the two channels proposes
LEAST_PART = 0.002
"""Of 53,000 chunks of English encyclopedias 13 are mostly Chinese names. Asked as if they were pages of the other
language they stand among the first five of 11 of 60 questions, since the best of a few is always best."""
NO_DENSE = "no question embedder: chunks are ranked by BM25 alone"
NO_VECTORS = "chunks without vectors are ranked by BM25 alone; building their pages again embeds them"
NO_CODES = "chunks without codes of their tokens are ranked without them; `guanxi store reindex` makes them"

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


class ChunkScorer:
    """Scores chunks for a question; the latest questions' scales are kept, since several nodes ask."""

    def __init__(
        self,
        store: GraphStore,
        embedder: Embedder | None,
        memo: Memo,
        views: GraphViews,
        words: WordIndexes,
        vectors: VectorRows,
        reader: QuestionReader,
    ) -> None:
        self._store = store
        self._embedder = embedder
        self._memo = memo
        self._views = views
        self._words = words
        self._reader = reader
        self._vectors = vectors
        self._lock = Lock()
        self._kept: dict[tuple[int, str], QuestionScale] = {}
        self._asking: Counter[str] = Counter()
        self._held: dict[str, QuestionScale] = {}

    @contextmanager
    def holding(self, question: str) -> Iterator[None]:
        """Within it a question keeps its scale, and so one view of the graph, whatever is written meanwhile."""
        with self._lock:
            self._asking[question] += 1
        try:
            yield
        finally:
            with self._lock:
                self._asking[question] -= 1
                if not self._asking[question]:
                    del self._asking[question]
                    self._held.pop(question, None)

    @property
    def has_vectors(self) -> bool:
        """Whether cosines are known at all."""
        return self._embedder is not None

    def degraded(self, scale: QuestionScale) -> tuple[str, ...]:
        """What is missing for the question's full ranking."""
        if self._embedder is None:
            return (NO_DENSE,)
        notes = ((NO_VECTORS, scale.unembedded), (NO_CODES, scale.uncoded))
        return tuple(note for note, lacking in notes if lacking)

    def scale(self, question: str) -> QuestionScale:
        """The question's scale: proposals of both channels, scored, and their ranges."""
        with self._lock:
            if question in self._held:
                return self._held[question]
            view = self._views.of(self._memo.version)
            key = (view.version, question)
            if key not in self._kept:
                if len(self._kept) >= 16:
                    self._kept.clear()
                self._kept[key] = self._measure(question, view)
            if question in self._asking:
                self._held[question] = self._kept[key]
            return self._kept[key]

    def may_find(self, question: str) -> bool:
        """Whether enough chunks may answer to be a part of the store, and not lists of names in another script."""
        within = self._reader.within(question, self._words.of(self._views.of(self._memo.version)))
        return within is None or (bool(within.any()) and float(within.mean()) >= LEAST_PART)

    def vectors(self, scale: QuestionScale, chunks: Nodes) -> Vectors:
        """(n, dimension) of chunk nodes."""
        return self._vectors.of(scale.view, chunks)

    def dense(self, scale: QuestionScale, chunks: Nodes) -> Scores:
        """(n,), cosines in [-1, 1]; zero without vectors."""
        if scale.vector is None:
            return np.zeros(len(chunks), np.float32)
        cosines: Scores = scale.cosines[chunks]
        unknown = np.isnan(cosines)
        if unknown.any():
            missing = chunks[unknown]
            # row by row, so that a chunk's cosine does not depend on which others are asked for
            cosines[unknown] = np.einsum("ij,j->i", self._vectors.of(scale.view, missing), scale.vector)
            scale.cosines[missing] = cosines[unknown]
        return cosines

    def base(self, scale: QuestionScale, chunks: Nodes) -> Scores:
        """(n,), in [0, 1]: the fusion of cosine and BM25, each stretched over the proposals."""
        return fused(scale, self.dense(scale, chunks), scale.lexical[chunks])

    def outside(self, scale: QuestionScale, chunks: Sequence[str]) -> Scores:
        """(n,), BM25 of chunks that are no nodes of the view."""
        return bm25_scores(scale.terms, self._memo.tokens(chunks), scale.statistics)

    def _measure(self, question: str, view: GraphView) -> QuestionScale:
        words = self._words.of(view)
        scale = self._lexical(self._reader.read(question, words), words, view)
        scale = replace(scale, within=self._reader.within(question, words))
        proposals = _highest(scale.lexical, PROPOSALS, scale.within)
        if scale.vector is not None:
            proposals = np.union1d(proposals, self._nearest(scale, scale.vector))
        scale = replace(scale, proposals=proposals)
        if not len(proposals):
            return replace(scale, lexical_range=(0.0, max(scale.outside.values(), default=0.0)))
        dense = self.dense(scale, proposals)
        most = float(scale.lexical[proposals].max())
        return replace(
            scale,
            dense_range=(float(dense.min()), float(dense.max())),
            lexical_range=(0.0, max(most, *scale.outside.values(), 0.0)),
            unembedded=scale.vector is not None and not self._vectors.present(view, proposals).all(),
            uncoded=scale.tokens is not None and self._lacks_codes(view, int(proposals[dense.argmax()])),
        )

    def _lacks_codes(self, view: GraphView, node: int) -> bool:
        return self._store.get_token_codes([view.identifier(node)])[0] is None

    def _nearest(self, scale: QuestionScale, vector: Vectors) -> Nodes:
        """The chunk nodes that the vectors propose."""
        found = self._vectors.nearest(scale.view, vector, PROPOSALS, scale.within)
        if found is None:
            (near,) = self._store.vector_search(vector[None, :], PROPOSALS)
            nodes = [scale.view.chunk(chunk) for chunk, _ in near]
            found = scale.allowed(np.array([n for n in nodes if n >= 0], np.int32))
        return found

    def _lexical(self, asked: Asked, words: WordIndex, view: GraphView) -> QuestionScale:
        """The scale before anything is proposed: BM25 of every chunk."""
        terms = asked.terms
        found = [words.postings_of(asked.same[term]) for term in terms]
        statistics = self._statistics(terms, words, [len(rows) for rows, _ in found])
        rarity = np.array([_rarity(term, statistics) for term in terms], np.float32)
        held = np.zeros((len(terms), view.chunks), bool)
        lexical = np.zeros(view.chunks, np.float32)
        norm = K1 * (1 - B + B * words.lengths / (statistics.mean_length or 1.0))
        for place, (rows, counts) in enumerate(found):
            held[place, rows] = True
            lexical[rows] += rarity[place] * counts / (counts + norm[rows])
        outside = self._outside(terms, statistics, view) if words.others else {}
        return QuestionScale(
            view,
            terms,
            rarity,
            held,
            lexical,
            asked.vector,
            np.zeros(0, np.int32),
            outside,
            statistics,
            Closeness(words, asked, rarity),
            np.full(view.chunks, np.nan, np.float32),
            tokens=asked.tokens,
            written=asked.written,
            token_weights=np.zeros(0, np.float32) if asked.tokens is None else asked.tokens.weights(words),
        )

    def _statistics(
        self, terms: Sequence[str], words: WordIndex, frequencies: Sequence[int]
    ) -> TermStatistics:
        if words.others:
            return self._store.term_statistics(terms)
        frequency = dict(zip(terms, frequencies, strict=True))
        return TermStatistics(words.total, words.mean_length, frequency)

    def _outside(self, terms: Sequence[str], statistics: TermStatistics, view: GraphView) -> dict[str, float]:
        found = [c for c in self._store.text_search(terms, PROPOSALS) if view.chunk(c) < 0]
        scores = bm25_scores(terms, self._memo.tokens(found), statistics)
        return dict(zip(found, scores.tolist(), strict=True))


class ChunkSearch:
    """The node rc: every proposal of the two channels, scored."""

    unit = "chunks"

    def __init__(self, scorer: ChunkScorer) -> None:
        self._scorer = scorer

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """The question's scale with its proposals."""
        scale = self._scorer.scale(query.text)
        return Found(scale=scale, degraded=self._scorer.degraded(scale))


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


def _highest(scores: Scores, most: int, within: NDArray[np.bool_] | None) -> Nodes:
    """Of the nodes those with the highest positive scores, ascending; equal ones by number."""
    nodes = np.flatnonzero(scores > 0 if within is None else within & (scores > 0))
    return nodes[highest(scores[nodes], min(most, len(nodes)))].astype(np.int32)


def _rarity(term: str, statistics: TermStatistics) -> float:
    return inverse_frequency(statistics.frequency.get(term, 0), statistics.chunks)
