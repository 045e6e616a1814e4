"""Entries of lists of people: `Ann Lee (1901–1980), Swedish painter` on a line, or between semicolons."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import ADJECTIVES, is_person_noun
from schemas.text import Span

_LIFE = range(30, 111)  # years; terms of office and marriages are shorter
_OPENS = re.compile(r"(?:^|[\n;])[ \t]*(?:[-*•·][ \t]+)?[\"“'‘\[*_]*$")
_CALLING = re.compile(
    r"[*_\]]*,\s+(?:(?:an?|the)\s+)?(?P<words>[^\W\d_][\w'’ -]{2,60}?)(?=[,;.(\n]|\s(?:and|of|who|in|from|for|at)\b|$)"
)
_NEXT = re.compile(r"[^;\n(]{0,120}[;\n]\s*(?:[-*•·][ \t]+)?[A-ZÀ-Þ][^;\n(]{2,60}\([^()]*\d{4}")
_AHEAD = 90  # characters in which a calling is looked for


def is_entry(text: str, name: Span, end: int) -> bool:
    """Whether an entry opens with a name, and what stands from `end` on says what somebody does or where from."""
    if _OPENS.search(text, max(0, name.start - 12), name.start) is None:
        return False
    said = _CALLING.match(text, end, end + _AHEAD)
    words = said["words"].split() if said is not None else []
    return bool(words) and (is_person_noun(words[-1].casefold()) or words[0] in ADJECTIVES)


def begins_list(text: str, end: int) -> bool:
    """Whether another entry with a year follows the one whose bracket ends here: `…), painter; Bob Lee (born 1911)`."""
    return _NEXT.match(text, end) is not None


def is_life(born: str, died: str) -> bool:
    """Whether two years are as far apart as births and deaths are."""
    return int(died[:4]) - int(born[:4]) in _LIFE
