"""Looking for orphans, rows that contradict each other, and a canonical layer that is not what it should be."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from backends.stores.canonical import claim_key, merging_aliases, page_of
from backends.stores.claims import Page
from backends.stores.recompute import CanonicalLayer, recompute
from backends.stores.sqlite.graph import iterate_entities, iterate_triples
from backends.stores.sqlite.rows import PAGE_COLUMNS, claim_rows, page_from
from backends.stores.sqlite.schema import TOLD_SINCE, schema_version
from backends.stores.sqlite.texts import iterate_document_graphs, keeps_codes
from backends.stores.sqlite.writing import read_number
from backends.stores.tokens import name_tokens
from backends.stores.vectors import vectors_problem
from schemas.graph import DocumentGraph

T = TypeVar("T")

_ORPHANS: Mapping[str, str] = MappingProxyType(
    {
        "chunk {} belongs to no document": """
            SELECT id FROM chunk WHERE document NOT IN (SELECT id FROM document)""",
        "vector {} belongs to no chunk of text": """
            SELECT chunk FROM vector WHERE chunk NOT IN (SELECT id FROM chunk WHERE kind = 'text')""",
        "entity row {} of a document belongs to no document": """
            SELECT id FROM local WHERE document NOT IN (SELECT id FROM document)""",
        "entity row {} of a document stands for no entity": """
            SELECT id FROM local WHERE entity NOT IN (SELECT id FROM entity)""",
        "mention {} stands in no chunk": """
            SELECT id FROM mention WHERE chunk NOT IN (SELECT id FROM chunk)""",
        "mention {} is of no entity": """
            SELECT id FROM mention WHERE local NOT IN (SELECT id FROM local)""",
        "statement {} stands in no chunk": """
            SELECT id FROM statement WHERE chunk NOT IN (SELECT id FROM chunk)""",
        "statement {} belongs to no document": """
            SELECT id FROM statement WHERE document NOT IN (SELECT id FROM document)""",
        "statement {} has a subject or an object that is not there": """
            SELECT id FROM statement WHERE subject NOT IN (SELECT id FROM local)
            OR (object IS NOT NULL AND object NOT IN (SELECT id FROM local))""",
        "statement {} is evidence of no triple": """
            SELECT id FROM statement WHERE triple NOT IN (SELECT id FROM triple)""",
        "triple {} has no evidence": """
            SELECT digest FROM triple WHERE id NOT IN (SELECT triple FROM statement)""",
        "triple {} has an end that is not there": """
            SELECT digest FROM triple WHERE subject NOT IN (SELECT id FROM entity)
            OR (object IS NOT NULL AND object NOT IN (SELECT id FROM entity))""",
        "page {} belongs to no document": """
            SELECT key FROM page WHERE document NOT IN (SELECT id FROM document)""",
        "name {} is claimed by no page": """
            SELECT key FROM page_claim WHERE document NOT IN (SELECT document FROM page)""",
        "name {} belongs to no entity": """
            SELECT key FROM entity_name WHERE entity NOT IN (SELECT id FROM entity)""",
        "chunk row {} is missing from the full text": """
            SELECT id FROM chunk WHERE id NOT IN (SELECT id FROM chunk_text_docsize)""",
        "full text row {} belongs to no chunk": """
            SELECT id FROM chunk_text_docsize WHERE id NOT IN (SELECT id FROM chunk)""",
        "entity {} is missing from the full text of names": """
            SELECT digest FROM entity WHERE id NOT IN (SELECT id FROM name_text_docsize)""",
        "full text row {} of names belongs to no entity": """
            SELECT id FROM name_text_docsize WHERE id NOT IN (SELECT id FROM entity)""",
    }
)
_ORPHANED_CODES: Mapping[str, str] = MappingProxyType(
    {
        "codes {} belong to no chunk of text": """
            SELECT chunk FROM token_code WHERE chunk NOT IN (SELECT id FROM chunk WHERE kind = 'text')""",
    }
)
_LISTED = 20
"""How many rows of one kind are named before the rest is only counted."""


def check(db: sqlite3.Connection) -> list[str]:
    """One line for each thing that should not be; empty when the store is sound.

    The canonical layer is compared with `recompute` over all documents, which are held in memory.
    """
    broken = [line for (line,) in db.execute("PRAGMA integrity_check") if line != "ok"]
    orphans = {**_ORPHANS, **_ORPHANED_CODES} if keeps_codes(db) else _ORPHANS
    for message, query in orphans.items():
        found = [str(row[0]) for row in db.execute(query)]
        broken += [message.format(name) for name in found[:_LISTED]]
        if len(found) > _LISTED:
            broken.append(f"{message.format('…')} ({len(found)} in all)")
    broken += _counters(db)
    return broken or list(_documents(db))


def _counters(db: sqlite3.Connection) -> Iterator[str]:
    chunks, tokens = db.execute("SELECT COUNT(*), COALESCE(SUM(token_count), 0) FROM chunk").fetchone()
    for key, counted in (("chunks", chunks), ("tokens", tokens)):
        if read_number(db, key) != counted:
            yield f"meta says {read_number(db, key)} {key}, there are {counted}"


def _documents(db: sqlite3.Connection) -> Iterator[str]:
    documents = list(iterate_document_graphs(db))
    for graph in documents:
        for chunk in graph.chunks:
            if graph.document.text[chunk.start : chunk.end] != chunk.text:
                yield f"chunk {chunk.id!r} is not the slice {chunk.start}–{chunk.end} of its document"
        problem = "" if graph.vectors is None else vectors_problem(graph.vectors)
        if problem:
            yield f"document {graph.document.key!r}: {problem}"
    expected = recompute(documents)
    yield from _compare("entity", expected.entities, {one.id: one for one in iterate_entities(db)})
    yield from _compare("triple", expected.triples, {one.id: one for one in iterate_triples(db)})
    yield from _places(db, expected)
    yield from _names(db, expected)
    yield from _claims(db, documents, expected)


def _compare(what: str, expected: Mapping[str, T], stored: Mapping[str, T]) -> Iterator[str]:
    for id_ in sorted(expected.keys() | stored.keys()):
        if expected.get(id_) != stored.get(id_):
            yield f"{what} {id_} is {stored.get(id_)}, the documents make it {expected.get(id_)}"


def _places(db: sqlite3.Connection, expected: CanonicalLayer) -> Iterator[str]:
    rows = db.execute(
        "SELECT document.key, local.ref, entity.digest FROM local "
        "JOIN document ON document.id = local.document JOIN entity ON entity.id = local.entity"
    )
    for document, ref, entity in rows:
        wanted = expected.places.get((document, ref))
        if wanted != entity:
            yield f"entity {ref} of document {document!r} stands for {entity}, not {wanted}"


def _names(db: sqlite3.Connection, expected: CanonicalLayer) -> Iterator[str]:
    stored: dict[str, set[str]] = {id_: set() for id_ in expected.entities}
    rows = db.execute("SELECT digest, entity_name.key FROM entity_name JOIN entity ON id = entity")
    for entity, key in rows:
        stored[entity].add(key)
    tokens = dict(db.execute("SELECT digest, tokens FROM name_text JOIN entity ON id = name_text.rowid"))
    for id_, entity in expected.entities.items():
        names = {name.name for name in entity.names}
        if stored[id_] != {claim_key(name) for name in names}:
            yield f"entity {id_} is found by {sorted(stored[id_])}, not by its names"
        if tokens[id_] != name_tokens(names):
            yield f"the full text of entity {id_}'s names is not that of its names"


def _claims(
    db: sqlite3.Connection, documents: Sequence[DocumentGraph], expected: CanonicalLayer
) -> Iterator[str]:
    pages: dict[str, tuple[Page, str]] = {}
    votes: Counter[tuple[str, str, str]] = Counter()
    for graph in documents:
        for entity in graph.entities:
            if entity.about:
                key = graph.document.key
                pages[key] = (page_of(graph.document, entity), expected.places[key, entity.ref])
            else:
                own = (claim_key(entity.name), entity.type)
                votes.update((alias, *own) for alias in merging_aliases(entity))
    rows = db.execute(f"SELECT entity, {PAGE_COLUMNS} FROM page").fetchall()
    stored = {row[1]: (page_from(*row[1:]), row[0]) for row in rows}
    for key in sorted(pages.keys() | stored.keys()):
        if pages.get(key) != stored.get(key):
            yield f"page {key!r} is {stored.get(key)}, its document makes it {pages.get(key)}"
    claimed = set(db.execute("SELECT page.key, page_claim.key FROM page_claim JOIN page USING (document)"))
    wanted = {(page.document, name) for page, _ in pages.values() for name in page.claims}
    for document, name in sorted(claimed ^ wanted):
        yield f"page {document!r} claims {name!r} in one place only"
    if schema_version(db) >= TOLD_SINCE:
        yield from _told(db, pages)
    counted = {row[:3]: row[3] for row in db.execute("SELECT alias, key, type, count FROM alias_vote")}
    for vote in sorted(votes.keys() | counted.keys()):
        if votes[vote] != counted.get(vote, 0):
            yield f"aliases {vote} are counted {counted.get(vote, 0)} times, not {votes[vote]}"


def _told(db: sqlite3.Connection, pages: Mapping[str, tuple[Page, str]]) -> Iterator[str]:
    """What the claims tell of their pages."""
    about: defaultdict[str, list[Page]] = defaultdict(list)
    for page, entity in pages.values():
        about[entity].append(page)
    rows = db.execute("SELECT page.key, page_claim.* FROM page_claim JOIN page USING (document)")
    stored = {(document, row[0], *row[2:]) for document, *row in rows}
    expected = {
        (page.document, row[0], *row[2:])
        for page, entity in pages.values()
        for row in claim_rows(page, 0, about[entity])
    }
    for document, name, *_ in sorted(stored - expected):
        yield f"page {document!r} does not claim {name!r} as is told"
