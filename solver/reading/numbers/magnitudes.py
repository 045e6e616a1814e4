"""How large, high, long or many a page says that its subject is: in units that can be set against each other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from schemas.text import Language
from solver.reading.numbers.written import in_digits
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of, window_text


class Magnitude(StrEnum):
    """What is measured."""

    HEIGHT = "height"
    LENGTH = "length"
    DEPTH = "depth"
    AREA = "area"
    COUNT = "count"
    POWER = "power"
    SPEED = "speed"
    WEIGHT = "weight"


@dataclass(frozen=True, slots=True)
class Sized:
    """An amount in metres, square metres or pieces, and the sentence that gives it."""

    amount: float
    window: Window


_LENGTHS = {
    "km": 1000.0, "kilometre": 1000.0, "kilometer": 1000.0, "m": 1.0, "metre": 1.0, "meter": 1.0, "ft": 0.3048,
    "foot": 0.3048, "feet": 0.3048, "mi": 1609.344, "mile": 1609.344, "cm": 0.01, "centimetre": 0.01, "yd": 0.9144,
    "centimeter": 0.01, "yard": 0.9144, "公里": 1000.0, "千米": 1000.0, "米": 1.0,
}  # fmt: skip
_AREAS = {
    "km2": 1e6, "km²": 1e6, "sqkm": 1e6, "squarekilometre": 1e6, "squarekilometer": 1e6, "sqmi": 2.59e6,
    "squaremile": 2.59e6, "acre": 4046.86, "ha": 1e4, "hectare": 1e4, "m2": 1.0, "m²": 1.0, "squaremetre": 1.0,
    "squaremeter": 1.0, "sqft": 0.0929, "squarefeet": 0.0929, "平方公里": 1e6, "平方千米": 1e6, "公顷": 1e4,
    "亩": 666.67,
}  # fmt: skip
_NUMBER = r"(?<![A-Za-z\d.,-])(?P<number>\d+(?:,\d{3})*(?:\.\d+)?)(?P<many> million)?"
_AREA = re.compile(
    rf"{_NUMBER}[- ]?(?P<unit>km2|km²|sq\.? km|square kilomet(?:re|er)s?|sq\.? mi|square miles?|acres?|ha\b|hectares?|"
    r"m2|m²|square met(?:re|er)s?|sq\.? ft|square feet|平方公里|平方千米|公顷|亩)"
)
_LENGTH = re.compile(
    rf"{_NUMBER}[- ]?(?P<unit>km|kilomet(?:re|er)s?|m|met(?:re|er)s?|ft|foot|feet|mi|miles?|cm|centimet(?:re|er)s?|yd|"
    r"yards?|公里|千米|米)(?![\w²]|2\b)"
)
_HINTS = {
    Magnitude.HEIGHT: re.compile(
        r"\b(?:high|tall|height|elevation|summit|peak|altitude|above sea level|rises?|stands?|topped|tower|skyscraper|"
        r"building)\b|高|海拔"
    ),
    Magnitude.LENGTH: re.compile(
        r"\b(?:long|length|runs?|spans?|stretch\w*|flows?|extends?|route|trail)\b|长"
    ),
    Magnitude.DEPTH: re.compile(r"\b(?:deep|depth)\b|深"),
    Magnitude.AREA: re.compile(r"."),
}
_COUNTED = (
    r"(?<![A-Za-z\d.,-])(?P<number>\d+(?:,\d{{3}})*|{words})(?:[–-]\d+)? (?:[a-z][\w-]*,? ){{0,3}}?{noun}\b"
)
_WORDS = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()


def sized(page: Page, magnitude: Magnitude, noun: str = "") -> Sized | None:
    """The first amount of a kind that a page gives of its subject: of heights and the like in a sentence that says so,
    of pieces right before their `noun`; None where it gives none.
    """
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        text = window_text(window)
        amount = _counted(text, noun) if magnitude is Magnitude.COUNT else _measured(text, magnitude)
        if amount is not None:
            return Sized(amount, window)
    return None


def bracketed(page: Page, name: str) -> Sized | None:
    """The length that a page gives in a bracket right behind a name: the peak of A (7816 m)."""
    behind = re.compile(rf"{re.escape(name)} ?[(（][^()（）]*?{_LENGTH.pattern}")
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        found = behind.search(in_digits(window_text(window)))
        if found is not None:
            return Sized(_amount(found, _LENGTHS), window)
    return None


def _measured(text: str, magnitude: Magnitude) -> float | None:
    if not _HINTS[magnitude].search(text):
        return None
    area = magnitude is Magnitude.AREA
    found = (_AREA if area else _LENGTH).search(in_digits(text))
    return None if found is None else _amount(found, _AREAS if area else _LENGTHS)


def _amount(found: re.Match[str], units: dict[str, float]) -> float:
    unit = re.sub(r"[ .]", "", found["unit"])
    factor = units.get(unit) or units[unit.removesuffix("s")]
    return float(found["number"].replace(",", "")) * factor * (1e6 if found["many"] else 1.0)


def _counted(text: str, noun: str) -> float | None:
    stem = re.escape(noun) if noun.endswith("species") else re.escape(noun.removesuffix("s")) + "s?"
    found = re.search(_COUNTED.format(words="|".join(_WORDS), noun=stem), text, re.I)
    if found is None:
        return None
    number = found["number"].replace(",", "").casefold()
    return float(number) if number.isdigit() else float(_WORDS.index(number) + 1)


def grouped(page: Page, group: str) -> tuple[str, Window] | None:
    """The group of a kind that a page's first sentence puts its subject in, and that sentence: `in the family
    Rosaceae`, `in Orme County`.
    """
    for first, last in list(sentences_of(page))[:1]:
        window = picked(page, first, last)
        text = window_text(window)
        named = r"(?P<name>[A-ZÀ-Þ][\w'’-]+)"
        english = (rf"\b{group}(?: of)? {named}", rf"\b{named} {group}\b", rf"\b{group} [(]{named}[)]")
        chinese = (rf"(?P<name>[\u3400-\u9fff]{{1,4}}{group})",)
        patterns = chinese if page.language is Language.CHINESE else english
        found = next((m for p in patterns if (m := re.search(p, text)) is not None), None)
        return None if found is None else (found["name"], window)
    return None
