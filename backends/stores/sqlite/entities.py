"""Canonical entities as rows: their tallies, names and full text, brought up to date after a write."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from backends.stores.canonical import claim_key, names_of
from backends.stores.change import Change
from backends.stores.claims import Page
from backends.stores.sqlite.documents import next_id
from backends.stores.sqlite.rows import PAGE_COLUMNS, local_of, page_from
from backends.stores.tally import NAMED_DOCUMENTS, NameReason, Tally, load_tally, to_json
from backends.stores.tokens import name_tokens

_IDS = "(SELECT value FROM json_each(?))"
_ENTITIES = f"SELECT digest, id, key, names, types, mentions, documents FROM entity WHERE digest IN {_IDS}"
_PAGES = f"SELECT entity, {PAGE_COLUMNS} FROM page WHERE entity IN {_IDS} ORDER BY key"
_INSERT = "INSERT INTO entity VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_UPDATE = """
UPDATE entity SET name = ?, type = ?, description = ?, pages = ?, mentions = ?, documents = ?, names = ?, types = ?
WHERE id = ?
"""
_AT_ONCE = 256  # bearers of a name that are read together
_BEARERS = f"""
SELECT document.key, local.id, local.ref, local.name, local.type, local.type_source, local.about, local.sense,
  local.description, local.aliases
FROM local JOIN document ON document.id = local.document WHERE local.entity = ? AND (document.key, local.id) > (?, ?)
ORDER BY document.key, local.id LIMIT {_AT_ONCE}
"""


@dataclass(slots=True)
class EntityRow:
    """A canonical entity during a write; `names` are those it had before, as they are stored."""

    id: int
    digest: str
    key: str
    tally: Tally
    names: frozenset[str] = frozenset()
    new: bool = True


def load_entities(db: sqlite3.Connection, change: Change) -> dict[str, EntityRow]:
    """The entities that a write touches, by canonical id; those that are new get their row ids."""
    found: dict[str, EntityRow] = {}
    wanted = sorted(change.touched)
    for digest, id_, key, names, types, mentions, documents in db.execute(_ENTITIES, (json.dumps(wanted),)):
        tally = load_tally(names, types, mentions, documents)
        found[digest] = EntityRow(
            id_, digest, key, tally, frozenset(name for name, _ in tally.names), new=False
        )
    id_ = next_id(db, "entity")
    for digest in wanted:
        if digest not in found:
            found[digest] = EntityRow(id_, digest, change.identities[digest], Tally())
            id_ += 1
    return found


def count_entities(db: sqlite3.Connection, entities: dict[str, EntityRow], change: Change) -> None:
    """Add the change to the tallies and write the entities that still have a name."""
    for digest, entity in sorted(entities.items()):
        _count(db, entity, digest, change)
    pages: defaultdict[str, list[Page]] = defaultdict(list)
    for digest, *columns in db.execute(_PAGES, (json.dumps(sorted(entities)),)):
        pages[digest].append(page_from(*columns))
    living = [entity for _, entity in sorted(entities.items()) if entity.tally.names]
    rows = [(entity, _columns(entity, pages[entity.digest])) for entity in living]
    db.executemany(_INSERT, [_insert_row(entity, columns) for entity, columns in rows if entity.new])
    db.executemany(_UPDATE, [(*columns, entity.id) for entity, columns in rows if not entity.new])
    _index_names(db, entities.values())


def _count(db: sqlite3.Connection, entity: EntityRow, digest: str, change: Change) -> None:
    stale = change.add_to(entity.tally, digest)
    if stale:
        _list_documents(db, entity, stale)


def _list_documents(db: sqlite3.Connection, entity: EntityRow, stale: Sequence[NameReason]) -> None:
    """Read again which documents give a name, after one that was listed is gone."""
    listed: dict[NameReason, list[str]] = {name: [] for name in stale}
    open_names = set(stale)
    for document, columns in _bearers(db, entity.id):
        for name in open_names.intersection(names_of(local_of(*columns))):
            if document not in listed[name]:
                listed[name].append(document)
            if len(listed[name]) == NAMED_DOCUMENTS:
                open_names.discard(name)
        if not open_names:
            break
    for name, documents in listed.items():
        entity.tally.names[name].documents = documents


def _bearers(db: sqlite3.Connection, entity: int) -> Iterator[tuple[str, list[Any]]]:
    """Entities of documents that are this one, by document; some at a time, as SQLite orders in memory."""
    place: tuple[str, int] = ("", 0)
    while rows := db.execute(_BEARERS, (entity, *place)).fetchall():
        for document, _, *columns in rows:
            yield document, columns
        place = rows[-1][:2]


def _columns(entity: EntityRow, pages: Sequence[Page]) -> tuple[object, ...]:
    """name, type, description, pages, mentions, documents, names, types."""
    tally = entity.tally
    return (
        tally.display_name(entity.key, pages),
        tally.type,
        pages[0].description if pages else "",
        to_json([page.document for page in pages]) if pages else "",
        tally.mentions,
        tally.documents,
        tally.dump_names(),
        tally.dump_types(),
    )


def _insert_row(entity: EntityRow, columns: tuple[object, ...]) -> tuple[object, ...]:
    return (entity.id, entity.digest, entity.key, *columns)


def _index_names(db: sqlite3.Connection, entities: Iterable[EntityRow]) -> None:
    gone: list[tuple[int]] = []
    texts: list[tuple[int, str]] = []
    keys_gone: list[tuple[str, int]] = []
    keys: list[tuple[str, int]] = []
    for entity in entities:
        names = frozenset(name for name, _ in entity.tally.names)
        if names == entity.names:
            continue
        before, after = ({claim_key(name) for name in found} for found in (entity.names, names))
        keys_gone += [(key, entity.id) for key in sorted(before - after)]
        keys += [(key, entity.id) for key in sorted(after - before)]
        if entity.names:
            gone.append((entity.id,))
        if names:
            texts.append((entity.id, name_tokens(names)))
    db.executemany("DELETE FROM entity_name WHERE key = ? AND entity = ?", keys_gone)
    db.executemany("INSERT INTO entity_name VALUES (?, ?)", keys)
    db.executemany("DELETE FROM name_text WHERE rowid = ?", gone)
    db.executemany("INSERT INTO name_text (rowid, tokens) VALUES (?, ?)", texts)


def remove_empty(db: sqlite3.Connection, entities: dict[str, EntityRow]) -> None:
    """Delete the entities that no document names any more."""
    empty = [(entity.id,) for entity in entities.values() if not entity.tally.names and not entity.new]
    db.executemany("DELETE FROM entity WHERE id = ?", empty)
