"""Amounts that a Chinese page writes in characters: 十一艘, 三十余名, 四十二万元, 三千二百米."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.chinese.lexicon import CURRENCIES, UNITS
from builder.numerals import whole_number
from schemas.graph import Literal, LiteralKind

_DIGITS = "零〇一二两三四五六七八九"
_HAN = f"{_DIGITS}十百千万亿"
MEASURES_ZH = (
    "个|位|名|人|部分?|首|张|次|座|项|本|所|届|家|场|度|段|种|艘|支|只|辆|条|架|匹|间|幅|台|枚|头|栋|幢|册|卷|页|集|"
    "层|字(?!经)|篇|封|件|株|棵|级|口|扇|盏|块|根|颗"
)
"""What stands between a number and what it counts."""

MONEY_ZH = r"[美港日欧银韩澳]?[元圆]|块|英镑|法郎|卢布|马克|先令|卢比|港币|人民币|新?台币|大洋|法币|两(?:白?银|黄?金)"
SEVERAL_ZH = r"(?:[\d二两三四五六七八九十百千万亿几数]|(?<=[十百千万亿零])一)\s*[多余]?\s*"
"""The end of a number that says how many there are: no bare 一, which is an article."""

_COUNTED = frozenset("部名位场次所个家间座张首岁年") | {"万人", "%", "％"}
"""Units that count things rather than measure one; years are times."""

_UNITS = {**CURRENCIES, **{unit: kind for unit, kind in UNITS.items() if unit not in _COUNTED}}
_NUMBER = rf"(?<![第初之{_HAN}\d.])(?P<number>(?:[{_DIGITS}]|十)[{_HAN}]*)(?P<about>多|余)?(?P<scale>[万亿])?"
_AMOUNT = re.compile(
    rf"{_NUMBER}(?P<unit>{'|'.join(re.escape(u) for u in sorted(_UNITS, key=len, reverse=True))})"
)
_MANY = re.compile(rf"{_NUMBER}(?:{MEASURES_ZH}|{MONEY_ZH})")
_SCALES = {"": 1, "万": 10**4, "亿": 10**8}


def amounts(text: str) -> Iterator[Literal]:
    """Amounts of money, length, weight and the like: 九千六百万元 is 96000000 CNY, 三十余公里 30 km.

    A bare 一 is an article before anything but money and measures; 第三页 is no amount.
    """
    for match in _AMOUNT.finditer(text):
        unit = match["unit"]
        if match["number"] == "一" and unit in ("人", "人口", "份", "页", "集", "层", "册"):
            continue
        yield Literal(LiteralKind.NUMBER, str(_value(match)), match.group(), _UNITS[unit])


def in_digits(text: str) -> str:
    """The text with its amounts of money, length, weight and the like in digits: 高31米 for 高三十一米."""
    return _AMOUNT.sub(lambda match: f"{_value(match)}{match['unit']}", text)


def has_amount(text: str) -> bool:
    """Whether a text says in characters how many of something there are, or how much money: 十一艘, 五万银元."""
    return any(match["number"] != "一" for match in _MANY.finditer(text))


def number_of(word: str) -> int:
    """The number that a word in digits, English or Chinese characters is; 亿 counts, too."""
    high, sign, low = word.partition("亿")
    if not sign:
        return whole_number(word)
    return (whole_number(high) if high else 1) * _SCALES["亿"] + (whole_number(low) if low else 0)


def _value(amount: re.Match[str]) -> int:
    """The number of an amount, with a scale behind 多: 三十多万 is 300000."""
    return number_of(amount["number"]) * _SCALES[amount["scale"] or ""]
