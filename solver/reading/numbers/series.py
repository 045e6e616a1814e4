"""Numbers that a sentence sets beside each other, each with when or where: `240 people in 1900, 1,150 in 1938`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from solver.reading.numbers.said_amounts import Number

_ABOUT = r"(?:(?:about|around|some|nearly|almost|over|roughly|only|just|more than|fewer than|as many as) )?"
_LABEL = r"(?:,? at (?:its|the) peak)? ?(?:in|at|by|for|on|during|from|to)\s"
_FIRST = re.compile(rf"(?:[ -][a-z-]+){{0,4}}? (?:{_LABEL})[^,;.]*?(?:,? and|,) {_ABOUT}$")
_NEXT = re.compile(rf" {_LABEL}[^,;.]*?(?:,? and|,) {_ABOUT}$")
_BEHIND = re.compile(rf" {_LABEL}")
_WHEN_OR_WHERE = re.compile(_LABEL)
_ENDS = re.compile(r"[,;.]| and\b|$")


@dataclass(frozen=True, slots=True)
class Told:
    """A number of a series, and the words behind it that say when or where."""

    number: Number
    label: str


def series(text: str, numbers: Iterable[Number], first: Number) -> list[Told]:
    """The series that a number of a folded English text begins; it alone where the next ones are none of it."""
    found, later = [first], [number for number in numbers if number.start >= first.end]
    for number in later:
        between = text[found[-1].end : number.start]
        joins = (_FIRST if len(found) == 1 else _NEXT).fullmatch(between)
        if joins is not None and _BEHIND.match(text, number.end) is not None:
            found.append(number)
    return [Told(number, _label(text, number.end)) for number in found]


def _label(text: str, start: int) -> str:
    """The words from a preposition on, to the end of the number's part of the sentence."""
    end = _ENDS.search(text, start)
    words = text[start : end.start() if end is not None else len(text)]
    begins = _WHEN_OR_WHERE.search(words)
    return words[begins.start() :] if begins is not None else ""
