"""Embedding a store again with another model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from builder.pipeline import Pipeline
from builder.reindexing import reindex
from builder.report import BuildRequest
from builder.wiring import open_extractors
from schemas.errors import StoreMismatchError
from schemas.graph import CodedVectors, DocumentGraph, EmbeddedChunk, EmbedderInfo, Vectors
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.settings import Settings
from schemas.statistics import StoreStats
from schemas.text import Chunk, ChunkKind, Document, Language

PAGES = {"a": ("one", "twenty films"), "empty": (), "b": ("three",)}


class Coding:
    """A hashing embedder whose codes are a byte a line: the line's length."""

    def __init__(self) -> None:
        self._inner = HashingEmbedder(8)
        self.info = self._inner.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        return self._inner.embed_query(text)

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        codes = tuple(np.array([[len(line)] for line in text.split("\n")], np.uint8) for text in texts)
        return CodedVectors(self.embed_passages(texts), codes)


class Rewritten:
    """A store of `PAGES`, with a line of an imported file on each, that notes what it is given."""

    def __init__(self) -> None:
        self.given: list[EmbeddedChunk] = []

    def stats(self) -> StoreStats:
        return StoreStats(3, 3, 0, 0, 0, 0, 3, 1)

    def iterate_documents(self) -> Iterator[DocumentGraph]:
        for key, texts in PAGES.items():
            document = Document(key, key, "", f"{key}.txt", Language.ENGLISH)
            chunks = [
                Chunk(f"{key}#{n}", key, n, 0, len(text), text, Language.ENGLISH)
                for n, text in enumerate(texts)
            ]
            line = Chunk(f"{key}#l", key, 9, 0, 0, "", Language.ENGLISH, kind=ChunkKind.STATEMENT)
            yield DocumentGraph(document, (line, *chunks))

    def replace_vectors(self, info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]) -> None:
        self.given = list(chunks)


def reindexed(embedder: Embedder) -> list[EmbeddedChunk]:
    store = Rewritten()
    assert reindex(cast(GraphStore, store), embedder) == 3
    return store.given


def test_another_model_replaces_every_vector(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("One page.", encoding="utf-8")
    settings = Settings(cache=tmp_path / "cache")
    ontology = Ontology.load()
    extractors, _ = open_extractors(settings, ontology)
    store = open_store(tmp_path / "s.db", create=True)
    small, large = HashingEmbedder(16), HashingEmbedder(32)
    Pipeline(ontology, extractors, small, settings.builder).build(store, BuildRequest([tmp_path / "a.txt"]))
    with pytest.raises(StoreMismatchError):
        store.set_embedder(large.info)
    assert reindex(store, large) == 1
    assert store.embedder() == large.info
    (vector,) = store.get_vectors(["a.txt#0"])
    assert vector is not None
    np.testing.assert_allclose(vector, large.embed_passages(["a\nOne page."])[0], atol=1e-6)
    assert store.check() == []
    store.close()


def test_each_chunk_gets_its_codes_with_its_vector() -> None:
    given = reindexed(Coding())
    codes = {row.chunk: None if row.codes is None else row.codes.tolist() for row in given}
    assert codes == {
        "a#0": [[1], [3]],
        "a#1": [[1], [12]],
        "b#0": [[1], [5]],
    }  # the title's line, and the text's
    vectors = [row.vector.tolist() for row in given]
    assert vectors == HashingEmbedder(8).embed_passages(["a\none", "a\ntwenty films", "b\nthree"]).tolist()


def test_an_embedder_of_vectors_alone_leaves_no_codes() -> None:
    assert [(row.chunk, row.codes) for row in reindexed(HashingEmbedder(8))] == [
        ("a#0", None), ("a#1", None), ("b#0", None),
    ]  # fmt: skip
