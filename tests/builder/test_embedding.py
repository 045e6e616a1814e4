"""What is made of texts beside the other stages, and that each document gets its own part of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from backends.embedders.hashing import HashingEmbedder
from builder.embedding import VectorQueue, embedded
from schemas.graph import CodedVectors, EmbedderInfo, Vectors


class Coding:
    """A hashing embedder whose codes are a byte a word: the word's length. Notes what it is asked."""

    def __init__(self, *, able: bool = True) -> None:
        self._inner = HashingEmbedder(8)
        self._able = able
        self.coded: list[list[str]] = []
        self.embedded: list[list[str]] = []

    @property
    def info(self) -> EmbedderInfo:
        return self._inner.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.embedded.append(list(texts))
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        return self._inner.embed_query(text)

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        self.coded.append(list(texts))
        if not self._able:
            return None
        codes = tuple(np.array([[len(word)] for word in text.split()], np.uint8) for text in texts)
        return CodedVectors(self._inner.embed_passages(texts), codes)


class Broken:
    """Has lost its model."""

    info = EmbedderInfo("broken", 8, "hand")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        raise NotImplementedError

    def embed_query(self, text: str) -> Vectors:
        raise NotImplementedError

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        raise OSError("no model")


def rows(*texts: str) -> list[list[float]]:
    found: list[list[float]] = HashingEmbedder(8).embed_passages(texts).tolist()
    return found


def test_an_embedder_that_codes_is_asked_once_for_both() -> None:
    embedder = Coding()
    made = embedded(embedder, ["Max Mok sang", "a film"])
    assert made.vectors.tolist() == rows("Max Mok sang", "a film")
    assert made.codes is not None
    assert [codes.tolist() for codes in made.codes] == [[[3], [3], [4]], [[1], [4]]]
    assert embedder.embedded == []


def test_an_embedder_of_vectors_alone_gives_no_codes() -> None:
    made = embedded(HashingEmbedder(8), ["a film"])
    assert (made.vectors.tolist(), made.codes) == (rows("a film"), None)


def test_an_embedder_that_turns_out_to_give_no_codes_gives_vectors() -> None:
    made = embedded(Coding(able=False), ["a film"])
    assert (made.vectors.tolist(), made.codes) == (rows("a film"), None)


def test_documents_embedded_together_get_their_own_rows_and_codes() -> None:
    embedder = Coding()
    queue = VectorQueue(embedder)
    futures = [queue.submit(texts) for texts in (["one", "twenty"], [], ["three and four"])]
    with queue:  # the thread starts when all wait, so that they go together
        first, none, last = [future.result(timeout=10) for future in futures]
    assert embedder.coded == [["one", "twenty", "three and four"]]
    assert first.vectors.tolist() == rows("one", "twenty")
    assert last.vectors.tolist() == rows("three and four")
    assert none.vectors.shape == (0, 8)
    assert [codes.tolist() for codes in first.codes or ()] == [[[3]], [[6]]]
    assert [codes.tolist() for codes in last.codes or ()] == [[[5], [3], [4]]]


def test_documents_embedded_without_codes_get_their_own_rows() -> None:
    queue = VectorQueue(HashingEmbedder(8))
    futures = [queue.submit(texts) for texts in (["one", "twenty"], ["three"])]
    with queue:
        first, last = [future.result(timeout=10) for future in futures]
    assert (first.codes, last.codes) == (None, None)
    assert last.vectors.tolist() == rows("three")


def test_a_fault_of_the_embedder_is_raised_where_each_document_waits() -> None:
    queue = VectorQueue(Broken())
    futures = [queue.submit([text]) for text in ("one", "two")]
    with queue:
        for future in futures:
            with pytest.raises(OSError, match="no model"):
                future.result(timeout=10)
