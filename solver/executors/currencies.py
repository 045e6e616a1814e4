"""Amounts of different currencies, which are set against each other only where no rate of exchange could turn them."""

from __future__ import annotations

from schemas.graph import Literal
from solver.reasoner import number

_DOLLARS = {
    "USD": 1.0, "HKD": 0.13, "CNY": 0.14, "TWD": 0.03, "EUR": 1.15, "GBP": 1.5, "JPY": 0.008, "AUD": 0.7,
    "CAD": 0.75, "KRW": 0.0009, "MYR": 0.25, "SGD": 0.7,
}  # fmt: skip
"""About what one was worth in US dollars since 1980, within `_SWING` of it either way."""

_SWING = 2.0


def are_money(literals: list[Literal]) -> bool:
    """Whether all are amounts of currencies that are known."""
    return all(literal.unit in _DOLLARS for literal in literals)


def dollars(literal: Literal) -> float:
    """About what an amount is worth in US dollars."""
    return float(number(literal)) * _DOLLARS[literal.unit]


def is_surely_more(one: Literal, other: Literal) -> bool:
    """Whether an amount is more than another at any rate of the last decades; of one currency, simply more."""
    if one.unit == other.unit:
        return number(one) > number(other)
    return dollars(one) > dollars(other) * _SWING * _SWING
