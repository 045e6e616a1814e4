"""Two sides of one thing that a question compares, the second part and the first, and what sentences give of each."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from builder.extraction.chinese.values import numbers
from builder.extraction.english.values import find_amounts
from schemas.graph import Literal
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause, Page
from solver.reading.terms import is_named
from solver.reading.windows import Window, picked

_ASKED = {
    Language.CHINESE: re.compile(
        r"^(?P<one>[^比，]{2,30})比(?P<other>[^，]{2,16}?)(?P<how>[早晚多少长短高低贵便宜重轻大小远近]+)[^，]{0,4}?"
        r"(?:几|多少)个?(?P<unit>平方公里|平方米|美元|公里|千米|厘米|毫米|公斤|千克|分钟|小时|[年米吨元集层人票场])"
    ),
    Language.ENGLISH: re.compile(
        r"^how many (?P<unit>[a-z]+) (?P<how>longer|shorter|more|fewer|less|later|earlier|higher|lower|taller|heavier|"
        r"lighter|wider|deeper) (?:is|are|was|were|does|do|did|has|have) (?P<one>.+?) than (?P<other>.+?)\??$"
    ),
}
_IN_TIME = re.compile(r"[早晚]|later|earlier")
_YEAR = re.compile(r"年|years?\b")
_DULL = frozenset(
    "the a an of in on at to for by with its their his her and or as from is was are were it that this".split()
)
_LEAST_WORD = 2  # characters of a side in Chinese
_FARTHEST = {Language.CHINESE: 30, Language.ENGLISH: 60}
"""Characters between a word of a side and the amount that is told of it."""


@dataclass(frozen=True, slots=True)
class Sides:
    """The words that set each side apart, folded; the unit in which they are compared, `year` where dates are."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    unit: str
    said: str  # the unit as the question has it


@dataclass(frozen=True, slots=True)
class Apart:
    """How far two sides lie apart, in the unit asked for, and the sentences that give both."""

    number: int
    windows: tuple[Window, ...]


Forms = Callable[[str], Sequence[str]]


@dataclass(frozen=True, slots=True)
class _Given:
    """An amount at its place in a paragraph, and the clause that gives it."""

    start: int
    end: int
    value: int
    clause: int


def asked_sides(question: str, language: Language, names: Sequence[str]) -> Sides | None:
    """The two sides of the one thing that a question names; None where it compares no such two."""
    asked = _ASKED[language].search(folded(question))
    if asked is None:
        return None
    unit = "year" if _IN_TIME.search(asked["how"]) else _unit(asked["unit"], language)
    if not unit or (unit == "year" and not _YEAR.search(asked["unit"])):
        return None
    if any(folded(name) in asked["other"] for name in names):
        return None
    one, other = _bare(asked["one"], names), _bare(asked["other"], names)
    if one == asked["one"]:
        return None  # it names no thing whose sides they are
    if language is Language.CHINESE:
        return _parted(one, other, unit, asked["unit"])
    ones, others = (
        tuple(w for w in re.findall(r"[a-z][\w-]+", side) if w not in _DULL) for side in (one, other)
    )
    own = tuple(w for w in ones if w not in others), tuple(w for w in others if w not in ones)
    return Sides(*own, unit, asked["unit"]) if all(own) else None


def told_apart(page: Page, sides: Sides, forms: Forms, things: Collection[str] = ()) -> Apart | None:
    """What a page gives of both sides, each amount by the words nearest to it; None where it gives none of either.

    `forms` are the words of the page's language for one of the question's; of a page about something else only the
    sentences count that name one of `things`.
    """
    best: tuple[int, _Given, _Given] | None = None
    for first, last in _paragraphs(page):
        text, given = _amounts(page.clauses[first : last + 1], first, sides.unit)
        given = [one for one in given if not things or _names(page, one.clause, things)]
        places = [
            [m.span() for word in words for form in forms(word) for m in re.finditer(re.escape(form), text)]
            for words in (sides.one, sides.other)
        ]
        for a, b in permutations(given, 2):
            away = [_away(x, spans, page.language) for x, spans in ((a, places[0]), (b, places[1]))]
            if None not in away and a.value != b.value:
                total = sum(d for d in away if d is not None)
                if best is None or total < best[0]:
                    best = total, a, b
    if best is None:
        return None
    _, a, b = best
    return Apart(abs(a.value - b.value), _windows(page, a.clause, b.clause))


def _parted(one: str, other: str, unit: str, said: str) -> Sides | None:
    """Chinese sides without what both end in: 下集做完 and 上集做完."""
    while min(len(one), len(other)) > _LEAST_WORD and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    if min(len(one), len(other)) < _LEAST_WORD or one == other:
        return None
    return Sides((one,), (other,), unit, said)


def _unit(word: str, language: Language) -> str:
    """A unit as amounts have it; empty for a word that is none."""
    if language is Language.ENGLISH:
        found = [v.literal for v in find_amounts(f"2 {word}")]
    else:
        found = [v.literal for v in numbers(f"2{word}") if v.literal is not None]
    return found[0].unit if len(found) == 1 else ""


def _bare(side: str, names: Sequence[str]) -> str:
    for name in sorted(names, key=lambda n: -len(n)):
        side = re.sub(rf"[《“\"]?{re.escape(folded(name))}[》”\"]?", "", side)
    return side.strip("的 ")


def _paragraphs(page: Page) -> Iterator[tuple[int, int]]:
    first = 0
    for place, clause in enumerate(page.clauses):
        if place + 1 == len(page.clauses) or page.clauses[place + 1].paragraph != clause.paragraph:
            yield first, place
            first = place + 1


def _amounts(clauses: Sequence[Clause], first: int, unit: str) -> tuple[str, list[_Given]]:
    """A paragraph's text, folded, and the amounts of a unit in it."""
    text, found = "", list[_Given]()
    for number, clause in enumerate(clauses):
        at = 0
        for literal in clause.dates if unit == "year" else clause.numbers:
            start = clause.plain.find(folded(literal.text), at)
            value = _value(literal, unit)
            if start >= 0 and value is not None:
                at = start + len(literal.text)
                found.append(_Given(len(text) + start, len(text) + at, value, first + number))
        text += clause.plain + "\n"
    return text, found


def _names(page: Page, place: int, things: Collection[str]) -> bool:
    sentence = page.clauses[place].sentence
    text = " ".join(clause.plain for clause in page.clauses if clause.sentence == sentence)
    return any(is_named(thing, text) for thing in things)


def _value(literal: Literal, unit: str) -> int | None:
    said = literal.value[:4] if unit == "year" else literal.value
    return int(said) if said.isdigit() and (unit == "year" or literal.unit == unit) else None


def _away(given: _Given, spans: Sequence[tuple[int, int]], language: Language) -> int | None:
    """How far the nearest of some words is from an amount; None where none is near."""
    gaps = [max(given.start - end, start - given.end, 0) for start, end in spans]
    nearest = min(gaps, default=_FARTHEST[language] + 1)
    return nearest if nearest <= _FARTHEST[language] else None


def _windows(page: Page, *clauses: int) -> tuple[Window, ...]:
    """The sentences of some clauses, each once."""
    found = {}
    for place in sorted(clauses):
        sentence = page.clauses[place].sentence
        own = [n for n, clause in enumerate(page.clauses) if clause.sentence == sentence]
        found[sentence] = picked(page, own[0], own[-1])
    return tuple(found.values())
