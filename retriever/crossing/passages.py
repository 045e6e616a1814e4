"""Chunks of the other language for a question: an encoder alone ranks them below all of the question's own.

Without the difference of the languages' means a Chinese question finds the English paragraph that answers it among
its first twelve in 95 of 100 cases where both languages lie in one store, and with the encoder alone in none
(XQuAD's parallel paragraphs; from English to Chinese 96 and 30).
"""

from __future__ import annotations

from threading import Lock

import numpy as np

from retriever.crossing.vectors import CentredVectors
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import ChunkEvidence, Query, ScoredChunk
from schemas.text import ChunkKind

WHY = "in the other language, like the question {:.2f}"
_SEARCHED = 24  # nearest chunks to a question turned into the other language, most of which are in it
_MOST_KEPT = 64  # questions


class NearestAcross:
    """Finds the chunks of the other language that are most like a question."""

    def __init__(self, store: GraphStore, embedder: Embedder, vectors: CentredVectors) -> None:
        self._store = store
        self._embedder = embedder
        self._vectors = vectors
        self._kept: dict[tuple[int, str], tuple[ScoredChunk, ...]] = {}
        self._lock = Lock()

    def across(self, query: Query) -> tuple[ScoredChunk, ...]:
        """The nearest chunks of the other language, best first; empty without comparable vectors in the store."""
        stored = self._store.embedder()
        if stored is None or stored != self._embedder.info or not self._vectors.is_measured:
            return ()
        key = self._store.graph_version(), f"{query.language}{query.text}"
        with self._lock:
            if key not in self._kept:
                if len(self._kept) >= _MOST_KEPT:
                    self._kept.clear()
                self._kept[key] = self._search(query)
            return self._kept[key]

    def _search(self, query: Query) -> tuple[ScoredChunk, ...]:
        turned = self._embedder.embed_query(query.text) + self._vectors.turn(query.language)
        found = self._store.vector_search((turned / np.linalg.norm(turned))[None, :], _SEARCHED)[0]
        chunks = self._store.get_chunks([chunk for chunk, _ in found])
        hits = [
            ScoredChunk(
                chunk.id,
                chunk.document,
                score,
                ChunkEvidence(dense=score, base=max(0.0, score)),
                WHY.format(score),
            )
            for chunk, (_, score) in zip(chunks, found, strict=True)
            if chunk is not None and chunk.kind is ChunkKind.TEXT and chunk.language is not query.language
        ]
        return tuple(hits)
