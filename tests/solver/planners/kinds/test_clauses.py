"""Somebody who is only described by what was done with a named one."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.kinds.clauses import describes_another
from solver.planners.words.analysis import analyse
from tests.solver.planners.names import Names


def described(question: str) -> bool:
    names = Names({"林晚": "Person", "赵一鸣": "Person", "雾港": "Film"})
    part = analyse(question, Language.CHINESE, names, Lexicon(Ontology.load()))[0]
    return any(describes_another(part, thing) for thing in part.things)


@pytest.mark.parametrize(
    "question",
    [
        "把林晚关进监狱的皇帝，父亲是谁？",
        "林晚批评过的那位作家，妻子是谁？",
        "把林晚赶出城的将军的儿子是谁？",
        "让林晚感到害怕的法官，出生在哪里？",
    ],
)
def test_what_is_asked_of_another_is_not_asked_of_the_one_named(question: str) -> None:
    assert described(question)


@pytest.mark.parametrize(
    "question",
    [
        "林晚的父亲是谁？",
        "《雾港》的导演，父亲是谁？",
        "《雾港》里饰演船长的演员，父亲是谁？",
        "林晚这位著名的作家，父亲是谁？",
        "林晚执导的电影的主演是谁？",
        "林晚提携过的作家是谁？",
        "林晚和赵一鸣的老师是谁？",
    ],
)
def test_what_a_relation_joins_or_nobody_else_is_asked(question: str) -> None:
    assert not described(question)
