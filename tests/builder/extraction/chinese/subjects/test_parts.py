"""What is measured where a sentence has come to a part of what the page is about."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "title", "kind", "told"),
    [
        (
            "学校占地一千亩，主楼“明德楼”建成于1929年，由建筑师李四设计，高31米。",
            "南方大学",
            "School",
            ["明德楼 designer 李四", "明德楼 height 31 m"],
        ),
        (
            "学校东侧的钟楼“长鸣楼”落成于1931年，以王五命名。",
            "南方大学",
            "School",
            ["长鸣楼 named_after 王五"],
        ),
        # a part without a name of its own: nothing is told of the whole
        ("图书馆由李四设计，高20米。", "南方大学", "School", []),
        ("其中钟楼重修于1762年，高25米，由李四设计。", "白云寺", "Place", []),
        ("塔高42米，由李四设计。", "白云寺", "Place", []),
        # the whole itself, by its name, a word for it or nothing at all
        (
            "白云寺占地20亩，由李四设计，高30米。",
            "白云寺",
            "Place",
            ["白云寺 designer 李四", "白云寺 height 30 m"],
        ),
        ("塔高42米，由李四设计。", "白云塔", "Place", ["白云塔 designer 李四", "白云塔 height 42 m"]),
        ("图书馆由李四设计，高20米。", "南方图书馆", "Organization", ["南方图书馆 height 20 m"]),
    ],
)
def test_tells_of_the_part_that_the_sentence_has_come_to(
    facts: ReadFacts, text: str, title: str, kind: str, told: list[str]
) -> None:
    measures = ("designer", "height", "named_after")
    assert sorted(fact for fact in facts(text, title, kind) if fact.split()[1] in measures) == told
