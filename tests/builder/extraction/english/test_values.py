"""Dates and amounts of English text."""

from __future__ import annotations

import pytest

from builder.extraction.english.values import find_amounts, find_dates


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("on 22 June 1962 in Hong Kong", "1962-06-22"),
        ("October 23, 1954", "1954-10-23"),
        ("in September 2004", "2004-09"),
        ("in 1988", "1988"),
        ("the 1st of May 1960", "1960-05-01"),
        ("2004-12-23", "2004-12-23"),
    ],
)
def test_a_date_is_iso_as_far_as_the_text_gives_it(text: str, iso: str) -> None:
    assert [d.literal.value for d in find_dates(text)] == [iso]


@pytest.mark.parametrize("text", ["$1999", "1,988 people", "the 1990s", "1988 people", "page 12"])
def test_numbers_that_are_no_years_are_no_dates(text: str) -> None:
    assert find_dates(text) == ()


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("$100 million", "100000000", "USD"),
        ("17.1 million dollars", "17100000", "USD"),
        ("HK$61.3 million", "61300000", "HKD"),
        ("about 20 million US dollars", "20000000", "USD"),
        ("1,850,000", "1850000", ""),
        ("44 square kilometres", "44", "km2"),
        ("fifteen thousand", "15000", ""),
        ("twenty-five", "25", ""),
        ("269 m long", "269", "m"),
        ("a 120-minute film", "120", "min"),
    ],
)
def test_an_amount_is_a_plain_decimal_with_its_unit(text: str, value: str, unit: str) -> None:
    (amount,) = find_amounts(text)
    assert (amount.literal.value, amount.literal.unit) == (value, unit)


def test_ranges_are_those_of_the_words() -> None:
    text = "He died on 20 July 1973."
    (date,) = find_dates(text)
    assert text[date.start : date.end] == "20 July 1973"
