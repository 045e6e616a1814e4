"""Questions of several who bear one name."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.graph import Literal, LiteralKind
from solver.executors.names.namesakes import asks_of_namesakes
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "all_"),
    [
        ("两位叫林晚的人分别是做什么的？", True),
        ("有三个人都叫林晚，他们是做什么的？", True),
        ("What do the two people named Ada Moor do for a living?", True),
        ("林晚是做什么的？", False),
        ("林晚的两个女儿叫什么？", False),
    ],
)
def test_several_of_one_name_are_asked_of(question: str, all_: bool) -> None:
    assert asks_of_namesakes(question) is all_


def test_each_of_them_is_told_of(tmp_path: Path) -> None:
    pages = []
    for trade in ("画家", "棋手"):
        page = Page(f"林晚（{trade}）", f"林晚是{trade}。", ("林晚", "Person"))
        pages.append(page.says(0, "occupation", Literal(LiteralKind.TEXT, trade, trade), f"是{trade}"))
    with solver_over(tmp_path, *pages) as solver:
        answer = solver.ask("两位叫林晚的人分别是做什么的？")
    assert "画家" in answer.text
    assert "棋手" in answer.text


def test_a_name_that_a_page_splits_behind_its_hyphen_is_the_one_of_the_page(tmp_path: Path) -> None:
    ann = Page("Ann Lee", "Ann Lee was a smith. Her father was Otto of Monte- Orland.", ("Ann Lee", "Person"),
               ("Otto of Monte- Orland", "Person"))  # fmt: skip
    ann.says(0, "father", 1, "Her father was Otto of Monte- Orland")
    otto = Page("Otto of Monte-Orland", "Otto of Monte-Orland was a duke. He was born in Acton.",
                ("Otto of Monte-Orland", "Person"), ("Acton", "Place"))  # fmt: skip
    otto.says(0, "birth_place", 1, "He was born in Acton")
    with solver_over(tmp_path, ann, otto) as solver:
        assert "was born in Acton" in solver.ask("Where was the father of Ann Lee born?").text
