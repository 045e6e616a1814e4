"""Embeds every chunk of a store again, after a change of model."""

from __future__ import annotations

from collections.abc import Iterator

from builder.embedding import embedded, embedding_texts
from builder.report import Progress, ProgressEvent
from schemas.graph import EmbeddedChunk
from schemas.protocols import Embedder, GraphStore
from schemas.text import ChunkKind


def reindex(store: GraphStore, embedder: Embedder, *, progress: Progress | None = None) -> int:
    """Replace all vectors and codes by those of `embedder`, in one transaction; the number of chunks embedded.

    Interrupted, it leaves the old vectors; run again, it finds in the vector cache what it had made.
    """
    total = store.stats().chunks
    counted = 0

    def remade() -> Iterator[EmbeddedChunk]:
        nonlocal counted
        for graph in store.iterate_documents():
            chunks = [chunk for chunk in graph.chunks if chunk.kind is ChunkKind.TEXT]
            if not chunks:
                continue
            made = embedded(embedder, embedding_texts(graph.document, chunks))
            codes = made.codes or [None] * len(chunks)
            for chunk, vector, signs in zip(chunks, made.vectors, codes, strict=True):
                counted += 1
                yield EmbeddedChunk(chunk.id, vector, signs)
            if progress is not None:
                progress.update(ProgressEvent("embedding", counted, "chunks", share=counted / max(total, 1)))

    store.replace_vectors(embedder.info, remade())
    return counted
