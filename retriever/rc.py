"""rc: chunks like the question, by cosine and BM25 fused on one scale per question."""

from __future__ import annotations

from collections.abc import Sequence

from retriever.nodes import Found
from retriever.scoring import ChunkScorer
from schemas.retrieval import Query


class ChunkSearch:
    """The node rc: every proposal of the two channels, scored."""

    unit = "chunks"

    def __init__(self, scorer: ChunkScorer) -> None:
        self._scorer = scorer

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """The question's scale with its proposals."""
        scale = self._scorer.scale(query.text)
        return Found(scale=scale, degraded=self._scorer.degraded(scale))
