"""Who made several things, asked in two sentences."""

from __future__ import annotations

import pytest

from solver.planners.rewording.same_one import made_by_one_zh


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("《甲》和《乙》的配乐出自同一个人，他是谁？", "《甲》和《乙》的配乐是谁？"),
        ("《甲》和《乙》的导演是同一个人，是谁？", "《甲》和《乙》的导演是谁？"),
        ("《甲》与《乙》的摄影都出自同一位摄影师之手，这位摄影师是谁？", "《甲》与《乙》的摄影是谁？"),
        ("《甲》和《乙》都由同一个人执导，他是谁？", "《甲》和《乙》都由谁执导？"),
        ("《甲》和《乙》的导演是同一个人吗？", "《甲》和《乙》的导演是同一个人吗？"),
        ("《甲》的导演是谁？", "《甲》的导演是谁？"),
    ],
)
def test_both_sentences_become_one(question: str, plain: str) -> None:
    assert made_by_one_zh(question) == plain
