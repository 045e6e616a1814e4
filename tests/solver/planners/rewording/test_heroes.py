"""Who plays the hero of a work is its leading man."""

from __future__ import annotations

import pytest

from solver.planners.rewording.heroes import heroes


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("Who played the hero of Reef?", "Who is the leading man of Reef?"),
        ("Which actress plays the heroine in Reef?", "Who is the leading lady of Reef?"),
        ("Who was the hero of Reef played by?", "Who is the leading man of Reef?"),
        (
            "Who played the hero of the film that won in Lund?",
            "Who is the leading man of the film that won in Lund?",
        ),
        ("Who is the hero of Reef?", "Who is the hero of Reef?"),  # a part, and no player
        ("Who played the heroic captain in Reef?", "Who played the heroic captain in Reef?"),
        ("Who played Hero in Much Ado?", "Who played Hero in Much Ado?"),
    ],
)
def test_the_hero_is_the_leading_man(question: str, plain: str) -> None:
    assert heroes(question) == plain
