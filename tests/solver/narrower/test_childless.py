"""Whether somebody had children, where their page says that there were none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("told", "question", "lead"),
    [
        ("They had no children and divorced in 1925.", "Did Ann Lee have any children?", "No: "),
        ("The marriage was childless.", "Did Ann Lee ever have children?", "No: "),
        ("Ann Lee never had children.", "Was Ann Lee childless?", "Yes: "),
        ("They had no children.", "How many children did Ann Lee have?", "None: "),
    ],
)
def test_that_there_were_none_is_told(tmp_path: Path, told: str, question: str, lead: str) -> None:
    page = Page("en/Ann Lee", f"Ann Lee was a painter. She married Bo Ek. {told}", ("Ann Lee", "Person"))
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).text.startswith(lead)


@pytest.mark.parametrize(
    "told",
    [
        "Her aunt's marriage had left no children.",
        "She painted a house with no children in it.",
        "They had no children. With Sam Orr she had two sons.",
    ],
)
def test_of_others_nothing_is_told(tmp_path: Path, told: str) -> None:
    page = Page("en/Ann Lee", f"Ann Lee was a painter. {told}", ("Ann Lee", "Person"))
    with solver_over(tmp_path, page) as solver:
        assert not solver.ask("Did Ann Lee have any children?").text.startswith("No")


def test_a_known_child_speaks_against_it(tmp_path: Path) -> None:
    text = "Ann Lee was a painter. With Bo Ek she had no children. Her daughter Ida Lee sings."
    page = Page("en/Ann Lee", text, ("Ann Lee", "Person"), ("Ida Lee", "Person"))
    page.says(0, "child", 1, "Her daughter Ida Lee")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("Did Ann Lee have any children?").text.startswith("Yes")
