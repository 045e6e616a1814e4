"""Answers that pass a question by are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

CLUB = (
    "Hollow Rovers is a football club. Ada Ross took over as coach in 1965. The coach Bo Ek won the cup in 1998. "
    "In 1897 Ida Moe became coach."
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who coached Hollow Rovers in 1998?", "Bo Ek"),
        ("Who coached Hollow Rovers in 1967?", ""),
        ("Who has coached Hollow Rovers?", "Ada Ross"),
    ],
)
def test_who_did_so_in_a_year_is_not_whoever_ever_did(tmp_path: Path, question: str, told: str) -> None:
    people = [("Ada Ross", "Person"), ("Bo Ek", "Person"), ("Ida Moe", "Person")]
    club = Page("en/Hollow Rovers", CLUB, ("Hollow Rovers", "Organization"), *people)
    club.says(0, "coach", 1, "Ada Ross took over as coach in 1965", time="1965")
    club.says(0, "coach", 2, "The coach Bo Ek won the cup in 1998", time="1998")
    club.says(0, "coach", 3, "In 1897 Ida Moe became coach", time="1897")
    with solver_over(tmp_path, club) as solver:
        answer = solver.ask(question)
    assert (told in answer.text) if told else answer.abstained, answer.text
