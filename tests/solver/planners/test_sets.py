"""Questions for several things, and what two things share, to logical forms."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {
    "林晚": "Person", "赵一鸣": "Person", "孙大山": "Person", "雾港": "Film", "北行": "Film", "海城学院": "School",
    "Anna Lind": "Person", "Bo Ek": "Person", "Fog Harbour": "Film", "Nan": "",
}  # fmt: skip


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    "question",
    [
        "林晚的两任丈夫分别是谁？",
        "林晚演过哪两部电影？",
        "Which husbands has Anna Lind had?",
        "Which two films did Anna Lind direct?",
        "What are the names of her films with Bo Ek?",
    ],
)
def test_a_question_for_several_is_known_by_number_or_plural(planner: RulePlanner, question: str) -> None:
    assert planner.plan(question).parts[0].several


@pytest.mark.parametrize(
    "question", ["What is the name of the film by Bo Ek?", "Which actor plays the baker in Fog Harbour?"]
)
def test_a_question_for_one_is_not_for_several(planner: RulePlanner, question: str) -> None:
    assert not planner.plan(question).parts[0].several


def test_whose_kind_a_question_asks_for_is_not_a_relation(planner: RulePlanner) -> None:
    part = planner.plan("《雾港》是哪几位歌手唱的？").parts[0]
    assert (part.asked, part.said) == (AnswerType.PERSON, ("唱",))


@pytest.mark.parametrize(
    "question", ["林晚在赵一鸣的哪些电影里出现？", "Which films did Anna Lind make for Bo Ek?"]
)
def test_two_people_share_works_whatever_they_did_for_them(planner: RulePlanner, question: str) -> None:
    assert planner.plan(question).parts[0].kind is QuestionKind.INTERSECTION


def test_a_clause_that_describes_a_name_joins_nothing(planner: RulePlanner) -> None:
    part = planner.plan("林晚和创办公司的赵一鸣是哪所学校的校友？").parts[0]
    assert set(part.predicates) == {"educated_at"}


def test_a_verb_whose_object_says_what_is_done_joins_nothing(planner: RulePlanner) -> None:
    part = planner.plan("林晚替赵一鸣的哪部电影写过配乐？").parts[0]
    assert part.predicates[0] == "composer"


@pytest.mark.parametrize(
    ("question", "word"),
    [("Who plays the mother of Nan in Fog Harbour?", "mother"), ("《雾港》里小满的父亲是谁演的？", "父亲")],
)
def test_kin_of_a_role_is_no_relation_of_an_actor(planner: RulePlanner, question: str, word: str) -> None:
    part = planner.plan(question).parts[0]
    assert part.kind is QuestionKind.ROLE
    assert word in part.residual


def test_a_body_that_nothing_bears_is_a_name(planner: RulePlanner) -> None:
    assert planner.plan("青山唱片出过哪几位歌手的作品？").parts[0].names == ("青山唱片",)


@pytest.mark.parametrize("question", ["林晚演过几部孙大山拍的电影？", "林晚演过多少部孙大山的电影？"])
def test_works_are_counted_that_two_people_share(planner: RulePlanner, question: str) -> None:
    part = planner.plan(question).parts[0]
    assert (part.kind, part.names, part.residual) == (QuestionKind.COUNT, ("林晚", "孙大山"), ())


def test_how_often_somebody_won_is_no_count_of_works(planner: RulePlanner) -> None:
    assert planner.plan("林晚拿过几次海燕奖？").parts[0].names == ("林晚",)


def test_who_took_part_in_two_works_did_so_in_whatever_part(planner: RulePlanner) -> None:
    part = planner.plan("哪些人既参与了《雾港》，又参与过《北行》？").parts[0]
    assert part.kind is QuestionKind.INTERSECTION
    assert {"starring", "composer"} <= set(part.predicates)


@pytest.mark.parametrize(
    ("question", "names"),
    [("林晚的弟弟赵一鸣从事什么职业？", ("赵一鸣",)), ("林晚的弟弟从事什么职业？", ("林晚",))],
)
def test_whose_kin_somebody_named_is_asks_for_nobody(
    planner: RulePlanner, question: str, names: tuple[str, ...]
) -> None:
    assert planner.plan(question).parts[0].names == names
    assert not (len(names) == 1 and names[0] == "赵一鸣" and planner.described(question))


def test_who_plays_in_a_work_only_says_which_it_is(planner: RulePlanner) -> None:
    part = planner.plan("林晚演的《雾港》和海城学院有什么关系？").parts[0]
    assert "林晚" not in " ".join(map(str, part.step.actions))


def test_the_making_of_a_work_may_be_a_time(planner: RulePlanner) -> None:
    assert planner.plan("拍《雾港》的时候，谁负责教骑马？").parts[0].said == ()
    assert planner.plan("谁拍的《雾港》？").parts[0].said == ("拍的",)
