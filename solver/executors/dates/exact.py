"""The day of a birth or a death where a page gives it with the whole name, and the year with the usual one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.graph import Entity, LiteralKind, Triple
from schemas.protocols import GraphStore
from solver.executors.constraints import most_exact
from solver.language import folded
from solver.results import Row

_LIFE = frozenset({"birth_date", "death_date"})
_YEAR, _ALIKE = 4, 3  # digits of a year; letters in which a first name and its short form agree


def exactly(rows: list[Row], store: GraphStore) -> list[Row]:
    """Rows with the most exact dates, also those that the person's own page states of a longer form of the name:
    Peggy Ann Lane, born on 4 May 1921, for Peg Lane, born in 1921.
    """
    return [_exact(row, store) for row in most_exact(rows)]


def _exact(row: Row, store: GraphStore) -> Row:
    for alias, triple in row.triples.items():
        if triple.predicate not in _LIFE or isinstance(triple.object, str):
            continue
        year = triple.object
        if year.kind is not LiteralKind.DATE or len(year.value) != _YEAR:
            continue
        found = [
            other
            for other in _of_longer_names(triple, store)
            if not isinstance(other.object, str) and other.object.value.startswith(f"{year.value}-")
        ]
        dates = {other.object for other in found}
        if len(dates) == 1 and not isinstance(date := found[0].object, str):
            values = {
                name: replace(value, text=date.text, literal=date) if value.literal == year else value
                for name, value in row.values.items()
            }
            return replace(row, values=values, triples={**row.triples, alias: found[0]})
    return row


def _of_longer_names(triple: Triple, store: GraphStore) -> Sequence[Triple]:
    """The same relation of whom else the page of a person calls by a longer form of the name."""
    own = next(iter(store.get_entities([triple.subject])), None)
    if own is None or not own.pages:
        return ()
    chunks = [c.id for found in store.document_chunks(sorted(own.pages)).values() for c in found]
    named = sorted({m.entity for m in store.mentions(chunks=chunks)} - {own.id})
    alike = [e.id for e in store.get_entities(named) if e is not None and _is_longer(e, own)]
    return store.match(subjects=alike, predicates=[triple.predicate]) if alike else ()


def _is_longer(other: Entity, own: Entity) -> bool:
    """Whether a name without a page is an English one of more words with the same last and nearly the same first."""
    one, two = folded(own.name).split(), folded(other.name).split()
    if other.pages or other.type != "Person" or len(one) < 2 or len(two) <= len(one):
        return False
    return one[-1] == two[-1] and one[0][:_ALIKE] == two[0][:_ALIKE] and len(one[0]) >= _ALIKE
