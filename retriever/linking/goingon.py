"""What is called by some words and more: candidates for `Leeds Rovers F.C.` by `Leeds Rovers`."""

from __future__ import annotations

from backends.segmenter import segment
from schemas.graph import Entity
from schemas.protocols import GraphStore

_CANDIDATES = 50


def going_on(store: GraphStore, name: str) -> list[Entity]:
    """Entities one of whose names may be this one, or its plural, and more.

    Names with a common word of it alone (`United`) are neither read nor ranked: of several words both the first and
    another are wanted.
    """
    first, *others = list(segment(name)) or [""]
    if not others:
        return store.search_names([first], _CANDIDATES)
    return store.search_names([first], _CANDIDATES, beside=[*others, *segment(f"{name}s")[-1:]])


__all__ = ["going_on"]
