"""Whether numbers of a text only measure or date, where a question asks how many things of a kind there are."""

from __future__ import annotations

import re

from builder.numerals import MONTHS_EN, WORDS_EN
from solver.reading.numbers.counting import asks_for_count, counted_nouns
from solver.reading.numbers.written import MEASURES_ZH, MONEY_ZH

_WORDS = "|".join(sorted((w for w in WORDS_EN if w != "zero"), key=len, reverse=True))
_NUMBER = rf"(?:\d[\d,]*(?:\.\d+)?|\b(?:{_WORDS})\b)(?:[ -](?:hundred|thousand|million|billion))*"
_UNITS = (
    r"met(?:re|er)s?|kilomet(?:re|er)s?|centimet(?:re|er)s?|km|cm|mm|m|ft|foot|feet|inch(?:es)?|yards?|miles?|nautical|"
    r"acres?|hectares?|square|cubic|tons?|tonnes?|kg|kilograms?|grams?|pounds?|lbs?|knots?|mph|litres?|liters?|"
    r"years?|months?|weeks?|days?|hours?|minutes?|seconds?|centur(?:y|ies)|decades?|"
    r"dollars?|euros?|yuan|yen|francs?|percent|per cent|degrees?"
)
_MONTHS = "|".join(MONTHS_EN).lower()
_MEASURED = re.compile(
    rf"[$£€¥]\s?{_NUMBER}|{_NUMBER}[ -]?(?:{_UNITS}|%)(?![a-z])|\b\d{{1,2}} (?:{_MONTHS})\b(?: \d{{4}})?|"
    rf"\b(?:{_MONTHS}) \d{{1,2}}\b(?:, \d{{4}})?|\b(?:1\d|20)\d\d(?:s|[–-]\d{{2,4}})?\b(?! (?!and\b|the\b)[a-z]+s\b)|"
    rf"\d+(?:st|nd|rd|th)\b|"
    rf"(?:\d[\d.,]*|[零〇一二两三四五六七八九十百千万亿]+)[多余]?[万亿]?(?:平方|立方)?"
    rf"(?:公里|千米|厘米|毫米|英尺|英里|海里|米|公顷|亩|吨|公斤|克|小时|分钟|秒|年|月|日|岁|世纪|%|{MONEY_ZH})"
)
_ANY = re.compile(
    rf"\d|\b(?:{_WORDS}|hundreds?|thousands?|dozens?|pair|both|only|single|several|few|many|no|none|another|twins?|"
    rf"double|triple|once|twice)\b|[一二两三四五六七八九十百千万亿几数]+[多余]?(?:{MEASURES_ZH})|[独双]|[只仅]有|没有|许多|若干"
)

_COUNTS_ZH = re.compile(rf"(?:几|多少)(?![次度届场段])(?:{MEASURES_ZH})")
_OF_TIME_OR_KIN = re.compile(
    rf"\bhow many (?:[a-z]+ )?(?:{_UNITS}|times|children|kids|sons|daughters|brothers|sisters|siblings|wives|"
    r"husbands)\b|"
    r"个(?:半?月|小时|钟头|星期|世纪)|[子女儿孩兄弟姐妹妻夫]"
)
"""Units themselves, and kin, who may be counted out by name."""


def without_measures(text: str) -> str:
    """A folded text without its dates and amounts of a unit."""
    return _MEASURED.sub(" ", text)


def only_measures(question: str, text: str) -> bool:
    """Whether a folded question counts things of a kind and every number of a folded text is a date or an amount of a
    unit: `31 metres tall` counts no steps, and `masts of 20 metres` no masts.
    """
    counts = asks_for_count(question) or _COUNTS_ZH.search(question) is not None
    if not counts or _OF_TIME_OR_KIN.search(question):
        return False
    nouns = "|".join(re.escape(noun.removesuffix("s")) for noun in counted_nouns(question))
    if nouns and re.search(rf"\b(?:an?|each|every) (?:[a-z-]+ ){{0,2}}?(?:{nouns})", text):
        return False
    return _MEASURED.search(text) is not None and _ANY.search(without_measures(text)) is None
