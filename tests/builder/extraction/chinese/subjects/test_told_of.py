"""Titles of texts from the middle of a page: who is a person by what is told."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.told_of import is_told_of_as_person

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("李石山", "1950年，李石山出任校长，次年迁居北城。"),
        ("李石根", "1950年，李石根出任校长，次年迁居北城。"),
        ("亨利·波特", "那一年波特的父亲来到城里。"),
        ("田中大石", "田中毕业后回国。后来田中辞去职务。"),
        ("李石", "李石毕业后回国。后来李石辞去职务。"),
    ],
)
def test_a_person(title: str, text: str) -> None:
    assert is_told_of_as_person(title, text)


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("李家村", "1950年，李家村出任校长的人不少。"),  # a village by its ending
        ("石灰岩", "石灰岩分布很广。"),
        ("田中大石", "田中毕业后回国。"),  # half the name once
        ("李石", "李石毕业后回国。"),
        ("高塔楼台", "在高塔出生的人，到高塔就任。"),
        ("亨利·波特", "那一年波特很冷。"),
        ("青年", "青年毕业后回国，青年辞去职务。"),
    ],
)
def test_no_person(title: str, text: str) -> None:
    assert not is_told_of_as_person(title, text)


def test_what_is_told_of_an_untyped_title(facts: ReadFacts) -> None:
    text = "1916年，王五病逝，李石根出任校长。李石根毕业于南方大学。"
    assert "李石根 educated_at 南方大学" in facts(text, "李石根", "")


def test_the_middle_of_a_page_is_no_opening(facts: ReadFacts) -> None:
    text = "1916年王五下野，邀请李石根出山任总理，后来李石根出任校长。"
    assert not [fact for fact in facts(text, "李石根", "") if "邀请" in fact]
