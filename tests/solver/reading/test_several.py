"""Questions for several things: the sentence that names as many as are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from solver.reading.several import number_of
from tests.solver.planners.names import Names
from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

LIN = Page(
    "林晚",
    "林晚是演员，弟弟林朝是画家。她是家中长女，大弟林朝生于1950年，小弟林暮生于1953年。她在海边长大。",
    ("林晚", "Person"),
    ("林朝", "Person"),
    ("林暮", "Person"),
).says(0, "sibling", 1, "弟弟林朝")
PRIZE = Page(
    "金海奖",
    "金海奖是电影奖。首届由林晚获得。2001年的金海奖由白露、赵一鸣和孙大山分享。",
    ("金海奖", "Award"),
    ("林晚", "Person"),
    ("白露", "Person"),
    ("赵一鸣", "Person"),
    ("孙大山", "Person"),
)


def test_a_sentence_completes_facts_that_are_fewer_than_asked_for(tmp_path: Path) -> None:
    with solver_over(tmp_path, LIN, embedder=Likeness({"小弟": 0.97})) as solver:
        answer = solver.ask("林晚有哪两个弟弟？")
    assert "林朝" in answer.text
    assert "林暮" in answer.text


def test_as_many_names_as_asked_for_stand_in_the_sentence(tmp_path: Path) -> None:
    near = Likeness({"首届": 0.97, "分享": 0.96})
    with solver_over(tmp_path, PRIZE, embedder=near) as solver:
        answer = solver.ask("2001年的金海奖由哪三个人同享？")
    assert "孙大山" in answer.text


def test_one_name_is_not_two(tmp_path: Path) -> None:
    page = Page("林晚", "林晚是演员。她的弟弟林朝是画家。", ("林晚", "Person"), ("林朝", "Person"))
    with solver_over(tmp_path, page, embedder=Likeness({"画家": 0.97})) as solver:
        answer = solver.ask("林晚有哪两个妹妹？")
    assert "林暮" not in answer.text


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("林晚有哪两个弟弟？", 2),
        ("林晚在哪两年得过金海奖？", 2),
        ("林晚的三个儿子分别叫什么？", 0),
        ("林晚的弟弟是谁？", 0),
        ("林晚和白露合作的最后一部电影是什么？", 0),
    ],
)
def test_how_many_are_asked_for_but_of_children(question: str, number: int) -> None:
    planner = RulePlanner(
        Names({"林晚": "Person", "白露": "Person", "金海奖": "Award"}), Lexicon(Ontology.load())
    )
    assert number_of(planner.plan(question).parts[0]) == number
