"""Codes of tokens: which tokens have one, which mean they are taken less, and what a bit says."""

from __future__ import annotations

import json

import numpy as np
import pytest

from backends.embedders.token_codes import MEANS, centred, coded, word_tokens
from schemas.graph import TokenVectors, Vectors
from schemas.text import Language, Span

CHINESE = "《功夫》是周星驰导演的电影。"
ENGLISH = "Kung Fu Hustle is a film of 2004."


def mean_of(language: Language) -> Vectors:
    return np.array(json.loads(MEANS.read_text(encoding="ascii"))[language.value], np.float32)


def tokens_of(text: str, vectors: Vectors | None = None) -> TokenVectors:
    """A token for each word between spaces."""
    spans, after = [], 0
    for word in text.split():
        start = text.index(word, after)
        after = start + len(word)
        spans.append(Span(start, after))
    rows = np.eye(384, dtype=np.float32)[: len(spans)] if vectors is None else vectors
    return TokenVectors(rows, tuple(spans), np.eye(384, dtype=np.float32)[0])


def test_a_code_has_a_bit_for_each_dimension() -> None:
    codes = coded(tokens_of("Kung Fu Hustle"), "Kung Fu Hustle")
    assert codes.shape == (3, 48)
    assert codes.dtype == np.uint8


def test_a_bit_says_that_the_number_is_above_zero_the_first_one_first() -> None:
    vector = np.array([[0.5, -0.5, 0.1, 0.1, -0.1, 0, -0.5, 0.5]], np.float32)
    assert coded(tokens_of("film", vector), "film").tolist() == [[0b1011_0001]]


def test_marks_have_no_code() -> None:
    text = "film , 功夫 _ 2004 。"
    assert word_tokens(tokens_of(text), text).tolist() == [True, False, True, False, True, False]
    assert coded(tokens_of(text), text).shape == (3, 48)


def test_a_code_is_of_the_word_and_not_of_the_mark_before_it() -> None:
    vectors = np.array([[-1] * 8, [1] * 8], np.float32)
    assert coded(tokens_of("( film", vectors), "( film").tolist() == [[0b1111_1111]]


def test_a_text_without_a_word_keeps_all_its_marks() -> None:
    assert word_tokens(tokens_of("? !"), "? !").tolist() == [True, True]
    assert coded(tokens_of("? !"), "? !").shape == (2, 48)


def test_a_text_without_tokens_has_codes_of_the_same_width() -> None:
    assert coded(tokens_of(""), "").shape == (0, 48)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (CHINESE, Language.CHINESE),
        ("Stephen导演的电影", Language.CHINESE),  # 6 characters for 7 letters
        ("功夫 Stephen", Language.CHINESE),  # 2 characters are as much as 8 letters
        ("功夫 Stephens", Language.ENGLISH),  # of as much of both it is English
        (ENGLISH, Language.ENGLISH),
        ("Stephen Chow (周星驰) is an actor.", Language.ENGLISH),
        ("1962", Language.ENGLISH),
    ],
)
def test_the_mean_is_that_of_the_language_of_most_letters(text: str, language: Language) -> None:
    vectors = np.eye(384, dtype=np.float32)[:2]
    right, wrong = (vectors - mean_of(one) for one in (language, language.other))
    found = centred(vectors, text)
    np.testing.assert_allclose(found, right / np.linalg.norm(right, axis=1, keepdims=True), atol=1e-6)
    assert np.abs(found - wrong / np.linalg.norm(wrong, axis=1, keepdims=True)).max() > 1e-3


@pytest.mark.parametrize(("text", "language"), [("功夫", Language.CHINESE), ("film", Language.ENGLISH)])
def test_a_code_is_the_signs_of_what_is_left_without_the_mean(text: str, language: Language) -> None:
    signs = np.random.default_rng(3).random((1, 384)) < 0.5
    left = np.where(signs, 0.001, -0.001).astype(np.float32)  # of the mean most numbers are larger
    codes = coded(tokens_of(text, mean_of(language) + left), text)
    assert np.unpackbits(codes, axis=1).tolist() == signs.astype(int).tolist()


def test_what_is_left_has_length_1() -> None:
    vectors = np.random.default_rng(3).normal(size=(5, 384)).astype(np.float32)
    np.testing.assert_allclose(np.linalg.norm(centred(vectors, ENGLISH), axis=1), np.ones(5), atol=1e-6)


def test_a_vector_that_is_the_mean_itself_has_no_direction() -> None:
    assert centred(mean_of(Language.CHINESE)[None], CHINESE).tolist() == [[0.0] * 384]


def test_vectors_of_a_dimension_without_a_mean_stay_as_they_are() -> None:
    vectors = np.array([[0.6, 0.8], [-1, 0]], np.float32)
    np.testing.assert_allclose(centred(vectors, CHINESE), vectors, atol=1e-7)


def test_the_means_are_of_both_languages_and_of_the_dimension_of_the_default_embedder() -> None:
    read = json.loads(MEANS.read_text(encoding="ascii"))
    assert {language: len(numbers) for language, numbers in read.items()} == {"zh": 384, "en": 384}


def test_the_languages_are_apart() -> None:
    assert np.linalg.norm(mean_of(Language.CHINESE) - mean_of(Language.ENGLISH)) > 0.1
