"""Which child of somebody by age a question asks for: 甲的大儿子, `the youngest daughter of A`; and what says it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from schemas.text import Language
from solver.language import folded, language_of


class Kin(StrEnum):
    """As what somebody's children are asked for."""

    SON = "son"
    DAUGHTER = "daughter"
    CHILD = "child"


LAST = 0
"""The place by age of the youngest; the eldest has 1, the next 2."""

_PLACES_EN = {"eldest": 1, "oldest": 1, "elder": 1, "older": 1, "first-born": 1, "firstborn": 1, "first": 1}
_PLACES_EN |= {"youngest": LAST, "younger": LAST, "second": 2, "third": 3, "fourth": 4}
_KIN_EN = {"son": Kin.SON, "boy": Kin.SON, "daughter": Kin.DAUGHTER, "girl": Kin.DAUGHTER, "child": Kin.CHILD}
_RANK_EN = rf"(?P<rank>{'|'.join(_PLACES_EN)})"
_NOUN_EN = rf"(?P<kin>{'|'.join(_KIN_EN)})"
_ASKED_EN = tuple(
    re.compile(rf"^{form}\s*\?*$", re.I)
    for form in (
        rf"(?:who|what) (?:is|was) (?:the name of )?(?P<who>[^?,]+?)['’]s? {_RANK_EN} {_NOUN_EN}(?: called| named)?",
        rf"(?:who|what) (?:is|was) (?:the name of )?the {_RANK_EN} {_NOUN_EN} of (?P<who>[^?,]+?)(?: called| named)?",
        rf"which (?:of (?P<who>[^?,]+?)['’]s? )(?P<kin>son|daughter|child)(?:s|ren) (?:is|was) the {_RANK_EN}",
    )
)
_PLACES_ZH = {
    "长": 1,
    "大": 1,
    "次": 2,
    "二": 2,
    "三": 3,
    "四": 4,
    "幼": LAST,
    "小": LAST,
    "幺": LAST,
    "季": LAST,
}
_KIN_ZH = {"子": Kin.SON, "儿子": Kin.SON, "公子": Kin.SON, "女": Kin.DAUGHTER, "女儿": Kin.DAUGHTER}
_KIN_ZH |= {"千金": Kin.DAUGHTER, "闺女": Kin.DAUGHTER, "孩子": Kin.CHILD}
_RANK_ZH = rf"(?P<rank>[{''.join(_PLACES_ZH)}])"
_NOUN_ZH = rf"(?P<kin>{'|'.join(sorted(_KIN_ZH, key=len, reverse=True))})"
_MOST_ZH = r"最(?:年长|年幼|大|小)的|年[纪龄]最[大小]的"
_ASKED_ZH = re.compile(
    rf"^(?P<asks>谁是)?(?P<who>[^，。？]+?)的?(?:{_RANK_ZH}|(?P<most>{_MOST_ZH})){_NOUN_ZH}"
    r"(?(asks)|(?:是谁|是哪一?[位个]|叫什么(?:名字)?|的名字(?:是什么|叫什么)))[？?]*$"
)
_BEFORE_EN = re.compile(
    rf"\b{_RANK_EN} (?:surviving |and only )?{_NOUN_EN},? (?:(?:is|was) )?(?:called |named )?$", re.I
)
_FIRST_EN = re.compile(
    rf"^(?:The|Their|His|Her) {_RANK_EN}(?: surviving)?(?: {_NOUN_EN})?, "
    r"(?:[A-ZÀ-Þ][\w'’-]+,[^.;]*?\b(?:as|took the (?:\w+ )?name(?: of)?|under the name(?: of)?|became) "
    r"(?:(?:King|Queen|Emperor) )?)?$"
)
"""What stands before a child whom a sentence that goes on with a family names first, or under a later name only."""

_AFTER_EN = re.compile(
    rf"^,? (?:(?:is|was) )?(?:the|their|his|her) {_RANK_EN}(?: {_NOUN_EN})?(?: of (?:their|his|her|the couple|whom)\b"
    r"(?P<all>[a-z ]+)?)?",
    re.I,
)
_BEFORE_ZH = re.compile(rf"{_RANK_ZH}{_NOUN_ZH}(?:名叫|叫做?|名为|则?[是为]|——|，|：)?[“《]?$")
_COUNTED_ZH = re.compile(r"[有育生得]了?[二三四]$")
"""Before the noun children are counted, and none is placed: 育有三子甲、乙和丙."""

