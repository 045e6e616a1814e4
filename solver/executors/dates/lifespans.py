"""How long somebody lived: from the birth to the death that facts give."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from schemas.graph import Literal, LiteralKind, Triple
from schemas.protocols import GraphStore
from solver.executors.names.namesakes import with_page
from solver.results import Row, Value

_BIRTH, _DEATH = ("birth_date",), ("death_date",)
_YEAR = 365.2425


def lifespans(store: GraphStore, value: Value, aliases: tuple[str, str, str]) -> list[Row]:
    """A row with the days of somebody's life, by the most exact dates of birth and death; none where one is not known,
    or several differ.
    """
    near, said, far = aliases
    ids = with_page(store, value.entity)
    ends = [_dated(store.match(subjects=ids, predicates=predicate)) for predicate in (_BIRTH, _DEATH)]
    born, died = ends
    if born is None or died is None:
        return []
    days = round(_ordinal(died[0]) - _ordinal(born[0]))
    if days <= 0:
        return []
    lived = Literal(LiteralKind.NUMBER, str(days), f"{int(days / _YEAR)} years", "day")
    return [
        Row(
            {near: value, far: Value(lived.text, literal=lived)}, {f"{said}.0": born[1], f"{said}.1": died[1]}
        )
    ]


def _dated(triples: Sequence[Triple]) -> tuple[str, Triple] | None:
    """The most exact date of some facts that do not gainsay each other, and the fact."""
    dates = sorted(
        (
            (t.object.value, t)
            for t in triples
            if isinstance(t.object, Literal) and t.object.value[:4].isdigit()
        ),
        key=lambda row: (-len(row[0]), row[0], row[1].id),
    )
    if not dates or not all(dates[0][0].startswith(value) for value, _ in dates):
        return None
    return dates[0]


def _ordinal(value: str) -> float:
    """A date as a number of days; the middle of a year or a month that has no day."""
    year, month, day = (*(int(part) for part in value.split("-")[:3]), 0, 0)[:3]
    if not month:
        return date(year, 7, 2).toordinal()
    return date(year, month, day or 15).toordinal()
