"""What is asked of several things, to a logical form of each."""

from __future__ import annotations

import pytest

from schemas.logical_form import Retrieval
from schemas.ontology import Ontology
from schemas.plan import QuestionKind
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {
    "林晚": "Person",
    "白露": "Person",
    "陈默": "Person",
    "春江": "Film",
    "秋山": "Film",
    "Anna Lind": "Person",
    "Bo Ek": "Person",
    "Spring River": "Film",
}


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "predicate", "names"),
    [
        ("林晚和白露出生在哪里？", "birth_place", ["林晚", "白露"]),
        ("林晚、白露和陈默分别是哪一年出生的？", "birth_date", ["林晚", "白露", "陈默"]),
        ("《春江》和《秋山》的导演分别是谁？", "director", ["春江", "秋山"]),
        ("《春江》和《秋山》哪年上映？", "release_date", ["春江", "秋山"]),
        ("Where were Anna Lind and Bo Ek born?", "birth_place", ["Anna Lind", "Bo Ek"]),
        ("When were Anna Lind and Bo Ek born?", "birth_date", ["Anna Lind", "Bo Ek"]),
    ],
)
def test_each_is_asked_for(planner: RulePlanner, question: str, predicate: str, names: list[str]) -> None:
    plan = planner.plan(question)
    assert plan.question == question
    assert [part.names for part in plan.parts] == [(name,) for name in names]
    assert {part.predicates for part in plan.parts} == {(predicate,)}
    aliases = [action.object.alias for part in plan.parts for action in part.step.actions[:1]]
    assert len(set(aliases)) == len(names)
    for part in plan.parts:
        for entity in part.entities:
            assert question[entity.start : entity.end] == entity.surface


@pytest.mark.parametrize(
    "question",
    [
        "《春江》和《秋山》的导演是谁？",  # of both, since a film may have several
        "林晚和白露都出生在哪里？",
        "林晚和白露出生在同一座城市吗？",
        "林晚和白露谁更年轻？",
        "林晚和白露是什么关系？",
        "Which films star both Anna Lind and Bo Ek?",
        "Who is older, Anna Lind or Bo Ek?",
        "林晚和白露谁出生在海城？",
        "林晚还是白露出生在海城？",
        "Which of Anna Lind and Bo Ek was born in Oslo?",
        "Was Anna Lind or Bo Ek born in Oslo?",
        "《春江》和《秋山》的导演林晚出生在哪里？",
        "林晚和白露主演的电影的导演出生在哪里？",
        "When was the University of Lund and Malmo founded?",
    ],
)
def test_what_is_shared_or_compared_is_one_part(planner: RulePlanner, question: str) -> None:
    assert len(planner.plan(question).parts) == 1


def test_the_words_for_each_are_left_out(planner: RulePlanner) -> None:
    plan = planner.plan("林晚和白露分别出生在哪里？")
    assert [part.text for part in plan.parts] == ["林晚出生在哪里？", "白露出生在哪里？"]
    assert {part.kind for part in plan.parts} == {QuestionKind.ATTRIBUTE}


@pytest.mark.parametrize(
    ("question", "steps"),
    [
        ("《春江》的导演和林晚出生在哪里？", [("春江", "director", "birth_place"), ("林晚", "birth_place")]),
        (
            "《春江》的导演和《秋山》的导演分别是哪一年出生的？",
            [("春江", "director", "birth_date"), ("秋山", "director", "birth_date")],
        ),
    ],
)
def test_what_is_told_by_a_work_is_asked_for_too(
    planner: RulePlanner, question: str, steps: list[tuple[str, ...]]
) -> None:
    lexicon = Lexicon(Ontology.load())
    asked = []
    for part in planner.plan(question).parts:
        hops = [action.predicate.names[0] for action in part.step.actions if isinstance(action, Retrieval)]
        asked.append((*part.names, *(next(iter(lexicon.resolve(hop))) for hop in hops)))
    assert asked == steps


@pytest.mark.parametrize(
    "question",
    [
        "林晚和白露的母亲出生在哪里？",
        "《春江》的导演和《秋山》的导演谁更年轻？",
        "《春江》的导演和编剧出生在哪里？",
    ],
)
def test_what_may_be_one_or_two_stays_one_question(planner: RulePlanner, question: str) -> None:
    assert len(planner.plan(question).parts) == 1
