"""Questions which of several things has more of something: Which lake is deeper, A or B? What is the fastest Orme?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.reading.numbers.magnitudes import Magnitude

_QUOTED = r"[\"“”'‘’*《》]*"
_EXTENTS = {
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

_ORDERS = {
    "more powerful": (Magnitude.POWER, True), "most powerful": (Magnitude.POWER, True),
    "less powerful": (Magnitude.POWER, False), "least powerful": (Magnitude.POWER, False),
    "faster": (Magnitude.SPEED, True), "fastest": (Magnitude.SPEED, True),
    "slower": (Magnitude.SPEED, False), "slowest": (Magnitude.SPEED, False),
    "heavier": (Magnitude.WEIGHT, True), "heaviest": (Magnitude.WEIGHT, True),
    "lighter": (Magnitude.WEIGHT, False), "lightest": (Magnitude.WEIGHT, False),
    "larger": (Magnitude.AREA, True), "bigger": (Magnitude.AREA, True), "smaller": (Magnitude.AREA, False),
    "largest": (Magnitude.AREA, True), "biggest": (Magnitude.AREA, True), "smallest": (Magnitude.AREA, False),
}  # fmt: skip
_NOUNS = {
    "power": Magnitude.POWER, "horsepower": Magnitude.POWER, "top speed": Magnitude.SPEED, "speed": Magnitude.SPEED,
    "maximum speed": Magnitude.SPEED, "weight": Magnitude.WEIGHT,
}  # fmt: skip
_MORE = {"more": True, "most": True, "greater": True, "higher": True, "highest": True, "less": False, "least": False,
         "lower": False, "lowest": False}  # fmt: skip
_ORDERS_ZH = {
    "大": (Magnitude.AREA, True), "小": (Magnitude.AREA, False), "快": (Magnitude.SPEED, True),
    "慢": (Magnitude.SPEED, False), "重": (Magnitude.WEIGHT, True), "轻": (Magnitude.WEIGHT, False),
}  # fmt: skip
_POWER_ZH = r"(?:的?(?:马力|功率|动力))"
_PAIR = re.compile(
    rf"^(?:which|what)(?: [a-z-]+){{0,3}}? (?:(?:is|was) (?:the )?(?P<order>{'|'.join(_ORDERS)})|"
    rf"(?:has|had|gives|gave|develops|developed) (?:the )?(?P<more>{'|'.join(_MORE)}) (?P<noun>{'|'.join(_NOUNS)}))"
    r"(?: of the two)?[,:]? (?:the )?(?P<one>[^,?]+?),? or (?:the )?(?P<other>[^,?]+?)\s*\?*$",
    re.I,
)
_BEST = re.compile(
    r"^(?:which|what) (?:is|was) the (?P<order>most powerful|fastest|heaviest) (?P<what>[^,?]+?)"
    r"(?: (?:ever )?(?:made|built|produced)| of all(?: time)?)?\s*\?*$|"
    r"^(?:which|what) (?P<kind>[^,?]+?) (?:(?:is|was) the (?P<best>most powerful|fastest|heaviest)|"
    r"(?:has|had) the (?:most|greatest|highest) (?P<most>power|horsepower|top speed|weight))\s*\?*$",
    re.I,
)
_PAIR_ZH = re.compile(
    r"^(?P<one>[^，。？]+?)(?:和|与|跟|、)(?P<other>[^，。？]+?)[，,]?(?:相比[，,]?)?"
    rf"哪一?(?:幅|张|款|辆|部|架|艘|台|座|件|个)[\u3400-\u9fff]{{0,2}}?(?P<power>{_POWER_ZH})?(?:更|比较|最)?"
    rf"(?P<order>[{''.join(_ORDERS_ZH)}])(?:一些|些|一点)?[？?]*$"
)
_TITLE_ZH = re.compile(r"《([^《》]+)》")


@dataclass(frozen=True, slots=True)
class Outdoing:
    """Two things as a question names them, or none for all of a page; what is compared of them (of pieces the
    noun), and whether the greater is asked for.
    """

    names: tuple[str, ...]
    magnitude: Magnitude
    greater: bool
    noun: str = ""


def asked_of_two(question: str, names: Sequence[str], language: Language) -> Outdoing | None:
    """What a question compares of two of the names in it, of which pages are; None for any other question."""
    text = re.sub(r"\s+", " ", question.strip())
    placed = sorted({name for name in names if name in text}, key=text.find)
    for first, other in ((a, b) for a in placed for b in placed if text.find(a) < text.find(b)):
        found = (_paged_zh if language is Language.CHINESE else _paged)(text, first, other)
        if found is not None:
            return found
    return None


def _paged(text: str, first: str, other: str) -> Outdoing | None:
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
    if asked is not None and asked["order"] in _EXTENTS and not _STATED.search(asked["kind"]):
        magnitude, greater = _EXTENTS[asked["order"]]
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


def _paged_zh(text: str, first: str, other: str) -> Outdoing | None:
    one, two = (rf"{_QUOTED}{re.escape(name)}{_QUOTED}" for name in (first, other))
    order = "".join(word for word in _EXTENTS if not word.isascii())
    asked = re.fullmatch(
        rf"{one}(?:和|与|跟|、){two}[，,]?(?:相比[，,]?)?(?:谁|哪一?[\u3400-\u9fff]{{0,3}}?)"
        rf"(?:的?(?:面积|高度|长度|海拔|深度))?(?:更|比较|最)(?P<order>[{order}])(?:一些|些)?[？?]*",
        text,
    )
    if asked is None:
        return None
    magnitude, greater = _EXTENTS[asked["order"]]
    return Outdoing((first, other), magnitude, greater)


def asked_of_any(question: str, language: Language) -> Outdoing | None:
    """What a question compares of two things, or of all that a page tells of, whether there are pages of them or not;
    None for any other question."""
    text = re.sub(r"\s+", " ", question.strip())
    return _asked_zh(text) if language is Language.CHINESE else _asked(text)


def _asked(text: str) -> Outdoing | None:
    pair = _PAIR.match(text)
    if pair is not None:
        names = pair["one"], pair["other"]
        if pair["order"]:
            return Outdoing(names, *_ORDERS[pair["order"].lower()])
        return Outdoing(names, _NOUNS[pair["noun"].lower()], _MORE[pair["more"].lower()])
    best = _BEST.match(text)
    if best is None:
        return None
    order = best["order"] or best["best"]
    if order:
        return Outdoing((), *_ORDERS[order.lower()])
    return Outdoing((), _NOUNS[best["most"].lower()], True)


def _asked_zh(text: str) -> Outdoing | None:
    found = _PAIR_ZH.match(text)
    if found is None:
        return None
    one, other = (m[1] if (m := _TITLE_ZH.search(found[side])) else found[side] for side in ("one", "other"))
    magnitude, greater = _ORDERS_ZH[found["order"]]
    return Outdoing((one, other), Magnitude.POWER if found["power"] else magnitude, greater)
