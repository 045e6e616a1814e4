"""What a question names first stands where its pronoun stood."""

from __future__ import annotations

import pytest

from solver.planners.rewording.fronted_topics import topic_put_in


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("The tower at Leith: how tall is it?", "How tall is the tower at Leith?"),
        ("The Orme Lamp in Leith: is it still working?", "Is the Orme Lamp in Leith still working?"),
        ("Ann Lee: what was her first novel?", "What was Ann Lee's first novel?"),
        (
            "The big lamp that stands in Leith: how many tonnes does it weigh?",
            "How many tonnes does the big lamp that stands in Leith weigh?",
        ),
        ("Ann Lee, the painter, and Ida Venn: how are they related?", "How are Ann Lee and Ida Venn related?"),
        ("Ann Lee and the nurse Ida Venn: how are the two of them related?",
         "How are Ann Lee and the nurse Ida Venn related?"),
    ],
)  # fmt: skip
def test_the_topic_stands_for_its_pronoun(question: str, plain: str) -> None:
    assert topic_put_in(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "Who wrote Reef: The Return?",
        "The man who sold the mill: who bought it?",  # of two that are told of nobody knows which it is
        "Reef: who directed the film?",
    ],
)
def test_any_other_question_stays_as_it_is(question: str) -> None:
    assert topic_put_in(question) == question
