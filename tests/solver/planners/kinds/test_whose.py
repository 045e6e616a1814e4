"""Who stands in a relation to somebody named: at which of its ends the question word stands."""

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
    ("question", "action"),
    [
        ("Who taught Ada Ross?", "s=s1:person[Ada Ross], p=p1:teacher, o=o1:person"),
        ("By whom was Ada Ross taught?", "s=s1:person[Ada Ross], p=p1:teacher, o=o1:person"),
        ("Who was Ada Ross taught by?", "s=s1:person[Ada Ross], p=p1:teacher, o=o1:person"),
        ("Whose student was Ada Ross?", "s=s1:person[Ada Ross], p=p1:teacher, o=o1:person"),
        ("Who did Ada Ross study under?", "s=s1:person[Ada Ross], p=p1:teacher, o=o1:person"),
        ("Who did Ada Ross teach?", "s=s1:person, p=p1:teacher, o=o1:person[Ada Ross]"),
        ("Whose teacher was Ada Ross?", "s=s1:person, p=p1:teacher, o=o1:person[Ada Ross]"),
        ("Who studied under Ada Ross?", "s=s1:person, p=p1:teacher, o=o1:person[Ada Ross]"),
        ("Who was a student of Ada Ross?", "s=s1:person, p=p1:teacher, o=o1:person[Ada Ross]"),
        ("Whose daughter is Ada Ross?", "s=s1:person, p=p1:child, o=o1:person[Ada Ross]"),
        ("Whose mother is Ada Ross?", "s=s1:person[Ada Ross], p=p1:child, o=o1:person"),
        ("林海师从谁？", "s=s1:人物[林海], p=p1:老师, o=o1:人物"),
        ("林海是谁的学生？", "s=s1:人物[林海], p=p1:老师, o=o1:人物"),
        ("谁是林海的老师？", "s=s1:人物[林海], p=p1:老师, o=o1:人物"),
        ("谁师从林海？", "s=s1:人物, p=p1:老师, o=o1:人物[林海]"),
        ("林海是谁的老师？", "s=s1:人物, p=p1:老师, o=o1:人物[林海]"),
        ("林海是谁的儿子？", "s=s1:人物, p=p1:子女, o=o1:人物[林海]"),
        ("谁推荐了林海？", "s=s1:人物[林海], p=p1:介绍人, o=o1:人物"),
        ("林海推荐了谁？", "s=s1:人物, p=p1:介绍人, o=o1:人物[林海]"),
    ],
)
def test_the_question_word_has_a_place_of_its_own(planner: RulePlanner, question: str, action: str) -> None:
    (asked, *_) = (str(one) for one in planner.plan(question).form.actions)
    assert asked == f"Retrieval({action})"


def test_a_symmetric_relation_has_no_direction(planner: RulePlanner) -> None:
    (asked, *_) = (str(one) for one in planner.plan("Whose wife was Ada Ross?").form.actions)
    assert "[Ada Ross]" in asked
    assert "spouse" in asked
