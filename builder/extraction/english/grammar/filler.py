"""What fills a slot of a pattern."""

from __future__ import annotations

from dataclasses import dataclass

from builder.extraction.english.names.spans import Parsed
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


def same(one: Filler, other: Filler) -> bool:
    """Whether two fillers are one thing, whatever its type was taken for."""
    if isinstance(one.value, Named) and isinstance(other.value, Named):
        return one.value.name == other.value.name
    return one.value == other.value


def own_time(slots: dict[str, Filler], trigger: int, parsed: Parsed) -> dict[str, Filler]:
    """The slots of a fact without a time that stands behind somebody else and before its object, and so is said of the
    other: 1938 for Ann of `married to Eve in 1938 and to Ann in 1947`.
    """
    time = slots.get("time")
    if time is None or slots["object"].start < time.end:
        return slots
    names = (parsed.name(token) for token in range(trigger + 1, time.token))
    others = any(name is not None and name.type == "Person" for name in names)
    return {n: f for n, f in slots.items() if n != "time"} if others else slots
