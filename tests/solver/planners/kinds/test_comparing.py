"""What is set against what: things of the kind asked for, by the relation that is named."""

from __future__ import annotations

import pytest

from schemas.plan import QuestionKind
from solver.planners.rule import RulePlanner
from tests.solver.planners.test_rule import form, planner

__all__ = ["planner"]


def test_the_films_are_compared_and_not_their_directors(planner: RulePlanner) -> None:
    assert form(planner, "林晚的《雾港》和赵一鸣的《北行》，哪部片子的制作成本更高？") == [
        "Retrieval(s=s1:电影[雾港], p=p1:制作成本, o=o1:数值)",
        "Retrieval(s=s2:电影[北行], p=p2:制作成本, o=o2:数值)",
        "Compare(o1, o2, order=descending)->r2",
        "Output(r2)",
    ]


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("Which film won more prizes, Fog Harbour or Northbound?", "number of awards won"),
        ("How many more nominations did Fog Harbour receive than Northbound?", "number of nominations"),
    ],
)
def test_more_of_what_is_won_compares_numbers_and_never_dates(
    planner: RulePlanner, question: str, relation: str
) -> None:
    actions = form(planner, question)
    assert f"p=p1:{relation}, o=o1:number" in actions[0]
    assert f"p=p2:{relation}, o=o2:number" in actions[1]


@pytest.mark.parametrize(
    "question", ["Which is better, Fog Harbour or Northbound?", "《雾港》和《北行》哪部更好？"]
)
def test_a_comparison_that_names_no_value_and_no_time_is_not_one_of_dates(
    planner: RulePlanner, question: str
) -> None:
    assert not any("date" in action or "日期" in action for action in form(planner, question))


def test_years_of_age_are_a_difference_of_births(planner: RulePlanner) -> None:
    assert form(planner, "林晚比大儿子赵一鸣大多少岁？")[:2] == [
        "Retrieval(s=s1:人物[林晚], p=p1:出生日期, o=o1:日期)",
        "Retrieval(s=s2:人物[赵一鸣], p=p2:出生日期, o=o2:日期)",
    ]


def test_two_amounts_of_one_thing_are_subtracted(planner: RulePlanner) -> None:
    assert form(planner, "By how much did the takings of Fog Harbour exceed its budget?") == [
        "Retrieval(s=s1:film[Fog Harbour], p=p1:box office, o=o1:number)",
        "Retrieval(s=s2:film[Fog Harbour], p=p2:budget, o=o2:number)",
        "Difference(o1, o2)->d2",
        "Output(d2)",
    ]


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (
            "林晚和赵一鸣的婚姻维持了几年？",
            "Retrieval(s=s1:人物[林晚], p=p1:`赵一鸣 婚姻`, o=o1:日期, o.order=`first`)",
        ),
        (
            "How long did the marriage of Anna Lind and Bo Ek last?",
            "Retrieval(s=s1:person[Anna Lind], p=p1:marriage Bo Ek, o=o1:date, o.order=`first`)",
        ),
    ],
)
def test_how_long_it_lasted_needs_its_first_and_its_last_date(
    planner: RulePlanner, question: str, first: str
) -> None:
    actions = form(planner, question)
    assert actions[0].replace("`", "") == first.replace("`", "")
    assert actions[2:] == ["Difference(o1, o2)->d2", "Output(d2)"]


@pytest.mark.parametrize(
    "question",
    ["Are Anna Lind and Bo Ek related?", "林晚和赵一鸣是亲戚吗？", "Is Anna Lind related to Bo Ek?"],
)
def test_whether_two_people_are_related_is_a_yes_or_no(planner: RulePlanner, question: str) -> None:
    part = planner.plan(question).parts[0]
    assert part.kind is QuestionKind.YES_NO
    assert {"spouse", "sibling"} <= set(part.predicates)


def test_how_two_people_are_related_is_no_yes_or_no(planner: RulePlanner) -> None:
    assert planner.plan("How are Anna Lind and Bo Ek related?").parts[0].kind is QuestionKind.RELATION


def test_a_prize_and_a_person_are_asked_for_together(planner: RulePlanner) -> None:
    assert form(planner, "第3届海燕奖最佳导演是林晚吗？")[:2] == [
        "Retrieval(s=s1:人物[林晚], p=p1:获得奖项, o=o1:奖项[海燕奖])",
        "Exists(p1)->e1",
    ]


