"""By which relation a row is said, and from which end of its fact."""

from __future__ import annotations

from collections.abc import Callable

from schemas.graph import Triple
from solver.results import Row

_EITHER = ("father", "mother")  # which a parent is
_BORE = ("parent", "child")


def said_by(
    row: Row, triple: Triple | None, ends: tuple[str, str], asked: str, label: Callable[[str], str]
) -> tuple[str, bool]:
    """The relation by which a row is said, and whether its ends are turned round; `asked` is that of its pattern.

    A fact of the relation asked for is said as it stands, from its own subject; one of another (`mother` for `child`)
    by the relation that is asked for. Whoever is only known for a parent is called one.
    """
    if triple is None:
        return asked, False
    relation, turned = triple.predicate, False
    if _is_turned(row, triple, ends):
        turned = asked == triple.predicate or not label(asked)
        relation = relation if turned else asked
    if triple.predicate in _BORE and asked in _EITHER:
        relation, turned = (asked if row.weight == 1.0 else "one_parent"), False
    return relation, turned


def _is_turned(row: Row, triple: Triple, ends: tuple[str, str]) -> bool:
    """Whether a row's object is the fact's subject, and not only a page of the subject's name."""
    near, far = (row.values[end].entity for end in ends)
    return near != triple.subject and (far == triple.subject or near == triple.object)
