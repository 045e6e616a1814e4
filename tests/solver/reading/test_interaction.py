"""How far sentences say a question, token by token."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from backends.stores.sqlite import SqliteStore
from retriever.crossing.vectors import CentredVectors
from schemas.graph import EmbedderInfo, TokenVectors, Vectors
from schemas.text import Span
from solver.reading.interaction import LateInteraction

WORDS = {"who": 0, "wrote": 1, "penned": 1, "sang": 2, "misty": 3, "harbour": 4, "lin": 5}
DIMENSION = 8


class Words:
    """A word is a unit vector of its meaning; the whole their mean; what is not a known word is the last axis."""

    info = EmbedderInfo("words", DIMENSION, "hand")

    def __init__(self) -> None:
        self.read: list[str] = []

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        return np.tile(np.eye(DIMENSION, dtype=np.float32)[-1] * 0.01, (len(texts), 1))

    def embed_query(self, text: str) -> Vectors:
        return self.embed_passages([text])[0]

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors]:
        self.read += texts
        return [self._tokens(text) for text in texts]

    def _tokens(self, text: str) -> TokenVectors:
        spans, vectors, after = [], [], 0
        for word in text.split():
            start = text.index(word, after)
            after = start + len(word)
            spans.append(Span(start, after))
            vectors.append(np.eye(DIMENSION, dtype=np.float32)[WORDS.get(word.lower(), DIMENSION - 1)])
        rows = np.array(vectors, np.float32)
        return TokenVectors(rows, tuple(spans), rows.mean(axis=0))


@pytest.fixture
def words() -> Words:
    return Words()


@pytest.fixture
def interaction(tmp_path: Path, words: Words):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    yield LateInteraction(store, words, CentredVectors(words))
    store.close()


def test_each_token_counts_by_its_nearest_in_the_text(interaction: LateInteraction):
    found = interaction.of("wrote Misty Harbour", (), ["penned Misty Harbour", "sang Misty Harbour", "sang"])
    assert found.alike[0] > 0.99
    assert found.alike[1] == pytest.approx(2 / 3, abs=0.01)
    assert found.alike[2] == pytest.approx(0, abs=0.01)


def test_what_is_asked_is_also_weighed_without_the_names(interaction: LateInteraction):
    texts = ["penned by Lin", "sang Misty Harbour"]
    found = interaction.of("wrote Misty Harbour", ["Misty Harbour"], texts)
    assert found.alike[1] > found.alike[0]
    assert found.asked[0] > 0.99
    assert found.asked[1] == pytest.approx(0, abs=0.01)


def test_a_question_of_names_alone_asks_nothing_beside_them(interaction: LateInteraction):
    assert interaction.of("Misty", ["Misty"], ["sang", "Misty"]).asked.tolist() == [0, 0]


def test_a_sentence_that_was_read_is_remembered(interaction: LateInteraction, words: Words):
    interaction.of("sang", (), ["penned Misty"])
    interaction.of("wrote", (), ["penned Misty", "sang Harbour"])
    assert words.read == ["sang", "penned Misty", "wrote", "sang Harbour"]


def test_a_model_of_whole_texts_compares_these(tmp_path: Path):
    class Wholes:
        info = EmbedderInfo("wholes", 2, "hand")

        def embed_passages(self, texts: Sequence[str]) -> Vectors:
            return np.array([[1, 0] if "near" in text else [0, 1] for text in texts], np.float32)

        def embed_query(self, text: str) -> Vectors:
            return np.array([1, 0], np.float32)

    store = SqliteStore.open(tmp_path / "s.db", create=True)
    embedder = Wholes()
    found = LateInteraction(store, embedder, CentredVectors(embedder)).of("who", (), ["near it", "far off"])
    store.close()
    assert found.meaning.tolist() == [1, 0]
    assert found.alike[0] > found.alike[1]
