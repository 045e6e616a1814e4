"""Reasons are written as people write."""

import pytest

from backends.segmenter import segment
from retriever.reasons import _words
from retriever.terms import content_terms


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
    assert _words([(term, 1.0) for term in content_terms(text)]) == words


def test_the_rarest_words_come_first():
    assert _words([(term, float(place)) for place, term in enumerate(segment("one two three four"))]) == [
        "four", "three", "two",
    ]  # fmt: skip
