"""The things whose values a step asks for: those that earlier steps found, or the one that the question names."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.logical_form import Mention, Ref, Retrieval
from schemas.plan import SubQuestion
from solver.language import folded
from solver.results import Row, Value


def subjects_of(action: Retrieval, rows: Sequence[Row], part: SubQuestion) -> list[tuple[Value, Row]]:
    """Each thing with the row of earlier steps that holds it; with an empty row where the question names it."""
    if isinstance(action.subject, Ref):
        alias = action.subject.alias
        return [(row.values[alias], row) for row in rows if alias in row.values]
    if not isinstance(action.subject, Mention) or not action.subject.name:
        return []
    linked = [e for e in part.entities if folded(e.surface) == folded(action.subject.name)]
    best = max(linked, key=lambda e: (e.score, e.id), default=None)
    if best is None:
        return [(Value(action.subject.name), Row({}))] if action.subject.name in part.names else []
    return [(Value(best.name, best.id, type=best.type), Row({}))]
