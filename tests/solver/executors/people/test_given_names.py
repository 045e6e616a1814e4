"""A given name beside the full name of the same child."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from schemas.graph import Alias
from solver.executors.people.given_names import fresh, is_given, told_once
from solver.results import Row, Value
from tests.solver.synthesis.pages import Page, solver_over

PAGE = (
    "Ada Berg was an engineer. She had two daughters, Ruth and Clara. "
    "Her daughter Clara Berg became a botanist. Later she had a son, Max."
)


@pytest.mark.parametrize(
    ("name", "whole", "given"),
    [
        ("clara", "clara berg", True),
        ("clara", "claralynn berg", False),
        ("clara berg", "clara berg", False),
        ("berg", "clara berg", False),
        ("致远", "林致远", True),
        ("致远", "林志远", False),
        ("远", "林远", False),
    ],
)
def test_a_given_name_begins_a_western_and_ends_a_chinese_name(name: str, whole: str, given: bool) -> None:
    assert is_given(name, whole) is given


def test_names_of_one_family_are_told_once() -> None:
    assert fresh(["clara berg", "max"], ["ruth", "clara"]) == ["max"]
    assert fresh(["ruth", "clara"], []) == ["ruth", "clara"]


def test_of_two_facts_the_one_with_the_full_name_stays() -> None:
    rows = [Row({"o1": Value(name, name)}) for name in ("Ruth", "Clara", "Clara Berg")]
    assert [row.values["o1"].text for row in told_once(rows, "o1")] == ["Ruth", "Clara Berg"]


def _family(daughter: str = "Clara Berg") -> Page:
    text = PAGE.replace("Clara Berg", daughter)
    page = Page(
        "Ada Berg", text, ("Ada Berg", "Person"), ("Ruth", "Person"), ("Clara", "Person"), (daughter, "Person"),
        ("Max", "Person"),
    )  # fmt: skip
    page.says(1, "parent", 0, "two daughters, Ruth and Clara").says(
        2, "parent", 0, "two daughters, Ruth and Clara"
    )
    return page.says(3, "parent", 0, f"Her daughter {daughter}").says(4, "parent", 0, "a son, Max")


@pytest.mark.parametrize(
    ("question", "number"),
    [("How many daughters did Ada Berg have?", "2"), ("How many children did Ada Berg have?", "3")],
)
def test_a_child_named_twice_is_counted_once(tmp_path: Path, question: str, number: str) -> None:
    with solver_over(tmp_path, _family()) as solver:
        assert solver.ask(question).text.startswith(f"The pages name {number}")


def test_children_of_other_given_names_are_counted_apart(tmp_path: Path) -> None:
    with solver_over(tmp_path, _family("Cora Berg")) as solver:
        assert solver.ask("How many daughters did Ada Berg have?").text.startswith("The pages name 3")


def test_a_child_whose_names_were_merged_is_counted_once(tmp_path: Path) -> None:
    text = "Ada Berg was an engineer. She had two daughters, Ruth and Elizabeth. Her daughter Lizzie became a botanist."
    page = Page("Ada Berg", text, ("Ada Berg", "Person"), ("Ruth", "Person"), ("Elizabeth", "Person"))
    place = text.index("Lizzie")
    page.things[2] = replace(page.things[2], aliases=(Alias("Lizzie", "bracket", place, place + 6),))
    page.says(1, "parent", 0, "Ruth and Elizabeth").says(2, "parent", 0, "Ruth and Elizabeth")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("How many daughters did Ada Berg have?").text.startswith("The pages name 2")


def test_children_are_listed_where_a_sentence_ends_with_one_of_them(tmp_path: Path) -> None:
    text = "Ada Berg was an engineer. She had two daughters, Ruth and Clara. Her daughter Clara became a botanist."
    page = Page("Ada Berg", text, ("Ada Berg", "Person"), ("Ruth", "Person"), ("Clara", "Person"))
    page.says(1, "parent", 0, "Ruth and Clara").says(2, "parent", 0, "Ruth and Clara")
    with solver_over(tmp_path, page) as solver:
        assert "Ruth" in solver.ask("Who are Ada Berg's children?").text
