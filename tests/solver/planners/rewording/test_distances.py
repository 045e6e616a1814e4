"""How far one place is from another."""

from __future__ import annotations

import pytest

from solver.planners.rewording.rewording import reworded


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How far is Leith from Orme?", "What is the distance between Leith and Orme?"),
        ("How far is it from Leith to Orme?", "What is the distance between Leith and Orme?"),
        ("How many miles is Leith from Orme?", "What is the distance between Leith and Orme?"),
        ("How far did Ann Lee run?", "How far did Ann Lee run?"),
        (
            "How many miles of track are there from Leith on?",
            "How many miles of track are there from Leith on?",
        ),
    ],
)
def test_how_far_asks_for_a_distance(question: str, told: str) -> None:
    assert reworded(question) == told
