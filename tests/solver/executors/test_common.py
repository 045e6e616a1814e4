"""What two things share, from facts and from the words of pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

FOG = "《雾港》是1999年的电影，由林晚、白露主演，赵一鸣也在片中演出。"
SEA = "《北行》是2003年的电影。"
LIN = "林晚，演员。她主演过《雾港》和《北行》。"
BAI = "白露，演员。1999年她主演《雾港》，四年后又主演《北行》。"


def _fog() -> Page:
    page = Page("雾港", FOG, ("雾港", "Film"), ("林晚", "Person"), ("白露", "Person"), ("赵一鸣", "Person"))
    page.says(0, "starring", 1, "由林晚、白露主演")
    page.says(0, "starring", 2, "由林晚、白露主演")
    return page.says(0, "starring", 3, "赵一鸣也在片中演出")


def _actor(name: str, text: str) -> Page:
    return Page(name, text, (name, "Person"), ("雾港", "Film"), ("北行", "Film"))


def test_all_that_are_joined_alike_are_named_and_nobody_else(tmp_path: Path) -> None:
    sea = Page("北行", SEA, ("北行", "Film"))
    with solver_over(tmp_path, _fog(), sea, _actor("林晚", LIN), _actor("白露", BAI)) as solver:
        answer = solver.ask("哪些演员同时主演了《雾港》和《北行》？")
    assert "林晚" in answer.text
    assert "白露" in answer.text
    assert "赵一鸣" not in answer.text
    assert {citation.chunk for citation in answer.citations} & {"林晚#0", "白露#0"}


def test_a_work_without_a_page_is_joined_by_the_page_of_a_person(tmp_path: Path) -> None:
    with solver_over(tmp_path, _fog(), _actor("白露", BAI)) as solver:
        answer = solver.ask("谁既主演过《雾港》又主演过《北行》？")
    assert "白露" in answer.text
    assert "赵一鸣" not in answer.text


def test_nothing_in_common_is_no_answer(tmp_path: Path) -> None:
    sea = Page("北行", SEA, ("北行", "Film"))
    with solver_over(tmp_path, _fog(), sea) as solver:
        answer = solver.ask("谁既主演过《雾港》又主演过《北行》？")
    assert answer.abstained


@pytest.mark.parametrize(
    ("school", "told"), [("云川大学艺术学院", True), ("云川大", False), ("海城大学艺术学院", False)]
)
def test_who_was_at_a_part_of_a_school_was_at_the_school(tmp_path: Path, school: str, told: bool) -> None:
    lin = Page("林晚", f"林晚，演员，毕业于{school}。", ("林晚", "Person"), (school, "School"))
    bai = Page("白露", "白露，导演，毕业于云川大学。", ("白露", "Person"), ("云川大学", "School"))
    lin.says(0, "educated_at", 1, f"毕业于{school}")
    bai.says(0, "educated_at", 1, "毕业于云川大学")
    with solver_over(tmp_path, lin, bai) as solver:
        answer = solver.ask("林晚和白露都毕业于哪所大学？")
    assert answer.abstained is not told
    assert ("云川大学" in answer.text) is told


def test_a_school_on_whose_page_somebody_is_named_is_not_where_they_studied(tmp_path: Path) -> None:
    text = "云川大学是一所大学。林晚的电影《雾港》在校园里取景。白露毕业于云川大学。"
    page = Page("云川大学", text, ("云川大学", "School"), ("林晚", "Person"), ("白露", "Person"))
    page.says(2, "educated_at", 0, "白露毕业于云川大学")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("林晚和白露都毕业于哪所大学？")
    assert "林晚" not in answer.text or answer.abstained


def test_a_work_that_another_directed_is_not_taken_for_a_directors_own(tmp_path: Path) -> None:
    cast = "白露，演员。她主演了陈山的《雾港》，也演过《北行》和《潮声》，陈山都称赞她。"
    bai = Page(
        "白露",
        cast,
        ("白露", "Person"),
        ("陈山", "Person"),
        ("雾港", "Film"),
        ("北行", "Film"),
        ("潮声", "Film"),
    )
    for film in (2, 3, 4):
        bai.says(film, "starring", 0, "她主演了陈山的《雾港》，也演过《北行》和《潮声》")
    fog = Page("雾港", "《雾港》由陈山执导。", ("雾港", "Film"), ("陈山", "Person"))
    sea = Page("北行", "《北行》由赵一鸣执导。", ("北行", "Film"), ("赵一鸣", "Person"))
    for page in (fog, sea):
        page.says(0, "director", 1, f"由{'陈山' if page is fog else '赵一鸣'}执导")
    with solver_over(tmp_path, bai, fog, sea) as solver:
        answer = solver.ask("陈山和白露合作过哪些电影？")
    assert "雾港" in answer.text
    assert "北行" not in answer.text
