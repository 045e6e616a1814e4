"""Amounts that Chinese pages write in characters."""

from __future__ import annotations

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.numbers.counting import stated_count
from solver.reading.numbers.written import amounts, has_amount, in_digits, number_of
from solver.reading.page import read_page


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("造价约为八千三百万元人民币", "83000000", "CNY"),
        ("大坝高一百零五米", "105", "m"),
        ("铁路长三百余公里", "300", "km"),
        ("流域面积达三十多万平方公里", "300000", "km2"),
        ("片长九十五分钟", "95", "min"),
        ("捐出两亿五千万美元", "250000000", "USD"),
        ("门票一元", "1", "CNY"),
    ],
)
def test_amounts_in_characters_have_a_value_and_a_unit(text: str, value: str, unit: str):
    assert [(one.value, one.unit) for one in amounts(text)] == [(value, unit)]


@pytest.mark.parametrize(
    "text",
    [
        "在第十二页",
        "占三分之二",
        "初三那年",
        "三国时期",
        "一直住在九龙",
        "他是一人",
        "十一月出海",
        "千万元老",
    ],
)
def test_ordinals_fractions_names_and_articles_are_no_amounts(text: str):
    assert list(amounts(text)) == []


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("船队有二十三艘渔船", True),
        ("塔内有一百八十级台阶", True),
        ("赔款五万银元", True),
        ("全书近四十万字", True),
        ("一艘渔船停在岸边", False),
        ("第三艘渔船停在岸边", False),
        ("全书由三部分组成", True),
        ("会背三字经", False),
    ],
)
def test_counts_in_characters_are_seen(text: str, holds: bool):
    assert has_amount(text) is holds


def test_a_clause_holds_the_amounts_that_it_writes_in_characters():
    text = "大桥长三千二百米，第三座桥墩最高。"
    document = Document("p", "p", text, "p.txt", Language.CHINESE)
    clauses = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, Language.CHINESE)]).clauses
    assert [one.text for one in clauses[0].numbers] == ["三千二百米"]
    assert clauses[1].numbers == ()


def test_a_count_may_be_rounded_or_large():
    assert stated_count("船队有三十余艘渔船", ["渔船"], Language.CHINESE) == 30
    assert stated_count("印了两亿册课本", ["课本"], Language.CHINESE) == 200_000_000
    assert stated_count("这部课本由三部分组成", ["课本"], Language.CHINESE) is None
    told = stated_count("课本由三部分组成", ["课本"], Language.CHINESE, question="课本由几部分组成？")
    assert told == 3


def test_amounts_are_put_in_digits_and_ordinals_left():
    assert in_digits("第三座塔高三十一米") == "第三座塔高31米"


def test_a_hundred_million_counts_as_a_scale():
    assert number_of("三亿零五万") == 300_050_000
