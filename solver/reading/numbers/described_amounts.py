"""Amounts of things that have no page of their own: what the sentences of other pages give behind their names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from solver.language import folded
from solver.reading.numbers.magnitudes import Magnitude, Sized
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of

_NUMBER = r"(?<![a-z\d.,-])(?P<number>\d+(?:,\d{3})*(?:\.\d+)?)"
_CENTI, _MILLI = 0.01, 0.001
_UNITS = {
    Magnitude.POWER: {
        "ps": 1.0, "cv": 1.0, "hp": 1.0139, "bhp": 1.0139, "horsepower": 1.0139, "kw": 1.3596, "马力": 1.0,
        "匹": 1.0, "千瓦": 1.3596,
    },
    Magnitude.SPEED: {
        "km/h": 1.0, "kph": 1.0, "kilometres per hour": 1.0, "kilometers per hour": 1.0, "kilometres an hour": 1.0,
        "kilometers an hour": 1.0, "mph": 1.609, "miles per hour": 1.609, "miles an hour": 1.609, "knots": 1.852,
    },
    Magnitude.WEIGHT: {
        "kg": 1.0, "kilograms": 1.0, "kilos": 1.0, "tonnes": 1000.0, "tons": 1000.0, "pounds": 0.4536, "lb": 0.4536,
        "公斤": 1.0, "千克": 1.0, "吨": 1000.0,
    },
}  # fmt: skip
_SIDES = {"cm": _CENTI, "centimetres": _CENTI, "centimeters": _CENTI, "mm": _MILLI, "m": 1.0, "metres": 1.0,
          "meters": 1.0, "厘米": _CENTI, "公分": _CENTI, "毫米": _MILLI, "米": 1.0}  # fmt: skip
_SURFACE = re.compile(
    rf"{_NUMBER}\s*(?:cm|m|mm|厘米|公分|毫米|米)?\s*(?:by|x|×|乘)\s*(?P<other>\d+(?:\.\d+)?)\s*"
    rf"(?P<unit>{'|'.join(sorted(_SIDES, key=len, reverse=True))})(?![a-z])"
)
_SPEED_ZH = re.compile(rf"(?:时速|每小时)[^，。\d]{{0,6}}{_NUMBER}\s*(?P<unit>公里|千米)")
_LEAST = 2  # amounts of which one is the greatest


def behind(page: Page, forms: Sequence[str], rivals: Sequence[str], magnitude: Magnitude) -> Sized | None:
    """The first amount that a sentence of a page gives behind a name, with none of the rivals' between."""
    for window, text in _sentences(page):
        for place in (m.end() for form in forms for m in re.finditer(_bounded(form), text)):
            found = next((one for one in _amounts(text, magnitude) if one[0] >= place), None)
            between = text[place : found[0]] if found is not None else ""
            if found is not None and not any(re.search(_bounded(r), between) for r in rivals):
                return Sized(found[1], window)
    return None


def greatest(page: Page, magnitude: Magnitude) -> list[Sized]:
    """The sentences of a page that give an amount of a kind, the greatest first; none where only one does, or two are
    alike.
    """
    found = [
        Sized(max(amount for _, amount in told), window)
        for window, text in _sentences(page)
        if (told := _amounts(text, magnitude))
    ]
    found.sort(key=lambda one: (-one.amount, one.window.first))
    if len(found) < _LEAST or found[0].amount == found[1].amount:
        return []
    return found


def _sentences(page: Page) -> Iterator[tuple[Window, str]]:
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        yield window, " ".join(clause.plain for clause in window.clauses)


def _bounded(form: str) -> str:
    form = folded(form)
    return rf"\b{re.escape(form)}\b" if form.isascii() else re.escape(form)


def _amounts(text: str, magnitude: Magnitude) -> list[tuple[int, float]]:
    """Where a text gives amounts of a kind, and in the kind's unit how much."""
    if magnitude is Magnitude.AREA:
        return [
            (m.start(), _float(m) * float(m["other"]) * _SIDES[m["unit"]] ** 2)
            for m in _SURFACE.finditer(text)
        ]
    units = _UNITS.get(magnitude, {})
    if not units:
        return []
    names = "|".join(re.escape(unit) for unit in sorted(units, key=len, reverse=True))
    found = [
        (m.start(), _float(m) * units[m["unit"]])
        for m in re.finditer(rf"{_NUMBER}[\s-]?(?P<unit>{names})(?![a-z])", text)
    ]
    if magnitude is Magnitude.SPEED:
        found += [(m.start(), _float(m)) for m in _SPEED_ZH.finditer(text)]
    return sorted(found)


def _float(found: re.Match[str]) -> float:
    return float(found["number"].replace(",", ""))
