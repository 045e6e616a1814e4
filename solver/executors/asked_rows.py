"""Rows that a question's words leave: of the place, cast, competition and sex asked for, without what it leaves out."""

from __future__ import annotations

from schemas.logical_form import Retrieval
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.names.honours import in_competition
from solver.executors.people.leads import of_cast_asked
from solver.executors.people.sexes import asked_sex, of_sex_asked
from solver.executors.people.successive import asks_which, of_place_asked
from solver.executors.subjects import free_end, is_of
from solver.language import folded
from solver.lexicon import Lexicon
from solver.results import Row


def as_asked(
    rows: tuple[Row, ...], action: Retrieval, part: SubQuestion, store: GraphStore, lexicon: Lexicon
) -> tuple[Row, ...]:
    """Those of the rows that an action found which are what its part of the question asks for, in their order."""
    free = free_end(action)
    if free and asks_which(part) and is_of("spouse", action, lexicon):
        rows = of_place_asked(rows, part, free, store)
    if free and is_of("starring", action, lexicon):
        rows = of_cast_asked(rows, part, free, store)
    rows = in_competition(rows, part, store)
    if asked_sex(part) is not None:
        rows = of_sex_asked(rows, part, store)
    return rows if not part.without else _without(rows, part, store)


def _without(rows: tuple[Row, ...], part: SubQuestion, store: GraphStore) -> tuple[Row, ...]:
    """Rows that hold nothing of what a question leaves out, as a value or as what a fact is qualified by."""
    out = {e.id for e in part.without}
    found = store.get_entities(sorted(out))
    names = {folded(n.name) for entity in found if entity is not None for n in entity.names}

    def is_out(row: Row) -> bool:
        told = (folded(q.value) for t in row.triples.values() for q in t.qualifiers)
        return any(v.entity in out for v in row.values.values()) or any(value in names for value in told)

    return tuple(row for row in rows if not is_out(row))
