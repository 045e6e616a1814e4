"""Husbands and wives one after another: the first, the second, the last of those that facts know."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from schemas.graph import Evidence, Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.language import folded
from solver.results import Row

_SPOUSE_EN = r"\s+(?:husband|wife|spouse|marriage)\b"
_ASKED = (
    (0, re.compile(rf"第一[任个位]|首任|元配|原配|\bfirst{_SPOUSE_EN}")),
    (1, re.compile(rf"第二[任个位]|\bsecond{_SPOUSE_EN}")),
    (2, re.compile(rf"第三[任个位]|\bthird{_SPOUSE_EN}")),
    (3, re.compile(rf"第四[任个位]|\bfourth{_SPOUSE_EN}")),
    (-1, re.compile(rf"最后一[任个位]|末任|\b(?:last|final){_SPOUSE_EN}")),
)

_SEVERAL = 2
_LATER = re.compile(
    r"\b(?:second|third|fourth|2nd|3rd|4th|again|remarri\w+|twice|three times|thrice|then|later|after\w*|next|another|"
    r"subsequently|divorc\w+|widow\w*|former|ex-\w+)\b|再[婚嫁娶]|第[二三四]|又[与和娶嫁]|改嫁|续[弦娶]|先后|后来|继室|离婚|二婚"
)
"""Words of a marriage that is not the only one."""


def asks_which(part: SubQuestion) -> bool:
    """Whether a question asks for one of several husbands or wives by their order."""
    return "spouse" in part.predicates and _place(part) is not None


def leaves_later(part: SubQuestion, facts: Sequence[Triple], cited: Sequence[str]) -> bool:
    """Whether a later husband or wife than the first is asked for, and an answer that rests on no two of them cites no
    words of one after another: `they were married in 1942`.
    """
    if "spouse" not in part.predicates or (_place(part) or 0) < 1:
        return False
    wed = {frozenset((t.subject, str(t.object))) for t in facts if t.predicate == "spouse"}
    return len(wed) < _SEVERAL and not any(_LATER.search(folded(text)) for text in cited)


def of_place_asked(rows: Sequence[Row], part: SubQuestion, alias: str, store: GraphStore) -> tuple[Row, ...]:
    """The rows of the husband or wife in the place that a question asks for, bound to `alias`, of each of those whose
    they are; none where fewer are known. They stand in order of their weddings where facts date all of them, else as
    one page tells of them.
    """
    place = _place(part)
    if place is None:
        return tuple(rows)
    whose: dict[tuple[tuple[str, str], ...], list[Row]] = {}
    for row in rows:
        others = tuple(sorted((name, value.key) for name, value in row.values.items() if name != alias))
        whose.setdefault(others, []).append(row)
    return tuple(row for own in whose.values() for row in _in_place(own, place, alias, store))


def _in_place(rows: Sequence[Row], place: int, alias: str, store: GraphStore) -> tuple[Row, ...]:
    """The rows of one person's husband or wife in a place."""
    evidence = store.evidence([t.id for row in rows for t in _weddings(row)])
    people: dict[str, list[Row]] = {}
    for row in rows:
        if alias in row.values:
            people.setdefault(row.values[alias].key, []).append(row)
    if len(people) < max(2, place + 1):
        return ()
    dates = {key: _wedding(own) for key, own in people.items()}
    if all(dates.values()):
        order = sorted(people, key=lambda key: dates[key])
    else:
        told = {key: _told(own, alias, evidence) for key, own in people.items()}
        pages = set.intersection(*(set(places) for places in told.values()))
        if not pages:
            return ()
        page = min(pages)
        order = sorted(people, key=lambda key: told[key][page])
    return tuple(people[order[place]])


def _place(part: SubQuestion) -> int | None:
    text = folded(part.text)
    return next((place for place, words in _ASKED if words.search(text)), None)


def _wedding(rows: Sequence[Row]) -> str:
    times = [q.value for row in rows for t in _weddings(row) for q in t.qualifiers if q.name == "time"]
    return min(times, default="")


def _weddings(row: Row) -> list[Triple]:
    """The facts of a row that say who married; those of other steps tell nothing of it."""
    return [t for t in row.triples.values() if t.predicate == "spouse"]


def _told(rows: Sequence[Row], alias: str, evidence: Mapping[str, Sequence[Evidence]]) -> dict[str, int]:
    """By page where it names somebody first in saying so."""
    found: dict[str, int] = {}
    for row in rows:
        for one in (e for t in _weddings(row) for e in evidence.get(t.id, ())):
            place = one.sentence_start + max(0, one.sentence.find(row.values[alias].text))
            found[one.document] = min(place, found.get(one.document, place))
    return found
