"""The first or most of all that there were in something's history."""

from __future__ import annotations

import pytest

from solver.planners.rewording.of_history import in_all_history


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        (
            "Who is the youngest Best Actress winner in Silver Fern history?",
            "Who is the youngest Best Actress winner in Silver Fern?",
        ),
        (
            "Who was the first winner in the history of the Silver Fern Awards?",
            "Who was the first winner in the Silver Fern Awards?",
        ),
        ("Who won the most medals in Oslo's history?", "Who won the most medals in Oslo?"),
    ],
)
def test_all_of_a_history_is_no_more_than_the_thing_itself(question: str, plain: str) -> None:
    assert in_all_history(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "Who taught Bo Ek in Silver Fern history?",  # sets nobody apart
        "Which is the longest war in Danish history?",
        "Who wrote the first book on the history of Oslo?",
        "Who was the first woman in the history of Oslo to vote?",
    ],
)
def test_other_histories_stay(question: str) -> None:
    assert in_all_history(question) == question
