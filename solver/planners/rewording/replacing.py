"""Steps that put a question into other words, each made of a pattern and what stands in its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

Rewording = Callable[[str], str]
Replacement = str | Callable[[re.Match[str]], str]


def put(pattern: re.Pattern[str], words: Replacement) -> Rewording:
    """The step that puts words in the place of each match."""
    return lambda text: pattern.sub(words, text)


def in_turn(text: str, rewordings: Sequence[Rewording]) -> str:
    """The text after each step in turn."""
    for rewording in rewordings:
        text = rewording(text)
    return text
