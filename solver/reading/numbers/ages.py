"""Ages in words: of somebody at some time, at death, or in a question: 年仅四十七岁, `died aged 71`, `at 9`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.numerals import is_number, whole_number
from schemas.text import Language

_AGE = re.compile(
    r"(?<![\d第])(\d{1,3}|[一二两三四五六七八九十]{1,4})(?:周|虚)?岁|"
    r"\b(?:aged|age of|at)\s+(?:only |just |about )?(\d{1,3}|[a-z]+(?:-[a-z]+)?)\b(?=\s*(?:[,.;]|$|in\b|of\b))|"
    r"\b(?<![\d,.])(\d{1,3}|[a-z]+(?:-[a-z]+)?)(?:-year-old\b| years (?:old\b|of age\b))"
)
_YEARS_ZH = r"(?P<age>\d{1,3}|[一二两三四五六七八九十百]{1,5})岁?(?![\d年月])"
_AGED = {
    Language.CHINESE: re.compile(
        rf"(?:享年|终年|得年|卒年|享寿)仅?{_YEARS_ZH}|"
        rf"(?:[逝亡尽杀世]|遇[害难])[^。；]{{0,12}}[，,](?:时年|年仅|年){_YEARS_ZH.replace('age', 'then')}"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:died|death|passed away|killed|suicide)\b[^.;]{0,80}?"
        r"\b(?:aged|at the age of|at age|at) (?P<age>\d{1,3})\b(?! [A-Z%])"
    ),
}
_NAMED = re.compile(r"(\d{1,2})岁|\b(?:at|aged|age of|was) (\d{1,2})\b(?! [A-Z%]|:)")


@dataclass(frozen=True, slots=True)
class Aged:
    """An age in years, and where the words that say it start in their text."""

    start: int
    years: int


def age_in(text: str) -> int | None:
    """The age that words say; none where they say several, or none: 年仅四十七岁, `at the age of 47`."""
    said = (next(word for word in match.groups() if word) for match in _AGE.finditer(text.casefold()))
    ages = {whole_number(word) for word in said if is_number(word)}
    return ages.pop() if len(ages) == 1 else None


def age_at_death(text: str, language: Language) -> Aged | None:
    """The first age that a text gives for somebody who died."""
    found = _AGED[language].search(text)
    return (
        Aged(found.start(), whole_number(next(filter(None, found.groups())))) if found is not None else None
    )


def ages_named(question: str) -> list[int]:
    """The ages, in years, that a question names: 9岁时, `at 9`, `aged 12`."""
    return [int(age) for found in _NAMED.finditer(question) for age in found.groups() if age]
