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


def test_a_year_before_a_title_says_which_work_is_meant(tmp_path: Path) -> None:
    film = Page(
        "雾港",
        "《雾港》是电影，由白露执导，林晚主演。",
        ("雾港", "Film"),
        ("白露", "Person"),
        ("林晚", "Person"),
    )
    film.says(0, "director", 1, "由白露执导").says(0, "starring", 2, "林晚主演")
    lin = Page("林晚", "林晚，演员，出生于海城。", ("林晚", "Person"), ("海城", "City"))
    lin.says(0, "birth_place", 1, "出生于海城")
    with solver_over(tmp_path, film, lin) as solver:
        answer = solver.ask("1997年那部《雾港》的女主角是在哪里出生的？")
    assert "海城" in answer.text
