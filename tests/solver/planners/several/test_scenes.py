"""What a first clause sets on the scene and a later one takes up."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {"林晚": "Person", "雾港": "Film", "石桥": "Film", "海燕奖": "Award", "法国": "Country",
         "Anna Lind": "Person", "Fog Harbour": "Film", "Tern Prize": "Award"}  # fmt: skip


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "asked", "rest"),
    [
        ("林晚凭一部影片拿下海燕奖，那部影片的导演是谁？", "林晚凭哪部影片拿下海燕奖？", "那部影片"),
        ("林晚嫁过一位法国导演，此人出生在哪里？", "林晚嫁过哪位法国导演？", "此人"),
        ("林晚演过船员阿海，执导那部片子的人是谁？", "林晚演过船员阿海的片子是哪部作品？", "那部片子"),
        ("林晚娶了一位演员，她生于哪一年？", "林晚娶了哪位演员？", "她"),
        ("林晚读书时有位作家同学，这位同学哪年出生？", "林晚读书时有哪位作家同学？", "这位同学"),
        (
            "《雾港》里的那对夫妻，男的那位演员哪年出生？",
            "《雾港》里的一对夫妻的男演员是谁？",
            "男的那位演员",
        ),
    ],
)
def test_it_is_asked_for_by_itself(planner: RulePlanner, question: str, asked: str, rest: str) -> None:
    (found,) = planner.described(question)
    told = found.description
    assert told.text == asked
    assert question[told.start : told.end] == rest
    assert question[told.begins - 1] == "，"


@pytest.mark.parametrize(
    "question", ["林晚在《雾港》里演谁，那部影片的导演是谁？", "雾港和石桥，哪一部更早？"]
)
def test_a_clause_that_asks_sets_no_scene(planner: RulePlanner, question: str) -> None:
    assert not any(one.description.begins for one in planner.described(question))


def test_a_description_within_the_scene_is_found_by_itself_next(planner: RulePlanner) -> None:
    scene, within = planner.described("《雾港》的导演有位同学，这位同学写过哪本书？")
    assert scene.description.begins
    assert within.description.text == "《雾港》的导演是谁？"


@pytest.mark.parametrize(
    ("question", "asked", "rest"),
    [
        (
            "Anna Lind went to an art school in Leeds. When was that school founded?",
            "Anna Lind went to which art school in Leeds?",
            "that school",
        ),
        (
            "After Fog Harbour, Anna Lind made another film with Mr. Marsh. Who wrote the film?",
            "After Fog Harbour, Anna Lind made which film with Mr. Marsh?",
            "the film",
        ),
    ],
)
def test_a_question_takes_up_what_the_sentence_before_it_brings_in(
    planner: RulePlanner, question: str, asked: str, rest: str
) -> None:
    told = planner.described(question)[0].description
    assert (told.text, question[told.start : told.end]) == (asked, rest)
    assert question[told.begins - 2 : told.begins] == ". "


@pytest.mark.parametrize(
    "question",
    [
        "Who directed Fog Harbour? When was that film shot?",
        "Anna Lind made a film. When was the school founded?",
        "Anna Lind won the Tern Prize. What is that prize?",
    ],
)
def test_what_no_sentence_brings_in_is_nothing_to_take_up(planner: RulePlanner, question: str) -> None:
    assert not any(one.description.begins for one in planner.described(question))
