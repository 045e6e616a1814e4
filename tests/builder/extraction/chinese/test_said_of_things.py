"""What pages say of things: when bodies end and lines open, how many episodes, which river ends where."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.definition import read_definition

ReadFacts = Callable[..., list[str]]

READ = [
    ("青石队", "Organization", "俱乐部成立于1993年，2001年宣布解散。", "青石队 end_date 2001"),
    ("青石报", "Work", "《青石报》于1966年9月14日停刊，改出周报。", "青石报 end_date 1966-09-14"),
    ("南石桥", "Place", "南石桥长300米，1950年被拆除。", "南石桥 end_date 1950"),
    ("青石路", "Place", "青石路是一条铁路，2015年9月28日正式通车运营。", "青石路 opening_date 2015-09-28"),
    ("北岭站", "Place", "2009年12月28日，本站随五号线而正式启用。", "北岭站 opening_date 2009-12-28"),
    ("青陵", "Place", "建于宣统元年（1909年），民国四年（1915年）竣工。", "青陵 opening_date 1915"),
    ("青山", "Series", "《青山》是一部电视剧，共40集。", "青山 episode_count 40 episodes"),
    ("青石书院", "School", "青石书院是一所中学，于1952年创校。", "青石书院 founding_date 1952"),
    ("青河", "Place", "青河发源于北省，在白江注入东湖。", "青河 mouth 东湖"),
    ("青河", "Place", "青河发源于北省，注入东湖。", "青河 source 北省"),
    ("青河", "Place", "青河长五百公里，源出北省。", "青河 source 北省"),
    ("青河", "Place", "青河是一条河流，源头位于北省。", "青河 source 北省"),
    ("青石", "Place", "面积50平方公里，人口约43.5万。", "青石 population 435000"),
    ("青鱼", "", "青鱼，俗名乌青，为辐鳍鱼纲鲤形目鲤科的其中一种。", "青鱼 part_of 鲤科"),
    ("青鱼", "", "青鱼是鲤科青鱼属的鱼类。", "青鱼 part_of 青鱼属"),
    ("青草", "", "青草是天门冬科的植物。", "青草 part_of 天门冬科"),
    ("青鱼", "", "青鱼是一种淡水鱼。本鱼分布于亚洲，包括中国、美国等水域。", "青鱼 distribution 美国"),
    ("青草", "", "青草是美国特有的一种植物。", "青草 distribution 美国"),
    ("青石岛", "Place", "青石岛面积为727.2平方英里。", "青石岛 area 727.2 mi2"),
]


@pytest.mark.parametrize(("title", "kind", "text", "expected"), READ, ids=[text for *_, text, _ in READ])
def test_what_is_said_of_a_thing(title: str, kind: str, text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, title, kind)


OTHERS = [
    ("青石队", "Organization", "青石队来自南城，李四率领的白石队2001年解散。", "青石队 end_date"),
    ("北省", "Place", "主要湖泊有：北城湖：位于北省东部，总面积30平方公里。", "北省 area"),
    ("青河", "Place", "青河发源于北省，在白江注入东湖。", "白江 mouth"),
    ("青石城", "Place", "青石城的名字源于北省。", "青石城 source"),
    ("青石氏", "", "青石氏发源于山东。", "青石氏 source"),
    ("青石岛", "Place", "海拔700公尺以下是阔叶林。", "青石岛 elevation"),
    ("青鱼", "", "青鱼旧属鲤科，今已改归。", "青鱼 part_of"),
    ("张三", "Person", "张三是南方大学内科的一种人物。", "张三 part_of"),
    ("南方大学", "School", "南方大学有五个校区，分布于北京、上海。", "南方大学 distribution"),
    ("青鱼", "", "青鱼广泛分布于全球。", "青鱼 distribution"),
    ("青石", "Place", "人口2010年统计，面积50平方公里。", "青石 population"),
    ("青山", "Series", "《青山》是一部电视剧，第36集由李四导演。", "青山 episode_count"),
]


@pytest.mark.parametrize(("title", "kind", "text", "unsaid"), OTHERS, ids=[text for *_, text, _ in OTHERS])
def test_what_is_said_of_others(title: str, kind: str, text: str, unsaid: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, kind) if fact.startswith(unsaid)]


@pytest.mark.parametrize("opening", ["青石线是北省的一条铁路。", "青石线是一条公路，长三公里。"])
def test_a_line_is_a_place(opening: str) -> None:
    assert read_definition(opening, "青石线").type == "Place"


def test_a_railway_company_is_no_place() -> None:
    assert read_definition("青石是北省的一家铁路公司。", "青石").type == "Company"


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("1978年她出版长篇小说《山河》，很受欢迎。", "1978"),
        ("1978年，张三在南方出版社出版了第一部长篇小说《山河》。", "1978"),
        ("她于1978年5月发表小说《山河》。", "1978-05"),
        ("2001年，他又发表《大地》《山河》。", "2001"),
    ],
)
def test_a_book_that_somebody_brings_out_has_a_date(text: str, date: str, facts: ReadFacts) -> None:
    assert f"山河 release_date {date}" in facts(text)


def test_when_a_novel_came_out_on_its_own_page(facts: ReadFacts) -> None:
    assert "山河 release_date 1978" in facts("《山河》是李四的长篇小说，1978年问世。", "山河", "Book")


@pytest.mark.parametrize(
    "text",
    [
        "1990年，李四翻译出版了张三的小说《山河》。",
        "1990年，她重新出版小说《山河》。",
        "1990年他出版《山河》的英译本。",
        "1978年之前他出版小说《山河》。",
        "1990年他计划出版小说《山河》。",
    ],
)
def test_a_translation_or_a_plan_gives_a_book_no_date(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if "release_date" in fact]
