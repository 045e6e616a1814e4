"""Questions of who held a post in turn: in a year, after or before somebody, as the second, or when somebody did."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from builder.numerals import ORDINALS_EN, whole_number
from schemas.plan import AnswerType, SubQuestion
from schemas.text import Language
from solver.language import folded


class Turn(StrEnum):
    """What of a row of holders is asked for."""

    AFTER = "after"
    BEFORE = "before"
    NUMBER = "number"
    YEAR = "year"
    TERM = "term"
    ALL = "all"
    NOW = "now"


@dataclass(frozen=True, slots=True)
class Holding:
    """Which of those who held a post in turn; `number` is the year, or how manieth from 1."""

    turn: Turn
    number: int = 0


_BEFORE = {
    Language.CHINESE: re.compile(
        r"(?:接替|接任|取代|继任)(?:了|的是|的)?谁|前任(?![\u3400-\u9fff]{2,})|上一任|之前(?:是谁|谁|的[^，。？]{1,8}是谁)"
    ),
    Language.ENGLISH: re.compile(
        r"\bwhom? did [^?]+ (?:succeed|replace|follow|take over from)\b|\bwho (?:preceded|came before|was before)\b|"
        r"\bpredecessor\b|\bwho was [^?]+ before\b"
    ),
}
_AFTER = {
    Language.CHINESE: re.compile(
        r"谁(?:来)?(?:接替|接任|继任|取代)|(?:接替|继任)[^，。？]{2,24}是谁|继任者|接班人|下一任|之后(?:是谁|谁|的[^，。？]{1,8}是谁)"
    ),
    Language.ENGLISH: re.compile(
        r"\bwho (?:succeeded|replaced|followed|took over from|came after)\b|\bsuccessor\b|\bsucceeded by\b|"
        r"\bwho was [^?]+ after\b"
    ),
}
_NUMBER_ZH = re.compile(r"第(?P<number>[一二三四五六七八九十]{1,3}|\d{1,2})任|(?P<first>首任)")
_NUMBER = re.compile(rf"\bthe (?P<number>{'|'.join(ORDINALS_EN)})(?= [a-z])")
_ALL = re.compile(r"历[任届代]|\b(?:list|name|who (?:were|have been))\b.*\bthe (?:successive )?[a-z]+s\b")
_NOW = re.compile(
    r"现任|目前|现在|如今|当今|^who is (?!the (?:first|former|next|previous)\b)|\b(?:present|current|currently|now)\b"
)
_YEAR = re.compile(r"(?<!\d)(?P<year>1\d{3}|20\d\d)(?!\d)")


def asked_holding(part: SubQuestion, language: Language) -> Holding | None:
    """Which holder, or whose term, a part asks for; None where it asks for none in a row."""
    text = folded(part.text)
    if part.asked is AnswerType.DATE:
        return Holding(Turn.TERM)
    if _ALL.search(text) is not None and part.asked in (AnswerType.PERSON, AnswerType.THING):
        return Holding(Turn.ALL)
    if part.asked is not AnswerType.PERSON:
        return None
    if _BEFORE[language].search(text):
        return Holding(Turn.BEFORE)
    if _AFTER[language].search(text):
        return Holding(Turn.AFTER)
    if (year := _YEAR.search(text)) is not None:
        return Holding(Turn.YEAR, int(year["year"]))
    if _NOW.search(text) is not None:
        return Holding(Turn.NOW)
    found = (_NUMBER_ZH if language is Language.CHINESE else _NUMBER).search(text)
    if found is None:
        return None
    if language is Language.CHINESE:
        return Holding(Turn.NUMBER, 1 if found["first"] else whole_number(found["number"]))
    return Holding(Turn.NUMBER, ORDINALS_EN.index(found["number"]) + 1)