_AT_HOME_ZH = re.compile(rf"(?:^|[，；])[他她]?(?:是|为)?家[中里]的?{_RANK_ZH}{_NOUN_ZH}(?=[，；。]|$)")
_SAYS_EN = re.compile(rf"\b{_RANK_EN} (?:surviving |and only )?{_NOUN_EN}\b", re.I)
_SAYS_ZH = re.compile(rf"{_RANK_ZH}{_NOUN_ZH}")
_CHILDREN = re.compile(r"\bchildren\b", re.I)


@dataclass(frozen=True, slots=True)
class Elder:
    """Whose child is asked for, as what, and by which place in age."""

    who: str
    kin: Kin
    place: int

    def said_in(self, texts: Sequence[str]) -> bool:
        """Whether words of a page say such a place of such a child."""
        said = {place for text in texts for place in _said(text, self.kin)}
        return self.place in said or (self.place == LAST and 2 in said)  # the second of two


def asked_elder(question: str) -> Elder | None:
    """Which child by age a question asks for, and nothing else; None where it asks something else."""
    text = question.strip().rstrip("。. ")
    if language_of(question) is Language.CHINESE:
        found = _ASKED_ZH.match(text)
        if found is None:
            return None
        place = _PLACES_ZH[found["rank"]] if found["rank"] else _most(found["most"])
        return Elder(found["who"].strip("《》“”"), _KIN_ZH[found["kin"]], place)
    asked = next((m for pattern in _ASKED_EN if (m := pattern.match(text)) is not None), None)
    if asked is None:
        return None
    return Elder(asked["who"], _KIN_EN[asked["kin"].lower()], _PLACES_EN[asked["rank"].lower()])


def places_said(sentence: str, name: str, language: Language) -> set[tuple[Kin, int]]:
    """As what child, and in which place by age, a sentence names one: 长子甲, `A, the eldest of their children`."""
    found: set[tuple[Kin, int]] = set()
    for place in (m.start() for m in re.finditer(re.escape(name), sentence)):
        before, after = sentence[:place], sentence[place + len(name) :]
        if language is Language.CHINESE:
            told = _BEFORE_ZH.search(before)
            if told is not None and not _COUNTED_ZH.search(before[: told.start("kin")]):
                found.add((_KIN_ZH[told["kin"]], _PLACES_ZH[told["rank"]]))
            continue
        for told in (_BEFORE_EN.search(before), _AFTER_EN.match(after)):
            kin = "" if told is None else _kin_en(told)
            if told is not None and kin:
                found.add((Kin(kin), _PLACES_EN[told["rank"].lower()]))
        first = _FIRST_EN.match(before)
        if first is not None:
            kin = _KIN_EN[first["kin"].lower()] if first["kin"] else Kin.CHILD
            found.add((Kin(kin), _PLACES_EN[first["rank"].lower()]))
    return found


def place_at_home(sentence: str) -> set[tuple[Kin, int]]:
    """As what child, and in which place by age, the page about somebody calls them at home: 他是家中次子."""
    return {(_KIN_ZH[m["kin"]], _PLACES_ZH[m["rank"]]) for m in _AT_HOME_ZH.finditer(sentence)}


def _kin_en(told: re.Match[str]) -> str:
    """What a child is called; of `the eldest of their children` a child; empty where nothing says it."""
    if told["kin"]:
        return _KIN_EN[told["kin"].lower()]
    return Kin.CHILD if _CHILDREN.search(told.groupdict().get("all") or "") else ""


def _said(text: str, kin: Kin) -> set[int]:
    told = folded(text)
    english = {
        _PLACES_EN[m["rank"].lower()] for m in _SAYS_EN.finditer(told) if _KIN_EN[m["kin"].lower()] is kin
    }
    return english | {_PLACES_ZH[m["rank"]] for m in _SAYS_ZH.finditer(told) if _KIN_ZH[m["kin"]] is kin}


def _most(words: str) -> int:
    return 1 if "大" in words or "长" in words else LAST
