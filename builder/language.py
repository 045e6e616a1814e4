"""Which of the two languages a text is written in, by its letters."""

from __future__ import annotations

import re

from schemas.text import Language

_HAN = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_WORD = re.compile(r"[A-Za-z\u00c0-\u024f]+")


def language_of(text: str, default: Language = Language.ENGLISH) -> Language:
    """Chinese if its Chinese characters (kana too) are at least as many as its Latin words.

    `default` answers for a text with neither.
    """
    characters = sum(1 for _ in _HAN.finditer(text))
    words = sum(1 for _ in _WORD.finditer(text))
    if not characters and not words:
        return default
    return Language.CHINESE if characters >= words else Language.ENGLISH


def has_han(text: str) -> bool:
    """Whether a Chinese character stands in the text."""
    return _HAN.search(text) is not None
