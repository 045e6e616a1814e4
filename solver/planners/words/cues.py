"""What a language's function words say about a question: one table a language, one shape for both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from schemas.logical_form import Order
from schemas.plan import AnswerType


class Cue(StrEnum):
    """Signals of a kind of question."""

    PAIR = "pair"
    DIFFERENCE = "difference"
    SUM = "sum"
    COMPARE = "compare"
    MOST = "most"
    COUNT = "count"
    BOTH = "both"
    YES_NO = "yes_no"
    SEVERAL = "several"
    STATED_FIRST = "stated_first"
    SAME = "same"


@dataclass(frozen=True, slots=True)
class Comparison:
    """An adjective of comparison: which end wins, what it orders where no relation is named, and whether
    it is said of time."""

    pattern: re.Pattern[str]
    order: Order
    predicates: tuple[str, ...] = ()
    timed: bool = False


@dataclass(frozen=True, slots=True)
class Cues:
    """One language's tables. Patterns are tried in order on the question with its names blanked out.

    `split` is what may stand between two questions, `direct` how a question begins that needs no other question word.
    `apposed` has in its first group words that only say what the name after them is: `the tennis player`.
    """

    asked: tuple[tuple[re.Pattern[str], AnswerType], ...]
    typed: re.Pattern[str]
    kinds: Mapping[Cue, re.Pattern[str]]
    comparisons: tuple[Comparison, ...]
    attached_after: re.Pattern[str]
    attached_before: re.Pattern[str]
    split: re.Pattern[str]
    direct: re.Pattern[str]
    function: re.Pattern[str]
    word: re.Pattern[str]
    counted: re.Pattern[str]
    governs: re.Pattern[str]
    anaphor: re.Pattern[str]
    plays: re.Pattern[str]
    apposed: re.Pattern[str]
