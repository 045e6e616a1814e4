"""What fills a slot of a pattern."""

from __future__ import annotations

from dataclasses import dataclass

from builder.findings import Named
from schemas.graph import Literal, Qualifier, SubjectSource


@dataclass(frozen=True, slots=True)
class Filler:
    """What fills a slot, with the range of the plain text it was read from."""

    value: Named | Literal
    start: int
    end: int
    token: int
    source: SubjectSource = SubjectSource.SPAN
    qualifiers: tuple[Qualifier, ...] = ()
