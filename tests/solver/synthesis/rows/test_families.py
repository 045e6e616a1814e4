"""The prize that two people both won, each in another category."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.synthesis.rows.families import family
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("海燕文学奖", "海燕奖"),
        ("海燕奖最佳导演", "海燕奖"),
        ("Tern Prize in Physics", "Tern Prize"),
        ("Tern Award for Best Actor", "Tern Award"),
        ("国家数学奖", ""),
        ("海燕奖", ""),
        ("Order of the Tern", ""),
    ],
)
def test_a_category_in_a_name_leaves_the_prize(name: str, of: str) -> None:
    assert family(name) == of


@pytest.mark.parametrize(("second", "told"), [("海燕物理学奖", "是海燕奖"), ("北风物理学奖", "")])
def test_the_prize_of_two_categories_is_what_both_won(tmp_path: Path, second: str, told: str) -> None:
    lin = Page(
        "林晚", "林晚，作家。1981年，林晚获得海燕文学奖。", ("林晚", "Person"), ("海燕文学奖", "Award")
    )
    sun = Page("孙大山", f"孙大山，学者。孙大山获得{second}。", ("孙大山", "Person"), (second, "Award"))
    lin.says(0, "award_won", 1, "林晚获得海燕文学奖", time="1981")
    sun.says(0, "award_won", 1, f"孙大山获得{second}")
    with solver_over(tmp_path, lin, sun) as solver:
        answer = solver.ask("林晚和孙大山都得过什么大奖？")
    assert told in answer.text
    assert ("海燕奖" in answer.text) is bool(told)
    assert len(answer.citations) == (2 if told else 0)
