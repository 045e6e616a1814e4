"""Whose kin somebody is says nothing of what they made or do; a part left open is asked alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

TIDE = (
    "Low Tide is a novel of 1881. The first edition was dedicated to Ben Hart, the author's father, and sold well. "
    "Its film was made in 1999."
)


def _tide(text: str = TIDE) -> Page:
    return Page("en/Low Tide", text, ("Low Tide", "Book"), ("Ben Hart", "Person"))


def _hart() -> Page:
    page = Page("en/Ben Hart", "Ben Hart was born in Leith.", ("Ben Hart", "Person"), ("Leith", "Place"))
    return page.says(0, "birth_place", 1, "was born in Leith")


@pytest.mark.parametrize(
    ("words", "found"),
    [("Ben Hart, the author's father, and", False), ("its author Ben Hart, and", True)],
)
def test_an_authors_father_is_no_author(tmp_path: Path, words: str, found: bool) -> None:
    text = TIDE.replace("Ben Hart, the author's father, and", words)
    with solver_over(tmp_path, _tide(text), _hart()) as solver:
        assert ("Leith" in solver.ask("Where was the author of Low Tide born?").text) is found


def test_a_founders_son_has_no_trade_for_that(tmp_path: Path) -> None:
    text = "Low Tide Press is a firm. Ben Hart, the founder's son, led it from 1902."
    page = Page("en/Low Tide Press", text, ("Low Tide Press", "Company"), ("Ben Hart", "Person"))
    with solver_over(tmp_path, page) as solver:
        assert "founder's son" not in solver.ask("What was the occupation of Ben Hart?").text


def test_a_part_that_the_whole_leaves_open_is_asked_alone(tmp_path: Path) -> None:
    page = Page(
        "en/Ada Ross", "Ada Ross was born in Leith in 1881. In 1902 the gull won.", ("Ada Ross", "Person")
    )
    page.says(0, "birth_date", date("1881", "1881"), "was born in Leith in 1881")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("When was Ada Ross born and what was her favourite meal?")
    assert "1881" in answer.text
    assert "do not say" in answer.text
