"""Typed arithmetic on dates and numbers."""

from __future__ import annotations

import pytest

from schemas.graph import Literal, LiteralKind
from schemas.logical_form import Order, Relational
from solver.reasoner import ReasoningError, Span, compare, difference, order, satisfies, total


def date(value: str) -> Literal:
    return Literal(LiteralKind.DATE, value, value)


def amount(value: str, unit: str = "HKD") -> Literal:
    return Literal(LiteralKind.NUMBER, value, value, unit)


@pytest.mark.parametrize(
    ("one", "other", "sign"),
    [("1955-05-18", "1962-06-22", -1), ("1988", "1988-05", 0), ("2004-12", "2004-01-31", 1)],
)
def test_dates_compare_as_far_as_both_are_known(one: str, other: str, sign: int):
    assert compare(date(one), date(other)) == sign


def test_order_puts_the_greatest_first_when_descending():
    assert order([amount("3"), amount("10"), amount("7")], Order.DESCENDING) == [1, 2, 0]


def test_order_keeps_equal_values_in_place():
    assert order([date("1990"), date("1980"), date("1990")], Order.ASCENDING) == [1, 0, 2]


def test_total_adds_exactly():
    assert total([amount("0.1"), amount("0.2")]).value == "0.3"


def test_difference_of_numbers_keeps_the_unit():
    assert difference(amount("48990000"), amount("43820000")) == Literal(
        LiteralKind.NUMBER, "5170000", "5170000", "HKD"
    )


@pytest.mark.parametrize(
    ("one", "other", "span"),
    [
        ("1954-08-16", "1975-10-05", Span(21, 7720)),
        ("1962-06-22", "1950-06-23", Span(11, 4382)),
        ("1861", "1970", Span(109)),
        ("2000-02-28", "2000-03-01", Span(0, 2)),
    ],
)
def test_difference_of_dates_counts_full_years_and_days(one: str, other: str, span: Span):
    assert difference(date(one), date(other)) == span


def test_mixed_units_are_refused_by_name():
    with pytest.raises(ReasoningError, match="not in one unit"):
        total([amount("1"), amount("2", "USD")])


def test_dates_and_numbers_do_not_mix():
    with pytest.raises(ReasoningError, match="not of one kind"):
        compare(date("1990"), amount("1990"))


def test_a_range_of_dates_counts_from_its_start():
    assert compare(date("1994/1999"), date("1995")) == -1


@pytest.mark.parametrize(
    ("relational", "value", "holds"),
    [
        (Relational.EQUAL, "1962年", True),
        (Relational.GREATER, "1960", True),
        (Relational.LESS, "1960", False),
    ],
)
def test_satisfies_reads_a_year_in_words(relational: Relational, value: str, holds: bool):
    assert satisfies(date("1962-06-22"), relational, value) is holds


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        (amount("2", "km"), amount("500", "m"), "1.5"),
        (amount("90", "min"), amount("2", "h"), "-30"),
        (amount("1", "t"), amount("300", "kg"), "0.7"),
        (amount("2", "km"), amount("1", "nmi"), "0.148"),
    ],
)
def test_units_of_one_measure_are_brought_together(one: Literal, other: Literal, apart: str):
    found = difference(one, other)
    assert isinstance(found, Literal)
    assert (found.value, found.unit) == (apart, one.unit)


def test_feet_are_compared_with_metres():
    assert compare(amount("1000", "ft"), amount("300", "m")) == 1


def test_units_of_other_measures_stay_apart():
    with pytest.raises(ReasoningError):
        compare(amount("1", "kg"), amount("1", "m"))
