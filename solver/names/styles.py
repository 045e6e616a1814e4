"""Schools and styles that questions name in English after a family: `Chen-style`, where Chinese pages have 陈式."""

from __future__ import annotations

import re

from backends.transliteration.sounds import readings

_STYLE = re.compile(r"(?P<family>[a-z]+)[- ](?:style|family|school)", re.I)
_CHINESE = re.compile(r"(?P<family>[\u3400-\u9fff])[式氏派家]")


def styles(name: str, text: str) -> frozenset[str]:
    """What a Chinese text has for a style named in English: a character that is spelled so, with the noun behind it."""
    asked = _STYLE.fullmatch(name)
    if asked is None:
        return frozenset()
    wanted = asked["family"].lower()
    said = {found[0] for found in _CHINESE.finditer(text)}
    return frozenset(one for one in said if any(wanted in ways for ways in readings(one[0])))
