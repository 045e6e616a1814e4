"""Persons and firms whom no tagger knows, and the facts that their names open up."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.names.strangers import firms, strangers
from schemas.text import Span, TaggedText, Token

ReadFacts = Callable[..., list[str]]


def _tagged(*words: str) -> TaggedText:
    """A text of words given as `word/pos`."""
    tokens: list[Token] = []
    for word in words:
        text, _, pos = word.partition("/")
        start = tokens[-1].end if tokens else 0
        tokens.append(Token(start, start + len(text), text, pos))
    return TaggedText("".join(t.text for t in tokens), tuple(tokens), (Span(0, len(tokens)),), ())


PERSONS = [
    (("由/p", "谢木/n", "主演/v"), ["谢木"]),
    (("由/p", "作曲家/n", "何青/PER", "作曲/v"), ["何青"]),
    (("母亲/n", "是/v", "外交官章/n", "含/v", "青/a", "。/w"), ["章含青"]),
    (("由/p", "何青木/n", "创办/v"), ["何青木"]),
    (("由/p", "童星/n", "饰演/v"), []),
    (("由/p", "商会/n", "创办/v"), []),
    (("由/p", "于是/c", "主演/v"), []),
    (("由/p", "高手/n", "执导/v"), []),
    (("总统/n", "任期/n", "，/w"), []),
    (("与/p", "作家/n", "方面/n", "，/w"), []),
]


@pytest.mark.parametrize(("words", "expected"), PERSONS, ids=["".join(words) for words, _ in PERSONS])
def test_a_deed_or_a_trade_shows_a_person(words: tuple[str, ...], expected: list[str]) -> None:
    assert [item.named[0].name for item in strangers(_tagged(*words), [])] == expected


FIRMS = [
    ("他在北京成立青石兄弟（香港）有限公司，并搬家。", ["青石兄弟（香港）有限公司"]),
    ("他转投青石电视，后来退休。", ["青石电视"]),
    ("他与青石电视签约。", ["青石电视"]),
    ("他创办了白石影业。", ["白石影业"]),
    ("他在彩色电视上看过。", []),
    ("他加入地方电视，后来退休。", []),
    ("他参与青石电视剧。", []),
    ("他成立了这家公司。", []),
]


@pytest.mark.parametrize(("text", "expected"), FIRMS, ids=[text for text, _ in FIRMS])
def test_firms_that_a_tagger_cuts(text: str, expected: list[str]) -> None:
    assert [item.named[0].name for item in firms(text)] == expected


def test_a_firm_with_a_place_in_brackets_is_founded(facts: ReadFacts) -> None:
    found = facts("1958年，他在上海成立青石兄弟（香港）有限公司。")
    assert "青石兄弟（香港）有限公司 founded_by 张三 time=1958" in found
    assert "青石兄弟（香港）有限公司 founding_date 1958" in found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("张三，青木氏，甲乙之孙，拖木之子，皇帝。", ["甲乙", "拖木"]),
        ("张三，甲乙第三子，拖甘罗之孙女，画家。", ["拖甘罗"]),
        ("他是甲乙之子，母亲之子女众多，", []),
        ("张三，甲乙之孙，没落贵族之子，画家。", []),
        ("拖木之子来了。", []),
    ],
)
def test_an_elder_behind_another_is_somebody(text: str, expected: list[str]) -> None:
    tagged = TaggedText(text, (), (Span(0, 0),), ())
    assert [item.named[0].name for item in strangers(tagged, [])] == expected
