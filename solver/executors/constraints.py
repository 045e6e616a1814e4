"""Which rows' facts have the qualifiers that a pattern asks for: the role of 阿星, the work of a prize."""

from __future__ import annotations

from schemas.logical_form import Constraint, Retrieval
from solver.executors.across import Across
from solver.language import folded
from solver.results import Row


def constrained(rows: list[Row], action: Retrieval, across: Across | None) -> list[Row]:
    """The rows whose qualifiers say what the constraints ask; where none does, in the other language's words."""
    alias = action.predicate.alias
    kept = [row for row in rows if all(_holds(row, c, alias) for c in action.constraints)]
    if kept or not action.constraints or across is None:
        return kept
    return [row for row in rows if all(across.says(c, row.triples.get(alias)) for c in action.constraints)]


def _holds(row: Row, constraint: Constraint, alias: str) -> bool:
    """Whether a qualifier of the row's triple says what a constraint asks; `p` constraints only."""
    triple = row.triples.get(alias)
    if triple is None or constraint.end != "p":
        return True
    wanted = folded(constraint.value)
    values = [folded(q.value) for q in triple.qualifiers if q.name == constraint.property]
    return any(wanted in value or value in wanted for value in values if value)
