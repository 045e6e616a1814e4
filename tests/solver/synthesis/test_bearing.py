"""Passages that speak beside the question are no answer to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

VOSS = "Mara Voss is a painter. Mara Voss and her husband, Otto Kern, have a daughter. Her son, Abel Voss, is a singer."
LIN = (
    "林晚，导演。2001年推出《远岸》，2008年由她执导的《潮声》收获约3亿元票房。"
    "林晚的儿子宋明生于1980年，女儿宋岚是画家。"
)


@pytest.mark.parametrize(
    ("question", "holds"),
    [("What is the name of Mara Voss's son?", "Abel"), ("What is the name of Mara Voss's daughter?", "")],
)
def test_a_child_without_a_name_is_no_name(tmp_path: Path, question: str, holds: str) -> None:
    page = Page(
        "en/Mara Voss", VOSS, ("Mara Voss", "Person"), ("Otto Kern", "Person"), ("Abel Voss", "Person")
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


@pytest.mark.parametrize(
    ("question", "holds"),
    [("《潮声》的票房是多少？", "3亿"), ("《远岸》的票房是多少？", ""), ("宋岚是哪一年出生的？", "")],
)
def test_what_is_told_of_another_thing_is_no_answer(tmp_path: Path, question: str, holds: str) -> None:
    page = Page(
        "林晚",
        LIN,
        *(("林晚", "Person"), ("远岸", "Film"), ("潮声", "Film"), ("宋明", "Person"), ("宋岚", "Person")),
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)
