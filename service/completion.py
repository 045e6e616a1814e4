"""Names that a person may be about to type: those that begin as the words typed, then those that hold them."""

from __future__ import annotations

import heapq
import threading
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import NamedTuple

from backends.segmenter import segment
from backends.stores.keys import claim_key
from schemas.graph import Entity
from schemas.protocols import GraphStore

_NEAR = 50  # names that share words with what was typed, of which some hold all of it
_MOST = 200_000  # entities whose names are kept in memory; in a larger store whole words must be typed


@dataclass(frozen=True, slots=True)
class Completion:
    """An entity, and which of its names is meant."""

    id: str
    name: str
    type: str
    matched: str


class _Name(NamedTuple):
    """A name by its key; the lower the weight, the better known is its entity."""

    key: str
    weight: tuple[int, int]
    id: str
    matched: str


class Completer:
    """Completes names of one store at a time; its names are read again when its graph has changed.

    Safe between threads.
    """

    def __init__(self, *, most: int = _MOST) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._of: tuple[GraphStore, int] | None = None
        self._names: list[_Name] = []  # by key

    def complete(self, store: GraphStore, typed: str, k: int = 10) -> list[Completion]:
        """At most k, the whole name first, then the best known; nothing for words without a letter."""
        key = claim_key(typed)
        if not any(character.isalnum() for character in key):
            return []
        matched = {name.id: name.matched for name in self._beginning(store, typed.strip().casefold(), key, k)}
        known = store.get_entities(list(matched))
        for entity in store.search_names(segment(typed), _NEAR):
            holding = _holding(entity, key.split())
            if entity.id not in matched and holding:
                matched[entity.id] = holding
                known.append(entity)
        found = [entity for entity in known if entity is not None]
        return [Completion(one.id, one.name, one.type, matched[one.id]) for one in found[:k]]

    def _beginning(self, store: GraphStore, typed: str, key: str, k: int) -> list[_Name]:
        """The best name of each of the k best known entities: in the script that was typed, else in simplified."""
        names = self._read(store)
        first = bisect_left(names, key, key=lambda name: name.key)
        best: dict[str, tuple[bool, bool, bool, _Name]] = {}
        for name in takewhile(lambda name: name.key.startswith(key), islice(names, first, None)):
            said = name.matched.casefold()
            rank = name.key != key, not said.startswith(typed), said != name.key, name
            best[name.id] = min(best.get(name.id, rank), rank)
        nearest = heapq.nsmallest(k, best.values(), key=lambda rank: (rank[0], rank[-1].weight, rank[-1]))
        return [rank[-1] for rank in nearest]

    def _read(self, store: GraphStore) -> list[_Name]:
        version = store.graph_version()
        with self._lock:
            if self._of is None or self._of[0] is not store or self._of[1] != version:
                entities = list(islice(store.iterate_entities(), self._most + 1))
                kept = entities if len(entities) <= self._most else []
                self._names = sorted(name for entity in kept for name in _names(entity))
                self._of = store, version
            return self._names


def _names(entity: Entity) -> Iterator[_Name]:
    weight = (-len(entity.pages[:1]), -entity.mentions)
    said = dict.fromkeys((entity.name, *(name.name for name in entity.names)))
    return (_Name(claim_key(name), weight, entity.id, name) for name in said)


def _holding(entity: Entity, words: list[str]) -> str:
    """The first of an entity's names that holds all the words; empty where none does."""
    names = (entity.name, *(name.name for name in entity.names))
    return next((name for name in names if all(word in claim_key(name) for word in words)), "")
