"""Stations of lines, albums by whom they are, lists of other names, capitals where somebody was born."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


def test_a_station_of_two_lines(facts: ReadFacts) -> None:
    said = facts("青石站位于北城，是青石地铁甲号线与乙号线的一座换乘站。", "青石站", "Place")
    assert {"青石站 part_of 青石地铁甲号线", "青石站 part_of 乙号线"} <= set(said)


def test_words_about_lines_are_no_lines(facts: ReadFacts) -> None:
    text = "青石站在北城。是最早有铁路的车站，为青线与白线两条主要干线的交会站。"
    assert not [fact for fact in facts(text, "青石站", "Place") if " part_of " in fact]


def test_whose_album_it_is(facts: ReadFacts) -> None:
    assert "Rocks performer 李四" in facts("Rocks是香港歌手李四的第八张个人粤语大碟。", "Rocks", "")
    assert not [f for f in facts("Rocks是献给李四的第八张贺卡。", "Rocks", "") if " performer " in f]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("青木（学名），又称石木，俗名黑木、铁木，为一种灌木。", {"黑木", "铁木"}),
        ("青木也称为黑木、铁木，为一种灌木。", {"黑木", "铁木"}),
        ("青木又称黑木或简称铁木。", {"黑木", "铁木"}),
    ],
)
def test_several_common_names(text: str, expected: set[str], facts: ReadFacts) -> None:
    said = facts(text, "青木", "")
    assert {f"青木 alias {name}" for name in expected} <= set(said)


@pytest.mark.parametrize(
    "text",
    [
        "青木很高。海边有珊瑚，俗称石树、铁树。",
        "对于山上的灌丛，也称为石树、铁树。",
        "在北城简称石树、铁树。",
    ],
)
def test_common_names_of_something_else(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, "青木", "") if " alias " in fact]


def test_a_capital_and_not_its_country(facts: ReadFacts) -> None:
    said = facts("张三生于南国首都北城，后来总部设在北省省会南城。")
    assert "张三 birth_place 北城" in said
    assert "张三 birth_place 南国" not in said
    assert "张三 birth_place 南国" in facts("张三生于南国。首都是北城。")


def test_the_mother_of_a_fathers_son(facts: ReadFacts) -> None:
    said = facts("张三，李四第四子、母王五。")
    assert "李四 mother 王五" not in said
    assert "张三 mother 王五" in said


def test_the_first_head_of_a_school_heads_the_school(facts: ReadFacts) -> None:
    said = facts("张三曾任南方大学创校校长。")
    assert "张三 employer 南方大学 position=创校校长" in said


def test_a_name_comes_from_what_stands_behind_it(facts: ReadFacts) -> None:
    assert "张三 name_origin 古诗" in facts("张三的名字源自于古诗。")
