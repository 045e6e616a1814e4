"""What the documents say of one canonical entity, counted, so that a write adds and takes away.

Every field is a sum (or the smallest few) over the documents present, so the order of writes never
shows. A store keeps one tally an entity, and its name and type follow from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from backends.stores.canonical import claim_key
from backends.stores.claims import Page
from backends.stores.entity_types import vote_type
from schemas.graph import Entity, EntityName

NAMED_DOCUMENTS = 8
"""How many documents an `EntityName` lists: those with the smallest keys."""

to_json = json.JSONEncoder(ensure_ascii=False).encode
"""`json.dumps` makes an encoder at each call, which a write of many rows feels."""

NameReason = tuple[str, str]  # (name, reason)


@dataclass(slots=True)
class NameCount:
    """How many entities of documents bear a name for a reason, and in which documents (smallest keys)."""

    count: int = 0
    documents: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Tally:
    """Counts of one canonical entity: names, types (type, source), mentions, documents."""

    names: dict[NameReason, NameCount] = field(default_factory=dict)
    types: dict[tuple[str, str], int] = field(default_factory=dict)
    mentions: int = 0
    documents: int = 0

    def add_name(self, name: NameReason, changes: dict[str, int]) -> bool:
        """Count `changes` (document key → +n or -n); True if its list of documents must be read again."""
        entry = self.names.setdefault(name, NameCount())
        entry.count += sum(changes.values())
        if entry.count <= 0:
            del self.names[name]
            return False
        gone = {document for document, change in changes.items() if change < 0}
        come = {document for document, change in changes.items() if change > 0}
        entry.documents = sorted(come.union(entry.documents))[:NAMED_DOCUMENTS]
        return not gone.isdisjoint(entry.documents)

    def add_type(self, type_: str, source: str, change: int) -> None:
        """Count one vote more or less."""
        total = self.types.get((type_, source), 0) + change
        if total:
            self.types[type_, source] = total
        else:
            self.types.pop((type_, source), None)

    def dump_names(self) -> str:
        """As JSON: [[name, reason, count, [document, …]], …], ordered by name key, name, reason."""
        ordered = list(self.names)
        if len(ordered) > 1:
            ordered.sort(key=lambda name: (claim_key(name[0]), *name))
        rows = [[*name, self.names[name].count, self.names[name].documents] for name in ordered]
        return to_json(rows)

    def dump_types(self) -> str:
        """As JSON: [[type, source, count], …] in order."""
        return to_json([[*vote, count] for vote, count in sorted(self.types.items())])

    @property
    def type(self) -> str:
        return vote_type(self.types)

    def display_name(self, key: str, pages: Iterable[Page]) -> str:
        """The title of the smallest page; without one the spelling of `key` that is used most."""
        first = min(pages, key=lambda page: page.document, default=None)
        if first is not None:
            return first.name
        spellings = [
            (-entry.count, name)
            for (name, reason), entry in self.names.items()
            if reason == "mention" and claim_key(name) == key
        ]
        return min(spellings)[1] if spellings else key


def load_tally(names: str, types: str, mentions: int, documents: int) -> Tally:
    """The tally that `dump_names` and `dump_types` wrote."""
    return Tally(
        {(name, reason): NameCount(count, listed) for name, reason, count, listed in json.loads(names)},
        {(type_, source): count for type_, source, count in json.loads(types)},
        mentions,
        documents,
    )


def entity_names(names: str) -> tuple[EntityName, ...]:
    """The names in `dump_names`, in its order."""
    return tuple(EntityName(name, reason, tuple(docs)) for name, reason, _, docs in json.loads(names))


def entity_record(id_: str, key: str, tally: Tally, pages: Iterable[Page]) -> Entity:
    """The canonical entity that a tally and the pages about it make."""
    members = sorted(pages, key=lambda page: page.document)
    return Entity(
        id_,
        tally.display_name(key, members),
        tally.type,
        entity_names(tally.dump_names()),
        next((page.description for page in members), ""),
        tuple(page.document for page in members),
        tally.mentions,
        tally.documents,
    )
