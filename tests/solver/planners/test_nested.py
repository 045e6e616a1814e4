"""A relation of what the same relation gives: the father of the father."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names({"Ada Ross": "Person", "林海": "Person"}), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "steps"),
    [
        ("Who was the father of the father of Ada Ross?", 2),
        ("Who was Ada Ross's teacher's teacher?", 2),
        ("林海的师父的师父是谁？", 2),
        ("林海的丈夫的丈夫是谁？", 2),
        ("Who was the teacher of Ada Ross's teacher?", 2),
        ("Who was the father of Ada Ross, whose father was a baker?", 1),
        ("林海的老师是谁，这位老师叫什么？", 1),
    ],
)
def test_a_word_said_of_the_same_word_is_a_step_of_its_own(
    planner: RulePlanner, question: str, steps: int
) -> None:
    actions = [str(action) for action in planner.plan(question).parts[0].step.actions]
    assert sum(action.startswith("Retrieval") for action in actions) == steps
