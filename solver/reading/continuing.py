"""Sentences that go on, with `it` and 它, about a thing with which one before them began, on a page about another."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.reading.page import WORKS, Clause
from solver.reading.terms import is_named

CARRIED = 0.6  # of what the sentence before held of the thing
_LEADS = 48  # characters before the name of what a sentence is about
_MOST = 2  # sentences that go on after the one that names the thing
_IT = {
    Language.ENGLISH: re.compile(
        r"(?:It|Its|(?:The|This) (?:film|movie|picture|series|show|book|novel|album|song|play|building|bridge|ship))\b|"
        r", it\b"
    ),
    Language.CHINESE: re.compile(r"它(?!们)|[该此本全][片剧书桥楼馆校曲]"),
}
_AHEAD = {
    Language.ENGLISH: re.compile(
        r"(?:(?:in|on|during|after) [^,]*\d{4}, )?"
        r"(?:(?:the|its|his|her|their|this) (?:[^,]*, |(?:(?!\w+ed\b)[a-z-]+ ){0,4}))?[\"“*]?"
    ),
    Language.CHINESE: re.compile(
        r"(?:\d{4}年[^，]{0,6}，)?(?![^，]*[与和同跟由为被把对给让向在是他她从以于])[^，]{0,8}《?"
    ),
}
"""What stands before the name of what a sentence is about: its kind, or a time."""


def carried(clauses: Sequence[Clause], forms: Sequence[str], language: Language) -> frozenset[int]:
    """The numbers of the sentences that go on about the thing of some names: each says `it`, and none of them, down
    from the one that begins with a name, names another work.
    """
    found: set[int] = set()
    known: tuple[int, int, int] | None = None  # paragraph, sentence, how many went on
    for sentence in _sentences(clauses):
        text = " ".join(clause.text for clause in sentence)
        paragraph, number = sentence[0].paragraph, sentence[0].sentence
        if _begins_with(sentence, forms, language):
            known = paragraph, number, 0
            continue
        goes_on = known is not None and known[0] == paragraph and known[1] == number - 1 and known[2] < _MOST
        other = any(named.type in WORKS for clause in sentence for named in clause.named)
        if known is None or not goes_on or other or _IT[language].search(text) is None:
            known = None
            continue
        known = paragraph, number, known[2] + 1
        found.add(number)
    return frozenset(found)


def _sentences(clauses: Sequence[Clause]) -> list[list[Clause]]:
    found: dict[int, list[Clause]] = {}
    for clause in clauses:
        found.setdefault(clause.sentence, []).append(clause)
    return list(found.values())


def _begins_with(sentence: Sequence[Clause], forms: Sequence[str], language: Language) -> bool:
    """Whether one of the names stands where a sentence says what it is about, and no other work beside it."""
    first = sentence[0]
    places = [first.plain.find(form) for form in forms if is_named(form, first.plain)]
    place = min((p for p in places if p >= 0), default=-1)
    if not 0 <= place <= _LEADS or _AHEAD[language].fullmatch(first.plain[:place]) is None:
        return False
    own = [form for form in forms if form in first.plain]
    works = {first.plain[n.start - first.start : n.end - first.start] for n in first.named if n.type in WORKS}
    return all(any(form in work or work in form for form in own) for work in works)
