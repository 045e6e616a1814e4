"""Reasons are written as people write."""

import pytest

from backends.segmenter import segment
from retriever.reasons import _words
from retriever.text.terms import content_terms


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("出生地的导演", ["出生地", "导演"]),
        ("的导演是", ["导演"]),
        ("born in Hong Kong", ["born", "hong", "kong"]),
        ("生 was born", ["born", "生"]),
    ],
)
def test_words_are_written_whole(text, words):
    assert _words([(term, 1.0) for term in content_terms(text)], text) == words


def test_the_rarest_words_come_first():
    terms = [(term, float(place)) for place, term in enumerate(segment("one two three four"))]
    assert _words(terms, "one two three four") == ["four", "three", "two"]


def test_pairs_that_only_look_as_if_they_overlapped_are_words_of_their_own():
    said = [(term, 1.0) for term in content_terms("科学学院") if term in (*segment("科学"), *segment("学院"))]
    assert _words(said, "科学学院") == ["科学", "学院"]
