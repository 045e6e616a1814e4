"""What one transaction changes in the canonical layer, gathered before it is applied."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from backends.stores.canonical import Identity, claim_key, merging_aliases, names_of
from backends.stores.tally import NameReason
from schemas.graph import DocumentEntity


@dataclass(slots=True)
class Local:
    """An entity of a document, as the canonical layer sees it; `entity` is a canonical id."""

    id: int
    document_id: int
    document: str
    key: str
    type: str
    type_source: str
    names: tuple[NameReason, ...]
    mentions: int
    entity: str


def local_from(
    id_: int, document_id: int, document: str, entity: DocumentEntity, mentions: int, canonical: str
) -> Local:
    """The canonical layer's view of an entity of a document."""
    return Local(
        id_,
        document_id,
        document,
        claim_key(entity.name),
        entity.type,
        entity.type_source,
        tuple(names_of(entity)),
        mentions,
        canonical,
    )


@dataclass(slots=True)
class Change:
    """Sums to be added to tallies by entity, names to be resolved again, triples to be counted again."""

    names: defaultdict[str, defaultdict[NameReason, Counter[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Counter))
    )
    types: defaultdict[str, Counter[tuple[str, str]]] = field(default_factory=lambda: defaultdict(Counter))
    mentions: Counter[str] = field(default_factory=Counter)
    documents: Counter[str] = field(default_factory=Counter)
    votes: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    touched: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    triples: set[int] = field(default_factory=set)
    identities: dict[str, str] = field(default_factory=dict)  # canonical id → its key

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
        id_ = identity.id
        self.identities[id_] = identity.key
        return id_
