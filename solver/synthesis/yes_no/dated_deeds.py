"""Which of two people did something first, by the years that a page gives for the deed of each."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solver.reading.page import Clause
from solver.reading.reader import Passage
from solver.reading.terms import match
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.yes_no.claimed import ABOUT, LEAST_MATCH, Claim, Thing

_YEAR = re.compile(r"(?<!\d)(?:1\d|20)\d\d(?!\d)")


def dated_order(claim: Claim, sides: Sequence[Thing]) -> tuple[bool, Passage] | None:
    """Whether the first of two people did what is claimed in an earlier year than the second; None where a page gives
    either no year, or more than one, or the same.
    """
    dated = [_dated(claim, side, [other for other in sides if other is not side]) for side in sides]
    years = [{year for year, _ in found} for found in dated]
    if any(len(own) != 1 for own in years) or years[0] == years[1]:
        return None
    windows = {found[0][1].first: found[0][1] for found in dated}
    return min(years[0]) < min(years[1]), Passage(tuple(windows.values()))


def _dated(claim: Claim, side: Thing, others: Sequence[Thing]) -> list[tuple[int, Window]]:
    """The years of clauses that say of one person alone what is claimed, and their sentences."""
    found = []
    rest = [t for t in claim.things if t is not side and t not in others]
    for first, last in sentences_of(claim.page):
        clauses = claim.page.clauses[first : last + 1]
        if any(claim.strength(thing, first, last) < ABOUT for thing in rest):
            continue
        if not all(any(match(word, c) >= LEAST_MATCH for c in clauses) for word in claim.words):
            continue
        window = picked(claim.page, first, last, about=bool(claim.about))
        years = [_year(claim, clause, side, others) for clause in clauses]
        if not claim.denied(clauses, 1.0):
            found += [(year, window) for year in years if year]
    return found


def _year(claim: Claim, clause: Clause, side: Thing, others: Sequence[Thing]) -> int:
    """The only year of a clause that says what is claimed of one person alone; 0 where it has none."""
    named = [match(thing.term, clause) >= LEAST_MATCH for thing in (side, *others)]
    strangers = [n for n in clause.named if n.type == "Person" and claim.is_other(n, clause)]
    years = set(_YEAR.findall(clause.text))
    if named[0] and not any(named[1:]) and not strangers and claim.place(clause) >= 0 and len(years) == 1:
        return int(min(years))
    return 0
