"""Names that `又称` and the like give to something else than the page's subject."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.opening import bracket_names

ReadFacts = Callable[..., list[str]]

OTHERS = [
    "城外有山。烽台也叫石墩，早已坍塌。",
    "城外有山。烽台，也叫石墩，早已坍塌。",
    "城外有山。东湖俗称镜湖。",
    "居民分为四类。这四类又称四民，各有其业。",
    "他来自有“车城”之称的北城。",
    "他曾在北方协会（全称北方山岳协会）工作。",
]


@pytest.mark.parametrize("text", OTHERS)
def test_a_name_of_something_else_is_not_the_pages(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, "南城", "City") if fact.startswith("南城 alias")]


OWN = [
    ("南城位于北省。后来又称石城。", "南城 alias 石城"),
    ("南城位于北省。南城俗称石城。", "南城 alias 石城"),
    ("南城位于北省。因城墙为石砌，又名石城。", "南城 alias 石城"),
    ("南城位于北省。该市别名石城。", "南城 alias 石城"),
    ("南城位于北省。香港又称石城。", "南城 alias 石城"),
    ("南城是有“石城”之称的北省城市。", "南城 alias 石城"),
]


@pytest.mark.parametrize(("text", "expected"), OWN)
def test_the_pages_own_other_names(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, "南城", "City")


@pytest.mark.parametrize(
    "text",
    [
        "张三年轻时离家。2000年开始以本名出道。",
        "张三年轻时离家。1988年，曾以“铁栗”的艺名活跃于剧坛。",
        "张三年轻时离家。他率队击败强敌，人称“北城奇迹”。",
        "张三葬于城外。1524年，正式更名为白陵。",
        "张三年轻时离家。成员有李四、王五等十三人，号称“十三鹰”。",
        "张三批评朝政；又称大臣李四、王五都是平凡的人。",
    ],
)
def test_what_is_no_name_of_a_person(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if " alias " in fact]


def test_what_a_person_is_called(facts: ReadFacts) -> None:
    assert "张三 alias 北城飞鹰" in facts("张三年轻时离家。他率队击败强敌，人称“北城飞鹰”。")


def test_a_bracket_tells_which_script_a_name_is_in() -> None:
    said = list(bracket_names("又名：「青园」；泰文：สวน；英文：Green Garden", 0))
    assert [(one.relation, one.words) for one in said] == [
        ("alias", "青园"),
        ("alias", "สวน"),
        ("english_name", "Green Garden"),
    ]


def test_junior_belongs_to_the_name() -> None:
    assert [one.words for one in bracket_names("Bill Stone, Jr.，", 0)] == ["Bill Stone, Jr."]


def test_a_bracket_is_not_that_of_half_a_name(facts: ReadFacts) -> None:
    text = "城中有甲（First）、青石李四（Second）和王五（Third）。"
    named = [fact for fact in facts(text, "南城", "City") if "english_name" in fact]
    assert named == ["王五 english_name Third"]


@pytest.mark.parametrize(
    "text", ["它与2002年的《大地》一起，被合称为“三部曲”。", "它与《大地》、《长夜》并称“三部曲”。"]
)
def test_what_several_are_called_together_is_no_name_of_one(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, "山河", "Film") if " alias " in fact]
