"""Nouns that name the other end of a relation: members, tributaries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _band() -> Page:
    band = Page(
        "潮声",
        "潮声是一支乐队。乐队由林晚和赵一鸣组成。",
        ("潮声", "Organization"),
        ("林晚", "Person"),
        ("赵一鸣", "Person"),
    )
    band.says(1, "member_of", 0, "林晚和赵一鸣组成")
    return band.says(2, "member_of", 0, "林晚和赵一鸣组成")


@pytest.mark.parametrize(
    "question",
    ["潮声有哪些成员？", "潮声的成员有哪些？", "潮声的成员有谁？", "潮声成员有哪些？", "潮声由谁组成？"],
)
def test_the_members_of_a_band_are_those_who_belong_to_it(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, _band()) as solver:
        text = solver.ask(question).text
    assert "林晚" in text
    assert "赵一鸣是潮声的成员" in text


def test_members_are_counted(tmp_path: Path) -> None:
    with solver_over(tmp_path, _band()) as solver:
        assert solver.ask("潮声有几个成员？").text.startswith("资料提到2个")


def test_members_are_not_counted_where_a_sentence_names_more_than_facts_hold(tmp_path: Path) -> None:
    band = Page(
        "潮声",
        "潮声是一支乐队。乐队由林晚和赵一鸣组成。",
        ("潮声", "Organization"),
        ("林晚", "Person"),
        ("赵一鸣", "Person"),
    )
    band.says(1, "member_of", 0, "林晚和赵一鸣组成")
    with solver_over(tmp_path, band) as solver:
        assert "1个" not in solver.ask("潮声有几个成员？").text


def test_a_member_belongs_to_the_band(tmp_path: Path) -> None:
    with solver_over(tmp_path, _band()) as solver:
        text = solver.ask("林晚是哪个乐队的成员？").text
    assert "潮声" in text


def _rivers() -> tuple[Page, Page]:
    main = Page("青江", "青江全长四百公里，注入南海。", ("青江", "Place"), ("南海", "Place"))
    main.says(0, "mouth", 1, "注入南海")
    other = Page("白河", "白河是一条河流，在安平注入青江。", ("白河", "Place"), ("青江", "Place"))
    return main, other.says(0, "mouth", 1, "注入青江")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("青江有哪些支流？", "白河是一条河流，在安平注入青江。"),
        ("What are the tributaries of 青江?", "白河 flows into 青江."),
        ("青江注入哪里？", "青江注入南海。"),
        ("白河是哪条河的支流？", "白河注入青江。"),
    ],
)
def test_tributaries_flow_into_a_river_which_flows_elsewhere(
    tmp_path: Path, question: str, answer: str
) -> None:
    with solver_over(tmp_path, *_rivers()) as solver:
        assert solver.ask(question).text == answer


def test_where_a_river_ends_is_no_tributary(tmp_path: Path) -> None:
    with solver_over(tmp_path, _rivers()[0]) as solver:
        answer = solver.ask("青江有哪些支流？")
    assert answer.abstained or "青江注入南海" not in answer.text
