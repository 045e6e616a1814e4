"""Entities as documents know them: the relationships NAMES and ABOUT, and the view the canonical layer has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from backends.stores.canonical import claim_key, names_of, page_of
from backends.stores.claims import Page
from backends.stores.neo4j.names import Keys
from backends.stores.neo4j.sessions import Row
from backends.stores.sqlite.rows import aliases_row, local_of
from backends.stores.tally import NameReason
from schemas.graph import DocumentEntity, DocumentGraph
from schemas.text import Document, Language

COLUMNS = """
d.id, d.language, n.ref, n.name, n.type, n.type_source, type(n) = 'ABOUT', n.sense, n.description, n.aliases,
n.mentions, e.gid, elementId(n)
"""
"""Of a `(d:Document)-[n:NAMES|ABOUT]->(e:Entity)`, for `stored_local`."""

Place = tuple[str, int]  # document key, DocumentEntity.ref


@dataclass(slots=True)
class Local:
    """An entity of a document; `entity` is a canonical id, `element` its relationship if it is stored."""

    document: str
    language: Language
    record: DocumentEntity
    key: str
    names: tuple[NameReason, ...]
    mentions: int
    entity: str = ""
    element: str = ""

    @property
    def type(self) -> str:
        return self.record.type

    @property
    def type_source(self) -> str:
        return self.record.type_source

    @property
    def place(self) -> Place:
        return self.document, self.record.ref

    def page(self) -> Page:
        """The page that its document is, if the document is about it."""
        return page_of(Document(self.document, "", "", "", self.language), self.record)


def stored_local(keys: Keys, row: Row) -> Local:
    """The local of a row of COLUMNS."""
    document, language, *columns, mentions, gid, element = row
    record = local_of(*columns)
    return Local(
        document,
        Language(language),
        record,
        claim_key(record.name),
        tuple(names_of(record)),
        mentions,
        keys.id(gid),
        element,
    )


def new_locals(graph: DocumentGraph) -> list[Local]:
    """The locals of a document that is about to be written, in its order."""
    mentions = Counter(mention.ref for mention in graph.mentions)
    document = graph.document
    return [
        Local(
            document.key,
            document.language,
            entity,
            claim_key(entity.name),
            tuple(names_of(entity)),
            mentions[entity.ref],
        )
        for entity in graph.entities
    ]


def local_rows(keys: Keys, found: list[Local], entities: Mapping[str, int], *, about: bool) -> Iterator[Row]:
    """[entity's number, properties] of each local of a document that is, or is not, what it is about."""
    for number, local in enumerate(found):
        record = local.record
        if record.about is about:
            yield [
                entities[local.entity],
                {
                    "n": number,
                    "ref": record.ref,
                    "key": keys.name(local.key),
                    "name": record.name,
                    "type": record.type,
                    "type_source": record.type_source,
                    "sense": record.sense,
                    "description": record.description,
                    "aliases": aliases_row(record.aliases),
                    "mentions": local.mentions,
                },
            ]
