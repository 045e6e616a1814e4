"""What a question's second half takes up from its first."""

from __future__ import annotations

import pytest

from solver.planners.rewording.taking_up import taken_up


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        (
            "The actress who kept Ann Lee from an Oscar: which film did she win it with?",
            "Which film did the actress who kept Ann Lee from an Oscar win the Oscar with?",
        ),
        (
            "Ann Lee lost the Oscar for Reef to another actor; which film did that actor win for?",
            "Ann Lee lost the Oscar for Reef to another actor. Which film did that actor win the Oscar for?",
        ),
        (
            "When the first cameraman left Reef, another took over. What else did he film?",
            "When the first cameraman left Reef, another cameraman took over. What else did that cameraman film?",
        ),
        (
            "Bo Ek followed another man as president of the bank. What was his trade?",
            "Bo Ek followed another man as president of the bank. What was that man's trade?",
        ),
    ],
)
def test_it_stands_where_the_pronoun_stood(question: str, plain: str) -> None:
    assert taken_up(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "Ann Lee founded a studio in 1919. Who were her partners?",
        "The man who sold the mill: who bought it?",  # of two that are told of nobody knows which it is
        "The man who told Ann Lee that she was ill: when did he die?",
        "Ann Lee lost the Oscar to Bo Ek. How many Oscars did she win?",
        "Who wrote Reef: The Return?",
        "Which film did Ann Lee win the Oscar for?",
    ],
)
def test_any_other_question_stays_as_it_is(question: str) -> None:
    assert taken_up(question) == question
