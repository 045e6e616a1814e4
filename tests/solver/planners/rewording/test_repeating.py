"""A verb that is said twice is said once."""

from __future__ import annotations

import pytest

from solver.planners.rewording.repeating import held


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("林晚当海城大学校长当了几年？", "林晚担任海城大学校长几年？"),
        ("林晚做过县令做了多久", "林晚担任县令多久"),
        ("林晚当了多少年校长？", "林晚当了多少年校长？"),
        ("林晚当校长以前做了几年老师？", "林晚当校长以前做了几年老师？"),
    ],
)
def test_the_verb_of_a_post_is_said_once(question: str, plain: str) -> None:
    assert held(question) == plain
