"""A father or a mother whom facts only call a parent."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _written(text: str, *things: tuple[str, str], parent: int, child: int, words: str) -> Page:
    page = Page(things[0][0], text, *things)
    return page.says(parent, "child", child, words)


@pytest.mark.parametrize(
    ("text", "father", "mother"),
    [
        ("赵一鸣是工程师。他的女儿林晚是画家。", "林晚的父亲是赵一鸣。", None),
        ("赵一鸣是工程师。她的女儿林晚是画家。", None, "林晚的母亲是赵一鸣。"),
        ("赵一鸣是工程师。1990年他设计了海城桥，他还写过书。有一女林晚。", "林晚的父亲是赵一鸣。", None),
        ("赵一鸣是工程师。有一女林晚。", "赵一鸣的子女是林晚。", "赵一鸣的子女是林晚。"),
    ],
)
def test_a_parent_is_the_father_or_the_mother_whose_sex_is_told(
    tmp_path: Path, text: str, father: str | None, mother: str | None
) -> None:
    words = "女儿林晚" if "女儿林晚" in text else "有一女林晚"
    page = _written(text, ("赵一鸣", "Person"), ("林晚", "Person"), parent=0, child=1, words=words)
    with solver_over(tmp_path, page) as solver:
        for relation, expected in (("父亲", father), ("母亲", mother)):
            answer = solver.ask(f"林晚的{relation}是谁？")
            assert answer.abstained if expected is None else answer.text == expected


def test_who_is_a_parent_is_said_where_nothing_tells_which(tmp_path: Path) -> None:
    page = Page(
        "Cy Orr",
        "In 1915 Cy Orr and Bo Lee married. There were two daughters, Ann Lee and Dora Lee.",
        ("Cy Orr", "Person"),
        ("Bo Lee", "Person"),
        ("Ann Lee", "Person"),
    )
    page.says(2, "parent", 1, "two daughters, Ann Lee")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("Who is Ann Lee's father?").text == "A parent of Ann Lee is Bo Lee."


@pytest.mark.parametrize(
    ("words", "father"),
    [
        ("the child of Bo Lee, a baker, and his wife Cy Orr", "The father of Ann Lee is Bo Lee."),
        ("the child of Bo Lee, a baker, and Cy Orr", ""),
    ],
)
def test_of_a_couple_one_is_the_father_where_the_other_is_called_a_wife(
    tmp_path: Path, words: str, father: str
) -> None:
    page = Page(
        "Ann Lee",
        f"Ann Lee was born in 1950, {words}.",
        ("Ann Lee", "Person"),
        ("Bo Lee", "Person"),
        ("Cy Orr", "Person"),
    )
    page.says(0, "parent", 1, words).says(0, "parent", 2, words)
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Who is Ann Lee's father?").text
    assert answer == father if father else not answer.startswith("The father of Ann Lee is")


def test_a_father_who_is_only_called_a_parent_leads_on(tmp_path: Path) -> None:
    page = Page(
        "赵一鸣",
        "赵一鸣毕业于海城大学。他的女儿林晚是画家。",
        ("赵一鸣", "Person"),
        ("林晚", "Person"),
        ("海城大学", "School"),
    )
    page.says(0, "child", 1, "他的女儿林晚").says(0, "educated_at", 2, "毕业于海城大学")
    with solver_over(tmp_path, page) as solver:
        assert "赵一鸣就读于海城大学" in solver.ask("林晚的父亲毕业于哪所大学？").text


def test_the_end_of_a_chain_may_be_whoever_is_only_called_a_parent(tmp_path: Path) -> None:
    film = Page("Rust", "Rust is a film directed by Ann Lee.", ("Rust", "Film"), ("Ann Lee", "Person"))
    film.says(0, "director", 1, "directed by Ann Lee")
    ann = Page("Ann Lee", "Ann Lee was a child of Kim Lee.", ("Ann Lee", "Person"), ("Kim Lee", "Person"))
    ann.says(0, "parent", 1, "a child of Kim Lee")
    with solver_over(tmp_path, film, ann) as solver:
        text = solver.ask("Who is the father of the director of the film Rust?").text
    assert text == "Rust was directed by Ann Lee; a parent of Ann Lee is Kim Lee."