@pytest.mark.parametrize(
    ("question", "actions"),
    [
        (
            "林晚结婚几年后拿下金海奖？",
            [
                "Retrieval(s=s1:人物[林晚], p=p1:结婚, o=o1:日期)",
                "Retrieval(s=s2:人物[林晚], p=p2:`拿下 金海 奖`, o=o2:日期)",
                "Difference(o1, o2, order=ascending)->d2",
            ],
        ),
        (
            "How many years before Fog Harbour did Anna Lind marry?",
            [
                "Retrieval(s=s1:film[Fog Harbour], p=p1:release date, o=o1:date)",
                "Retrieval(s=s2:person[Anna Lind], p=p2:marry, o=o2:date)",
                "Difference(o1, o2, order=descending)->d2",
            ],
        ),
        (
            "How many years had Anna Lind been a sailor when she married?",
            [
                "Retrieval(s=s1:person[Anna Lind], p=p1:married, o=o1:date)",
                "Retrieval(s=s2:person[Anna Lind], p=p2:sailor, o=o2:date)",
                "Difference(o1, o2, order=descending)->d2",
            ],
        ),
        (
            "从林晚结婚到离婚一共多少年？",
            [
                "Retrieval(s=s1:人物[林晚], p=p1:结婚, o=o1:日期)",
                "Retrieval(s=s2:人物[林晚], p=p2:离婚, o=o2:日期)",
                "Difference(o1, o2, order=ascending)->d2",
            ],
        ),
    ],
)
def test_two_events_are_dated_in_the_order_that_a_question_says(
    planner: RulePlanner, question: str, actions: list[str]
) -> None:
    assert [a.replace("`", "") for a in form(planner, question)[:3]] == [a.replace("`", "") for a in actions]


@pytest.mark.parametrize(
    ("question", "event"),
    [
        ("林晚拿金海奖的时候多大？", "金海 奖"),
        ("How old was Anna Lind when she married?", "married"),
        ("At what age did Anna Lind leave the stage?", "leave stage"),
        ("How old was Anna Lind in the year that she married?", "married"),
        ("How old was Anna Lind on leaving the stage?", "leaving stage"),
        ("How old was Anna Lind when she was made a dame?", "made dame"),
    ],
)
def test_an_age_when_something_happened_is_counted_from_birth(
    planner: RulePlanner, question: str, event: str
) -> None:
    actions = form(planner, question)
    assert "p=p1:出生日期" in actions[0] or "p=p1:date of birth" in actions[0]
    assert event in actions[1]
    assert actions[2] == "Difference(o2, o1, order=descending)->d2"


def test_a_place_where_it_happened_is_not_what_it_happened_to(planner: RulePlanner) -> None:
    actions = form(planner, "《雾港》在日本上映以后，过了多少年才在中国公映？")
    assert all("电影[雾港]" in action for action in actions[:2])


@pytest.mark.parametrize(
    "question",
    ["林晚的大儿子和小儿子出生年份差几年？", "How many years apart were Anna Lind's two sons born?"],
)
def test_two_children_are_one_birth_that_happened_twice(planner: RulePlanner, question: str) -> None:
    actions = form(planner, question)
    assert "o.occurrence=`first`" in actions[0]
    assert "o.occurrence=`last`" in actions[1]


@pytest.mark.parametrize(
    "question",
    [
        "Which goes back further, Fog Harbour or Northbound?",
        "Which has been around longer, Fog Harbour or Northbound?",
        "Which has the longer history, Fog Harbour or Northbound?",
    ],
)
def test_what_goes_back_further_came_first(planner: RulePlanner, question: str) -> None:
    assert form(planner, question)[2] == "Compare(o1, o2, order=ascending)->r2"


def test_a_stretch_that_says_of_whom_one_is_asked_for_is_no_question_of_its_own(planner: RulePlanner) -> None:
    assert len(planner.plan("《雾港》林家的几个兄弟里，年纪最小的是谁？").parts) == 1


