"""Days that a page names without their year, which it has said before: `on 24 July`, 7月24日."""

from __future__ import annotations

import re

from builder.numerals import MONTHS_EN
from schemas.graph import Literal, LiteralKind
from schemas.text import Language

_MONTHS = "|".join(MONTHS_EN)
_PLACES = {month: number for number, month in enumerate(MONTHS_EN, start=1)}
_DAY = {
    Language.CHINESE: re.compile(
        r"(?<![\d年])(?P<month>1[0-2]|0?[1-9])月(?P<day>[12]\d|3[01]|0?[1-9])[日号]"
    ),
    Language.ENGLISH: re.compile(
        rf"(?<!\d )\b(?P<day>[12]\d|3[01]|[1-9])(?:st|nd|rd|th)? (?P<month>{_MONTHS})\b(?!,? \d)|"
        rf"\b(?:[Oo]n|[Bb]y|[Uu]ntil|[Ff]rom|[Tt]o|[Ss]ince) (?P<before>{_MONTHS}) "
        r"(?P<after>[12]\d|3[01]|[1-9])(?:st|nd|rd|th)?\b(?!,? \d)"
    ),
}
_FULL_YEAR = re.compile(r"\d{4}$")


def day_named(text: str, year: str, language: Language) -> Literal | None:
    """The day that words name by month and day alone, in the year that is in force; None where there is none."""
    found = _DAY[language].search(text)
    if found is None or _FULL_YEAR.match(year) is None:
        return None
    named = found.groupdict()
    month, day = named["month"] or named["before"], named["day"] or named["after"]
    number = int(month) if month.isdigit() else _PLACES[month]
    written = f"{year}年{found[0]}" if language is Language.CHINESE else f"{day} {month} {year}"
    return Literal(LiteralKind.DATE, f"{year}-{number:02}-{int(day):02}", written)


def names_day(text: str, language: Language) -> bool:
    """Whether words name a day by its month and number alone."""
    return _DAY[language].search(text) is not None
