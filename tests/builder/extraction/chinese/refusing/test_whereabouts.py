"""Where places lie, what they border on, where rivers end, and which place is meant."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.patterns.pattern_language import compile_pattern
from builder.extraction.chinese.patterns.slot_grammar import SlotGrammar
from builder.extraction.chinese.refusing.whereabouts import is_named_like
from builder.extraction.chinese.subjects.definition import read_definition
from builder.findings import Named
from schemas.ontology import Ontology, SurfacePattern
from schemas.text import Language

ReadFacts = Callable[..., list[str]]

TYPED = [
    ("青石镇", "青石镇北接白石镇，有五个村。", "Place"),
    ("青石市", "青石市古称白石，盛产茶叶。", "City"),
    ("青石站", "青石站位于北省南城，共有两个站台。", "Place"),
    ("白石庙", "白石庙，又称白石宫，坐落在北省南城。", "Place"),
    ("青溪", "青溪发源于白石山，流经三个县。", "Place"),
    ("青石学社", "青石学社的旧址位于北省南城。", ""),
    ("青石医院", "青石医院位于北省南城。", ""),
    ("白石", "白石，总部位于北省南城。", ""),
]


@pytest.mark.parametrize(("title", "opening", "kind"), TYPED, ids=[title for title, _, _ in TYPED])
def test_a_name_or_where_it_lies_tells_a_place(title: str, opening: str, kind: str) -> None:
    assert read_definition(opening, title).type == kind


PLACED = [
    ("南城是北省中部的一个县级市。", "南城 located_in 北省"),
    ("南城是北省境内一座城市。", "南城 located_in 北省"),
    ("南城是隶属于北省的一个镇，盛产茶叶。", "南城 located_in 北省"),
    ("他去过位于北省的北城。", "北城 located_in 北省"),
    ("北城位于北省，盛产茶叶。", "北城 located_in 北省"),
    ("北城是北省的省会。", "北省 capital 北城"),
    ("南城是北省的首府，人口五万。", "北省 capital 南城"),
    ("南城位于北省，面积500平方公里。", "南城 area 500 km2"),
    ("2000年，该区人口为30675人。", "南城 population 30675"),
]


@pytest.mark.parametrize(("text", "expected"), PLACED, ids=[text for text, _ in PLACED])
def test_where_a_place_lies(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, "南城", "City")


ELSEWHERE = [
    ("地处青河与白河之间。", "南城 located_in"),
    ("位于青河支流的岸边。", "南城 located_in"),
    ("他认识在上海的美国人。", "美国 located_in"),
    ("图书馆位于北省，藏书五万册。", "南城 located_in"),
    ("位于北省的图书馆落成启用。", "南城 located_in"),
    ("白石湖：位于北省，面积30平方公里。", "南城 located_in"),
    ("市政府位于北省。", "南城 located_in"),
    ("由于位于北省，冬天很冷。", "南城 located_in"),
    ("南城是全球的一座城市。", "南城 located_in"),
    ("最早的图书馆是北省的一个县。", "南城 located_in"),
    ("南城是北省的文人之乡。", "南城 located_in"),
    ("北城是北省的一座城市。", "南城 located_in"),
    ("南城市内的商店始建于1990年。", "南城 founding_date"),
    ("1990年在南城成立了一个基金会。", "南城 founding_date"),
    ("南城的女性人口为3000人。", "population"),
    ("南城14岁以下人口为3000人。", "population"),
    ("白石湖是南城最大的湖，面积30平方公里。", "area"),
    ("图书馆隶属于北方协会。", "南城 parent_organization"),
]


@pytest.mark.parametrize(("text", "unsaid"), ELSEWHERE, ids=[text for text, _ in ELSEWHERE])
def test_what_is_said_of_something_else_tells_nothing_of_a_place(
    text: str, unsaid: str, facts: ReadFacts
) -> None:
    assert not [fact for fact in facts(text, "南城", "City") if unsaid in fact]


def test_a_body_defined_by_where_it_lies_is_the_page_s(facts: ReadFacts) -> None:
    assert "南方大学 located_in 北省" in facts("南方大学是一所位于北省的私立学校。", "南方大学", "School")


def test_what_a_place_is_made_up_of_lies_in_it(facts: ReadFacts) -> None:
    found = facts("该省下辖三个市：南城、北城，盛产茶叶。", "北省", "Place")
    assert {"南城 located_in 北省", "北城 located_in 北省"} <= set(found)


def test_places_where_a_company_works_do_not_lie_in_it(facts: ReadFacts) -> None:
    assert not [
        f for f in facts("南方公司下辖北城、上海两家工厂。", "南方公司", "Company") if "located_in" in f
    ]


BORDERS = [
    ("南城与北城、浙江接壤。", ["南城 borders 北城", "南城 borders 浙江"]),
    ("南城北接北城，东临东湖。", ["南城 borders 北城", "南城 borders 东湖"]),
    ("南城东北、东与北城相邻。", ["南城 borders 北城"]),
    ("南城位于北省，毗邻北城。", ["南城 borders 北城"]),
    ("浙江盛产茶叶，浙江与北省接壤。", ["浙江 borders 北省"]),
    ("该市西部与北城交界。", ["南城 borders 北城"]),
]


@pytest.mark.parametrize(("text", "expected"), BORDERS, ids=[text for text, _ in BORDERS])
def test_what_a_place_borders_on(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert [fact for fact in facts(text, "南城", "City") if "borders" in fact] == expected


@pytest.mark.parametrize(
    "text",
    [
        "图书馆与北城相邻。",  # something that nobody tagged
        "图书馆位于青石路与北城交界处。",
        "南城与北城公园接壤。",  # a longer name of which only the beginning was tagged
        "毗邻北城的图书馆在1990年落成。",
        "南城与北城合作办学。",
    ],
)
def test_what_borders_on_nothing(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, "南城", "City") if "borders" in fact]


def test_the_last_of_a_list_borders_on_nothing_of_it(facts: ReadFacts) -> None:
    found = [fact for fact in facts("南城与北城、浙江和北省接壤。", "南城", "City") if "borders" in fact]
    assert found == ["南城 borders 北城", "南城 borders 浙江", "南城 borders 北省"]


MOUTHS = [
    ("青河发源于北省，注入东湖。", "青河 mouth 东湖"),
    ("青河最后汇入白江。", "青河 mouth 白江"),
    ("青河是白江的主要支流。", "青河 mouth 白江"),
    ("他到过白江的支流白河。", "白河 mouth 白江"),
]


@pytest.mark.parametrize(("text", "expected"), MOUTHS, ids=[text for text, _ in MOUTHS])
def test_where_a_river_ends(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, "青河", "Place")


def test_the_tributaries_of_a_river_end_in_it(facts: ReadFacts) -> None:
    found = facts("白江长五百公里，主要支流有青河、白河。", "白江", "Place")
    assert {"青河 mouth 白江", "白河 mouth 白江"} <= set(found)


@pytest.mark.parametrize(
    ("text", "title"), [("青河流入北省。", "青河"), ("资金注入东湖。", "南城"), ("难民流入北省。", "南城")]
)
def test_what_is_no_water_has_no_mouth(text: str, title: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, "Place") if "mouth" in fact]


def test_traditional_pages_are_read_as_well(facts: ReadFacts) -> None:
    found = facts(
        "南城與北城、浙江接壤，東臨東湖，隸屬於北省。這裡盛產茶葉，還與許多國家進行貿易。", "南城", "City"
    )
    assert {"南城 borders 北城", "南城 borders 浙江"} <= set(found)


def test_the_beginning_of_a_clause_is_no_word_to_look_for(ontology: Ontology) -> None:
    from builder.extraction.chinese.patterns.encoding import Alphabet

    pattern = SurfacePattern(
        relation="area", language=Language.CHINESE, match="(占地|^面积){object:Number}", example="面积5亩。"
    )
    compiled = compile_pattern(pattern, ontology, SlotGrammar(Alphabet(ontology)))
    assert compiled.cues == ("占地", "面积")


@pytest.mark.parametrize(("name", "named_like"), [("北省", True), ("清朝", False), ("全球", False)])
def test_nothing_lies_in_a_dynasty_or_in_the_whole_world(name: str, named_like: bool) -> None:
    assert is_named_like("located_in", Named("南城"), Named(name)) is named_like
