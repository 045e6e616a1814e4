"""Word vectors are those of spaCy's own networks, and a document's are its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from backends.taggers.word_vectors import WordVectors
from backends.weights import model_path
from backends.weights.table import ENGLISH_TAGGER

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline

pytestmark = pytest.mark.models

TEXTS = ("Marie Curie was born in Warsaw.", "\n", "She won't  leave.", "Marie")


@pytest.fixture(scope="module")
def pipeline(cache: Path) -> Pipeline:
    import spacy

    return spacy.load(model_path(ENGLISH_TAGGER, cache))


def test_vectors_are_spacys(pipeline: Pipeline) -> None:
    network = pipeline.get_pipe("tok2vec").model  # type: ignore[attr-defined]
    docs = [pipeline.make_doc(text) for text in TEXTS]
    expected = np.concatenate(network.predict(docs))
    found = WordVectors(network).of(docs)
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, atol=1e-5)


def test_matrices_come_after_the_network(pipeline: Pipeline) -> None:
    network = pipeline.get_pipe("tok2vec").model  # type: ignore[attr-defined]
    docs = [pipeline.make_doc(TEXTS[0])]
    sums = np.ones((1, 96), np.float32), np.array([2.0], np.float32)
    expected = network.predict(docs)[0].sum(axis=1, keepdims=True) + 2
    np.testing.assert_allclose(WordVectors(network, [sums]).of(docs), expected, atol=1e-4)


def test_words_seen_before_have_the_same_vectors(pipeline: Pipeline) -> None:
    vectors = WordVectors(pipeline.get_pipe("tok2vec").model)  # type: ignore[attr-defined]
    first, second = (pipeline.make_doc(text) for text in (TEXTS[0], TEXTS[2]))
    alone = vectors.of([first])
    together = vectors.of([second, first])
    np.testing.assert_allclose(together[len(second) :], alone, atol=1e-5)
