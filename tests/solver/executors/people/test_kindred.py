"""Kin of several steps, by facts of near kin."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _ann() -> list[Page]:
    ann = Page(
        "Ann Lee",
        "Ann Lee is a painter. She is the daughter of Bo Lee and his wife Cy Orr. She married Guy Roe.",
        ("Ann Lee", "Person"),
        ("Bo Lee", "Person"),
        ("Cy Orr", "Person"),
        ("Guy Roe", "Person"),
    )
    words = "She is the daughter of Bo Lee and his wife Cy Orr"
    ann.says(0, "parent", 1, words).says(0, "parent", 2, words).says(0, "spouse", 3, "She married Guy Roe")
    bo = Page(
        "Bo Lee",
        "Bo Lee was a baker. He was the son of King Dan Lee and Queen Eve Fox. His brother Sam Lee was a tailor.",
        ("Bo Lee", "Person"),
        ("King Dan Lee", "Person"),
        ("Queen Eve Fox", "Person"),
        ("Sam Lee", "Person"),
    )
    words = "He was the son of King Dan Lee and Queen Eve Fox"
    bo.says(0, "parent", 1, words).says(0, "parent", 2, words).says(0, "sibling", 3, "His brother Sam Lee")
    guy = Page(
        "Guy Roe",
        "Guy Roe was a smith. He was the son of Tom Roe, an earl. His father Tom Roe was born in Acton.",
        ("Guy Roe", "Person"),
        ("Tom Roe", "Person"),
        ("Acton", "Place"),
    )
    guy.says(0, "father", 1, "His father Tom Roe").says(1, "birth_place", 2, "Tom Roe was born in Acton")
    return [ann, bo, guy]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "Who is the paternal grandfather of Ann Lee?",
            "The paternal grandfather of Ann Lee is King Dan Lee: the father of Ann Lee is Bo Lee, whose father is "
            "King Dan Lee.",
        ),
        (
            "Who was Ann Lee's paternal grandmother?",
            "The paternal grandmother of Ann Lee is Queen Eve Fox: the father of Ann Lee is Bo Lee, whose mother is "
            "Queen Eve Fox.",
        ),
        (
            "Who is the father-in-law of Ann Lee?",
            "The father-in-law of Ann Lee is Tom Roe: the spouse of Ann Lee is Guy Roe, whose father is Tom Roe.",
        ),
        (
            "Who is Ann Lee's uncle?",
            "The uncle of Ann Lee is Sam Lee: a parent of Ann Lee is Bo Lee, a brother of whom is Sam Lee.",
        ),
        (
            "Who is a granddaughter of King Dan Lee?",
            "The granddaughter of King Dan Lee is Ann Lee: a child of King Dan Lee is Bo Lee, a daughter of whom is "
            "Ann Lee.",
        ),
        (
            "Who is the niece of Sam Lee?",
            "The niece of Sam Lee is Ann Lee: a sibling of Sam Lee is Bo Lee, a daughter",
        ),
        ("Where was the father-in-law of Ann Lee born?", "Tom Roe was born in Acton."),
    ],
)
def test_kin_of_two_steps_is_found_by_both(tmp_path: Path, question: str, expected: str) -> None:
    with solver_over(tmp_path, *_ann()) as solver:
        assert expected in solver.ask(question).text


@pytest.mark.parametrize(
    "question",
    [
        "Who is the maternal grandfather of Ann Lee?",
        "Who is the mother-in-law of Ann Lee?",
        "Who is Ann Lee's aunt?",
        "Who is the grandson of King Dan Lee?",
        "Who is the stepmother of Ann Lee?",
    ],
)
def test_no_other_kin_is_told_instead(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_ann()) as solver:
        answer = solver.ask(question)
    names = ("Dan Lee", "Eve Fox", "Sam Lee", "Tom Roe", "Guy Roe", "Bo Lee")
    assert answer.abstained or not any(name in answer.text for name in names)


def _lin() -> Page:
    page = Page(
        "林晚",
        "林晚是画家。她的父亲林海是工程师，母亲是周敏。林海的父亲林山是木匠。周敏的哥哥周强是医生。林晚的丈夫王平是教师，"
        "王平的母亲是赵兰。",
        ("林晚", "Person"),
        ("林海", "Person"),
        ("周敏", "Person"),
        ("林山", "Person"),
        ("周强", "Person"),
        ("王平", "Person"),
        ("赵兰", "Person"),
    )
    page.says(0, "father", 1, "父亲林海").says(0, "mother", 2, "母亲是周敏").says(
        1, "father", 3, "林海的父亲林山"
    )
    page.says(2, "sibling", 4, "周敏的哥哥周强").says(0, "spouse", 5, "林晚的丈夫王平")
    return page.says(5, "mother", 6, "王平的母亲是赵兰")


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("林晚的祖父是谁？", "林晚的祖父是林山：林晚的父亲是林海，林海的父亲是林山。"),
        ("林晚的爷爷是谁？", "林晚的祖父是林山：林晚的父亲是林海，林海的父亲是林山。"),
        ("林晚的舅舅是谁？", "林晚的舅舅是周强：林晚的母亲是周敏，周敏的兄弟是周强。"),
        ("林晚的婆婆是谁？", "林晚的婆婆是赵兰：林晚的配偶是王平，王平的母亲是赵兰。"),
        ("林山的孙女是谁？", "林山的孙女是林晚：林山的儿子是林海，林海的女儿是林晚。"),
    ],
)
def test_chinese_kin_is_found_by_its_own_steps(tmp_path: Path, question: str, expected: str) -> None:
    with solver_over(tmp_path, _lin()) as solver:
        assert solver.ask(question).text == expected


@pytest.mark.parametrize(
    "question", ["林晚的外祖父是谁？", "林晚的叔叔是谁？", "林晚的岳父是谁？", "林山的外孙女是谁？"]
)
def test_chinese_kin_of_the_other_side_is_none(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, _lin()) as solver:
        answer = solver.ask(question)
    assert answer.abstained or not any(name in answer.text for name in ("林山", "周强", "赵兰"))


def test_a_relative_is_no_grandfather_unless_he_is_called_one(tmp_path: Path) -> None:
    page = Page(
        "Ann Lee",
        "Ann Lee is a painter. Her relative Dan Lee was a baker.",
        ("Ann Lee", "Person"),
        ("Dan Lee", "Person"),
    )
    page.says(0, "relative", 1, "Her relative Dan Lee")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Who is the paternal grandfather of Ann Lee?")
    assert answer.abstained or "Dan Lee" not in answer.text


def test_a_stepmother_is_a_wife_of_the_father_who_is_not_the_mother(tmp_path: Path) -> None:
    page = Page(
        "Ann Lee",
        "Ann Lee is a painter. Her father is Bo Lee. Her mother was Cy Orr. Bo Lee later married the actress Dora Fox.",
        ("Ann Lee", "Person"),
        ("Bo Lee", "Person"),
        ("Cy Orr", "Person"),
        ("Dora Fox", "Person"),
    )
    page.says(0, "father", 1, "Her father is Bo Lee").says(0, "mother", 2, "Her mother was Cy Orr")
    page.says(1, "spouse", 3, "Bo Lee later married the actress Dora Fox")
    with solver_over(tmp_path, page) as solver:
        assert "Dora Fox" in solver.ask("Who is the stepmother of Ann Lee?").text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who was the uncle of Tom Roe?", "Sam Lee"),
        ("Who was the nephew of Sam Lee?", "Tom Roe"),
        ("Who was the aunt of Tom Roe?", ""),
        ("Who was the uncle of Sam Lee?", ""),
    ],
)
def test_whose_nephew_somebody_is_is_the_uncle(tmp_path: Path, question: str, told: str) -> None:
    page = Page(
        "Sam Lee",
        "Sam Lee was a smith. He worked in Acton. He taught Tom Roe, a nephew of Sam Lee.",
        ("Sam Lee", "Person"),
        ("Tom Roe", "Person"),
    )
    page.says(0, "relative", 1, "Tom Roe, a nephew of Sam Lee", kinship="nephew")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask(question).text
    assert told in text if told else " is Sam Lee" not in text and " is Tom Roe" not in text


def _unsexed(*, mother: str = "") -> list[Page]:
    words = "a child of Kim Roe" + (f" and {mother}" if mother else "")
    things = [("Ann Lee", "Person"), ("Kim Roe", "Person"), *([(mother, "Person")] if mother else [])]
    ann = Page("Ann Lee", f"Ann Lee was {words}.", *things)
    ann.says(0, "parent", 1, words)
    if mother:
        ann.says(0, "parent", 2, words)
    kim = Page(
        "Kim Roe", "Kim Roe was a smith, a child of Dana Roe.", ("Kim Roe", "Person"), ("Dana Roe", "Person")
    )
    return [ann, kim.says(0, "parent", 1, "a child of Dana Roe")]


def test_the_only_parent_of_a_parent_is_called_a_grandparent_where_no_sex_is_told(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_unsexed()) as solver:
        assert solver.ask("Who is the paternal grandfather of Ann Lee?").text == (
            "A grandparent of Ann Lee is Dana Roe: a parent of Ann Lee is Kim Roe, a parent of whom is Dana Roe."
        )
        assert "Dana Roe" in solver.ask("Who was Ann Lee's grandfather?").text


def test_nobody_is_a_grandparent_over_a_parent_of_the_other_sex(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_unsexed(mother="Lady Eve Fox")) as solver:
        answer = solver.ask("Who is the maternal grandfather of Ann Lee?")
    assert answer.abstained or "Dana Roe" not in answer.text


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Is Sam Lee the uncle of Ann Lee?", "Yes, the uncle of Ann Lee is Sam Lee"),
        ("Is Sam Lee Ann Lee's uncle?", "Yes, the uncle of Ann Lee is Sam Lee"),
        ("Is Ann Lee the uncle of Sam Lee?", ""),
        ("Is Tom Roe the uncle of Ann Lee?", ""),
    ],
)
def test_whether_somebody_is_somebodys_kin_is_asked_of_the_one_whose_it_is(
    tmp_path: Path, question: str, verdict: str
) -> None:
    with solver_over(tmp_path, *_ann()) as solver:
        text = solver.ask(question).text
    assert verdict in text if verdict else not text.startswith("Yes")


@pytest.mark.parametrize(
    ("question", "yes"), [("周强是林晚的舅舅吗？", True), ("林晚是周强的舅舅吗？", False)]
)
def test_whether_somebody_is_kin_is_asked_in_chinese_too(tmp_path: Path, question: str, yes: bool) -> None:
    with solver_over(tmp_path, _lin()) as solver:
        assert solver.ask(question).text.startswith("是的") is yes


def test_grandparents_are_those_of_both_sides(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_ann()) as solver:
        text = solver.ask("Who are the grandparents of Ann Lee?").text
    assert "King Dan Lee" in text
    assert "Queen Eve Fox" in text
