"""Crowns of festivals as the prizes that they are."""

from __future__ import annotations

import pytest

from solver.planners.rewording.crowning import crowned_zh


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("最早在戛纳拿到影帝的演员是谁？", "最早在戛纳拿到最佳男演员的演员是谁？"),
        ("1992年的威尼斯影后是谁？", "1992年的威尼斯最佳女演员是谁？"),
        ("谁是首位在柏林封后的演员？", "谁是首位在柏林获得最佳女演员的演员？"),
        ("2011年的金马影后在威尼斯得了什么奖？", "2011年的金马影后在威尼斯得了什么奖？"),
        ("他在戛纳输掉之后，又在金像奖封帝的是谁？", "他在戛纳输掉之后，又在金像奖封帝的是谁？"),
        ("威尼斯哪一年有了影院？", "威尼斯哪一年有了影院？"),
    ],
)
def test_who_is_crowned_at_a_festival_won_its_prize(asked: str, plain: str) -> None:
    assert crowned_zh(asked) == plain
