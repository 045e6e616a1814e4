"""Whole numbers as pages write them, in digits, in English words, in Chinese characters; and the months."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

SMALL_EN = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
    "twenty",
)
"""The words of 0 to 20, each at its number."""

TENS_EN: Mapping[str, int] = MappingProxyType(
    {
        word: 10 * number
        for number, word in enumerate(
            ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"), 2
        )
    }
)
WORDS_EN: Mapping[str, int] = MappingProxyType(
    {word: number for number, word in enumerate(SMALL_EN)}
    | dict(TENS_EN)
    | {f"{ten}-{SMALL_EN[one]}": tens + one for ten, tens in TENS_EN.items() for one in range(1, 10)}
)
"""`zero` to `ninety-nine`."""

ORDINALS_EN = tuple(
    (
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
        "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    ).split()
)
"""The words of 1st to 20th."""

MONTHS_EN = tuple(
    "January February March April May June July August September October November December".split()
)

DIGITS_ZH: Mapping[str, int] = MappingProxyType(
    {character: number for number, character in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}
)
_SCALES_ZH: Mapping[str, int] = MappingProxyType({"十": 10, "百": 100, "千": 1000, "万": 10**4})
_HAN = "".join((*DIGITS_ZH, *_SCALES_ZH))
_TOKEN = re.compile(
    rf"(?<![\d.,])\d+(?![.,]?\d)|[{_HAN}]+|\b(?:{'|'.join(sorted(WORDS_EN, key=len, reverse=True))})\b",
    re.IGNORECASE,
)


def is_number(word: str) -> bool:
    """Whether a word is a whole number: `12`, `Twenty-one`, 三百二十."""
    return word.isdigit() or word.casefold() in WORDS_EN or (bool(word) and all(c in _HAN for c in word))


def whole_number(word: str) -> int:
    """The number that a word is; ValueError where it is none."""
    if word.isdigit():
        return int(word)
    english = WORDS_EN.get(word.casefold())
    if english is not None:
        return english
    if not is_number(word):
        raise ValueError(f"no whole number in digits, English words or Chinese characters: {word!r}")
    return _chinese(word)


def numbers_in(text: str) -> frozenset[int]:
    """The whole numbers that a text says, in whatever form."""
    return frozenset(whole_number(found[0]) for found in _TOKEN.finditer(text))


def _chinese(word: str) -> int:
    """三百二十 is 320, 一百五 150, and 一九四六, digit by digit, 1946."""
    if not any(character in _SCALES_ZH for character in word):
        return int("".join(str(DIGITS_ZH[character]) for character in word))
    total = digit = 0
    last = 1  # the scale before the place that is read; a bare digit after 百 counts tens
    for character in word:
        scale = _SCALES_ZH.get(character, 0)
        if scale == _SCALES_ZH["万"]:
            total, digit = (total + digit) * scale, 0
        elif scale:
            total, digit = total + (digit or 1) * scale, 0
        else:
            digit = DIGITS_ZH[character]
        last = scale or (1 if character in "零〇" else last)
    return total + digit * (last // 10 if last > 10 and digit else 1)


__all__ = ["DIGITS_ZH", "SMALL_EN", "TENS_EN", "WORDS_EN", "is_number", "numbers_in", "whole_number"]
