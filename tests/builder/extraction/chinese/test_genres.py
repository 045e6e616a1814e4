"""What kind of work it is, by the definition or by the words before its title."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("他看过古装喜剧《山河》。", ["山河 genre 古装喜剧"]),
        ("他看过武侠片《山河》和电影《大地》。", ["山河 genre 武侠片"]),
        ("他看过电影《山河》、歌曲《大地》。", []),
    ],
)
def test_words_before_a_title(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert facts(text) == expected


def test_the_definition(facts: ReadFacts) -> None:
    text = "《山河》是李四执导的古装爱情片，由王五主演。"
    assert "山河 genre 古装爱情片" in facts(text, "山河", "Film")
