"""Rows of the tables to the records of `schemas`, and back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from backends.stores.canonical import page_identity, page_type
from backends.stores.claims import Page
from backends.stores.tally import entity_names, to_json
from schemas.graph import (
    Alias,
    DocumentEntity,
    Entity,
    Literal,
    LiteralKind,
    Qualifier,
    Statement,
    SubjectSource,
    TokenCodes,
    Triple,
    Vectors,
)
from schemas.text import Chunk, ChunkKind, Document, Language

DOCUMENT_COLUMNS = (
    "document.key, document.title, document.text, document.source, document.language, document.metadata"
)
CHUNK_COLUMNS = (
    'document.key, chunk.ordinal, chunk.start, chunk."end", chunk.text, chunk.language, '
    "chunk.headings, chunk.kind"
)
ENTITY_COLUMNS = (
    "entity.digest, entity.name, entity.type, entity.names, entity.description, entity.pages, "
    "entity.mentions, entity.documents"
)
TRIPLE_COLUMNS = (
    "triple.digest, s.digest, triple.predicate, o.digest, triple.kind, triple.value, triple.said, triple.unit, "
    "triple.qualifiers, triple.confidence, triple.evidence"
)
TRIPLE_TABLES = "triple JOIN entity s ON s.id = triple.subject LEFT JOIN entity o ON o.id = triple.object"
PAGE_COLUMNS = (
    "page.key, page.language, page.name, page.type, page.type_source, page.description, page.claims"
)


def document_of(key: str, title: str, text: str, source: str, language: str, metadata: str) -> Document:
    return Document(key, title, text, source, Language(language), json.loads(metadata))


def chunk_of(
    document: str, ordinal: int, start: int, end: int, text: str, language: str, headings: str, kind: str
) -> Chunk:
    return Chunk(
        f"{document}#{ordinal}",
        document,
        ordinal,
        start,
        end,
        text,
        Language(language),
        tuple(json.loads(headings)) if headings else (),
        ChunkKind(kind),
    )


def entity_of(
    digest: str,
    name: str,
    type_: str,
    names: str,
    description: str,
    pages: str,
    mentions: int,
    documents: int,
) -> Entity:
    return Entity(
        digest,
        name,
        type_,
        entity_names(names),
        description,
        tuple(json.loads(pages)) if pages else (),
        mentions,
        documents,
    )


def triple_of(
    digest: str,
    subject: str,
    predicate: str,
    object_: str | None,
    kind: str | None,
    value: str | None,
    said: str | None,
    unit: str | None,
    qualifiers: str,
    confidence: float,
    evidence: int,
) -> Triple:
    literal = literal_of(kind, value, said, unit)
    return Triple(
        digest,
        subject,
        predicate,
        literal if literal is not None else object_ or "",
        qualifiers_of(qualifiers),
        confidence,
        evidence,
    )


def literal_of(kind: str | None, value: str | None, said: str | None, unit: str | None) -> Literal | None:
    if kind is None:
        return None
    return Literal(LiteralKind(kind), value or "", said or "", unit or "")


def qualifiers_of(stored: str) -> tuple[Qualifier, ...]:
    return tuple(Qualifier(name, value) for name, value in json.loads(stored)) if stored else ()


def qualifiers_row(qualifiers: tuple[Qualifier, ...]) -> str:
    return to_json([[q.name, q.value] for q in qualifiers]) if qualifiers else ""


def aliases_row(aliases: tuple[Alias, ...]) -> str:
    if not aliases:
        return ""
    return to_json([[a.name, a.reason, a.start, a.end] for a in aliases])


def local_of(
    ref: int, name: str, type_: str, source: str, about: int, sense: str, description: str, aliases: str
) -> DocumentEntity:
    return DocumentEntity(
        ref,
        name,
        type_,
        source,
        tuple(Alias(*alias) for alias in json.loads(aliases)) if aliases else (),
        bool(about),
        sense,
        description,
    )


def page_row(page: Page, document: int, entity: str) -> tuple[object, ...]:
    claims = to_json(dict(sorted(page.claims.items())))
    return (
        document,
        page.document,
        page.language,
        page.name,
        page.type,
        page.type_source,
        page.description,
        claims,
        entity,
    )


def claim_rows(page: Page, document: int, members: Sequence[Page]) -> Iterator[tuple[object, ...]]:
    """The claims of a page; `members` are the pages about what it is about."""
    about = claim_about(members)
    for key, strength in sorted(page.claims.items()):
        yield key, document, strength, page.language, page.type, *about


def claim_about(members: Sequence[Page]) -> tuple[str, str]:
    """The type and the canonical id that the claims of pages about one thing tell."""
    return page_type(members), page_identity(members).id


def page_from(
    document: str, language: str, name: str, type_: str, source: str, description: str, claims: str
) -> Page:
    return Page(
        document, Language(language), name, type_, source, description, MappingProxyType(json.loads(claims))
    )


def vector_of(value: bytes) -> Vectors:
    return np.frombuffer(value, dtype="<f4").astype(np.float32, copy=False)


def vector_row(vector: Vectors) -> bytes:
    return np.ascontiguousarray(vector, dtype="<f4").tobytes()


def codes_of(width: int, value: bytes) -> TokenCodes:
    return np.frombuffer(value, dtype=np.uint8).reshape(-1, width)


def codes_row(codes: TokenCodes) -> tuple[int, bytes]:
    """The bytes of a token, and those of all tokens one after another."""
    return codes.shape[1], codes.tobytes()


def statement_of(key: str, row: Sequence[Any]) -> Statement:
    """A statement of the document `key`; its columns in the order in which both stores keep them."""
    subject, predicate, object_, *literal, ordinal, start, end, first, last, extractor, sure, source, more = (
        row
    )
    value = literal_of(*literal)
    return Statement(
        subject,
        predicate,
        object_ if value is None else value,
        f"{key}#{ordinal}",
        start,
        end,
        first,
        last,
        extractor,
        sure,
        SubjectSource(source),
        qualifiers_of(more),
    )
