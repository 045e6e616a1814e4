"""Kin whom a question tells to name."""

from __future__ import annotations

import pytest

from solver.planners.rewording.telling import asked_for


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("Name the elder sister of Ann Lee.", "Who is the elder sister of Ann Lee?"),
        (
            "Identify the grandfather of the man who built St. Olaf's.",
            "Who is the grandfather of the man who built St. Olaf's?",
        ),
        ("Name the sisters of Ann Lee.", "Name the sisters of Ann Lee."),
        ("Name the wife and sons of Ann Lee.", "Name the wife and sons of Ann Lee."),
    ],
)
def test_who_is_to_be_named_is_asked_for(question: str, asked: str) -> None:
    assert asked_for(question) == asked
