"""Entities of documents as rows, as the canonical layer sees them."""

from __future__ import annotations

from dataclasses import dataclass

from backends.stores.canonical import claim_key, names_of
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
