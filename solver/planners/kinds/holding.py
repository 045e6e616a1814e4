"""Questions of who held a post in turn: in a year, after or before somebody, as the second, or when somebody did."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
        r"\bwho was succeeded by\b|\bpredecessor\b|\bwho was [^?]+ before\b"
    ),
}
_AFTER = {
    Language.CHINESE: re.compile(
        r"谁(?:来)?(?:接替|接任|继任|取代)|(?:接替|继任)[^，。？]{2,24}是谁|继任者|接班人|下一任|之后(?:是谁|谁|的[^，。？]{1,8}是谁)"
    ),
    Language.ENGLISH: re.compile(
        r"\bwho (?:succeeded|replaced|followed|took over from|came after)\b|\bsuccessor\b|\bsucceeded by whom?\b|"
        r"\bwho was [^?]+ after\b"
    ),
}
_YEAR = re.compile(r"(?<!\d)(?P<year>1\d{3}|20\d\d)(?!\d|s\b|年代)")
_ALL = re.compile(r"历[任届代]|\b(?:list|name|who (?:were|have been))\b.*\bthe (?:successive )?[a-z]+s\b")
_NOW = re.compile(
    r"现任|目前|现在|如今|当今|^who is (?!the (?:first|former|next|previous)\b)|\b(?:present|current|currently)\b"
)
_OTHER = re.compile(
    r"副|代理|名誉|[没未不]|以[前后外]|之间|n['’]t\b|"
    r"\b(?:vice|deputy|acting|assistant|honorary|not|never|between|since|before|after|until)\b"
)
"""What makes it another post, or another time."""

_FREE = {
    Language.CHINESE: re.compile(
        r"接替|接任|继任者?|取代|前任|[上下]一任|之[前后]|担任|出任|上任|就任|任期|现任|目前|现在|如今|历[任届代]|分别|都?有谁|"
        r"第?[一二三四五六七八九十\d]+任|首任|\d{4}年?|[当做任继]了?"
    ),
    Language.ENGLISH: re.compile(
        r"succeed\w*|replac\w+|follow\w*|preced\w+|predecessor|successor|took|over|current(?:ly)?|present|serv\w+|"
        r"became|become|held|hold|office|years?|terms?|list|name|successive|\d{4}"
    ),
}
"""Words of such questions that say nothing else."""


def asked_holding(part: SubQuestion, language: Language, posts: Sequence[str]) -> Holding | None:
    """Which holder of a post, or whose term, a part asks for; None where it asks for none in a row, or for more.

    `posts` is what the question calls the post.
    """
    text = folded(part.text)
    if not posts or _asks_more(part, language, posts):
        return None
    if part.asked is AnswerType.DATE:
        return None if _OTHER.search(text) else Holding(Turn.TERM)
    if _ALL.search(text) is not None and part.asked in (AnswerType.PERSON, AnswerType.THING):
        return Holding(Turn.ALL)
    if part.asked is not AnswerType.PERSON:
        return None
    if _BEFORE[language].search(text):
        return Holding(Turn.BEFORE)
    if _AFTER[language].search(text):
        return Holding(Turn.AFTER)
    years = _YEAR.findall(text)
    if _OTHER.search(text) or len(years) > 1:
        return None
    if years:
        return Holding(Turn.YEAR, int(years[0]))
    if _NOW.search(text) is not None:
        return Holding(Turn.NOW)
    return _numbered(text, language, posts)


def _numbered(text: str, language: Language, posts: Sequence[str]) -> Holding | None:
    """How manieth holder, where the number stands right before the post."""
    post = "|".join(map(re.escape, posts))
    if language is Language.CHINESE:
        found = re.search(
            rf"(?:第(?P<number>[一二三四五六七八九十]{{1,3}}|\d{{1,2}})任|首任)的?(?:{post})", text
        )
        return Holding(Turn.NUMBER, whole_number(found["number"] or "1")) if found is not None else None
    found = re.search(rf"\bthe (?P<number>{'|'.join(ORDINALS_EN)}) (?:{post})\b", text)
    return Holding(Turn.NUMBER, ORDINALS_EN.index(found["number"]) + 1) if found is not None else None


def _asks_more(part: SubQuestion, language: Language, posts: Sequence[str]) -> bool:
    """Whether a part has words beside names, the post and what asks for a turn."""
    own = {*posts, *(folded(name) for name in part.names)}
    words = [folded(word) for word in (*part.residual, *part.said)]
    return any(word not in own and _FREE[language].fullmatch(word) is None for word in words)
