"""Which of a question's things can be the subject and the object of a relation."""

from __future__ import annotations

from collections.abc import Sequence

from solver.lexicon import Lexicon
from solver.planners.words.things import Thing


def both_ends(things: Sequence[Thing], predicate: str, lexicon: Lexicon) -> tuple[Thing, Thing] | None:
    """Two things that can be subject and object of the relation."""
    domain, range_ = lexicon.domain(predicate), lexicon.range(predicate)
    if set(range_) & {"Date", "Number"}:
        return None
    best: list[tuple[int, int, Thing, Thing]] = []
    for place, one in enumerate(things):
        for other_place, other in enumerate(things):
            if one is other or not can_be(one, domain, lexicon) or not can_be(other, range_, lexicon):
                continue
            unknown = (not one.types[0]) + (not other.types[0])
            best.append((unknown, place * 10 + other_place, one, other))
    return min(best, key=lambda row: row[:2])[2:] if best else None


def can_be(thing: Thing, accepted: Sequence[str], lexicon: Lexicon) -> bool:
    """Whether a thing may be of one of the types."""
    return any(lexicon.fits(kind, accepted) for kind in thing.types)
