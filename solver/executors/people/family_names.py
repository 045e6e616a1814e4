"""Parents of whom a page names the child by a first name only: `Lewis Hale's son Peter` is the father of Peter Hale."""

from __future__ import annotations

import re

from backends.segmenter import segment
from schemas.graph import Entity
from schemas.protocols import GraphStore
from solver.executors.people.parents import WANTED
from solver.executors.people.sexes import sex_of
from solver.results import Extract, Row, Value

_FULL = re.compile(r"(?P<first>[A-ZÀ-Þ][\w'’-]+) (?:[A-ZÀ-Þ][\w'’.-]* )?(?P<last>[A-ZÀ-Þ][\w'’-]{2,})")
_OF_WOMEN = re.compile(r"\b(?:she|her|hers|wife|mother|widow)\b", re.I)
_CANDIDATES, _CHUNKS = 40, 20


def parents_by_name(
    store: GraphStore, person: Value, relation: str, aliases: tuple[str, str, str]
) -> list[Row]:
    """A row, with the words that say it, for the one of a person's last name whose son or daughter of the first name
    a page names; none for several, or for one of the other sex. `aliases` are those of the person, the relation and
    the parent.
    """
    name = _FULL.fullmatch(person.text)
    if name is None:
        return []
    near, said, far = aliases
    found = store.search_names(list(segment(name["last"])), _CANDIDATES)
    told = [
        (entity, extract)
        for entity in found
        if entity.type == "Person" and entity.id != person.entity and entity.name.endswith(f" {name['last']}")
        if (extract := _child_named(entity, name["first"], store)) is not None
        and _may_be(entity, extract, relation, store)
    ]
    return [
        Row({near: person, far: Value(entity.name, entity.id, type=entity.type)}, {}, {said: extract})
        for entity, extract in told
        if len(told) == 1
    ]


def _may_be(parent: Entity, told: Extract, relation: str, store: GraphStore) -> bool:
    """Whether somebody is of the sex asked for; of one of whom it is not told, where the page speaks of no woman."""
    sex = sex_of(parent, (), store)
    if sex is not None:
        return sex is WANTED[relation]
    chunk = next(iter(store.get_chunks([told.chunk])), None)
    return relation == "father" and chunk is not None and _OF_WOMEN.search(chunk.text) is None


def _child_named(parent: Entity, first: str, store: GraphStore) -> Extract | None:
    """Where a page says that somebody's son or daughter has a first name."""
    ids = sorted({m.chunk for m in store.mentions(entities=[parent.id])})[:_CHUNKS]
    said = re.compile(
        rf"{re.escape(parent.name)}['’]s? (?:[a-z-]+ )?(?:son|daughter),? {re.escape(first)}\b(?! [A-Z])"
    )
    for chunk in store.get_chunks(ids):
        match = said.search(chunk.text) if chunk is not None else None
        if chunk is not None and match is not None:
            return Extract(chunk.id, chunk.start + match.start(), chunk.start + match.end())
    return None
