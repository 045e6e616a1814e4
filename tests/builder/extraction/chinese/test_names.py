"""Names as the tagger cuts them, mended."""

import pytest

from builder.extraction.chinese.names import tagged_names
from schemas.text import NamedSpan, TaggedText


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
