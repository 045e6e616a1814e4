"""A sentence that gives a verdict about a prize speaks of that prize and of whoever may have won it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

EK = "Bo Ek is an actor. Bo Ek was nominated for the Tern Prize in 1980 and won the Heron Medal in 1985."
GULL = "The Gull Award is a prize for actors. Its first winner was Ida Moe."
LIN = "林晚是演员。2001年，林晚获得第五届海燕奖。"
SHARED = (
    "周岚是物理学家。1956年，周岚的实验证实了林晚的理论，两位学者旋即获得海鸥物理学奖，周岚本人却未能分享。"
    "周岚1960年获得海燕奖。"
)
OTHER = "海鸥奖是每年颁发的戏剧奖项。"


@pytest.mark.parametrize(
    ("question", "abstained"),
    [
        ("Did Bo Ek win the Gull Award?", True),
        ("Has Bo Ek ever won a Gull Award?", True),
        ("Did Bo Ek win the Heron Medal?", False),
        ("林晚得过海鸥奖吗？", True),
        ("林晚得过海燕奖吗？", False),
    ],
)
def test_another_prize_says_nothing(tmp_path: Path, question: str, abstained: bool) -> None:
    ek = Page("en/Bo Ek", EK, ("Bo Ek", "Person"), ("Tern Prize", "Award"), ("Heron Medal", "Award"))
    gull = Page("en/Gull Award", GULL, ("Gull Award", "Award"), ("Ida Moe", "Person"))
    lin = Page("林晚", LIN, ("林晚", "Person"), ("海燕奖", "Award"))
    other = Page("海鸥奖", OTHER, ("海鸥奖", "Award"))
    with solver_over(tmp_path, ek, gull, lin, other) as solver:
        answer = solver.ask(question)
    assert answer.abstained is abstained, answer.text


@pytest.mark.parametrize(
    ("question", "lead"),
    [
        # no prize of that name is known
        ("周岚得过白鹭文学奖吗？", "资料没有说明"),
        # others won it, and who is asked about went without it
        ("周岚得过海鸥物理学奖吗？", "不是"),
        ("周岚得过海燕奖吗？", "是的"),
    ],
)
def test_who_went_without_a_prize_did_not_win_it(tmp_path: Path, question: str, lead: str) -> None:
    page = Page("周岚", SHARED, ("周岚", "Person"), ("林晚", "Person"), ("海燕奖", "Award"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(lead), answer.text
