"""Clauses behind a question's verb, drawn to the noun that they describe."""

from __future__ import annotations

import pytest

from solver.planners.rewording.extraposing import drawn_together


@pytest.mark.parametrize(
    ("question", "drawn"),
    [
        (
            "Where was the singer born who plays Nan in Fog Harbour?",
            "Where was the singer who plays Nan in Fog Harbour born?",
        ),
        (
            "When did the Danish painter die whose son made Fog Harbour?",
            "When did the Danish painter whose son made Fog Harbour die?",
        ),
        ("Who was the painter who was born in Oslo?", "Who was the painter who was born in Oslo?"),
        ("Where was the singer who plays Nan born?", "Where was the singer who plays Nan born?"),
    ],
)
def test_a_clause_follows_its_noun(question: str, drawn: str) -> None:
    assert drawn_together(question) == drawn
