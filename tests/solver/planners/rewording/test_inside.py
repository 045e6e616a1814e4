"""Works that a question calls 片中 where it goes on."""

from __future__ import annotations

import pytest

from solver.planners.rewording.inside import inside_zh


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("《远岸》的导演和片中林晚的扮演者哪年结婚？", "《远岸》的导演和《远岸》中林晚的扮演者哪年结婚？"),
        (
            "《远岸》的导演和《归途》的编剧在片中林晚的扮演者",
            "《远岸》的导演和《归途》的编剧在片中林晚的扮演者",
        ),
        ("《远岸》的片中插曲是谁唱的？", "《远岸》的片中插曲是谁唱的？"),
    ],
)
def test_the_only_work_that_is_named_is_meant(asked: str, plain: str) -> None:
    assert inside_zh(asked) == plain
