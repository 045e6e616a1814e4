"""The shortest path of facts between two things, as far as it is looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from schemas.graph import Triple
from schemas.ontology import Ontology
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore

FARTHEST = 4
"""Facts of a path at most."""

_PAIR, _TOLD = 2, 3  # things that an answer joins; facts that it tells at most
_CROWD = 200  # facts of a thing that joins too many for a path through it to say anything: a country
_PLACE = "Place"  # the family of types that many things share
_WIDEST = 2000  # things from which a step goes on


def shortest_path(
    store: GraphStore,
    start: Iterable[str],
    end: Iterable[str],
    *,
    ontology: Ontology,
    farthest: int = FARTHEST,
) -> tuple[Triple, ...]:
    """The facts that lead from one of `start` to one of `end`, in order, by as few steps as can be: of equals over
    people and bodies rather than places, then the surest facts. Empty where `farthest` steps do not reach.
    """
    goal = set(end)
    told: dict[str, int] = dict.fromkeys(sorted(set(start)), 0)
    came: dict[str, tuple[str, Triple] | None] = dict.fromkeys(told)
    for _ in range(farthest):
        steps = _onward(store, list(told), goal)
        dull = _dull(store, {far for _, far, _ in steps if far not in came}, ontology)
        reached: dict[str, int] = {}
        for near, far, triple in sorted(steps, key=lambda step: told[step[0]] + (step[1] in dull)):
            if far in came:
                continue
            came[far] = near, triple
            if far in goal:
                return _back(came, far)
            reached[far] = told[near] + (far in dull)
        told = dict(list(reached.items())[:_WIDEST])
    return ()


def path_between(part: SubQuestion, store: GraphStore, ontology: Ontology) -> tuple[Triple, ...]:
    """The path between the two things of a question that leads over people, bodies and works; empty where none does."""
    sides: dict[str, list[str]] = {}
    for entity in part.entities:
        sides.setdefault(entity.surface, []).append(entity.id)
    if len(sides) != _PAIR:
        return ()
    one, other = sides.values()
    path = shortest_path(store, one, other, ontology=ontology, farthest=_TOLD)
    return path if is_telling(path, store, ontology) else ()


def is_telling(path: Sequence[Triple], store: GraphStore, ontology: Ontology) -> bool:
    """Whether a path leads over nothing that many share, so that it says what two things have to do with each other."""
    ends = [{t.subject, t.object} for t in path]
    met = {end for one, other in pairwise(ends) for end in one & other if isinstance(end, str)}
    return bool(path) and not _dull(store, met, ontology)


def _onward(store: GraphStore, frontier: Sequence[str], goal: set[str]) -> list[tuple[str, str, Triple]]:
    """Facts that join a thing of the frontier to another, the surest first; of a crowd those that reach the goal."""
    found = store.expand(frontier, limit_per_node=_CROWD) if frontier else []
    wanted = set(frontier)
    steps = [
        (near, far, triple)
        for triple in sorted(found, key=lambda t: (-t.confidence, t.id))
        for near, far in ((triple.subject, triple.object), (triple.object, triple.subject))
        if isinstance(near, str) and isinstance(far, str) and near in wanted and near != far
    ]
    crowds = Counter(near for near, _, _ in steps)
    return [step for step in steps if step[1] in goal or crowds[step[0]] < _CROWD]


def _dull(store: GraphStore, ids: set[str], ontology: Ontology) -> frozenset[str]:
    """Places, and what is of no known type: things that many share and that say little."""
    found = [e for e in store.get_entities(sorted(ids)) if e is not None]
    return frozenset(e.id for e in found if not e.type or ontology.family(e.type) == _PLACE)


def _back(came: dict[str, tuple[str, Triple] | None], end: str) -> tuple[Triple, ...]:
    path: list[Triple] = []
    step = came[end]
    while step is not None:
        near, triple = step
        path.append(triple)
        step = came[near]
    return tuple(reversed(path))
