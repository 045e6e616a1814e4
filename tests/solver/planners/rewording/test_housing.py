"""In which house somebody died is asked for as where; in which year it is not."""

from __future__ import annotations

import pytest

from solver.planners.rewording.spoken_english import plain_english


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("In which house did Ann Reef die?", "Where did Ann Reef die?"),
        (
            "At what country house did the builder of the Gull pass away?",
            "Where did the builder of the Gull pass away?",
        ),
        ("In which castle was Ann Reef born?", "Where was Ann Reef born?"),
        ("In which house did Ann Reef write Low Tide?", "In which house did Ann Reef write Low Tide?"),
        ("In which year did Ann Reef die?", "In which year did Ann Reef die?"),
    ],
)
def test_a_house_of_a_life_is_where(question: str, plain: str) -> None:
    assert plain_english(question) == plain
