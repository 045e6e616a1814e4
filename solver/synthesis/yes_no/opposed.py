"""Whether the part of a sentence that tells of the year asked about says the opposite: doubles in 2000, not singles."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solver.language import folded
from solver.reading.page import Clause
from solver.synthesis.yes_no.claimed import Claim

_PAIRS = (
    ("singles", "doubles"), ("men's", "women's"), ("indoor", "outdoor"), ("long", "short"), ("upper", "lower"),
    ("northern", "southern"), ("eastern", "western"), ("junior", "senior"), ("freestyle", "butterfly"),
    ("gold", "silver"), ("gold", "bronze"), ("silver", "bronze"), ("winter", "summer"),
    ("单打", "双打"), ("男子", "女子"), ("男单", "男双"), ("女单", "女双"), ("室内", "室外"), ("金牌", "银牌"),
    ("金牌", "铜牌"), ("银牌", "铜牌"), ("冬季", "夏季"), ("冬奥", "夏奥"), ("青年", "成年"),
)  # fmt: skip
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")
_PARTS = re.compile(r"[,;，；、]|\b(?:and|while|but|whereas)\b|并且?|而且?|同时")


def says_opposite(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether of two words that exclude each other a question has the one, and the parts of a sentence with a year of
    the question only the other.
    """
    question = folded(claim.part.text)
    years = set(_YEAR.findall(question))
    if not claim.is_comparable or not years:
        return False
    pieces = [piece for clause in clauses for piece in _PARTS.split(clause.plain)]
    parts = [piece for piece in pieces if years & set(_YEAR.findall(piece))]
    return any(
        _has(one, question) and not _has(other, question) and _only(other, one, parts)
        for pair in _PAIRS
        for one, other in (pair, pair[::-1])
    )


def _only(one: str, other: str, parts: Sequence[str]) -> bool:
    return any(_has(one, part) for part in parts) and not any(_has(other, part) for part in parts)


def _has(word: str, text: str) -> bool:
    if not word.isascii():
        return word in text
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text.replace("’", "'")) is not None
