"""What the first sentence of a Chinese page says its subject is."""

from __future__ import annotations

import pytest

from builder.extraction.chinese.subjects.definition import read_definition


@pytest.mark.parametrize(
    ("title", "opening", "kind"),
    [
        (
            "林远山",
            "林远山（Lin Yuanshan，1902年3月1日—1980年5月2日），中国桥梁专家，被称为“铁桥之父”。",
            "Person",
        ),
        ("赵平", "赵平（1931年5月生），北京人，植物学家。", "Person"),
        ("白川", "白川（1911年－1960年），中国军事将领。", "Person"),
        ("春潮", "春潮（1990年12月—1995年3月）是中国的一本月刊。", ""),
        ("雾海之战", "雾海之战（1911年1月3日—1911年5月9日）是一场战役。", "Event"),
        ("青山公司", "青山公司（1911年—1960年），中国的一家企业。", "Company"),
        ("雾海之战", "雾海之战发生于208年，甲国将军大破乙国。", "Event"),
        ("雾城博物院", "雾城博物院位于雾城，首任院长是林远山。", "Organization"),
        ("雾江大桥", "雾江大桥是连接雾城和白城的桥隧工程。", "Place"),
        ("山德士", "山德士是1952年由白川创立的美国跨国连锁餐厅。", "Company"),
        (
            "白川",
            "白川（Bai Chuan,1922年10月1日—1995年1月8日），雾城人，地质学家，1957年获得海燕科学奖。",
            "Person",
        ),
        ("李四", "李四，桥梁专家，代表作是雾江大桥。", "Person"),
        ("雾都纪事", "雾都纪事（1990年1月3日－1990年5月1日），电视连续剧。", ""),
        ("雾城博物馆", "雾城博物馆（Fog Museum）是位于雾城的一座历史博物馆，1960年成立。", "Organization"),
        ("雾江大桥", "雾江大桥是雾城的一座公路桥。", "Place"),
        ("雾城电影制片厂", "雾城电影制片厂，简称“雾影”，是中国历史最久的制片厂之一。", "Company"),
        ("乙岛", "乙岛，发现者为航海家李四。", ""),
    ],
)
def test_dates_of_a_life_or_a_calling_make_a_person(title: str, opening: str, kind: str):
    assert read_definition(opening, title).type == kind


def test_a_full_name_tells_the_kind() -> None:
    opening = "青石技术有限公司成立于1994年，是亚太地区主要厂商之一。"
    assert read_definition(opening, "青石", "青石技术有限公司").type == "Company"
    assert read_definition(opening, "青石").type != "Company"


@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("《山河》是一部四幕中文歌剧，由李四作曲。", "Work"),
        ("山河是一部三幕舞剧，由李四作曲。", "Work"),
        ("山河是一款角色扮演游戏，由南方公司开发。", "Work"),
        ("《山河》是李四作曲的一首歌曲。", "Song"),
        ("《山河》是一部古装喜剧。", "Film"),
        ("山河是一座歌剧院。", "Organization"),
    ],
)
def test_what_is_staged_or_played_is_a_work(sentence: str, kind: str) -> None:
    assert read_definition(sentence, "山河").type == kind
