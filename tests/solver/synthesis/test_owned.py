"""What is asked of somebody's own is not answered by facts of that somebody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LIN = "林海1890年出生于海城。他的妻子周兰出生于潮州。"
ADA = "Ada Ross was born in Leith. Her husband Bo Holt was born in Oban."


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("林海出生在哪里？", "林海出生于海城。"),
        ("林海的导师出生在哪里？", "资料没有说明"),
        ("林海的妻子出生在哪里？", "周兰出生于潮州"),
        ("Where was Ada Ross born?", "Ada Ross was born in Leith."),
        ("Where was Ada Ross's assistant born?", "The pages do not say"),
        ("Where was the tutor of Ada Ross born?", "The pages do not say"),
        ("Where was Ada Ross's husband born?", "Bo Holt was born in Oban"),
    ],
)
def test_facts_of_one_say_nothing_of_another(tmp_path: Path, question: str, answer: str) -> None:
    lin = Page("林海", LIN, ("林海", "Person"), ("海城", "City"), ("周兰", "Person"), ("潮州", "City"))
    lin.says(0, "birth_place", 1, "出生于海城").says(0, "spouse", 2, "他的妻子周兰")
    lin.says(2, "birth_place", 3, "周兰出生于潮州")
    ada = Page(
        "en/Ada Ross", ADA, ("Ada Ross", "Person"), ("Leith", "City"), ("Bo Holt", "Person"), ("Oban", "City")
    )
    ada.says(0, "birth_place", 1, "was born in Leith").says(0, "spouse", 2, "Her husband Bo Holt")
    ada.says(2, "birth_place", 3, "Bo Holt was born in Oban")
    with solver_over(tmp_path, lin, ada) as solver:
        assert answer in solver.ask(question).text
