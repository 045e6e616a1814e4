"""Parts that somebody else played: whoever is asked about had another in the same film or series."""

from __future__ import annotations

import re

from schemas.graph import Triple
from schemas.logical_form import Filter, Retrieval
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.language import folded

_PLAYS = "starring"
_PLAYED = re.compile(r"\b(?:play(?:ed|s)?|portray(?:ed|s)?) by\b|\b(?:play|portray)\b|[饰扮]演")
_LEAST = 2  # characters of a part that is told by a part of its name


def played_by_another(part: SubQuestion, store: GraphStore) -> tuple[Triple, ...]:
    """The fact that somebody else plays the part that is asked about, in a work where the player of the question plays
    another one, with the fact of that; none where the player has the part, or nobody does.
    """
    if _PLAYS not in part.predicates and _PLAYED.search(part.text) is None:
        return ()
    people = sorted({e.id for e in part.entities if e.type == "Person"})
    own = [t for t in store.match(predicates=[_PLAYS], objects=people) if _role(t)] if people else []
    players = {e.surface for e in part.entities if e.id in {t.object for t in own}}
    works = {e.surface for e in part.entities if e.id in {t.subject for t in own}}
    said = [
        c.value
        for action in part.step.actions
        if isinstance(action, Retrieval)
        for c in action.constraints
        if c.property == "role"
    ]
    said += [action.value for action in part.step.actions if isinstance(action, Filter)]
    roles = {folded(name) for name in (*said, *part.names) if name not in players | works}
    if len(roles) != 1:
        return ()
    role = roles.pop()
    if not own or any(_is_same(_role(t), role) for t in own):
        return ()
    casts = store.match(subjects=sorted({t.subject for t in own}), predicates=[_PLAYS])
    others = [t for t in casts if t.object not in people and _is_same(_role(t), role)]
    if not others:
        return ()
    return others[0], next(t for t in own if t.subject == others[0].subject)


def _role(fact: Triple) -> str:
    return next((folded(q.value) for q in fact.qualifiers if q.name == "role"), "")


def _is_same(role: str, asked: str) -> bool:
    """Whether two names mean one part: `Sebastian` and `Sebastian Flyte`, 阿星 and 小混混阿星."""
    short, long = sorted((role, asked), key=len)
    if len(short) < _LEAST:
        return False
    return short in long.split() or (not short.isascii() and long.endswith(short)) or short == long
