"""Titles of texts from the middle of a page: who is a person by what is told."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.told_of import first_kind, given_name, is_told_of_as_person

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("李石山", "1950年，李石山出任校长，次年迁居北城。"),
        ("李石根", "1950年，李石根出任校长，次年迁居北城。"),
        ("亨利·波特", "那一年波特的父亲来到城里。"),
        ("田中大石", "田中毕业后回国。后来田中辞去职务。"),
        ("李石", "李石毕业后回国。后来李石辞去职务。"),
        ("李石根", "雾城棋坛上，李石根的名字人人知道。他原名李木，1914年生于北城。他下棋，他也教棋。"),
        ("司马石", "最早的通史出自史官司马石之手。他字子长，北城人。他游历各地，他写书。"),
        (
            "早川大石",
            "版画的作者早川大石（1760—1849）画了一生。大石生于北城。他搬家，他学画。大石死于寺里，大石的画还在。他老了。",
        ),
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
        ("文艺中兴", "文艺中兴（1300年—1600年）很长。他写诗。他作画。他离开。"),
        ("百团会战", "百团会战（1940年—1941年）打响，他指挥。他得胜。他离开。"),
        ("石灰岩", "石灰岩是王五写到的。他原名王木，生于北城。"),  # pronouns too few
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


def test_the_second_half_of_a_name() -> None:
    text = "大石生于北城，人称大石先生，大石学画。"
    assert given_name("早川大石", text) == "大石"
    assert given_name("早川大石", "早川大石生于北城，早川大石学画，早川大石搬家。") == ""
    assert given_name("司马大石", text) == ""


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("城外的人想进来，长篇小说《青石镇》由此得名。", "Book"),
        ("三幕歌剧《青石镇》没有写完。", "Work"),
        ("青石镇位于北省，小说《青石镇》写的就是这里。", ""),
        ("北省有一座小镇。\n小说《青石镇》写的就是这里。", ""),
        ("这里是《青石镇》的背景。", ""),
    ],
)
def test_what_kind_of_work_a_title_is(text: str, kind: str) -> None:
    assert first_kind("青石镇", text) == kind
