"""Countries by one character, ministries, committees and teams."""

import pytest

from builder.extraction.chinese.items import PLACE, Item
from builder.extraction.chinese.names.bodies import central_bodies, local_bodies, short_countries
from builder.findings import Named


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("中美两国建交。", [("中", "中国"), ("美", "美国")]),
        ("总统来华访问。", [("华", "中国")]),
        ("发展中日关系。", [("中", "中国"), ("日", "日本")]),
        ("他对华丽的词藻没有兴趣，中意这里。", []),
    ],
)
def test_countries_by_one_character(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(text[i.start : i.end], i.named[0].name) for i in short_countries(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("北京市委书记出席。", ["北京市委"]),
        ("北京委托他办理。", []),
        ("中国女队胜了韩国队。", ["中国女队", "韩国队"]),
        ("日本队员很多。", []),
    ],
)
def test_committees_and_teams(text: str, expected: list[str]) -> None:
    place = Item(0, 2, PLACE, (Named("北京", PLACE),), inner=(0, 2))
    places = [place] if text.startswith("北京") else []
    assert [text[item.start : item.end] for item in local_bodies(text, places)] == expected


def test_ministries() -> None:
    text = "外交部发言人说。"
    assert [text[item.start : item.end] for item in central_bodies(text)] == ["外交部"]
