"""Parents of whom a page names a child by its first name alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PETER = ("Peter Hale", "Person")


def _school(text: str, parent: str = "Lewis Hale") -> Page:
    return Page(
        "en/Fog School", f"Fog School is a school. {text}", ("Fog School", "School"), (parent, "Person")
    )


def _asked(path: Path, page: Page, question: str) -> str:
    peter = Page("en/Peter Hale", "Peter Hale built boats.", PETER)
    with solver_over(path, page, peter) as solver:
        answer = solver.ask(question)
    return "" if answer.abstained else answer.text


def test_the_son_of_somebody_has_the_same_last_name(tmp_path: Path) -> None:
    page = _school("Lewis Hale's son Peter studied there.")
    assert "Lewis Hale" in _asked(tmp_path, page, "Who is the father of Peter Hale?")


@pytest.mark.parametrize(
    ("page", "question"),
    [
        (_school("Lewis Hale's son Peter studied there."), "Who is the mother of Peter Hale?"),
        (_school("Lewis Hale's son Paul studied there."), "Who is the father of Peter Hale?"),
        (_school("Lewis Hale's son Peter Rand studied there."), "Who is the father of Peter Hale?"),
        (_school("Lewis Moor's son Peter studied there.", "Lewis Moor"), "Who is the father of Peter Hale?"),
        (
            _school("Kim Hale's son Peter studied there. Her house is near.", "Kim Hale"),
            "Who is the father of Peter Hale?",
        ),
    ],
)
def test_nobody_else_is_the_parent(tmp_path: Path, page: Page, question: str) -> None:
    assert f"{question.split()[3]} of Peter Hale is" not in _asked(tmp_path, page, question)
