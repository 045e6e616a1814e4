"""A sentence cut into stretches that each have a date of their own, the dates that it only counts on to among them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from builder.numerals import SMALL_EN, whole_number
from schemas.graph import Literal, LiteralKind
from schemas.text import Language
from solver.reading.numbers.days import day_named
from solver.reading.page import Clause
from solver.reading.windows import Window
from solver.results import Extract

_YEAR = re.compile(r"\d{4}")
_BREAK = re.compile(r"[，；;]|,\s|\s(?=(?:and|but|then)\s)")
_JOINED = re.compile(r"(?:and|but|then)\s")
"""Where a stretch ends that may have a date of its own."""

_NAMED_YEAR = re.compile(r"(?<!\d)(?:1\d|20)\d\d(?!\d)")
_DAY = re.compile(r"\d{1,2}月")
_AROUND_DATE = 5  # characters beside a date in a piece that is nothing but one: `, in 1970`
_FEW_EN = ("a", "an", *SMALL_EN[1:13])
_LATER = {
    Language.CHINESE: re.compile(
        r"(?P<next>次年|翌年|隔年|第二年|来年)|(?P<same>同年|同一年|当年)|"
        r"(?P<years>[一二两三四五六七八九十]|\d{1,2})年(?:之后|以后|后)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?P<next>(?:the )?(?:following|next) (?:year|January|February|March|April|May|June|July|August|"
        r"September|October|November|December|spring|summer|autumn|winter))\b|"
        r"\b(?P<same>(?:in )?the same year|that year)\b|"
        rf"\b(?P<years>{'|'.join(_FEW_EN)}|\d{{1,2}}) years? later\b",
        re.I,
    ),
}


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words of a sentence and the date that they have; `extract` is where they stand."""

    text: str
    literal: Literal
    extract: Extract


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    clause: Clause
    dates: tuple[Literal, ...]
    ends: bool  # whether a semicolon parts it from the next


def stretches(window: Window) -> list[Stretch]:
    """A sentence's dates, each with the words that it dates: its own piece between stops and those after it that
    have none; all before the first date, back to a semicolon, belong to that, and in English all back to the date
    before to one at their end (`a second son, Luca, in 1970`).
    """
    pieces = _pieces(window)
    dated = [number for number, piece in enumerate(pieces) if piece.dates]
    starts = []
    for place, number in enumerate(dated):
        parted = [n + 1 for n in range(number) if pieces[n].ends]
        back = max([dated[place - 1] + 1 if place else 0, *parted])
        trailing = window.page.language is Language.ENGLISH and _is_bare(pieces[number])
        starts.append(back if place == 0 or trailing else number)
    found = []
    for place, number in enumerate(dated):
        own = pieces[starts[place] : starts[place + 1] if place + 1 < len(starts) else len(pieces)]
        text, extract = " ".join(piece.text for piece in own), _extract(own, pieces[number])
        found += [Stretch(text, date, extract) for date in pieces[number].dates]
    return found


def implied_year(window: Window) -> int | None:
    """The year of words that name none but count on from one named before them: 同年9月19日, `two years later`."""
    text = " ".join(clause.text for clause in window.clauses)
    year = window.clauses[0].year
    if _NAMED_YEAR.search(text) or not year:
        return None
    counted = _counted_on(text, year, window.page.language)
    if counted is not None:
        return int(counted.value)
    return int(year) if _DAY.search(text) else None


def _is_bare(piece: _Piece) -> bool:
    """Whether a piece is hardly more than a date."""
    return len(piece.text.strip()) - sum(len(date.text) for date in piece.dates) <= _AROUND_DATE


def _pieces(window: Window) -> list[_Piece]:
    found: list[_Piece] = []
    year = _year_in_force(window)  # of the sentence before, where the first clause names none
    for clause in window.clauses:
        years = [d for d in clause.dates if _YEAR.match(d.value) and d.text not in clause.works]
        start = 0
        for end in [*(m.end() for m in _BREAK.finditer(clause.text)), len(clause.text)]:
            text = clause.text[start:end]
            own = [d for d in years if start <= clause.text.find(d.text) < end]
            if not own and _JOINED.match(clause.text, end):
                continue  # the twins Anna and Beth
            counted = _counted_on(text, year, window.page.language) if not own else None
            if not own and counted is None:
                counted = day_named(text, year, window.page.language)
            dates = (counted,) if counted is not None else tuple(own)
            year = dates[-1].value[:4] if dates else year
            if text.strip():
                stop = clause.stop if end == len(clause.text) else text.rstrip()[-1:]
                found.append(_Piece(text, clause, dates, stop.startswith((";", "；"))))
            start = end
    return found


def _year_in_force(window: Window) -> str:
    """The year last named up to a stretch: in its paragraph, else in those before it in its chunk."""
    first = window.clauses[0]
    before = [c.year for c in window.page.clauses if c.chunk == first.chunk and c.start < first.start]
    return first.year or next((year for year in reversed(before) if year), "")


def _counted_on(text: str, year: str, language: Language) -> Literal | None:
    """The year that words give by the one before: 次年, `three years later`."""
    said = _LATER[language].search(text)
    if said is None or not year:
        return None
    number = said["years"] or ""
    after = 1 if said["next"] else 0 if said["same"] else _number(number)
    value = str(int(year) + after)
    return Literal(LiteralKind.DATE, value, f"{value}年" if language is Language.CHINESE else value)


def _number(word: str) -> int:
    return 1 if word.casefold() in ("a", "an") else whole_number(word)


def _extract(pieces: Sequence[_Piece], own: _Piece) -> Extract:
    """Where pieces stand, in the chunk of the one that has the date."""
    clauses = [piece.clause for piece in pieces if piece.clause.chunk == own.clause.chunk]
    return Extract(own.clause.chunk, min(c.start for c in clauses), max(c.end for c in clauses))
