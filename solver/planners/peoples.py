"""Peoples named before a noun, which say what sort of thing it is: an American film is nothing called American."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import ADJECTIVES

_BEFORE = re.compile(r"(?:the|an?|\d{4}s?)\s+")
_QUOTES = frozenset('"“‘*《')


def is_of_people(question: str, start: int, end: int) -> bool:
    """Whether a stretch of a question is the adjective of a people before a noun in lower case."""
    word = _BEFORE.sub("", question[start:end])
    quoted = start > 0 and question[start - 1] in _QUOTES
    return word in ADJECTIVES and not quoted and re.match(r"\s+[a-z]", question[end:]) is not None
