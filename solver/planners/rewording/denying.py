"""Statements that deny something and ask whether that is right: 甲没有写乙，对吗 asks 甲有没有写乙."""

from __future__ import annotations

import re

from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.tagging import asked_of, tagged_claim

_RIGHT = (
    r"right|correct|true|am I (?:right|correct)|"
    r"(?:is|isn['’]t) (?:that|it|this) (?:right|correct|true|so|the case)"
)
_TAG = re.compile(rf"^(?P<claim>[^?]+?),? ?[,;.–—-] ?(?:{_RIGHT})\s*\?*$", re.I)
_TRUE = re.compile(
    r"^(?:is|was) it (?:true|the case|correct|a fact|right) that (?P<claim>[^?]+?)\s*\?*$", re.I
)
_DENIES = re.compile(
    r"^(?!(?:who|what|which|when|where|why|how)\b)(?:(?!\b(?:who|whom|whose|which|that)\b)[^,;?])*?"
    r"(?:\b(?:not(?! only)|never)\b|n['’]t\b)",
    re.I,
)
_WHETHER_ZH = re.compile(r"^(?P<who>[^，。？]+?)(?:是不是|是否)(?P<denied>从来没|没|从未|并?未|并?不是|并非)")
_DENIED_ZH = re.compile(r"(?:从来|根本|并)?没有?|从未|未曾|(?<!从)并?未(?=[\u3400-\u9fff])")
_IS_NOT_ZH = re.compile(r"并?不是(?!不)|并非")
_WITHIN_ZH = re.compile(r"《[^》]*》|“[^”]*”")


def denied(question: str) -> str:
    """The question whether what a statement denies is so; empty for any other question."""
    text = question.strip()
    if language_of(question) is Language.CHINESE:
        return _denied_zh(text)
    tagged = _TAG.match(text) or _TRUE.match(text)
    if tagged is None or not _DENIES.match(tagged["claim"]):
        return ""
    return asked_of(tagged["claim"].strip(" ,."))


def _denied_zh(text: str) -> str:
    whether = _WHETHER_ZH.match(text)
    if whether is not None:
        claim = f"{whether['who']}{text[whether.start('denied') :].rstrip('？?')}"
    else:
        claim = tagged_claim(text)
    bare = _WITHIN_ZH.sub(lambda m: "\x00" * len(m[0]), claim)
    for pattern, asking in ((_DENIED_ZH, "有没有"), (_IS_NOT_ZH, "是不是")):
        found = list(pattern.finditer(bare))
        if len(found) == 1 and found[0].start() > 0 and "的" not in bare[found[0].start() : found[0].end()]:
            return f"{claim[: found[0].start()]}{asking}{claim[found[0].end() :]}？"
    return ""
