"""What a description says in numbers is what a fact must say: the club that somebody joined at nine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LIN = "林晚，足球运动员。她九岁加入海燕俱乐部。2018年，她加入北风俱乐部。"
CLUBS = "海燕俱乐部由白露创建。北风俱乐部由孙大山创建。"


@pytest.mark.parametrize(
    ("number", "founder", "other"),
    [("9岁", "白露", "孙大山"), ("2018年", "孙大山", "白露"), ("12岁", "", "孙大山")],
)
def test_a_fact_says_the_number_of_a_description(
    tmp_path: Path, number: str, founder: str, other: str
) -> None:
    player = Page(
        "林晚", LIN, ("林晚", "Person"), ("海燕俱乐部", "Organization"), ("北风俱乐部", "Organization")
    )
    player.says(0, "employer", 1, "她九岁加入海燕俱乐部")
    player.says(0, "employer", 2, "2018年，她加入北风俱乐部", time="2018")
    clubs = Page(
        "海燕俱乐部",
        CLUBS,
        ("海燕俱乐部", "Organization"),
        ("北风俱乐部", "Organization"),
        ("白露", "Person"),
        ("孙大山", "Person"),
    )
    clubs.says(0, "founder", 2, "海燕俱乐部由白露创建").says(1, "founder", 3, "北风俱乐部由孙大山创建")
    with solver_over(tmp_path, player, clubs) as solver:
        answer = solver.ask(f"林晚{number}加入的那家俱乐部是谁创建的？")
    assert founder in answer.text
    assert other not in answer.text
