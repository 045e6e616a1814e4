"""The embedder of tests behaves like one: deterministic, length 1, shared words are near."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from backends.embedders import HashingEmbedder


@given(text=st.text(max_size=30))
def test_any_text_has_a_vector_of_length_1(text: str) -> None:
    vector = HashingEmbedder(16).embed_query(text)
    assert vector.shape == (16,)
    assert abs(np.linalg.norm(vector) - 1) < 1e-5


def test_queries_and_passages_are_alike() -> None:
    embedder = HashingEmbedder()
    assert embedder.embed_query("周星驰").tobytes() == embedder.embed_passages(["周星驰"])[0].tobytes()


def test_texts_that_share_words_are_nearer() -> None:
    embedder = HashingEmbedder(256)
    near, far = embedder.embed_passages(["周星驰的母亲", "Warsaw in winter"]) @ embedder.embed_query(
        "周星驰的电影"
    )
    assert near > 0.5 > far


def test_the_same_bits_everywhere() -> None:
    # sha256("a") begins ca978112 ca: place 0x128197ca % 63, sign + as the fifth byte is even -> -1.
    vector = HashingEmbedder(64).embed_query("a")
    assert vector[0x128197CA % 63] == -1.0
