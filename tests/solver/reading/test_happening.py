"""What happened, in a question's words and in others for the same."""

from __future__ import annotations

import pytest

from solver.reading.happening import happenings, happens, other_words
from tests.solver.parts import part


@pytest.mark.parametrize(
    ("question", "words", "text"),
    [
        ("Why did the Gulls split up?", ("split",), "the gulls disbanded in 1997"),
        ("Why did Ann Lee refuse the post?", ("refuse", "post"), "she turned it down"),
        ("Why did Ann Lee paint ships?", ("paint", "ships"), "she painted them for her father"),
    ],
)
def test_another_word_for_it_says_it(question: str, words: tuple[str, ...], text: str) -> None:
    assert any(happens(event, text) for event in happenings(part(question, *words)))


def test_an_event_counts_for_more_than_what_it_befell() -> None:
    events = happenings(part("Why did Ann Lee refuse the post?", "refuse", "post"))
    assert not any(happens(event, "the post was abolished") for event in events)


@pytest.mark.parametrize(
    ("word", "other"), [("moved", "emigrate"), ("built", "erect"), ("竣工", "落成"), ("打败", "击败")]
)
def test_a_word_for_an_event_has_others(word: str, other: str) -> None:
    assert other in other_words(word)
    assert word not in other_words(word)


@pytest.mark.parametrize("word", ["quit", "river", "电影", ""])
def test_a_word_for_several_events_or_for_none_has_no_others(word: str) -> None:
    assert other_words(word) == frozenset()
