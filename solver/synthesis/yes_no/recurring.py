"""How often something is done: every third year, monthly, 每两年一次; another frequency denies the one asked about."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.numerals import is_number, whole_number
from schemas.plan import SubQuestion
from solver.language import folded, without_names
from solver.reading.page import Clause

_MONTHS = {"year": 12.0, "month": 1.0, "week": 0.25, "day": 1 / 30, "decade": 120.0, "quarter": 3.0}
_UNITS_ZH = {"年": "year", "个月": "month", "月": "month", "周": "week", "星期": "week", "个星期": "week", "天": "day",
             "日": "day", "季度": "quarter", "个季度": "quarter"}  # fmt: skip
_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ORDINALS = {
    "other": 2,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "tenth": 10,
}
_ADVERBS = {
    r"annual(?:ly)?|yearly": 12.0,
    r"biennial(?:ly)?": 24.0,
    r"triennial(?:ly)?": 36.0,
    r"quadrennial(?:ly)?": 48.0,
    r"monthly": 1.0,
    r"weekly": 0.25,
    r"daily": 1 / 30,
    r"quarterly": 3.0,
    r"half-yearly|semi-?annual(?:ly)?|twice a year": 6.0,
}
_QUALITY = re.compile(r"\b(?:semi-?|bi|tri|quadr)?(?:annual|ennial)\b(?!\s*\?)")
"""What only describes a thing: who won the annual prize is no question of how often."""

_EVERY_EN = re.compile(
    rf"\b(?:every|each|once (?:a|an|every|per|in)) (?:(?P<number>\d+|{'|'.join((*_WORDS, *_ORDINALS))}) )?"
    r"(?P<unit>year|month|week|day|decade|quarter)s?\b"
)
_NUMBER_ZH = r"(?P<number>\d+|半|[一两二三四五六七八九十]+)"
_UNIT_ZH = r"(?P<unit>年|个?月|个?星期|周|天|日|个?季度)"
_EVERY_ZH = re.compile(
    rf"每(?P<gap>隔)?(?:{_NUMBER_ZH})?{_UNIT_ZH}(?![初末底间代])|"
    rf"(?P<rate>\d+|半|[一两二三四五六七八九十]+)(?P<of>年|个月|周)[举颁评]?[行办选]?一[次度届回]|(?P<next>隔年)"
)


def frequencies(text: str) -> tuple[str, ...]:
    """The words of a question that tell how often, folded: `every two years`, `annually`, 每三年."""
    plain = _QUALITY.sub(" ", folded(text))
    adverbs = re.compile(rf"\b(?:{'|'.join(_ADVERBS)})\b")
    return tuple(m.group() for words in (_EVERY_EN, _EVERY_ZH, adverbs) for m in words.finditer(plain))


def unrepeated(text: str) -> str:
    """A question without the words of a frequency, whose number counts nothing: every two years."""
    for pattern in (_EVERY_EN, _EVERY_ZH):
        text = pattern.sub(lambda m: " " * len(m.group()), text)
    return text


def repeats(text: str) -> frozenset[float]:
    """The periods in months of what a text says is done again and again."""
    plain = folded(text)
    found = {months for word, months in _ADVERBS.items() if re.search(rf"\b(?:{word})\b", plain)}
    found |= {_period(m["number"], m["unit"]) for m in _EVERY_EN.finditer(plain)}
    found |= {months for m in _EVERY_ZH.finditer(plain) for months in _chinese(m)}
    return frozenset(round(months, 3) for months in found)


def asked_period(part: SubQuestion) -> float | None:
    """The only period that a question asks about."""
    found = repeats(_QUALITY.sub(" ", folded(without_names(part.text, part.names))))
    return next(iter(found)) if len(found) == 1 else None


def agrees(part: SubQuestion, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence tells the frequency that a question asks about, True where it asks about none; False where it
    tells another, None where it tells none, or several.
    """
    asked = asked_period(part)
    if asked is None:
        return True
    told = repeats(" ".join(clause.text for clause in clauses))
    if asked in told:
        return True
    often = any(period < asked for period in told)  # twice a year is every year too
    return False if len(told) == 1 and not (often and _divides(asked, told)) else None


def _divides(asked: float, told: frozenset[float]) -> bool:
    return all(asked % period < 1e-6 for period in told) and _MONTHS["year"] == asked


def _period(number: str | None, unit: str) -> float:
    if number is None:
        return _MONTHS[unit]
    count = int(number) if number.isdigit() else _ORDINALS.get(number) or _WORDS.index(number) + 1
    return count * _MONTHS[unit]


def _chinese(match: re.Match[str]) -> tuple[float, ...]:
    """The periods that a Chinese phrase may mean: 每隔一年 is every second year, 每隔两年 every second or third."""
    if match["next"]:
        return (2 * _MONTHS["year"],)
    number, unit = match["number"] or match["rate"], _MONTHS[_UNITS_ZH[match["unit"] or match["of"]]]
    if number == "半":
        return (unit / 2,)
    count = 1
    if number:
        count = whole_number(number) if is_number(number) else int(number) if number.isdigit() else 1
    if match["gap"]:
        return (unit * 2,) if count == 1 else (unit * count, unit * (count + 1))
    return (unit * count,)
