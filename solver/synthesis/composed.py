"""An answer put into words, and what it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.answer import Citation
from schemas.graph import Triple


@dataclass(frozen=True, slots=True)
class Composed:
    """An answer's words and what they rest on; `unanswered` are the parts that it says are left open."""

    text: str
    marked: str
    abstained: bool
    citations: tuple[Citation, ...] = ()
    triples: tuple[Triple, ...] = ()
    nearest: tuple[Citation, ...] = ()
    notes: tuple[str, ...] = ()
    unanswered: int = 0
