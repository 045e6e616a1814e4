"""Ages that were worked out: one number of two whole dates, two where a date is but a year."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import Literal, LiteralKind
from solver.results import Row

_YEAR, _MONTH, _DAY = len("1900"), len("1900-01"), len("1900-01-01")
_TWO = 2


def age(literal: Literal, dates: Sequence[Row], *, chinese: bool) -> str:
    """`45 years old`, and `45 or 46 years old` where nothing says whether that year's birthday was past."""
    years = int(literal.value) if literal.value.isdigit() else 0
    if years and _is_open(dates):
        return f"{years - 1}岁或{years}岁" if chinese else f"{years - 1} or {years} years old"
    return f"{literal.value}岁" if chinese else f"{literal.value} years old"


def full_years(literal: Literal, dates: Sequence[Row], *, chinese: bool) -> str:
    """What to say behind the years between two births, counted as calendars count them, where the birthdays say fewer
    full ones; nothing where they are as many, or either day is open.
    """
    known = _dates(dates)
    if len(known) != _TWO or not literal.value.isdigit() or any(len(date) < _DAY for date in known):
        return ""
    early, late = sorted(known)
    full = int(late[:_YEAR]) - int(early[:_YEAR]) - (late[_YEAR:] < early[_YEAR:])
    if full == int(literal.value):
        return ""
    return (
        f"（按出生年份，实足{full}年）"
        if chinese
        else f" by year of birth, and {full} full years by birthdays"
    )


def _is_open(dates: Sequence[Row]) -> bool:
    """Whether one of two dates is but a year, or both are but of the same month."""
    known = _dates(dates)
    shortest = min(map(len, known), default=0)
    same = len({date[_YEAR:_MONTH] for date in known}) == 1
    return len(known) > 1 and (shortest == _YEAR or (shortest == _MONTH and same))


def _dates(rows: Sequence[Row]) -> list[str]:
    return [
        value.literal.value
        for row in rows
        for value in row.values.values()
        if value.literal is not None and value.literal.kind is LiteralKind.DATE
    ]
