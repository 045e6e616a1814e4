"""Typed arithmetic over dates and numbers: count, sum, difference, compare, sort; nothing is ever executed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation

from schemas.errors import GuanxiError
from schemas.graph import Literal, LiteralKind
from schemas.logical_form import Order, Relational

_DATE = re.compile(r"^(-?\d{1,4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:/.*)?$")  # of a range, its start
_SCALES = {
    "km": ("m", "1000"),
    "cm": ("m", "0.01"),
    "mm": ("m", "0.001"),
    "nmi": ("m", "1852"),
    "ft": ("m", "0.3048"),
    "mi": ("m", "1609.344"),
    "t": ("kg", "1000"),
    "g": ("kg", "0.001"),
    "jin": ("kg", "0.5"),
    "lb": ("kg", "0.45359237"),
    "h": ("min", "60"),
    "m2": ("km2", "0.000001"),
    "ha": ("km2", "0.01"),
    "mi2": ("km2", "2.589988110336"),
}
"""Units and what they are of the one that others of their kind are brought to."""

_MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class ReasoningError(GuanxiError):
    """Values that cannot be computed with: of different kinds, or in units of different measures."""

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
    one, other = _alike(one, other)
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
    literals = [_alike(literals[0], other)[1] for other in literals]
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
    literals = [_alike(literals[0], literal)[1] for literal in literals]
    amount = sum((number(literal) for literal in literals), Decimal(0))
    return _number(amount, literals[0].unit)


def difference(one: Literal, other: Literal) -> Literal | Span:
    """The first less the second, in the first's unit; of two dates the (unsigned) time between them."""
    one, other = _alike(one, other)
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


def _alike(one: Literal, other: Literal) -> tuple[Literal, Literal]:
    """Two values of one kind, the second brought to the first's unit where both measure the same.

    Raises ReasoningError for different kinds, or units of which none is a multiple of the other.
    """
    if one.kind is LiteralKind.NUMBER and one.unit and other.unit and one.unit != other.unit:
        base, scale = _SCALES.get(one.unit, (one.unit, "1"))
        other_base, other_scale = _SCALES.get(other.unit, (other.unit, "1"))
        if base == other_base:
            amount = number(other) * Decimal(other_scale) / Decimal(scale)
            other = replace(other, value=format(amount.normalize(), "f"), unit=one.unit)
    _check(one, other)
    return one, other


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
