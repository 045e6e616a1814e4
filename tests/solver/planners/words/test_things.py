"""Names in a question: how far they reach, and what they are the answer's kind of."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {
    "Norland": "Place",
    "Bridge": "",
    "Legend": "Film",
    "Anna Lind": "Person",
    "Sea Prize": "Award",
    "林晚": "Person",
    "雾港": "Film",
    "French": "Place",
    "Spanish": "",
    "Hollowmoor": "Event",
}


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Who founded the Bank of Norland?", ("Bank of Norland",)),
        ("Where is Norland?", ("Norland",)),
        ("When did the Norland Bridge open?", ("Norland Bridge",)),
        ("Who plays the queen in Legend of the Old Harbour?", ("Legend of the Old Harbour",)),
        ("Who directed Legend?", ("Legend",)),
        ("Who won the Sea Prize for Music?", ("Sea Prize",)),
    ],
)
def test_a_name_that_a_longer_one_begins_or_ends_with_is_not_meant(
    planner: RulePlanner, question: str, names: tuple[str, ...]
) -> None:
    assert set(names) <= set(planner.plan(question).parts[0].names)
    assert set(NAMES) & set(planner.plan(question).parts[0].names) == set(NAMES) & set(names)


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Who led the combined French and Spanish ships at Hollowmoor?", ("Hollowmoor",)),
        ("How many French troops fought at Hollowmoor?", ("Hollowmoor",)),
        ("Who led the French fleet in 1805?", ("French",)),
        ("What is the French name of Hollowmoor?", ("French", "Hollowmoor")),
    ],
)
def test_a_people_whose_ships_are_meant_is_not_spoken_of(
    planner: RulePlanner, question: str, names: tuple[str, ...]
) -> None:
    assert planner.plan(question).parts[0].names == names


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("林晚住的地方是什么路几号？", AnswerType.THING),
        ("林晚是几月几号出生的？", AnswerType.DATE),
        ("林晚是在哪个古迹拍的戏？", AnswerType.PLACE),
        ("林晚出生在哪个村？", AnswerType.PLACE),
        ("林晚出生于什么省份？", AnswerType.PLACE),
        ("哪个镇长认识林晚？", AnswerType.THING),
        ("林晚喜欢逛什么市场？", AnswerType.THING),
        ("In which Norland county did Anna Lind live?", AnswerType.PLACE),
    ],
)
def test_what_kind_of_thing_is_asked_for(planner: RulePlanner, question: str, asked: AnswerType) -> None:
    assert planner.plan(question).parts[0].asked is asked


@pytest.mark.parametrize("asked", ["活到了多少岁", "活了多大", "活到几岁", "享年多少"])
def test_an_age_at_death_is_the_time_between_birth_and_death(planner: RulePlanner, asked: str) -> None:
    predicates = planner.plan(f"林晚{asked}？").parts[0].predicates
    assert {"birth_date", "death_date"} <= set(predicates)


@pytest.mark.parametrize("words", ["the Norlanders' Swiss home", "a Swiss home that the Italians built"])
def test_a_people_is_no_name(planner: RulePlanner, words: str) -> None:
    names = planner.plan(f"Where did Anna Lind find {words}?").parts[0].names
    assert not {"Swiss", "Italians", "the Italians"} & set(names)


@pytest.mark.parametrize("people", ["Mexican", "African", "Swiss"])
def test_a_people_before_a_noun_is_no_name(planner: RulePlanner, people: str) -> None:
    assert planner.plan(f"In which {people} city did Anna Lind die?").parts[0].names == ("Anna Lind",)


def test_a_place_that_only_says_what_somebody_is_is_no_name(planner: RulePlanner) -> None:
    linker = Names({"英国": "Country", "林晚": "Person"})
    planner = RulePlanner(linker, Lexicon(Ontology.load()))
    assert planner.plan("英国演员林晚嫁给了谁？").parts[0].names == ("林晚",)
    assert planner.plan("英国政府在哪一年给林晚颁了奖？").parts[0].names == ("林晚",)
    assert planner.plan("林晚是英国人吗？").parts[0].names == ("林晚", "英国")


def test_a_prize_and_what_it_is_for_are_no_one_name() -> None:
    names = Names({**NAMES, "Sea Prize for Best Song": "", "Songs for Norland": ""})
    planner = RulePlanner(names, Lexicon(Ontology.load()))
    part = planner.plan("For which film did Anna Lind win the Sea Prize for Best Song?").parts[0]
    assert "Sea Prize" in part.names
    assert "Songs for Norland" in planner.plan("Who sang Songs for Norland?").parts[0].names


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("《雾港恋》是谁导演的？", "雾港恋"),
        ("《雾港：第二部》是谁导演的？", "雾港"),
        ("《雾港》是谁导演的？", "雾港"),
    ],
)
def test_a_title_is_not_the_name_that_it_begins_with(planner: RulePlanner, question: str, name: str) -> None:
    assert planner.plan(question).parts[0].names == (name,)


def test_a_part_is_one_of_the_work_in_marks(planner: RulePlanner) -> None:
    part = planner.plan("《北行》里在雾港长大的徒弟由谁饰演？").parts[0]
    assert "北行" in str(part.step.actions[0])
