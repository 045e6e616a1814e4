"""The final work of somebody is the last one; a final match is none."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names


@pytest.mark.parametrize(
    ("question", "is_last"),
    [
        ("What was Anna Lind's last film?", True),
        ("What was Anna Lind's final film?", True),
        ("What was the final silent film of Anna Lind?", True),
        ("What was Anna Lind's final match?", False),
        ("What was Anna Lind's film?", False),
    ],
)
def test_the_final_work_is_the_last(question: str, is_last: bool) -> None:
    planner = RulePlanner(Names({"Anna Lind": "Person"}), Lexicon(Ontology.load()))
    assert ("Sort(" in str(planner.plan(question).form)) is is_last
