"""What was believed once is no yes."""

from __future__ import annotations

import pytest

from solver.synthesis.yes_no.no_longer_held import is_no_longer_held


@pytest.mark.parametrize(
    ("text", "question", "held"),
    [
        (
            "The river was long said to have been named after Saint Vella, but the name is older.",
            "Was it named after her?",
            True,
        ),
        ("It was once believed that he wrote it.", "Did he write it?", True),
        ("He is said to have drowned, but died in bed.", "Did he drown?", True),
        ("He is said to have drowned in 1901.", "Did he drown?", False),
        ("It was long believed that he wrote it.", "Was it believed that he wrote it?", False),
        ("此诗曾被认为是林晚所作。", "此诗是林晚写的吗？", True),
        ("相传此桥由林晚修建，但实际建成更早。", "此桥是林晚修建的吗？", True),
        ("此桥由林晚修建。", "此桥是林晚修建的吗？", False),
    ],
)
def test_what_was_believed_is_no_yes(text: str, question: str, held: bool) -> None:
    assert is_no_longer_held(text, question) is held
