"""The calling that stands beside somebody's name, and what tells of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.names.callings import calling_beside
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "name", "noun"),
    [
        ("Where was the tennis player Ida Venn born?", "Ida Venn", "tennis"),
        ("Where was the famous Swedish painter Ida Venn born?", "Ida Venn", "painted"),
        ("Which painter Ida Venn met?", "Ida Venn", ""),
        ("Where was Ida Venn born?", "Ida Venn", ""),
        ("Where was the painter of Ida Venn born?", "Ida Venn", ""),
        ("网球运动员林晚生于哪里？", "林晚", "网球"),
        ("她的老师是画家林晚吗？", "林晚", "画"),
        ("林晚生于哪里？", "林晚", ""),
    ],
)
def test_a_calling_stands_right_before_a_name(question: str, name: str, noun: str) -> None:
    language = Language.CHINESE if "？" in question else Language.ENGLISH
    found = calling_beside(question, question.index(name), language)
    assert (found is not None) is bool(noun)
    assert found is None or found.is_told(f"She {noun}." if noun.isascii() else noun)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Where was the painter Ida Venn born?", "Orme"),
        ("Where was the artist Ida Venn born?", "Orme"),  # no calling that is told apart
        ("Where was the footballer Ida Venn born?", ""),
        ("Where was the physicist Ida Venn born?", ""),
    ],
)
def test_whom_no_page_tells_to_have_a_calling_is_somebody_else(
    tmp_path: Path, question: str, told: str
) -> None:
    page = Page(
        "en/Ida Venn",
        "Ida Venn is a painter, born in Orme. She would go to Leith.",
        ("Ida Venn", "Person"),
        ("Orme", "Place"),
    )
    page.says(0, "place_of_birth", 1, "born in Orme")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.abstained is (not told)
    assert told in answer.text
