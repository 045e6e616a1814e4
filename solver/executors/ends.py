"""One end of a pattern of triples: what a plan says of it."""

from __future__ import annotations

from dataclasses import dataclass

from solver.results import Value


@dataclass(frozen=True, slots=True)
class End:
    """One end of a pattern: its alias and, if bound, the entities it may be, best first."""

    alias: str
    types: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    bound: bool = False
    literals: tuple[Value, ...] = ()
