"""Places named together are parted from the largest to the smallest."""

import pytest

from builder.extraction.chinese.places import is_unique, split_places

CHAINS = [
    ("浙江宁波", ["浙江", "宁波"]),
    ("辽宁省大连市金州区", ["辽宁省", "大连市", "金州区"]),
    ("福建省平潭县流水镇", ["福建省", "平潭县", "流水镇"]),
    ("美国新泽西州", ["美国", "新泽西州"]),
    ("内蒙古开鲁", ["内蒙古", "开鲁"]),
    ("吉林省吉林市", ["吉林省", "吉林市"]),
    ("武汉市归元禅寺", ["武汉市", "归元禅寺"]),
    # neighbours, parts of one place and words for a building are no chain
    ("北京上海", ["北京上海"]),
    ("河南北部", ["河南北部"]),
    ("台北体育场", ["台北体育场"]),
    ("台湾海峡", ["台湾海峡"]),
    ("香港地区", ["香港地区"]),
    ("宁波舟山港", ["宁波舟山港"]),
    ("杭州湾大桥", ["杭州湾大桥"]),
    ("广东江门", ["广东", "江门"]),
    ("苏州河", ["苏州河"]),
    ("新疆维吾尔自治区", ["新疆维吾尔自治区"]),
]


@pytest.mark.parametrize(("words", "expected"), CHAINS, ids=[words for words, _ in CHAINS])
def test_places_inside_each_other_are_parted(words: str, expected: list[str]) -> None:
    assert [words[part.start : part.end] for part in split_places(words)] == expected


def test_a_tagger_that_parts_two_places_is_believed_after_a_city() -> None:
    parts = split_places("南京紫金山", frozenset({2}))
    assert [(part.start, part.end) for part in parts] == [(0, 2), (2, 5)]


@pytest.mark.parametrize(
    ("words", "unique"),
    [
        ("浙江宁波", True),
        ("山西阳高县", True),
        ("天津市和平区", False),
        ("平潭县流水镇", False),
        ("南京紫金山", True),
        ("河南新密", False),
    ],
)
def test_only_a_place_whose_name_says_enough_goes_by_it_alone(words: str, unique: bool) -> None:
    cuts = frozenset({2}) if words.startswith("南京") else frozenset()
    assert is_unique(words, split_places(words, cuts)) is unique
