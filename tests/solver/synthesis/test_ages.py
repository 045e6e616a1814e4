"""An age is one number only where both dates tell it."""

from __future__ import annotations

import pytest

from schemas.graph import Literal, LiteralKind
from solver.results import Row, Value
from solver.synthesis.ages import age, full_years


def dated(value: str) -> Row:
    return Row({"o": Value(value, literal=Literal(LiteralKind.DATE, value, value))})


@pytest.mark.parametrize(
    ("birth", "event", "years", "said"),
    [
        ("1902-12-05", "1948-09-06", 45, "45 years old"),
        ("1902-12-05", "1948", 46, "45 or 46 years old"),
        ("1902", "1948-09-06", 46, "45 or 46 years old"),
        ("1902-12-05", "1948-09", 45, "45 years old"),
        ("1902-12-05", "1948-12", 46, "45 or 46 years old"),
    ],
)
def test_a_year_alone_leaves_open_whether_the_birthday_was_past(
    birth: str, event: str, years: int, said: str
) -> None:
    literal = Literal(LiteralKind.NUMBER, str(years), "", "year")
    assert age(literal, (dated(event), dated(birth)), chinese=False) == said


def test_chinese_says_both_ages_too() -> None:
    literal = Literal(LiteralKind.NUMBER, "46", "", "year")
    assert age(literal, (dated("1948"), dated("1902-12-05")), chinese=True) == "45岁或46岁"


@pytest.mark.parametrize(
    ("one", "other", "years", "said"),
    [
        ("1954-10-23", "1962-06-22", "8", "（按出生年份，实足7年）"),
        ("1954-08-16", "1975-10-05", "21", ""),
        ("1954", "1962-06-22", "8", ""),
    ],
)
def test_years_between_births_say_fewer_full_ones(one: str, other: str, years: str, said: str) -> None:
    literal = Literal(LiteralKind.NUMBER, years, "", "year")
    assert full_years(literal, (dated(one), dated(other)), chinese=True) == said
