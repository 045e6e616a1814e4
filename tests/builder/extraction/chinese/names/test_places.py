"""Places named together are parted from the largest to the smallest."""

import pytest

from builder.extraction.chinese.names.places import is_unique, split_places, whole_name

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
    ("中国浙江宁波", ["中国", "浙江", "宁波"]),
    ("台北县石门乡", ["台北县", "石门乡"]),
    ("江西省赣州专区", ["江西省", "赣州专区"]),
    ("辽宁省海城市", ["辽宁省", "海城市"]),
    ("广州市增城区", ["广州市", "增城区"]),
    # a state, a road, a sea or a word for a part that only begins like a place is one name
    ("日本帝国", ["日本帝国"]),
    ("蒙古人民共和国", ["蒙古人民共和国"]),
    ("云南南路", ["云南南路"]),
    ("印度太平洋", ["印度太平洋"]),
    ("大理石山", ["大理石山"]),
    ("四川南部地区", ["四川南部地区"]),
    ("香港股市", ["香港股市"]),
    ("美国第二大城市", ["美国第二大城市"]),
    ("德国上市", ["德国上市"]),
    ("广西广府", ["广西广府"]),
    ("中国广西壮族自治区百色市", ["中国", "广西壮族自治区", "百色市"]),
    ("希腊罗马", ["希腊罗马"]),
    ("意大利罗马", ["意大利", "罗马"]),
    ("知县张三镇", ["知县张三镇"]),
    ("大理寺后街", ["大理寺后街"]),
    ("香港仔隧道", ["香港仔隧道"]),
    ("新加坡潮州", ["新加坡潮州"]),
    ("德国国会大厦", ["德国国会大厦"]),
    ("法国阿尔卑斯山矿泉", ["法国阿尔卑斯山矿泉"]),
    ("甘肃56州县", ["甘肃56州县"]),
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


def test_a_place_that_needs_the_wider_one_in_its_name_goes_without_the_country() -> None:
    words = "中国天津市和平区"
    assert whole_name(words, split_places(words)) == "天津市和平区"
    assert whole_name("平潭县流水镇", split_places("平潭县流水镇")) == "平潭县流水镇"
