"""Dates and amounts become typed literals."""

import pytest

from builder.extraction.chinese.values import dates, numbers, read_date


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("1962年6月22日出生", ["1962-06-22"]),
        ("1988年，登场；同年，获奖；次年，退出", ["1988", "1988", "1989"]),
        ("2002年，出道；2月，演出；9月28日，演出", ["2002", "2002-02", "2002-09-28"]),
        ("2002年12月12日至16日，演出", ["2002-12-12/2002-12-16"]),
        ("2007年-2010年间", ["2007/2010"]),
        ("2004年9月首映，同年12月23日公映", ["2004-09", "2004-12-23"]),
        ("7月，登场", []),
        ("1995年，登场。旧片于2017年重映；同年，获奖", ["1995", "2017", "1995"]),
        ("2001年13月", []),
    ],
)
def test_dates_take_the_year_said_before(text: str, values: list[str]) -> None:
    assert [item.literal.value for item in dates(text) if item.literal] == values


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("3752万港元", "37520000", "HKD"),
        ("2.18亿美元", "218000000", "USD"),
        ("3138.8万港元", "31388000", "HKD"),
        ("300万张", "3000000", "copies"),
        ("4.28%", "4.28", "%"),
        ("1,200人", "1200", ""),
        ("2000万元新台币", "20000000", "TWD"),
        ("2米01", "2.01", "m"),
    ],
)
def test_amounts_have_plain_values_and_units(text: str, value: str, unit: str) -> None:
    found = [item.literal for item in numbers(text) if item.literal]
    assert [(literal.value, literal.unit) for literal in found] == [(value, unit)]


def test_an_ordinal_is_no_amount() -> None:
    assert list(numbers("第21届")) == []


@pytest.mark.parametrize(
    ("words", "value"), [("1955年5月18日", "1955-05-18"), ("1999", "1999"), ("山河", "")]
)
def test_one_date_is_read(words: str, value: str) -> None:
    assert read_date(words) == value
