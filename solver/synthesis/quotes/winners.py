"""Whether works that words name are those of others than the person whose work is asked for."""

from __future__ import annotations

from collections.abc import Set

from schemas.plan import AnswerType, SubQuestion
from solver.language import folded
from solver.reading.windows import Window

_PEOPLE = frozenset({"Person"})


def names_works_of_others(part: SubQuestion, window: Window, things: Set[str]) -> bool:
    """Whether a question asks for a work of one person, and every sentence of a stretch that names a work names
    somebody else and not that person, on whose page it does not stand: each of several winners has an own work.
    """
    people = {e.id for e in part.entities}
    if part.asked is not AnswerType.WORK or len(part.names) != 1 or window.about:
        return False
    if not people or {e.type for e in part.entities} != _PEOPLE:
        return False
    known = {folded(name) for name in part.names}
    told = {c.sentence for c in window.clauses if {folded(work) for work in c.works} - known}
    others = []
    for sentence in told:
        clauses = [c for c in window.page.clauses if c.sentence == sentence]
        own = any(thing in c.plain for c in clauses for thing in things)
        others.append(
            not own and any(n.type in _PEOPLE and n.entity not in people for c in clauses for n in c.named)
        )
    return bool(others) and all(others)
