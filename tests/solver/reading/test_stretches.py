"""Which stretch of a sentence says what is asked."""

from __future__ import annotations

import pytest

from solver.reading.stretches import stretches_said


@pytest.mark.parametrize(
    ("text", "asking", "said"),
    [
        ("Lee was beaten by Ann Orme, Venn by Bo Ek.", "Who beat Lee?", "Lee was beaten by Ann Orme"),
        (
            "In a survey of 1999 Reef finished first, followed by Tide and Fog, both by Bo Ek.",
            "Which film finished first in the survey of 1999?",
            "In a survey of 1999 Reef finished first",
        ),
        (
            "She chaired the jury in Lund that chose Reef in 2018 and, two years on, the one in Leith that chose Tide.",
            "Which film won in Leith while Ann Lee chaired the jury?",
            "the one in Leith that chose Tide.",
        ),
        (
            "When Bo Ek had to leave, Ann Lee, the usual cameraman of Tom Orme, took over from him.",
            "Who took over when the first cameraman left?",
            "took over from him.",
        ),
    ],
)
def test_the_stretch_with_most_of_the_question_comes_first(text: str, asking: str, said: str) -> None:
    first, *_ = stretches_said(text, asking)
    assert " ".join(text[low:high].strip() for low, high in first) == said


def test_what_is_apposed_says_something_of_its_own() -> None:
    text = "When Bo Ek had to leave, Ann Lee, the usual cameraman of Tom Orme, took over from him."
    *_, apposed = stretches_said(text, "Whose usual collaborator is Ann Lee?")
    assert [text[low:high].strip() for low, high in apposed] == ["the usual cameraman of Tom Orme"]


def test_what_an_apposition_parts_is_one_stretch() -> None:
    text = "When Bo Ek had to leave, Ann Lee, the usual cameraman of Tom Orme, took over from him."
    _, whole, *_ = stretches_said(text, "Who took over when the first cameraman left?")
    assert [text[low:high].strip() for low, high in whole] == ["Ann Lee", "took over from him."]


def test_a_sentence_that_says_nothing_of_it_has_none() -> None:
    assert stretches_said("The mill burnt down, and the lake froze.", "Who beat Ann Lee?") == []
