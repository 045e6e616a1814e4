"""Whether all that a text counts is known to be other than what a question asks the number of: two sons are no cats."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.lexicon import KINSFOLK, is_person_noun
from schemas.text import Language
from solver.planners.words.heads import head_type
from solver.reading.kinds import singular
from solver.reading.numbers.counting import asks_for_count, counted_nouns
from solver.reading.numbers.units import without_measures
from solver.reading.numbers.written import MEASURES_ZH

_NUMBER_EN = re.compile(
    r"\b(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?|"
    r"both|several|many|no|only|few|couple|pair|dozens?|hundreds?|thousands?|millions?|twins?|twice|once|none)\b"
    r"(?P<after>(?: (?!and\b|of\b|in\b|who\b)[a-z-]+){0,3})"
)
_NUMBER_ZH = re.compile(
    rf"(?<!第)[\d一二两三四五六七八九十百千万亿几数]+[多余]?(?:(?P<measure>{MEASURES_ZH})|(?P<kin>[兄姐弟妹姊子女儿]))?"
)
_LIST_EN = re.compile(r"[A-ZÀ-Þ][\w'’.-]+,? (?:and|or) (?:[a-z]+ )?[A-ZÀ-Þ]")
_LIST_ZH = re.compile(r"、|和|与|及")
_COUNTED_ZH = re.compile(rf"(?:几|多少)(?P<measure>{MEASURES_ZH})?(?P<noun>[\u3400-\u9fff]{{1,3}})?")
_SORTS_ZH = ("位名人", "部首张本篇册集幅", "次届场度", "座家所栋幢间", "头匹只条", "艘辆架支")
"""Measures that count things of one sort each; any other may count anything."""


def counts_else(question: str, text: str, language: Language) -> bool:
    """Whether a folded question counts things, and every number of a text is one of things of another sort, that it
    does not list by name. Dates and amounts of a unit count nothing.
    """
    if language is Language.CHINESE:
        return _counts_else_zh(question, text)
    nouns = {singular(noun) for noun in counted_nouns(question)}
    if not nouns or not asks_for_count(question) or _LIST_EN.search(text):
        return False
    counted = [*_counted_en(without_measures(text.casefold()))]
    return bool(counted) and all(_is_other(words, nouns) for words in counted)


def _counted_en(text: str) -> Iterator[list[str]]:
    """For each number the words behind it, in the singular."""
    for number in _NUMBER_EN.finditer(text):
        yield [singular(word) for word in number["after"].split()]


def _is_other(words: list[str], nouns: set[str]) -> bool:
    """Whether the first noun of a known sort behind a number is of another one than all that are asked for."""
    if not nouns.isdisjoint(words):
        return False
    sort = next((sort for sort in map(_sort, words) if sort), "")
    return bool(sort) and all(_sort(noun) != sort for noun in nouns)


def _sort(noun: str) -> str:
    """What sort of thing a singular noun is: by kin the noun itself, since a son is no brother."""
    if noun in KINSFOLK:
        return noun
    if is_person_noun(noun):
        return "Person"
    return "Work" if head_type(noun, Language.ENGLISH) == "Work" else ""


def _counts_else_zh(question: str, text: str) -> bool:
    asked = _COUNTED_ZH.search(question)
    if asked is None or not asked["measure"] or not asked["noun"] or _LIST_ZH.search(text):
        return False
    own = next((sort for sort in _SORTS_ZH if asked["measure"] in sort), "")
    numbers = _NUMBER_ZH.finditer(without_measures(text))
    found = [measure for n in numbers if (measure := n["measure"] or (n["kin"] and "人"))]
    others = {sort for sort in _SORTS_ZH if sort != own}
    return bool(own and found) and all(any(measure in sort for sort in others) for measure in found)
