"""Whether words that count what was won tell of the prize that a question names, and of its winner."""

from __future__ import annotations

import re

from solver.language import folded
from solver.reading.terms import part_language

_NAMED = re.compile(r"\b[Hh]ow many (?P<en>(?:[A-Z][\w’'-]+ )+)|几[次个座项尊回](?P<zh>[\u3400-\u9fff]{2,8})")
_OSCARS = re.compile(r"\boscars?\b|\bacademy award|奥斯卡|奧斯卡")
_PRIZE = re.compile(
    r"奖|杯|奥斯卡|奧斯卡|金[像马鸡熊狮棕球]|影[帝后]|冠军|奖牌|\b(?:oscars?|awards?|prizes?|cups?|medals?|globes?|baftas?|emmys?|grammys?|"
    r"grammies|bears?|lions?|titles?|championships?|trophies)\b"
)
_NOMINATED = re.compile(r"提名|入围|\bnominat")
_WON = re.compile(
    r"[获荣赢夺拿摘捧拥]|当[选上过]|成为|封[帝后]|得(?:主|到|过|了)|收获|"
    r"\b(?:w[io]n\w*|took|taken|received|collected|awarded|earned|brought|gained|swept|honou?red)\b"
)
_OF_WORK = re.compile(
    r"(?:该|本|这部|此)?(?:片|剧|影片|电影|作品)(?!人)|"
    r"(?:the|this|that) (?:film|movie|series|album|picture)\b|it\b"
)
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


def is_won_by(text: str, *, person: bool, nominated: bool) -> bool:
    """Whether some clause of a text tells of a prize won (or a nomination, where that is asked for), and of no work
    where a `person` won it.
    """
    for clause in _CLAUSES.split(folded(text)):
        won = _WON.search(clause) is not None or (nominated and _NOMINATED.search(clause) is not None)
        only = not nominated and _NOMINATED.search(clause) is not None
        if won and not only and not (person and _OF_WORK.match(clause.strip())):
            return True
    return False


def asks_nominations(question: str) -> bool:
    """Whether a question counts nominations, or what somebody was up for."""
    return _NOMINATED.search(folded(question)) is not None
