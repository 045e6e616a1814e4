"""Rows put in groups for what is said of them at once: by subject, by relation, by the win that they tell of."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import LiteralKind, Triple
from solver.executors.names.categories import AWARDS
from solver.language import folded
from solver.results import Row
from solver.synthesis.numbering import without_vaguer

_WHICH_WIN = frozenset({"category", "edition", "work"})


def triples_of(row: Row, predicate: str) -> list[Triple]:
    """The facts of a relation in a row, those that say where it lies too."""
    return [triple for alias, triple in sorted(row.triples.items()) if alias.split(".")[0] == predicate]


def when(row: Row, predicate: str) -> tuple[int, str]:
    """The edition and the year of a win, as far as they are known."""
    said = {q.name: q.value for triple in triples_of(row, predicate) for q in triple.qualifiers}
    edition = said.get("edition", "")
    return int(edition) if edition.isdigit() else 0, said.get("time", "")


def won_for(triple: Triple) -> list[str]:
    """The works for which a prize was won."""
    return [q.value for q in triple.qualifiers if q.name == "work" and triple.predicate in AWARDS]


def distinct(rows: Sequence[Row], aliases: Sequence[str]) -> list[Row]:
    """One row for each combination of values."""
    found: dict[tuple[str, ...], Row] = {}
    for row in rows:
        key = tuple(row.values[alias].key for alias in aliases if alias in row.values)
        found.setdefault(key, row)
    return list(found.values())


def each_win(rows: Sequence[Row], subject: str, predicate: str, object_: str) -> list[Row]:
    """The rows of different wins of prizes: one that says nothing of which it was, or for what, that another of the
    same winner and prize does not say too, is the same win.
    """
    told = [
        (
            row.values[subject].key,
            row.values[object_].key,
            {
                (q.name, folded(q.value).removesuffix("奖"))
                for triple in triples_of(row, predicate)
                for q in triple.qualifiers
                if q.name in _WHICH_WIN
            },
        )
        for row in rows
    ]
    return [
        row
        for place, (row, (winner, prize, said)) in enumerate(zip(rows, told, strict=True))
        if not any(
            (winner, prize) == (other, another) and (said < more or (said == more and before < place))
            for before, (other, another, more) in enumerate(told)
        )
    ]


def by_relation(rows: Sequence[Row], predicate: str) -> list[list[Row]]:
    """The rows by the predicate of their facts."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(next((t.predicate for t in triples_of(row, predicate)), ""), []).append(row)
    return list(groups.values())


def by_subject(rows: Sequence[Row], subject: str) -> list[list[Row]]:
    """The rows by their subject."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.values[subject].key, []).append(row)
    return list(groups.values())


def by_occasion(rows: Sequence[Row], predicate: str, aliases: Sequence[str]) -> list[list[Row]]:
    """The rows of prizes by winner, prize, edition, year and work, so that what was won at once is told at once; one
    that says no category stands alone.
    """
    groups: dict[tuple[str, ...], list[Row]] = {}
    for place, row in enumerate(rows):
        triple = next(iter(triples_of(row, predicate)), None)
        said = {q.name: folded(q.value) for q in triple.qualifiers} if triple is not None else {}
        relation = triple.predicate if triple is not None else ""
        ends = (row.values[alias].key for alias in aliases)
        once = (*ends, relation, *(said.get(name, "") for name in ("edition", "time", "work")))
        groups.setdefault(once if said.get("category") else (str(place),), []).append(row)
    return list(groups.values())


def exactly_dated(rows: Sequence[Row], subject: str, object_: str) -> list[Row]:
    """The rows without a date that another one says more exactly of the same thing."""
    kept = []
    for row in rows:
        literal = row.values[object_].literal
        if literal is not None and literal.kind is LiteralKind.DATE:
            same = [
                r.values[object_].literal for r in rows if r.values[subject].key == row.values[subject].key
            ]
            dates = [d.value for d in same if d is not None]
            if literal.value not in (dates[i] for i in without_vaguer(dates)):
                continue
        kept.append(row)
    return kept
