"""Typed arithmetic over dates and numbers: count, sum, difference, compare, sort; nothing is ever executed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from schemas.errors import GuanxiError
from schemas.graph import Literal, LiteralKind
from schemas.logical_form import Order, Relational

_DATE = re.compile(r"^(-?\d{1,4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:/.*)?$")  # of a range, its start
_MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class ReasoningError(GuanxiError):
    """Values that cannot be computed with: of different kinds, or in different units."""

    code = "reasoning"
    exit_status = 1


@dataclass(frozen=True, slots=True)
class Span:
    """The time between two dates, as exactly as both are known: years, and days if both are full."""

    years: int
    days: int | None = None


def compare(one: Literal, other: Literal) -> int:
    """-1, 0 or 1 as the first is less (earlier), equal or greater.

    Dates are compared as far as both are known: 1988 and 1988-05 are equal. Raises ReasoningError for
    different kinds or units.
    """
    _check(one, other)
    if one.kind is LiteralKind.DATE:
        left, right = _date(one), _date(other)
        known = min(len(left), len(right))
        return (left[:known] > right[:known]) - (left[:known] < right[:known])
    left_number, right_number = number(one), number(other)
    return (left_number > right_number) - (left_number < right_number)


def order(literals: Sequence[Literal], wanted: Order) -> list[int]:
    """Positions in the wanted order; equal values keep their order.

    Raises ReasoningError where the values cannot be compared with each other.
    """
    for other in literals[1:]:
        _check(literals[0], other)
    sign = 1 if wanted is Order.ASCENDING else -1

    def key(position: int) -> tuple[Decimal, ...]:
        literal = literals[position]
        if literal.kind is LiteralKind.DATE:
            parts = [Decimal(part * sign) for part in _date(literal)]
            return (*parts, *([Decimal(0)] * (3 - len(parts))))
        return (number(literal) * sign,)

    return sorted(range(len(literals)), key=key)


def total(literals: Sequence[Literal]) -> Literal:
    """The sum of numbers of one unit. Raises ReasoningError for dates or mixed units."""
    if not literals:
        raise ReasoningError("nothing to add up")
    for literal in literals:
        _check(literals[0], literal)
    amount = sum((number(literal) for literal in literals), Decimal(0))
    return _number(amount, literals[0].unit)


def difference(one: Literal, other: Literal) -> Literal | Span:
    """The first less the second; of two dates the (unsigned) time between them."""
    _check(one, other)
    if one.kind is LiteralKind.DATE:
        return _between(_date(one), _date(other))
    return _number(number(one) - number(other), one.unit)


def satisfies(literal: Literal, relational: Relational, value: str) -> bool:
    """Whether a literal stands in the relation to a value written in words: a year, a number, a text."""
    if literal.kind is LiteralKind.TEXT:
        same = value.casefold() in literal.text.casefold()
        return same if relational is not Relational.DIFFERENT else not same
    parsed = _like(literal, value)
    if parsed is None:
        same = value in literal.text
        return same if relational is not Relational.DIFFERENT else not same
    sign = compare(literal, parsed)
    return {
        Relational.EQUAL: sign == 0,
        Relational.DIFFERENT: sign != 0,
        Relational.LESS: sign < 0,
        Relational.GREATER: sign > 0,
    }[relational]


def number(literal: Literal) -> Decimal:
    """The value of a number. Raises ReasoningError if it is none."""
    try:
        return Decimal(literal.value)
    except InvalidOperation as error:
        raise ReasoningError(f"{literal.text!r} is not a number") from error


def _number(amount: Decimal, unit: str) -> Literal:
    plain = format(amount.normalize(), "f")
    return Literal(LiteralKind.NUMBER, plain, plain, unit)


def _like(literal: Literal, value: str) -> Literal | None:
    digits = re.findall(r"\d+(?:\.\d+)?", value)
    if not digits:
        return None
    if literal.kind is LiteralKind.DATE:
        return Literal(LiteralKind.DATE, "-".join(part.zfill(2) for part in digits[:3]), value)
    return Literal(LiteralKind.NUMBER, digits[0], value, literal.unit)


def _check(one: Literal, other: Literal) -> None:
    if one.kind is not other.kind or one.kind is LiteralKind.TEXT:
        raise ReasoningError(f"{one.text!r} and {other.text!r} are not of one kind")
    if one.kind is LiteralKind.NUMBER and one.unit != other.unit and one.unit and other.unit:
        raise ReasoningError(f"{one.text!r} and {other.text!r} are not in one unit")


def _date(literal: Literal) -> tuple[int, ...]:
    match = _DATE.match(literal.value)
    if match is None:
        raise ReasoningError(f"{literal.text!r} is not a date")
    return tuple(int(part) for part in match.groups() if part is not None)


def _between(one: tuple[int, ...], other: tuple[int, ...]) -> Span:
    early, late = sorted((one, other))
    known = min(len(early), len(late))
    years = late[0] - early[0]
    if known == 1:
        return Span(years)
    if late[1:known] < early[1:known]:
        years -= 1
    return Span(years, _day_number(late) - _day_number(early) if known == 3 else None)


def _day_number(date: tuple[int, ...]) -> int:
    year, month, day = date
    leaps = (year - 1) // 4 - (year - 1) // 100 + (year - 1) // 400
    leap = month > 2 and (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))
    return (year - 1) * 365 + leaps + sum(_MONTH_DAYS[: month - 1]) + leap + day
