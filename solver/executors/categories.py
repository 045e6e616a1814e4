"""Prizes that facts give as what was won at a festival: the Golden Lion as a category of Venice's."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import Triple
from schemas.protocols import GraphStore
from solver.language import folded

AWARDS = frozenset({"award_won", "award_nominated"})
_MOST = 2000  # facts among which such ones are looked for


def won_as_category(
    store: GraphStore, names: Sequence[str], subjects: Sequence[str] | None, predicates: Sequence[str]
) -> list[Triple]:
    """The facts whose category has one of a prize's names, of these subjects or of all."""
    wanted = {folded(name).removesuffix("奖") for name in names} - {""}
    found = store.match(subjects=subjects, predicates=predicates, limit=_MOST)
    return [
        triple for triple in found if any(name in value for name in wanted for value in _categories(triple))
    ]


def _categories(triple: Triple) -> list[str]:
    return [folded(q.value) for q in triple.qualifiers if q.name == "category"]
