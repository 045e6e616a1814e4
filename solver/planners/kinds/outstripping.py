"""Questions which of several things of a maker or a page is the most powerful, the fastest or the largest."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.text import Language
from solver.reading.numbers.magnitudes import Magnitude

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
class Outstripping:
    """What things are compared in, whether the greater is asked for, and two names, or none for all of a page."""

    names: tuple[str, ...]
    magnitude: Magnitude
    greater: bool


def asked_outstripping(question: str, language: Language) -> Outstripping | None:
    """What a question compares; None for any other question."""
    text = re.sub(r"\s+", " ", question.strip())
    return _asked_zh(text) if language is Language.CHINESE else _asked(text)


def _asked(text: str) -> Outstripping | None:
    pair = _PAIR.match(text)
    if pair is not None:
        names = pair["one"], pair["other"]
        if pair["order"]:
            return Outstripping(names, *_ORDERS[pair["order"].lower()])
        return Outstripping(names, _NOUNS[pair["noun"].lower()], _MORE[pair["more"].lower()])
    best = _BEST.match(text)
    if best is None:
        return None
    order = best["order"] or best["best"]
    if order:
        return Outstripping((), *_ORDERS[order.lower()])
    return Outstripping((), _NOUNS[best["most"].lower()], True)


def _asked_zh(text: str) -> Outstripping | None:
    found = _PAIR_ZH.match(text)
    if found is None:
        return None
    one, other = (m[1] if (m := _TITLE_ZH.search(found[side])) else found[side] for side in ("one", "other"))
    magnitude, greater = _ORDERS_ZH[found["order"]]
    return Outstripping((one, other), Magnitude.POWER if found["power"] else magnitude, greater)
