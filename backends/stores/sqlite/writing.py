"""One write: documents replaced and removed, and the canonical layer that follows, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from backends.stores.change import Change
from backends.stores.sqlite.documents import (
    Prepared,
    insert_locals,
    insert_texts,
    known_documents,
    place_locals,
    remove_documents,
)
from backends.stores.sqlite.entities import count_entities, load_entities, remove_empty
from backends.stores.sqlite.facts import write_facts
from backends.stores.sqlite.settlement import Before, Settlement, count_votes, look_before
from schemas.graph import WriteResult

_BUMP = "UPDATE meta SET value = CAST(value AS INTEGER) + 1 WHERE key = ?"


def write(db: sqlite3.Connection, new: Sequence[Prepared], remove: Iterable[str] = ()) -> WriteResult:
    """Replace or add the documents `new` and remove those called `remove`; the caller commits."""
    change = Change()
    keys = {document.graph.document.key for document in new}
    gone = known_documents(db, {*remove, *keys})
    if not new and not gone:
        return WriteResult(graph_version=read_number(db, "graph_version"))
    before = look_before(db, gone, (document.page for document in new if document.page))
    remove_documents(db, sorted(gone.values()), before.pages, change)
    insert_texts(db, new, change)
    count_votes(db, change)
    _settle(db, new, before, change)
    db.executemany(_BUMP, [("graph_version",), ("vector_version",)])
    changed = len(keys & gone.keys())
    return WriteResult(
        len(keys) - changed, changed, len(gone.keys() - keys), read_number(db, "graph_version")
    )


def _settle(db: sqlite3.Connection, new: Sequence[Prepared], before: Before, change: Change) -> None:
    place_locals(db, new)
    settlement = Settlement(db, before, change)
    settlement.settle_pages([document.page for document in new if document.page])
    settlement.settle_named()
    settlement.settle_new(new)
    entities = load_entities(db, change)
    rows = {digest: entity.id for digest, entity in entities.items()}
    settlement.move_rows(rows)
    insert_locals(db, new, rows)
    count_entities(db, entities, change)
    write_facts(db, new, settlement.moved, rows, change)
    remove_empty(db, entities)


def write_sources(db: sqlite3.Connection, sources: Mapping[str, str]) -> None:
    """Where documents were read; the graph is another for who ranks by it."""
    if sources:
        db.executemany("UPDATE document SET source = ? WHERE key = ?", [(s, k) for k, s in sources.items()])
        db.execute(_BUMP, ("graph_version",))


def bump_vectors(db: sqlite3.Connection) -> None:
    """Vectors changed and nothing else."""
    db.executemany(_BUMP, [("graph_version",), ("vector_version",)])


def read_number(db: sqlite3.Connection, key: str) -> int:
    """A counter of `meta`."""
    return int(db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()[0])
