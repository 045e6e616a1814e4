"""Questions for several things: the sentence that names as many as are asked for."""

from __future__ import annotations

from pathlib import Path

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
