"""Questions made from facts that give the right answer and another to choose from."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.choosing import Given, choices, said
from tests.solver.synthesis.pages import Page, solver_over

TEXT = "Fog is a film directed by Ida Lom. Ada Ross, who saw it, praised Ida Lom."
GIVEN = Given("director", "Who directed Fog, Ida Lom or Ada Ross?", "Ida Lom", "Ada Ross")


def test_a_fact_is_asked_about_in_both_orders(tmp_path: Path):
    page = Page("en/Fog", TEXT, ("Fog", "Film"), ("Ida Lom", "Person"), ("Ada Ross", "Person"))
    page.says(0, "director", 1, "directed by Ida Lom")
    with solver_over(tmp_path, page) as solver:
        found = list(choices(solver._store, 10))
        answers = [said(one, solver.ask(one.question).text) for one in found]
    turned = Given("director", "Who directed Fog, Ada Ross or Ida Lom?", "Ida Lom", "Ada Ross")
    assert found == [GIVEN, turned]
    assert answers == ["right", "right"]


def test_a_fact_beside_which_nothing_else_stands_makes_no_question(tmp_path: Path):
    page = Page("en/Fog", "Fog is a film directed by Ida Lom.", ("Fog", "Film"), ("Ida Lom", "Person"))
    page.says(0, "director", 1, "directed by Ida Lom")
    with solver_over(tmp_path, page) as solver:
        assert list(choices(solver._store, 10)) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("It is Ida Lom: Fog was directed by Ida Lom.", "right"),
        ("It is Ada Ross: Fog was directed by Ada Ross, not by Ida Lom.", "wrong"),
        ("It is both Ida Lom and Ada Ross: Fog was directed by both.", "both"),
        ("Yes, Fog was directed by Ida Lom.", "no choice"),
    ],
)
def test_only_what_an_answer_begins_with_is_its_choice(text: str, told: str):
    assert said(GIVEN, text) == told
