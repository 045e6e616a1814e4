"""Whether words that count what was won tell of the prize that a question names, and of its winner."""

from __future__ import annotations

import re

from builder.numerals import numbers_in
from solver.language import folded
from solver.reading.terms import part_language

_NAMED = re.compile(r"\b[Hh]ow many (?P<en>(?:[A-Z][\w’'-]+ )+)|几[次个座项尊回](?P<zh>[\u3400-\u9fff]{2,8})")
_OSCARS = re.compile(r"\boscars?\b|\bacademy award|奥斯卡|奧斯卡")
_PRIZE = re.compile(
    r"奖|杯|奥斯卡|奧斯卡|金[像马鸡熊狮棕球]|影[帝后]|冠军|奖牌|\b(?:oscars?|awards?|prizes?|cups?|medals?|globes?|baftas?|emmys?|grammys?|"
    r"grammies|bears?|lions?|titles?|championships?|trophies)\b"
)
_NOMINATED = re.compile(r"提名|入围|\bnominat")
_GIVEN = re.compile(r"[获得]得?[^，,。；]{0,14}?提名")
_BETWEEN = " ,，。；;.和and"
_WON = re.compile(
    r"[获荣赢夺拿摘捧拥]|当[选上过]|成为|封[帝后]|得(?:主|到|过|了)|收获|"
    r"\b(?:w[io]n\w*|took|taken|received|collected|awarded|earned|brought|gained|swept|honou?red)\b"
)
_OF_WORK = re.compile(
    r"(?:该|本|这部|此)?(?:片|剧|影片|电影|作品)(?!人)|"
    r"(?:the|this|that) (?:film|movie|series|album|picture)\b|it (?:won|took|received|collected|earned)\b"
)
_FOR_ONE = re.compile(r"[他她]|\b(?:he|she|him|her|his)\b")  # whom a work won it for
_STEM = 2  # characters that tell a prize in Chinese, before the word for one
_CLAUSES = re.compile(r"[，。；;]|,\s|\.\s|\s(?:and|but)\s")


def asks_prizes(question: str) -> bool:
    """Whether a question counts what was won of a prize that it names."""
    asked = _NAMED.search(question)
    return asked is not None and _PRIZE.search(folded(asked[0])) is not None


def names_prize(question: str, text: str) -> bool:
    """Whether a text names the prize whose number a question asks for, if it names one and that can be told."""
    asked, said = _NAMED.search(question), folded(text)
    if asked is None:
        return True
    prize = folded(asked["en"] or asked["zh"])
    if _OSCARS.search(prize):
        return _OSCARS.search(said) is not None
    if part_language(text) is not part_language(question):
        return True
    if asked["zh"]:
        return re.split(r"奖|杯|影[帝后]", prize)[0][-_STEM:] in said
    return all(word.removesuffix("s").removesuffix("'") in said for word in prize.split())


def won_at(text: str, number: int | None, *, person: bool, nominated: bool) -> int:
    """Where a clause of a text tells of a prize won (or a nomination, where that is asked for), and gives the number if
    there is one; not of a work's where a `person` won it. -1 where none does.
    """
    start = 0
    number = number if number in numbers_in(folded(text)) else None  # counted one by one, or told by `twice`
    for end in (*(m.start() for m in _CLAUSES.finditer(text)), len(text)):
        clause = folded(text[start:end])
        counted = number is None or number in numbers_in(clause)
        won = nominated or not _nominates(clause)
        told = (won if number is not None else _WON.search(clause) is not None) and counted and won
        of_work = person and _OF_WORK.match(clause.lstrip(_BETWEEN)) and not _FOR_ONE.search(clause)
        if told and not of_work:
            return end
        start = end
    return -1


def only_nominates(question: str, clause: str) -> bool:
    """Whether a clause counts for what a prize was up, where a question counts what was won."""
    asked = asks_prizes(question) and not asks_nominations(question)
    return asked and _nominates(folded(clause))


def _nominates(clause: str) -> bool:
    """Whether a clause tells of being nominated, and not of winning as well."""
    nominated = _NOMINATED.search(clause) is not None
    return nominated and _WON.search(_GIVEN.sub("提名", clause)) is None


def asks_nominations(question: str) -> bool:
    """Whether a question counts nominations, or what somebody was up for."""
    return _NOMINATED.search(folded(question)) is not None
