"""Statements that a few words behind them ask about, as questions: `A wrote B, didn't he?`, 甲写了乙，对吧."""

from __future__ import annotations

import re

from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.turning import base_of

_AUX = "is|was|are|were|has|had|have|can|could|will|would|did|does|do"
_TAG = re.compile(
    r"^(?P<claim>[^?]+?)(?:,? ?[,;.–—-] ?"
    rf"(?:(?:{_AUX})(?:n['’]t)? (?:he|she|it|they|there|we|you)(?: not)?|right|correct|true|yes|no|eh|or not|"
    r"am I (?:right|correct)|(?:is|isn['’]t) (?:that|it|this) (?:right|correct|true|so|the case))|"
    r" or not)\s*\?*$",
    re.I,
)
_HEARSAY = re.compile(
    r"^(?:so,? |and |but )?(?:I (?:think|thought|believe|heard|read|guess)(?: that)? )?", re.I
)
_ASKS = re.compile(
    r"^(?:(?:in|on|at|by|from|for|with|to|of) )?"
    rf"(?:who|whom|whose|what|which|when|where|why|how|{_AUX}|tell|name|list)\b",
    re.I,
)
_NOT = re.compile(r"^(?:not|never) ")
_RIGHT = re.compile(r"\b(?:right|correct|true|so|the case)\s*\?*$", re.I)
_DENIES = re.compile(r"\b(?:not(?! only)|never)\b|n['’]t\b", re.I)
_CLAUSE = re.compile(r"\b(?:who|whom|whose|which|that|where|when)\b")
_TAG_ZH = re.compile(
    r"^(?P<claim>[^？?]+?)(?:[，,](?:对吗|对么|对吧|对不对|是吗|是么|是吧|是不是|没错吧|没错吗|不是吗|不对吗|是这样吗|对不)|"
    r"(?<=[的了》”])(?:对吗|对吧|对不对|没错吧)|是吧|(?<![酒网影书])吧)[？?]*$"
)
_ASKS_ZH = re.compile(r"[谁哪几]|什么|多少|怎么|为何|如何|何[时地处]|是否|[吗么]$")
_DENIES_ZH = re.compile(r"没|不|并非|未")
_TITLE = re.compile(r"《[^》]*》")


def untagged(question: str) -> str:
    """The question that a statement with a tag asks; any other question as it is. One that denies something stays, too,
    where it is asked whether that is right: `yes` to it says that it is not so.
    """
    text = question.strip()
    if language_of(question) is Language.CHINESE:
        claim = tagged_claim(text)
        return question if not claim or _DENIES_ZH.search(_TITLE.sub("", claim)) else f"{claim}吗？"
    tagged = _TAG.match(text)
    if tagged is None or (_RIGHT.search(text) and _DENIES.search(tagged["claim"])):
        return question
    claim = _HEARSAY.sub("", tagged["claim"]).strip(" ,.;")
    if _ASKS.match(claim):
        return f"{claim}?" if re.search(r"\bor not\s*\?*$", text) else question
    return asked_of(claim)


def tagged_claim(text: str) -> str:
    """The Chinese statement that a tag asks about; empty where there is none, or it asks something itself."""
    tagged = _TAG_ZH.match(text)
    claim = tagged["claim"].rstrip("，, ") if tagged is not None else ""
    return "" if _ASKS_ZH.search(_TITLE.sub("", claim)) else claim


def asked_of(claim: str) -> str:
    """The question whether a statement is so: its auxiliary in front, or `did`; of one that denies, whether the
    contrary is.
    """
    words = claim.split(" ")
    for place, word in enumerate(words[1:], 1):
        subject, rest = " ".join(words[:place]), " ".join(words[place + 1 :])
        if _CLAUSE.search(subject):
            break
        aux = re.fullmatch(rf"(?P<aux>{_AUX})(?P<denied>n['’]t)?", word)
        if aux is not None and rest:
            return f"{aux['aux'].capitalize()} {_lowered(subject)} {_NOT.sub('', rest)}?"
        base = base_of(word) if re.fullmatch("[a-z]+", word) else word
        if base != word:
            does = "Does" if word.endswith("s") else "Did"
            return " ".join((does, _lowered(subject.removesuffix(" never")), base, rest)).strip() + "?"
    return f"Is it true that {claim}?"


def _lowered(subject: str) -> str:
    return re.sub(r"^(?:The|An?|He|She|It|They|His|Her|Its|Their)(?= |$)", lambda m: m[0].lower(), subject)
