"""Parents of somebody, and parents of somebody's child."""

from __future__ import annotations

import pytest

from solver.reading.people.parents import own_parents, tells_of_other_kin


@pytest.mark.parametrize(
    ("text", "question", "of_child"),
    [
        ("She married Bo Ek, the father of her son Max.", "Who is Ann Lee's father?", True),
        ("She married Bo Ek, the father of her son Max.", "Who is the father of Max?", False),
        ("She married Bo Ek, the father of her son Max.", "Who is the father of Ann Lee's son?", False),
        ("She married Bo Ek, the father of her son Max.", "Who is Ann Lee's husband?", False),
        ("Her father, Bo Ek, is the father of two painters.", "Who is Ann Lee's father?", False),
        ("Her father met the mother of her daughter's friend.", "Who is Ann Lee's father?", False),
        ("她女儿的父亲是周言。", "林晚的父亲是谁？", True),
        ("她的父亲是周言。", "林晚的父亲是谁？", False),
        ("她女儿的父亲是周言。", "林晚女儿的父亲是谁？", False),
    ],
)
def test_a_parent_of_ones_child_is_no_parent_of_ones_own(text: str, question: str, of_child: bool) -> None:
    assert tells_of_other_kin(text, question) is of_child


@pytest.mark.parametrize(
    ("text", "question", "of_other"),
    [
        ("Their only child, Pat, was born in 1928.", "Who is Ann Lee's father?", True),
        ("Their only child, Ann Lee, was born in 1928.", "Who is Ann Lee's father?", False),
        ("She is the youngest of the three children of Bo Lee.", "Who is Ann Lee's father?", False),
        ("他们的独生女周晴生于1928年。", "林晚的父亲是谁？", True),
        ("他的女儿林晚是画家。", "林晚的父亲是谁？", False),
        ("Ann Lee was born in Rome, while her parents were on tour.", "Where was Ann Lee's son born?", True),
        ("Max was born in Rome; his mother is Ann Lee.", "Where was Ann Lee's son born?", False),
        ("Ann Lee, whose mother was a painter, had a son in Rome.", "Where was Ann Lee's son born?", False),
        ("Ann Lee was one of the three children of Bo Lee, a baker.", "Who is Ann Lee's daughter?", True),
        ("Max is one of the three children of Ann Lee.", "Who is Ann Lee's son?", False),
        ("她的父母在罗马相识。", "林晚的儿子在哪里出生？", True),
        ("Ann Lee was born in Rome, while her parents were on tour.", "Where was Ann Lee born?", False),
    ],
)
def test_ones_own_parents_are_no_children_and_the_other_way_round(
    text: str, question: str, of_other: bool
) -> None:
    assert tells_of_other_kin(text, question) is of_other


def test_the_other_words_stay_where_they_are() -> None:
    text = "the father of her son and her mother"
    assert own_parents(text, "Who is Ann Lee's mother?") == "the" + " " * 18 + " and her mother"
