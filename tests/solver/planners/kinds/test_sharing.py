"""What two things share, to logical forms."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind
from solver.executors.common import one_side
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {"林晚": "Person", "白露": "Person", "Anna Lind": "Person", "Bo Ek": "Person", "Danish": ""}


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("林晚和白露都在哪座城市教过书？", AnswerType.PLACE),
        ("林晚和白露年轻时都在哪所大学读过书？", AnswerType.ORGANIZATION),
        ("Which Danish honour did both Anna Lind and Bo Ek receive?", AnswerType.AWARD),
    ],
)
def test_both_sides_are_looked_for(planner: RulePlanner, question: str, asked: AnswerType) -> None:
    part = planner.plan(question).parts[0]
    assert (part.kind, part.asked) == (QuestionKind.INTERSECTION, asked)
    assert len(part.step.actions) == 3


def test_one_of_two_is_no_shared_thing(planner: RulePlanner) -> None:
    assert planner.plan("林晚和白露谁更年轻？").parts[0].kind is QuestionKind.COMPARE


@pytest.mark.parametrize(
    ("question", "name", "asked"),
    [
        ("林晚和白露都在哪里教过书？", "白露", "白露在哪里教过书？"),
        ("Which prize did both Anna Lind and Bo Ek win?", "Bo Ek", "Which prize did Bo Ek win?"),
        ("林晚在哪部电影里演白露？", "白露", ""),
    ],
)
def test_a_question_of_two_is_asked_of_one(question: str, name: str, asked: str) -> None:
    assert one_side(question, name, tuple(n for n in NAMES if n in question)) == asked


@pytest.mark.parametrize(
    "question", ["林晚和白露合作过哪些电影？", "Which films did Anna Lind and Bo Ek make together?"]
)
def test_people_work_together_in_whatever_part(planner: RulePlanner, question: str) -> None:
    part = planner.plan(question).parts[0]
    assert part.kind is QuestionKind.INTERSECTION
    assert {"starring", "director"} <= set(part.predicates)


def test_what_of_a_kind_two_have_in_common_is_no_tie(planner: RulePlanner) -> None:
    part = planner.plan("Which home town do Anna Lind and Bo Ek have in common?").parts[0]
    assert (part.kind, part.predicates) == (QuestionKind.INTERSECTION, ("birth_place",))
    assert planner.plan("What do Anna Lind and Bo Ek have in common?").parts[0].kind is QuestionKind.RELATION
