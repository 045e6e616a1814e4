"""What a step looks for, and the things whose values it asks for: those that earlier steps found, or those named."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import SubQuestion
from solver.language import folded
from solver.lexicon import Lexicon
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


def is_of(relation: str, action: Retrieval, lexicon: Lexicon) -> bool:
    """Whether a step looks for nothing but what a relation joins."""
    names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
    return bool(names) and all(relation in map(lexicon.standard, lexicon.resolve(name)) for name in names)


def free_end(action: Retrieval) -> str:
    """The alias of the object that a step looks for; empty where it is known."""
    end = action.object
    return end.alias if isinstance(end, Mention) and not (end.name or end.id) else ""


def last_of(part: SubQuestion) -> Retrieval | None:
    """The last step of a part that looks for facts."""
    return next((a for a in reversed(part.step.actions) if isinstance(a, Retrieval)), None)
