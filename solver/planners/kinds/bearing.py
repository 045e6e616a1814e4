"""Questions about what two things are: whether both are so, or which of them is: Are A and B both magazines?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.text import Language

_QUOTED = r"[\"“”'‘’*《》]*"
_JOINT_ZH = "(?:和|与|跟|及|以及|、)"
_KINDS_ZH = "(?:位|个|部|家|座|种|本|款|首|所|者|人)?"
_BETWEEN_US = re.compile(
    r"\b(?:same|similar|alike|relat(?:ed|ives?)|different|siblings?|brothers?|sisters?|twins?|cousins?|married|"
    r"friends?|partners?|rivals?|couple|neighbou?rs?|colleagues?|contemporar(?:y|ies)|common|each other|together|"
    r"dead|alive)\b",
)
"""What two things are to each other, or what is decided by facts of their own."""

_SET_AGAINST = re.compile(
    r"^(?:the |of |a |an )?(?:more|most|less|least|fewer|fewest|first|last|earlier|later|further|farther|"
    r"[a-z]+(?<!numb)(?<!memb)(?<!form)(?:er|est))\b(?! of a\b| who\b| by\b| from\b)|"
    r"\b(?:older|younger|larger|bigger|taller|higher|longer|earlier|later|first|most|more|than)\b",
    re.I,
)
_TRADE = re.compile(r"^an? (?:[\w-]+ ){0,3}?[a-z]+er\b", re.I)
"""A writer is no comparative."""

_SHARED_ZH = re.compile("同一|相同|一样|夫妻|兄弟|姐妹|朋友|同学|亲戚|更|最|第一|谁|哪")


@dataclass(frozen=True, slots=True)
class Bearing:
    """Two things, as a question names them, and what it asks of them: both bear it, or one of them (`choice`)."""

    names: tuple[str, str]
    words: str
    choice: bool


def asked_bearing(question: str, names: Sequence[str], language: Language) -> Bearing | None:
    """What a question asks two of its names to be; None for any other question."""
    text = re.sub(r"\s+", " ", question.strip())
    placed = sorted({name for name in names if name in text}, key=text.find)
    for first, other in ((a, b) for a in placed for b in placed if a != b):
        found = _asked(text, first, other, language)
        if found is not None:
            return found
    return None


def _asked(text: str, first: str, other: str, language: Language) -> Bearing | None:
    one, two = (rf"{_QUOTED}{re.escape(name)}{_QUOTED}" for name in (first, other))
    if language is Language.CHINESE:
        return _asked_zh(text, (first, other), one, two)
    the = r"(?:the )?(?:[a-z-]+ ){0,3}?"
    behind = r"(?:['’]s)?(?: \([^)]*\))?"
    both = re.fullmatch(
        rf"(?:are|were|is|was) (?P<both>both )?{the}{one}{behind},? and (?:also )?{the}{two}{behind}"
        r"(?P<too> both| each| all)? (?P<words>[^?]+?)\s*\?*",
        text,
        re.I,
    )
    if both is not None and (first, other) == _in_order(text, first, other):
        each = both["both"] or both["too"]
        plural = each or re.match(r"(?:[\w'’-]+ )*?[a-z-]+s\b", both["words"])
        refused = _BETWEEN_US.search(both["words"])
        return None if refused or not plural else Bearing((first, other), both["words"], False)
    choice = re.fullmatch(
        rf"(?:which|what|who)\b(?P<kind>(?: of [^?,]+| [a-z-]+){{0,4}}?) (?:is|was|are|were) (?P<words>[^?]+?)"
        rf"[,:]? (?:{the})?{one}{behind},? or {the}{two}{behind}\s*\?*",
        text,
        re.I,
    )
    if choice is None or (_SET_AGAINST.search(choice["words"]) and not _TRADE.search(choice["words"])):
        return None
    return Bearing((first, other), choice["words"], True)


def _asked_zh(text: str, names: tuple[str, str], one: str, two: str) -> Bearing | None:
    both = re.fullmatch(
        rf"{one}{_JOINT_ZH}{two}[，,]?(?:是不是|是否|两[者人部个])?(?:都|均|皆|全)是(?P<words>[^，。？?]+?)吗?[？?]*",
        text,
    )
    choice = re.fullmatch(
        rf"{one}{_JOINT_ZH}{two}[，,]?(?:之[中间]|[当其]中)?[，,]?(?:谁|哪一?{_KINDS_ZH})是(?P<words>[^，。？?]+?)[？?]*",
        text,
    ) or re.fullmatch(
        rf"(?:谁|哪一?{_KINDS_ZH}[\u3400-\u9fff]{{0,4}}?)是(?P<words>[^，。？?]+?)[，,]{one}(?:还是|或者?){two}[？?]*",
        text,
    )
    found = both or choice
    if found is None or _SHARED_ZH.search(found["words"]):
        return None
    return Bearing(names, found["words"], both is None)


def _in_order(text: str, first: str, other: str) -> tuple[str, str]:
    return (first, other) if text.find(first) <= text.find(other) else (other, first)
