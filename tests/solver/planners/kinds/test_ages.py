"""Questions for ages, and words that say one."""

from __future__ import annotations

import pytest

from schemas.logical_form import Mention, Retrieval
from schemas.ontology import Ontology
from schemas.plan import AnswerType
from solver.lexicon import Lexicon
from solver.planners.kinds.ages import asks_age, says_age
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names


@pytest.mark.parametrize(
    "question", ["林晚几岁开始学琴？", "他去世时多大年纪？", "How old was she when she left?"]
)
def test_an_age_is_asked_for(question: str) -> None:
    assert asks_age(question)


@pytest.mark.parametrize("question", ["林晚比张三大几岁？", "林晚和张三相差几岁？", "Who is older?"])
def test_a_difference_of_ages_is_no_age(question: str) -> None:
    assert not asks_age(question)


NAMES = Names({"林晚": "Person", "Anna Lind": "Person"})


@pytest.mark.parametrize(
    ("question", "own"),
    [
        ("林晚自尽时多少岁？", True),
        ("How old was Anna Lind when she took her own life?", True),
        ("林晚的父亲去世时，她多少岁？", False),
        ("How old was Anna Lind when her mother died?", False),
    ],
)
def test_whose_death_an_age_is_asked_at(question: str, own: bool) -> None:
    planner = RulePlanner(NAMES, Lexicon(Ontology.load()))
    assert ("death_date" in planner.plan(question).parts[0].predicates) is own


def test_words_say_an_age() -> None:
    assert says_age("4岁的时候，母亲送她去学琴")
    assert says_age("She left home at 17 and never came back")
    assert not says_age("She left home in 1917")


@pytest.mark.parametrize(
    ("question", "of"),
    [
        ("How old was Anna Lind when Reef was put into Dutch cinemas?", "Reef"),
        ("What age was Anna Lind when the film Reef opened in Leeds?", "Reef"),
        ("How old was Anna Lind when she left Leeds for Reef?", "Anna Lind"),
    ],
)
def test_a_showing_is_that_of_the_work_and_a_deed_that_of_the_person(question: str, of: str) -> None:
    names = Names({"Anna Lind": "Person", "Reef": "Film", "Leeds": "City"})
    plan = RulePlanner(names, Lexicon(Ontology.load())).plan(question)
    last = next(a for a in reversed(plan.parts[0].step.actions) if isinstance(a, Retrieval))
    assert isinstance(last.subject, Mention)
    assert last.subject.name == of


@pytest.mark.parametrize(
    ("question", "born"),
    [
        ("林晚多大了？", True),
        ("林晚今年几岁", True),
        ("林晚现在已经多大岁数了呢？", True),
        ("林晚有多大年纪？", True),
        ("林晚的年龄是多少？", True),
        ("林晚几岁学琴？", False),
        ("林晚去世时多大？", False),
        ("林晚的父亲多大了？", False),
        ("《听潮》多大了？", False),
    ],
)
def test_of_an_age_today_the_birthday_is_asked(question: str, born: bool) -> None:
    names = Names({"林晚": "Person", "听潮": "Film"})
    (part,) = RulePlanner(names, Lexicon(Ontology.load())).plan(question).parts
    assert (part.predicates == ("birth_date",) and part.asked is AnswerType.DATE) is born