def test_what_happened_to_two_works_alike_is_dated_for_each(planner: RulePlanner) -> None:
    assert form(planner, "《雾港》和《北行》拿海燕奖，前后相隔多少年？")[:2] == [
        "Retrieval(s=s1:电影[雾港], p=p1:海燕奖, o=o1:日期)",
        "Retrieval(s=s2:电影[北行], p=p2:海燕奖, o=o2:日期)",
    ]


def test_two_events_of_a_couple_are_dated_apart(planner: RulePlanner) -> None:
    actions = form(planner, "林晚和赵一鸣从结婚到离婚，一共过了多少年？")
    assert ["离婚" in action for action in actions[:2]] == [False, True]


def test_the_first_of_something_sets_no_dates_against_each_other(planner: RulePlanner) -> None:
    actions = form(planner, "Who was the first to praise Fog Harbour and Northbound?")
    assert not any(action.startswith("Compare") for action in actions)


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("《雾港》和《北行》哪部片子更长？", "片长"),
        ("Which film is longer, Fog Harbour or Northbound?", "running time"),
        ("Which film runs longer, Fog Harbour or Northbound?", "running time"),
    ],
)
def test_films_are_long_by_their_running_time(planner: RulePlanner, question: str, relation: str) -> None:
    actions = form(planner, question)
    assert relation in actions[0]
    assert actions[2].startswith("Compare(o1, o2, order=descending)")


@pytest.mark.parametrize(
    ("question", "order"),
    [("《雾港》是在《北行》之后才上映的吗？", "descending"), ("《雾港》在《北行》之前上映吗？", "ascending")],
)
def test_before_and_after_ask_which_was_first(planner: RulePlanner, question: str, order: str) -> None:
    assert form(planner, question)[2] == f"Compare(o1, o2, order={order})->r2"


def test_what_happened_before_a_film_compares_nothing(planner: RulePlanner) -> None:
    actions = form(planner, "林晚和赵一鸣在《雾港》以前合作过吗？")
    assert not any(action.startswith("Compare") for action in actions)


def test_a_place_and_another_around_it_are_not_compared(planner: RulePlanner) -> None:
    actions = form(planner, "What is the oldest library in Lin Wan, which stands in Zhao Yiming?")
    assert not any(action.startswith("Compare") for action in actions)


def test_names_that_nobody_knows_are_compared_by_what_is_measured(planner: RulePlanner) -> None:
    actions = form(planner, "望江塔比云海阁高多少米？")
    assert "望江塔" in actions[0]
    assert "云海阁" in actions[1]
    assert actions[2].startswith("Difference(o1, o2)")


def test_two_events_of_which_one_is_only_a_name_share_what_happened(planner: RulePlanner) -> None:
    actions = form(planner, "How many years before Acmeworks was Northwind Mills founded?")
    assert "Acmeworks], p=p1:founded" in actions[0]


def test_an_event_that_repeats_the_verb_is_of_the_one_named_first(planner: RulePlanner) -> None:
    actions = form(planner, "林晚收购青山唱片比收购《雾港》晚几年？")
    assert actions[0].startswith("Retrieval(s=s1:人物[林晚]")
    assert actions[1].startswith("Retrieval(s=s2:人物[林晚]")


@pytest.mark.parametrize("question", ["How many employees does Harbour Films have?", "海燕影业有多少员工？"])
def test_the_people_of_a_body_are_not_counted_by_the_few_that_facts_name(
    planner: RulePlanner, question: str
) -> None:
    assert not any(action.startswith("Count(") for action in form(planner, question))


def test_the_noun_of_what_is_named_is_no_event(planner: RulePlanner) -> None:
    actions = form(planner, "Which of these films is the most recent, Fog Harbour or Northbound?")
    assert "release date" in actions[0]
    shot = form(planner, "Which of these films was shot first, Fog Harbour or Northbound?")
    assert "shot" in shot[0]


@pytest.mark.parametrize(
    "question",
    [
        "最早把《雾港》介绍到海外的影评人，是在《北行》里客串的吗？",
        "林晚年轻时在《雾港》里演过谁？",
        "《雾港》里年轻的时候的林晚是谁演的？",
    ],
)
def test_who_is_described_by_what_came_first_or_was_young_is_not_compared(
    planner: RulePlanner, question: str
) -> None:
    assert not any(action.startswith("Compare") for action in form(planner, question))
