"""Sums of money in Chinese numerals: another sum denies, one of several others decides nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PRIZE = "雾港诗歌奖设于临江，每位得主获得奖金五万元。2001年，雾港诗歌奖的开支为三万元，收入为八万元。"


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("雾港诗歌奖每位得主获得奖金五万元吗？", "是的"),
        ("雾港诗歌奖每位得主获得奖金十万元吗？", "不是"),
        ("雾港诗歌奖2001年的收入为八万元吗？", "是的"),
        ("雾港诗歌奖2001年的收入为九万元吗？", "资料没有说明"),
    ],
)
def test_another_sum_denies(tmp_path: Path, question: str, begins: str) -> None:
    prize = Page("雾港诗歌奖", PRIZE, ("雾港诗歌奖", "Award"), ("临江", "City"))
    with solver_over(tmp_path, prize) as solver:
        answer = solver.ask(question).text
    assert answer.startswith(begins), answer
