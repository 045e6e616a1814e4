"""Questions which of two things is the larger, the higher, or has more of something: Which lake is deeper, A or B?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.reading.numbers.magnitudes import Magnitude

_QUOTED = r"[\"“”'‘’*《》]*"
_ORDERS = {
    "taller": (Magnitude.HEIGHT, True), "higher": (Magnitude.HEIGHT, True), "lower": (Magnitude.HEIGHT, False),
    "longer": (Magnitude.LENGTH, True), "shorter": (Magnitude.LENGTH, False), "deeper": (Magnitude.DEPTH, True),
    "shallower": (Magnitude.DEPTH, False), "larger": (Magnitude.AREA, True), "bigger": (Magnitude.AREA, True),
    "smaller": (Magnitude.AREA, False), "高": (Magnitude.HEIGHT, True), "矮": (Magnitude.HEIGHT, False),
    "低": (Magnitude.HEIGHT, False), "长": (Magnitude.LENGTH, True), "短": (Magnitude.LENGTH, False),
    "深": (Magnitude.DEPTH, True), "浅": (Magnitude.DEPTH, False), "大": (Magnitude.AREA, True),
    "小": (Magnitude.AREA, False),
}  # fmt: skip
_SUPERLATIVE = re.compile(r"(?P<stem>tall|high|low|long|short|deep|shallow|large|bigg|small)est\b")
_STATED = re.compile(r"\b(?:episode|film|movie|song|album|book|novel|life|career|series)s?\b")
"""Things that last, and so are longer in time."""


@dataclass(frozen=True, slots=True)
class Outdoing:
    """Two things, as a question names them, what is compared of them (of pieces the noun), and whether the greater is
    asked for.
    """

    names: tuple[str, str]
    magnitude: Magnitude
    greater: bool
    noun: str = ""


def asked_outdoing(question: str, names: Sequence[str], language: Language) -> Outdoing | None:
    """What a question compares of two of its names; None for any other question."""
    text = re.sub(r"\s+", " ", question.strip())
    placed = sorted({name for name in names if name in text}, key=text.find)
    for first, other in ((a, b) for a in placed for b in placed if text.find(a) < text.find(b)):
        found = (_asked_zh if language is Language.CHINESE else _asked)(text, first, other)
        if found is not None:
            return found
    return None


def _asked(text: str, first: str, other: str) -> Outdoing | None:
    text = _SUPERLATIVE.sub(lambda m: ("larg" if m["stem"] == "large" else m["stem"]) + "er", text)
    one, two = (rf"{_QUOTED}{re.escape(name)}{_QUOTED}" for name in (first, other))
    the = r"(?:the )?(?:[a-z-]+ ){0,3}?"
    pair = rf"(?: of the two)?[,:]? {the}{one},? or {the}{two}\s*\?*"
    asked = re.fullmatch(
        rf"(?:which|what|who)(?P<kind>(?: [a-z-]+){{0,4}}) (?:is|was|are|were) (?:the )?(?P<order>[a-z]+er)"
        rf"(?: in (?:size|area|height|length))?{pair}",
        text,
        re.I,
    )
    if asked is not None and asked["order"] in _ORDERS and not _STATED.search(asked["kind"]):
        magnitude, greater = _ORDERS[asked["order"]]
        return Outdoing((first, other), magnitude, greater)
    many = re.fullmatch(
        rf"(?:which|what|who)(?: [a-z-]+){{0,3}} (?:has|have|had|contains?|consists? of|includes?) (?:the )?"
        rf"(?P<order>more|most|fewer|fewest|less) (?P<noun>[a-z]+){pair}",
        text,
        re.I,
    )
    if many is None:
        return None
    return Outdoing((first, other), Magnitude.COUNT, many["order"] in ("more", "most"), many["noun"])


def _asked_zh(text: str, first: str, other: str) -> Outdoing | None:
    one, two = (rf"{_QUOTED}{re.escape(name)}{_QUOTED}" for name in (first, other))
    order = "".join(word for word in _ORDERS if not word.isascii())
    asked = re.fullmatch(
        rf"{one}(?:和|与|跟|、){two}[，,]?(?:相比[，,]?)?(?:谁|哪一?[\u3400-\u9fff]{{0,3}}?)"
        rf"(?:的?(?:面积|高度|长度|海拔|深度))?(?:更|比较|最)(?P<order>[{order}])(?:一些|些)?[？?]*",
        text,
    )
    if asked is None:
        return None
    magnitude, greater = _ORDERS[asked["order"]]
    return Outdoing((first, other), magnitude, greater)


_GROUPS = (
    "family|subfamily|genus|order|tribe|county|province|district|league|conference|constellation|prefecture|"
    "department|borough|parish|canton|municipality"
)
_SAME = re.compile(
    rf"\b(?:in|from|of|to|within|belong to|part of) the same (?P<group>{_GROUPS})(?: of [a-z]+)?\s*\?*$"
)
_SAME_ZH = re.compile(
    r"(?:属于?|[在是])同一?(?:个)?(?P<group>科|属|目|县|省|郡)(?:的?[\u3400-\u9fff]{0,4})?吗?[？?]*$"
)


def asked_group(question: str, language: Language) -> str:
    """The noun of the group that a question asks whether two things share: `in the same family`; empty otherwise."""
    found = (_SAME_ZH if language is Language.CHINESE else _SAME).search(question.strip())
    yes = language is Language.CHINESE or re.match(
        r"(?:are|were|is|was|do|does|did)\b", question.strip(), re.I
    )
    return found["group"] if found is not None and yes else ""
