"""Numbers that a text says, in digits, English words or Chinese characters, and how they are said in digits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from builder.numerals import DIGITS_ZH, WORDS_EN
from schemas.text import Language
from solver.reading.numbers.written import number_of

_SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9}
_WAN, _YI = 10**4, 10**8
_ONES = "".join(DIGITS_ZH)
_HAN = f"{_ONES}十百千"
_NUMBER_ZH = re.compile(
    rf"(?<![第初数几好每隔零十百千万亿\d.,])(?<![{_HAN}万亿点])"
    rf"(?P<number>\d{{1,3}}(?:,\d{{3}})+|\d+(?:\.\d+)?|[{_HAN}]+(?:[万亿][{_HAN}]*)*(?:点[{_ONES}]+)?)\s?"
    r"(?P<more>[多余来])?(?P<scale>[万亿])?(?P<late>[多余])?\s?"
)
_WORD = "|".join(sorted((w for w in WORDS_EN if w != "zero"), key=len, reverse=True))
_SCALE = "|".join(_SCALES)
_NUMBER_EN = re.compile(
    rf"(?<![\w.,–-])(?:(?P<digits>\d{{1,3}}(?:,\d{{3}})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:[ -](?P<scale>{_SCALE})\b)?|"
    rf"(?P<words>(?:(?:{_WORD})|an?(?= (?:{_SCALE})\b))\b(?:(?:[ -]| and )(?:{_WORD}|{_SCALE})\b)*))(?!\w|[.,]\d)"
)
_ABOUT = re.compile(
    r"(?:约|大约|大概|将近|近|接近|\b(?:about|around|some|roughly|nearly|almost|approximately) )$"
)
_OVER = re.compile(r"(?:超过|逾|\b(?:over|more than|upwards of) )$")
_UNDER = re.compile(r"(?:不到|不足|不满|\b(?:under|less than|fewer than) )$")
_RANGE = re.compile(r"\s?(?:[-–—~～至到]|\b(?:to|or)\b )\s?(?:\d|[一二两三四五六七八九十]|[a-z]+ )")
_ENDS_RANGE = re.compile(r"(?:\d|[一二两三四五六七八九十])\s?[年月日天岁]?\s?(?:[-–—~～至到]| to | or )\s?$")
_SEVERAL = re.compile("[一二三四五六七八九]{2}")


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a text and where it stands; `near` says that it is about, over or under; `digits` are those of the
    text where it has them. None as the value where the words give a range.
    """

    value: Decimal | None
    start: int
    end: int
    near: str = ""
    digits: str = ""

    def said(self, language: Language, unit: str = "") -> str:
        """The number in digits, with a unit's word: 5000多万人, `over 50 million people`."""
        if self.value is None:
            return ""
        chinese = language is Language.CHINESE
        number, scale = (self.digits, "") if self.digits else _written(self.value, chinese=chinese)
        if not chinese:
            words = (self.near, number, scale, unit)
            return " ".join(word for word in words if word)
        before = {"about": "约", "under": "不到"}.get(self.near, "")
        return f"{before}{number}{'多' if self.near == 'over' else ''}{scale}{unit}"


def numbers(text: str, language: Language) -> Iterator[Number]:
    """The numbers of a folded text; of a range both ends without a value."""
    pattern = _NUMBER_ZH if language is Language.CHINESE else _NUMBER_EN
    for match in pattern.finditer(text):
        value, digits = _chinese(match) if language is Language.CHINESE else _english(match)
        end = match.end()
        ranges = _RANGE.match(text, end) is not None or _ENDS_RANGE.search(text[: match.start()]) is not None
        yield Number(None if ranges else value, match.start(), end, _near(match, text), digits)


def _chinese(match: re.Match[str]) -> tuple[Decimal | None, str]:
    word, scale = match["number"], match["scale"] or ""
    if word[0].isdigit():
        value = Decimal(word.replace(",", ""))
        digits = "" if scale else word.replace(",", "")
    elif _SEVERAL.search(word) and (len(word) == 2 or re.search("[十百千万]", word)):
        return None, ""  # 三四十, 七八
    else:
        whole, _, part = word.partition("点")
        tenths = "".join(str(DIGITS_ZH[character]) for character in part)
        value, digits = number_of(whole) + Decimal(f"0.{tenths or 0}"), ""
    return value * {"万": _WAN, "亿": _YI}.get(scale, 1), digits


def _english(match: re.Match[str]) -> tuple[Decimal | None, str]:
    if match["digits"]:
        value = Decimal(match["digits"].replace(",", "")) * _SCALES.get(match["scale"] or "", 1)
        return value, "" if match["scale"] else match["digits"].replace(",", "")
    total = now = 0
    for word in re.split(r"[ ]| and ", match["words"].replace(" and ", " ")):
        for piece in [word] if word in WORDS_EN else word.split("-"):
            scale = _SCALES.get(piece, 0)
            if scale == _SCALES["hundred"]:
                now = (now or 1) * scale
            elif scale:
                total, now = total + (now or 1) * scale, 0
            else:
                now += WORDS_EN.get(piece, 1)
    return Decimal(total + now), ""


def _near(match: re.Match[str], text: str) -> str:
    said = match.groupdict()
    more = said.get("more") or said.get("late") or ""
    before = text[: match.start()]
    if more == "来" or _ABOUT.search(before):
        return "about"
    if more or _OVER.search(before):
        return "over"
    return "under" if _UNDER.search(before) else ""


def _written(value: Decimal, *, chinese: bool) -> tuple[str, str]:
    """A value in digits and its scale: 5000 and 万, 50 and `million`."""
    if chinese:
        for scale, least, word in ((_YI, _YI // 100, "亿"), (_WAN, _WAN, "万")):
            if value >= scale and value % least == 0:
                return _plain(value / scale), word
        return _plain(value), ""
    for scale, word in ((10**9, "billion"), (10**6, "million")):
        if value >= scale and value % (scale // 1000) == 0:
            return _plain(value / scale), word
    return _plain(value), ""


def _plain(value: Decimal) -> str:
    return f"{value.normalize():f}"
