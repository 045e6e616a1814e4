"""What a question asks for, known by its words, and the words that give it."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Demand:
    """By what a question asks for something, and what the words that give it hold; patterns for folded text.

    `own` are words of the dimension, where a measure in the same units may be of another one.
    """

    asked: re.Pattern[str]
    given: re.Pattern[str]
    own: str = ""
