"""Vectors without their language."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from retriever.crossing.vectors import KNOWN_MODELS, CentredVectors
from schemas.graph import EmbedderInfo, Vectors
from schemas.text import Language

MEANINGS = {"海": (1.0, 0.0), "sea": (1.0, 0.0), "树": (0.0, 1.0), "tree": (0.0, 1.0)}


class ByLanguage:
    """The third number says the language, louder than the meaning in the first two."""

    def __init__(self, model: str = min(KNOWN_MODELS)) -> None:
        self.info = EmbedderInfo(model, 3, "hand")
        self.embedded: list[str] = []

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        rows = [(*MEANINGS.get(t, (0.5, 0.5)), 5.0 if t.isascii() else -5.0) for t in texts]
        return np.array(rows, np.float32)

    def embed_query(self, text: str) -> Vectors:
        return self.embed_passages([text])[0]


def test_words_of_two_languages_are_compared_by_meaning_alone():
    vectors = CentredVectors(ByLanguage())
    likeness = vectors.of(["海"], "words") @ vectors.of(["tree", "sea"], "words").T
    assert likeness[0] == pytest.approx([-1.0, 1.0])


def test_a_text_is_embedded_once():
    embedder = ByLanguage()
    vectors = CentredVectors(embedder)
    vectors.of(["海", "树", "海"], "words")
    vectors.of(["树"], "words")
    assert embedder.embedded.count("树") == 1


def test_no_texts_give_no_rows():
    assert CentredVectors(ByLanguage()).of([], "names").shape == (0, 3)


def test_the_mean_itself_has_no_direction():
    assert not CentredVectors(ByLanguage()).of(["ordinary"], "names").any()


def test_a_question_is_turned_into_the_other_language():
    embedder = ByLanguage()
    turned = embedder.embed_query("海") + CentredVectors(embedder).turn(Language.CHINESE)
    assert turned == pytest.approx([1.0, 0.0, 5.0])


def test_only_measured_models_are_compared():
    assert CentredVectors(ByLanguage()).is_measured
    assert not CentredVectors(ByLanguage("another model")).is_measured
