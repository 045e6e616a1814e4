"""Clauses of time that a question begins with."""

from __future__ import annotations

import pytest

from solver.planners.rewording.fronting import put_behind


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("When the mill opened, how old was Ann Lee?", "How old was Ann Lee when the mill opened?"),
        (
            "By the time the mill closed, how long had Ann Lee run it?",
            "How long had Ann Lee run it by the time the mill closed?",
        ),
        ("Ann Lee died at what age?", "At what age did Ann Lee die?"),
        ("Ann Lee won the Fjord Prize at what age?", "At what age did Ann Lee win the Fjord Prize?"),
        ("When did the mill open?", "When did the mill open?"),
        ("When the mill opened, who ran it?", "When the mill opened, who ran it?"),
    ],
)
def test_what_is_asked_comes_first(question: str, plain: str) -> None:
    assert put_behind(question) == plain
