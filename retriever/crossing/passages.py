"""Chunks of the other language for a question: an encoder alone ranks them below all of the question's own.

Without the difference of the languages' means a Chinese question finds the English paragraph that answers it among
its first twelve in 95 of 100 cases where both languages lie in one store, and with the encoder alone in none
(XQuAD's parallel paragraphs; from English to Chinese 96 and 30).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from threading import Lock
from typing import Protocol

import numpy as np

from retriever.crossing.vectors import CentredVectors
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import ChunkEvidence, LinkedEntity, Query, Ranking, ScoredChunk
from schemas.text import ChunkKind, Language

WHY = "in the other language, like the question {:.2f}"
_SEARCHED = 24  # nearest chunks to a question turned into the other language, most of which are in it
_TAKEN = 4  # of them that a ranking gets
_FIRST = 4  # of the question's own language before the first of the other
_MOST_KEPT = 64  # questions


class Searching(Protocol):
    """A retriever with its linker."""

    def link(self, question: str, language: Language) -> list[LinkedEntity]: ...

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]: ...

    def retrieve(self, query: Query, *, flow: str | None = None) -> Ranking: ...


class BothLanguages:
    """A retriever whose ranking also has the nearest chunks of the other language among its own."""

    def __init__(
        self, inner: Searching, store: GraphStore, embedder: Embedder, vectors: CentredVectors
    ) -> None:
        self._inner = inner
        self._store = store
        self._embedder = embedder
        self._vectors = vectors
        self._kept: dict[tuple[int, str], tuple[ScoredChunk, ...]] = {}
        self._lock = Lock()

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        """What a question names."""
        return self._inner.link(question, language)

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]:
        """Entities that a name may mean."""
        return self._inner.link_name(name, type)

    def retrieve(self, query: Query, *, flow: str | None = None) -> Ranking:
        """The inner ranking with chunks of the other language put in; as it is where there are none."""
        ranking = self._inner.retrieve(query, flow=flow)
        return replace(ranking, chunks=_interleaved(ranking.chunks, self.across(query)[:_TAKEN]))

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


def _interleaved(own: Sequence[ScoredChunk], across: Sequence[ScoredChunk]) -> tuple[ScoredChunk, ...]:
    """Own chunks in order with the others among them; each scored as the one that it follows."""
    known = {hit.chunk for hit in own}
    others = [hit for hit in across if hit.chunk not in known]
    if not own:
        return tuple(others)
    merged: list[ScoredChunk] = []
    for place, hit in enumerate(own, start=1):
        merged.append(hit)
        if place >= _FIRST and others:
            merged.append(replace(others.pop(0), score=hit.score))
    last = merged[-1].score
    return (*merged, *(replace(hit, score=last) for hit in others))
