"""Whose name `又称` and the like give where the words right before it end with something else."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.names.other_names import other_names

ReadFacts = Callable[..., list[str]]

OF_ANOTHER = [
    "城外有山。各方后来达成青石协议案，又称互让案。",
    "城外有山。城里爆发了水车风潮，俗称踏车案。",
    "城外有山。张三出版了《青石词典》，又称《石典》。",
    "城外有山。该组织后改名为南方会。",
    "城外有山。这场赛事又称石城惨案。",
    "城外有山。学者把这些分别称为青石音、白石音。",
    "城外有山。东湖：又称镜湖。",
    "城外有山。湖泊分为两类：深水类：又称镜湖。",
    "城外有山。1950年南方公司接手电台，将之易名为青石台。",
    "南城的园林在城外，又称“白石园”。",
    "城外有山。这是一种俗称青石。",
]


@pytest.mark.parametrize("text", OF_ANOTHER)
def test_a_name_of_what_stands_before_it_is_not_the_pages(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts("城外有城。" + text, "南城", "City") if fact.startswith("南城 alias")]


OWN = [
    ("城外有山。因城墙上有青石，故又称青石城。", "南城 alias 青石城"),
    ("城外有山。该市又称青石城。", "南城 alias 青石城"),
    ("城外有山。南城的简称为青石，又称石城。", "南城 alias 石城"),
    ("城外有山。南城全称青石省城，简称石省。", "南城 alias 石省"),
    ("南城，位于北省，又称青石城。", "南城 alias 青石城"),
]


@pytest.mark.parametrize(("text", "expected"), OWN)
def test_a_name_of_the_page_behind_other_words(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, "南城", "City")


def test_the_club_of_the_page_is_renamed(facts: ReadFacts) -> None:
    text = "城外有山。1998年，北方协会入主球队，俱乐部第三次更名为青石俱乐部。"
    assert "白石俱乐部 alias 青石俱乐部" in facts(text, "白石俱乐部", "Organization")
    assert not [fact for fact in facts(text, "南城", "City") if fact.startswith("南城 alias")]


def test_names_in_a_list_begin_as_they_are_written(facts: ReadFacts) -> None:
    said = facts("青石草（学名），又名石草、号角草。", "青石草", "")
    assert "青石草 alias 石草" in said
    assert "青石草 alias 角草" not in said


def test_a_bracket_gives_each_of_two_names(facts: ReadFacts) -> None:
    said = facts("青石学院（又称石院或青院）在城外。", "青石学院", "School")
    assert {"青石学院 alias 石院", "青石学院 alias 青院"} <= set(said)


def test_what_a_name_means_is_no_name(facts: ReadFacts) -> None:
    assert not [fact for fact in facts("张三（字面意思是“发光”）在城外。") if " alias " in fact]


def test_the_end_of_a_longer_name_has_no_names_of_its_own(facts: ReadFacts) -> None:
    text = "青石醇很少见。它可制成白石醇，如聚青石醇（PQ）。"
    assert not [fact for fact in facts(text, "青石醇", "") if "PQ" in fact]
    assert "青石醇 english_name QC" in facts("工业上使用的青石醇（QC）很少见。", "青石醇", "")


def test_a_cited_paper_is_no_name(facts: ReadFacts) -> None:
    assert not [fact for fact in facts("据张三（Zhang, 1991）研究，石头很硬。") if "1991" in fact]


def test_the_smallest_place_of_a_chain_has_the_foreign_name(facts: ReadFacts) -> None:
    assert "宁波 english_name Ningbo" in facts("他住在浙江宁波（Ningbo）。")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("则是青石", ("青石",)),
        ("在城外仍以白石的形式", ()),
        ("由北城的拼音合并而来", ()),
        ("则里石", ("则里石",)),
    ],
)
def test_words_of_a_clause_are_no_names(words: str, names: tuple[str, ...]) -> None:
    assert other_names(words) == names


def test_a_text_that_is_about_nothing_known(facts: ReadFacts) -> None:
    assert not [fact for fact in facts("他们在城外达成青石协议案，又称互让案。", "", "") if " alias " in fact]
