"""Films that a director's page names without saying who made them."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.filmography import is_director

ReadFacts = Callable[..., list[str]]

DIRECTOR = "张三，1950年生于北京，电影导演、编剧。"


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("张三，1950年生于北京，电影导演、编剧。", True),
        ("张三，中国导演，有时也当演员。", True),
        ("张三，中国演员、导演。", False),
        ("张三，中国音乐导演。", False),
        ("李四是张三的妻子，电影导演。", True),
        ("张三的电影由李四导演，王五主演。", False),
    ],
)
def test_who_directs(description: str, expected: bool) -> None:
    assert is_director(description, description[:2]) is expected


@pytest.mark.parametrize(
    ("text", "directed"),
    [
        ("1994年的《山河》改编自李四的小说。", ["山河"]),
        ("《山河》获得第49届威尼斯国际电影节金狮奖。", ["山河"]),
        ("2005年的《山河》由李四制片，主演是王五。", ["山河"]),
        ("遗作是1993年的《山河》。", ["山河"]),
        ("最后一部电影是《山河》。", ["山河"]),
        ("遗作是小说《山河》。", []),
        # other makers, other works
        ("1994年的《山河》由李四执导。", []),
        ("1994年的小说《山河》使他成名。", []),
        ("1994年，李四的《山河》获得金马奖。", []),
        ("他看过《山河》。", []),
        # told of somebody else
        ("李四在北京成名，1994年的《山河》由他主演。", []),
    ],
)
def test_films_of_a_directors_page(text: str, directed: list[str], facts: ReadFacts) -> None:
    found = facts(DIRECTOR + text)
    assert [fact.split()[0] for fact in found if fact.split()[1:3] == ["director", "张三"]] == directed


def test_an_actors_films_are_not_his(facts: ReadFacts) -> None:
    assert "山河 director 张三" not in facts("张三，中国演员、导演。1994年的《山河》由李四主演。")
