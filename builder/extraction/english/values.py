"""Dates and amounts in English text, as normalised literals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from builder.numerals import MONTHS_EN, WORDS_EN
from schemas.graph import Literal, LiteralKind

_MONTHS = [month.lower() for month in MONTHS_EN]
_MONTH = "|".join(
    [*(m.capitalize() for m in _MONTHS), *(m[:3].capitalize() + r"\.?" for m in _MONTHS), r"Sept\.?"]
)
MONTHS = frozenset(_MONTHS) | {m[:3] for m in _MONTHS} | {"sept"}
WEEKDAYS = frozenset("monday tuesday wednesday thursday friday saturday sunday".split())
_YEAR = r"1[0-9]{3}|20[0-9]{2}"
_DATE = re.compile(
    rf"\b(?P<d1>\d{{1,2}})(?:st|nd|rd|th)?(?:\s+of)?\s+(?P<m1>{_MONTH}),?\s+(?P<y1>{_YEAR})\b"
    rf"|\b(?P<m2>{_MONTH})\s+(?P<d2>\d{{1,2}})(?:st|nd|rd|th)?\s*,?\s+(?P<y2>{_YEAR})\b"
    rf"|\b(?P<m3>{_MONTH}),?\s+(?:of\s+)?(?P<y3>{_YEAR})\b"
    rf"|\b(?P<y5>{_YEAR})-(?P<m5>0[1-9]|1[0-2])-(?P<d5>0[1-9]|[12]\d|3[01])\b"
    rf"|(?<![\d,.$€£¥#-])\b(?P<y4>{_YEAR})\b(?!\s*(?:%|million|billion|people|copies|feet|metres|meters|km|kg)|[,.]\d|s\b)"
)
_CURRENCIES = {
    "US$": "USD", "$": "USD", "HK$": "HKD", "NT$": "TWD", "A$": "AUD", "C$": "CAD", "€": "EUR", "£": "GBP",
    "¥": "JPY", "RMB": "CNY", "CN¥": "CNY", "₹": "INR", "USD": "USD", "HKD": "HKD", "CNY": "CNY",
}  # fmt: skip
_CURRENCY_WORDS = (
    (r"(?:US|U\.S\.|American)\s+dollars?", "USD"),
    (r"Hong Kong dollars?", "HKD"),
    (r"(?:New )?Taiwan(?:ese)? dollars?", "TWD"),
    (r"Australian dollars?", "AUD"),
    (r"Canadian dollars?", "CAD"),
    (r"yuan|renminbi|RMB", "CNY"),
    (r"euros?", "EUR"),
    (r"pounds?(?: sterling)?", "GBP"),
    (r"yen", "JPY"),
    (r"rupees?", "INR"),
    (r"dollars?", "USD"),
)
_SCALES = {
    "hundred": 2,
    "thousand": 3,
    "million": 6,
    "billion": 9,
    "trillion": 12,
    "crore": 7,
    "lakh": 5,
    "m": 6,
    "bn": 9,
}
_SIGNS = "|".join(re.escape(sign) for sign in sorted(_CURRENCIES, key=len, reverse=True))
_WORDS = "|".join(f"(?P<w{i}>{words})" for i, (words, _) in enumerate(_CURRENCY_WORDS))
_AMOUNT = re.compile(
    rf"(?:(?P<sign>{_SIGNS})\s?)?(?:(?<![\d.,])(?P<number>\d{{1,3}}(?:,\d{{3}})+(?:\.\d+)?|\d+(?:\.\d+)?)"
    rf"|\b(?P<written>{'|'.join(sorted(WORDS_EN, key=len, reverse=True))})\b)"
    rf"(?:[\s-]?(?P<scale>hundred|thousand|million|billion|trillion|crore|lakh|bn|m)\b)?(?:\s+(?:{_WORDS})\b)?"
)
_UNITS = re.compile(
    r"[\s-]?(?P<unit>square (?:kilomet(?:re|er)s?|miles?|met(?:re|er)s?|feet)|km2|km²|hectares?|acres?|"
    r"kilomet(?:re|er)s?|km|centimet(?:re|er)s?|cm|met(?:re|er)s?|m|feet|foot|ft|miles?|minutes?|hours?|"
    r"kilograms?|kg|tonnes?|tons?|grams?|copies|units|people|inhabitants|residents|"
    r"episodes|seasons|pages|floors|storeys|stories)\b"
)
_UNIT_NAMES = {
    "square kilometre": "km2", "square mile": "mi2", "square metre": "m2", "square feet": "ft2", "km²": "km2",
    "hectare": "ha", "acre": "acre", "centimetre": "cm", "metre": "m", "kilogram": "kg", "kilometre": "km",
    "feet": "ft", "foot": "ft", "ft": "ft", "mile": "mi", "minute": "min", "hour": "min", "tonne": "t", "ton": "t",
    "gram": "g", "episode": "episodes", "season": "seasons", "page": "pages",
    "floor": "floors", "storey": "floors", "storie": "floors",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Value:
    """A literal and the range of the text it was read from."""

    start: int
    end: int
    literal: Literal


def find_dates(text: str) -> tuple[Value, ...]:
    """Every date, ISO 8601 as far as the text gives it, left to right."""
    found = []
    for match in _DATE.finditer(text):
        part = {k: v for k, v in match.groupdict().items() if v is not None}
        year = next(v for k, v in part.items() if k[0] == "y")
        iso = year
        month = next((v for k, v in part.items() if k[0] == "m"), None)
        if month is not None:
            number = int(month) if month.isdigit() else 1 + [m[:3] for m in _MONTHS].index(month[:3].lower())
            iso = f"{year}-{number:02}"
            day = next((int(v) for k, v in part.items() if k[0] == "d"), None)
            if day is not None:
                if not 1 <= day <= 31:
                    continue
                iso = f"{iso}-{day:02}"
        found.append(Value(*match.span(), Literal(LiteralKind.DATE, iso, match[0])))
    return tuple(found)


def find_amounts(text: str) -> tuple[Value, ...]:
    """Every number with its currency or unit, as a plain decimal (`$100 million` is 100000000 USD)."""
    found = []
    for match in _AMOUNT.finditer(text):
        written = match["written"]
        value = Decimal(WORDS_EN[written] if written else match["number"].replace(",", ""))
        metres = match["scale"] == "m" and not match["sign"]
        if match["scale"] and not metres:
            value *= Decimal(10) ** _SCALES[match["scale"]]
        unit, end = _CURRENCIES.get(match["sign"] or "", ""), match.end()
        for index, (_, code) in enumerate(_CURRENCY_WORDS):
            if match[f"w{index}"]:
                unit = code
        measure = None if unit else _UNITS.match(text, end)
        if measure is not None:
            unit, end = _unit(measure["unit"]), measure.end()
            value *= 60 if measure["unit"].startswith("hour") else 1
        elif metres:
            unit = "m"
        plain = format(value.normalize(), "f")
        text_found = text[match.start() : end]
        found.append(Value(match.start(), end, Literal(LiteralKind.NUMBER, plain, text_found, unit)))
    return tuple(found)


def covering(values: Sequence[Value], position: int) -> Value | None:
    """The first of the values that stands over a place in their text."""
    return next((value for value in values if value.start <= position < value.end), None)


def _unit(words: str) -> str:
    singular = words.replace("meter", "metre").removesuffix("s") if words != "copies" else "copies"
    return _UNIT_NAMES.get(singular, singular if singular in {"km2", "cm", "m", "km", "kg", "copies"} else "")
