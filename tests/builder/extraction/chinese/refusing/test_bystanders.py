"""What is told of relatives, offices and others beside whom a page is about."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.opening import person_parts

ReadFacts = Callable[..., list[str]]

UNSAID = [
    ("后来张三遇到李四，并将二女儿嫁给李四。", "spouse"),
    ("张三决定把省府迁到北城。", "residence"),
    ("张三是演员；母亲是山东人，父亲曾居于上海，后移居香港。", "residence 香港"),
    ("儿子李四从事会计，媳妇为美国人。", "美国"),
    ("张三有一女，女婿为美国人。", "美国"),
    ("大选中张三被选为总统。", "honor"),
    ("张三更成为她唯一的女徒弟。", "honor"),
    ("张三在车厂做过工。", "occupation"),
    ("张三首先将佛教信仰传播到北城和南城。", "religion"),
    ("张三是南方大学表现欠佳的焦点之一。", "position=表现"),
]


@pytest.mark.parametrize(("text", "unexpected"), UNSAID)
def test_what_is_not_said_of_the_page(text: str, unexpected: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if unexpected in fact]


SAID = [
    ("张三移居香港。", "张三 residence 香港"),
    ("张三嫁给李四。", "张三 spouse 李四"),
    ("张三被选为十大杰出校长。", "张三 honor 十大杰出校长"),
]


@pytest.mark.parametrize(("text", "expected"), SAID)
def test_what_is(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


def test_the_first_person_on_a_mountain_is_not_the_mountain(facts: ReadFacts) -> None:
    assert not [
        fact for fact in facts("1890年，王氏成为第一位登上青山的女性。", "青山", "Place") if "honor" in fact
    ]
    assert "张三 honor 第一位登上青山的女性 time=1890" in facts("1890年，张三成为第一位登上青山的女性。")


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("张三，日本女性创作型歌手。", ["创作型歌手"]),
        ("张三，新加坡及台湾歌手。", ["歌手"]),
        ("张三，兼任副教授。", ["副教授"]),
        ("张三，目前是青石大学的心理学教授。", ["心理学教授"]),
        ("张三，知名的人文讲座的教育家。", ["教育家"]),
        ("张三，末任津巴布韦总理。", ["总理"]),
        ("张三，美籍奥地利探险家。", ["探险家"]),
        ("张三，北宋群雄的信任将领。", []),
        ("张三，女排运动员。", ["女排运动员"]),
    ],
)
def test_occupations_without_what_stands_before(sentence: str, expected: list[str]) -> None:
    said = person_parts(sentence, sentence.index("，"))
    assert [one.words for one in said if one.relation == "occupation"] == expected
