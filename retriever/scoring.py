"""Scores chunks for a question: proposals by cosine and by BM25, and the scale that they give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from retriever.graph.snapshot import GraphView, Nodes
from retriever.graph.views import GraphViews
from retriever.memo import Memo
from retriever.scale import QuestionScale, Scores, fused
from retriever.text.asked import Asked, QuestionReader
from retriever.text.bm25 import K1, B, bm25_scores
from retriever.text.closeness import Closeness
from retriever.text.terms import inverse_frequency
from retriever.text.word_index import WordIndex, WordIndexes
from retriever.vectors import VectorRows, highest
from schemas.graph import Vectors
from schemas.protocols import Embedder, GraphStore
from schemas.statistics import TermStatistics

PROPOSALS = 100  # chunks that each of the two channels proposes

LEAST_PART = 0.002
"""Of 53,000 chunks of English encyclopedias 13 are mostly Chinese names. Asked as if they were pages of the other
language they stand among the first five of 11 of 60 questions, since the best of a few is always best."""

NO_DENSE = "no question embedder: chunks are ranked by BM25 alone"

NO_STORED = "the store has no vectors: chunks are ranked by BM25 alone; `guanxi store reindex` makes them"

NO_VECTORS = "chunks without vectors are ranked by BM25 alone; building their pages again embeds them"

NO_CODES = "chunks without codes of their tokens are ranked without them; `guanxi store reindex` makes them"


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
            return (NO_STORED if self._store.embedder() is None else NO_DENSE,)
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


def _highest(scores: Scores, most: int, within: NDArray[np.bool_] | None) -> Nodes:
    """Of the nodes those with the highest positive scores, ascending; equal ones by number."""
    nodes = np.flatnonzero(scores > 0 if within is None else within & (scores > 0))
    return nodes[highest(scores[nodes], min(most, len(nodes)))].astype(np.int32)


def _rarity(term: str, statistics: TermStatistics) -> float:
    return inverse_frequency(statistics.frequency.get(term, 0), statistics.chunks)
