"""Names as the tagger cuts them, mended."""

import pytest

from builder.extraction.chinese.names.again import is_short_name, persons_again
from builder.extraction.chinese.names.mended import persons_by_context, players, tagged_names
from schemas.text import NamedSpan, TaggedText, Token


def persons(*names: str, between: str = "") -> list[str]:
    spans, text = [], ""
    for name in names:
        text += between if text else ""
        spans.append(NamedSpan(len(text), len(text) + len(name), "Person"))
        text += name
    return [item.named[0].name for item in tagged_names(TaggedText(text, (), (), tuple(spans)))]


def test_two_pieces_of_a_japanese_name_are_one() -> None:
    assert persons("太田", "朱美") == ["太田朱美"]


@pytest.mark.parametrize(
    ("names", "between"),
    [(("张三", "李四"), ""), (("太田", "朱美"), "、"), (("宫崎骏", "朱美"), ""), (("太田", "朱美子"), "")],
)
def test_other_neighbours_are_two(names: tuple[str, str], between: str) -> None:
    assert persons(*names, between=between) == list(names)


def cast(*words: tuple[str, str]) -> list[str]:
    tokens, text = [], ""
    for word, pos in words:
        tokens.append(Token(len(text), len(text) + len(word), word, pos))
        text += word
    return [item.named[0].name for item in players(TaggedText(text, tuple(tokens), (), ()))]


def test_a_name_that_is_also_a_word_is_an_actors_in_a_list_of_roles() -> None:
    first = [("张三", "PER"), ("饰演", "v"), ("阿大", "PER"), ("，", "w")]
    assert cast(*first, ("秦汉", "TIME"), ("饰演", "v"), ("阿二", "PER")) == ["秦汉"]
    assert cast(*first, ("随后", "d"), ("饰演", "v"), ("阿二", "PER")) == []
    assert cast(("秦汉", "TIME"), ("饰演", "v"), ("阿二", "PER")) == []


@pytest.mark.parametrize(
    ("name", "after", "mended"),
    [
        ("朱由林晚", "饰演", "林晚"),
        ("朱由检", "饰演", "朱由检"),
        ("朱由林晚", "登基", "朱由林晚"),
        ("王小海依", "长幼", "王小海"),
        ("王小依", "饰演", "王小依"),
    ],
)
def test_a_word_of_grammar_is_no_part_of_a_name(name: str, after: str, mended: str) -> None:
    span = NamedSpan(0, len(name), "Person")
    assert [item.named[0].name for item in tagged_names(TaggedText(name + after, (), (), (span,)))] == [
        mended
    ]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([("还是", "v"), ("林", "n"), ("晚", "n")], ["林晚"]),
        ([("还是", "v"), ("林晚", "nz")], ["林晚"]),
        ([("森林", "n"), ("晚会", "n")], []),
        ([("很", "d"), ("林晚", "a")], []),
    ],
)
def test_a_short_name_is_known_again_where_it_is_a_word(
    words: list[tuple[str, str]], found: list[str]
) -> None:
    tokens, text = [], ""
    for word, pos in words:
        tokens.append(Token(len(text), len(text) + len(word), word, pos))
        text += word
    items = persons_again(TaggedText(text, tuple(tokens), (), ()), {"林晚"})
    assert [item.named[0].name for item in items] == found


def test_a_short_name_begins_with_a_family_name() -> None:
    assert is_short_name("林晚")
    assert not is_short_name("阿晚")
    assert not is_short_name("林小晚")


@pytest.mark.parametrize(
    ("text", "tagged", "expected"),
    [
        ("李四作曲，和田惠美获奖。", "惠美", "和田惠美"),
        ("和泉雅子主演。", "雅子", "和泉雅子"),
        ("张三和田惠美获奖。", "惠美", "惠美"),  # 张三 and 田惠美
        ("李四来了，和田大山同班。", "田大山", "田大山"),
        ("陆贝贝演侠女。", "陆贝", "陆贝贝"),
        ("陆贝来了。", "陆贝", "陆贝"),
    ],
)
def test_a_name_is_cut_at_neither_end(text: str, tagged: str, expected: str) -> None:
    at = text.index(tagged)
    span = NamedSpan(at, at + len(tagged), "Person")
    assert [item.named[0].name for item in tagged_names(TaggedText(text, (), (), (span,)))] == [expected]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("由李四执导，王五六任联合导演。", ["王五六"]),
        ("由李四执导，王五也任编剧。", []),
        ("由李四执导，赵大任编剧。", []),
    ],
)
def test_a_name_cut_before_an_office_is_whole(text: str, found: list[str]) -> None:
    assert [item.named[0].name for item in persons_by_context(text, ["王五"])] == found
