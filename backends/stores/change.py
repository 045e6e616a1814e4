"""What one transaction changes in the canonical layer, gathered before it is applied."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from backends.stores.canonical import claim_key, merging_aliases
from backends.stores.claims import Identity
from backends.stores.tally import NameReason, Tally
from schemas.graph import DocumentEntity


class Local(Protocol):
    """An entity of a document, as the canonical layer counts it; `entity` is a canonical id."""

    @property
    def document(self) -> str: ...

    @property
    def type(self) -> str: ...

    @property
    def type_source(self) -> str: ...

    @property
    def names(self) -> tuple[NameReason, ...]: ...

    @property
    def mentions(self) -> int: ...

    @property
    def entity(self) -> str: ...


@dataclass(slots=True)
class Change:
    """Sums to be added to tallies by entity, names to be resolved again."""

    names: defaultdict[str, defaultdict[NameReason, Counter[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Counter))
    )
    types: defaultdict[str, Counter[tuple[str, str]]] = field(default_factory=lambda: defaultdict(Counter))
    mentions: Counter[str] = field(default_factory=Counter)
    documents: Counter[str] = field(default_factory=Counter)
    votes: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    touched: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    triples: set[int] = field(default_factory=set)  # rows of triples to be counted again, where they are rows
    identities: dict[str, str] = field(default_factory=dict)  # canonical id → its key
    _ids: dict[Identity, str] = field(default_factory=dict)

    def enter(self, local: Local, entity: str, sign: int = 1) -> None:
        """Count a local in an entity's tally."""
        self.touched.add(entity)
        names = self.names[entity]
        for name in local.names:
            names[name][local.document] += sign
        if local.type:
            self.types[entity][local.type, local.type_source] += sign
        self.mentions[entity] += sign * local.mentions

    def leave(self, local: Local) -> None:
        """Take a local out of its entity's tally."""
        self.enter(local, local.entity, -1)

    def vote(self, entity: DocumentEntity, sign: int) -> None:
        """Count the aliases that an entity without a page gives."""
        if not entity.about:
            own = claim_key(entity.name)
            for alias in merging_aliases(entity):
                self.votes[alias, own, entity.type] += sign

    def count_documents(self, entities: Iterable[str], sign: int) -> None:
        """Count one document in the tallies of the entities that it names."""
        for entity in set(entities):
            self.documents[entity] += sign

    def identify(self, identity: Identity) -> str:
        """The identity's id, remembered so that its entity can be made."""
        id_ = self._ids.get(identity)
        if id_ is None:
            id_ = self._ids[identity] = identity.id
            self.identities[id_] = identity.key
        return id_

    def add_to(self, tally: Tally, entity: str) -> list[NameReason]:
        """Apply the sums of one entity; gives the names whose list of documents must be read again."""
        stale: list[NameReason] = []
        for name, changes in self.names[entity].items():
            net = {document: number for document, number in changes.items() if number}
            if net and tally.add_name(name, net):
                stale.append(name)
        for (type_, source), number in self.types[entity].items():
            if number:
                tally.add_type(type_, source, number)
        tally.mentions += self.mentions[entity]
        tally.documents += self.documents[entity]
        return stale
