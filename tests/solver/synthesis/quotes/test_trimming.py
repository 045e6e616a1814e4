"""Foreign words that are too long to be quoted whole."""

from __future__ import annotations

from solver.synthesis.quotes.trimming import ended, trimmed

_LONG = "资料中写道：Mist, which Jane Doe wrote in a year, was shown first, and she never won the prize"


def test_what_says_the_answer_is_kept_at_either_end() -> None:
    assert trimmed(_LONG, ["never won"], 40) == "资料中写道：and she never won the prize"
    assert trimmed(_LONG, ["mist"], 20) == "资料中写道：Mist"


def test_words_that_hold_nothing_of_the_question_stay_as_they_are() -> None:
    assert trimmed(_LONG, ["budget"], 20) == _LONG
    assert trimmed(_LONG, ["mist"], 500) == _LONG


def test_a_reason_at_the_end_is_kept_from_a_comma_on() -> None:
    assert ended(_LONG, 40) == "资料中写道：and she never won the prize"
    assert ended(_LONG, 10) == _LONG
