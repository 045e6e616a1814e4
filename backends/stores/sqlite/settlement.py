"""Which canonical entity each entity of a document is, settled again for the names a write concerns."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from backends.stores.canonical import Page, cluster, page_identity, partners
from backends.stores.change import Change
from backends.stores.sqlite.claims import StoredClaims
from backends.stores.sqlite.documents import Prepared
from backends.stores.sqlite.locals import Local, local_from
from backends.stores.sqlite.rows import local_of

_IDS = "(SELECT value FROM json_each(?))"
_LOCAL_COLUMNS = """
local.id, local.document, document.key, local.mentions, entity.digest, local.ref, local.name, local.type,
local.type_source, local.about, local.sense, local.description, local.aliases
"""
_LOCAL_TABLES = "local JOIN document ON document.id = local.document JOIN entity ON entity.id = local.entity"
_NAMED = f"""
SELECT local.id, local.key, local.type, document.key, entity.digest FROM {_LOCAL_TABLES}
WHERE local.key IN {_IDS} AND local.about = 0
"""
_LOCALS_BY_ID = f"SELECT {_LOCAL_COLUMNS} FROM {_LOCAL_TABLES} WHERE local.id IN {_IDS}"
_ABOUT = f"SELECT {_LOCAL_COLUMNS} FROM {_LOCAL_TABLES} WHERE document.key IN {_IDS} AND local.about = 1"
_PLACES = f"""
SELECT local.id, local.document, entity.digest FROM local JOIN entity ON entity.id = local.entity
WHERE local.id IN {_IDS}
"""
_NAMES_IT = """
SELECT EXISTS (SELECT 1 FROM local WHERE entity = json_extract(pair.value, '$[1]')
  AND document = json_extract(pair.value, '$[0]'))
FROM json_each(?) pair ORDER BY pair.key
"""
_VOTES = (
    "SELECT alias, alias_vote.key, alias_vote.type, count FROM json_each(?) wanted JOIN alias_vote "
    "ON alias = json_extract(wanted.value, '$[0]') AND alias_vote.key = json_extract(wanted.value, '$[1]') "
    "AND alias_vote.type = json_extract(wanted.value, '$[2]')"
)


def count_votes(db: sqlite3.Connection, change: Change) -> None:
    """Apply alias votes; a name whose givers came or went is to be resolved again."""
    changed = {vote: number for vote, number in change.votes.items() if number}
    rows = db.execute(_VOTES, (json.dumps([list(vote) for vote in changed]),)).fetchall()
    stored = {(alias, key, type_): count for alias, key, type_, count in rows}
    totals = {vote: stored.get(vote, 0) + number for vote, number in changed.items()}
    change.keys.update(vote[0] for vote, total in totals.items() if (vote in stored) != (total > 0))
    db.executemany(
        "INSERT OR REPLACE INTO alias_vote VALUES (?, ?, ?, ?)",
        [(*vote, total) for vote, total in totals.items() if total > 0],
    )
    db.executemany(
        "DELETE FROM alias_vote WHERE alias = ? AND key = ? AND type = ?",
        [vote for vote, total in totals.items() if total <= 0],
    )


def neighbours(pages: Iterable[Page], claims: StoredClaims) -> set[str]:
    """Documents whose pages may be about the same thing as these."""
    return {other.document for page in pages for other in partners(page, claims)}


class Settlement:
    """The canonical identities of a transaction: those of its new entities, and those that moved."""

    def __init__(self, db: sqlite3.Connection, claims: StoredClaims, change: Change) -> None:
        self.db = db
        self.claims = claims
        self.change = change
        self.moved: dict[int, str] = {}  # local row id → its new canonical id
        self._clusters: dict[str, str] = {}  # document key → canonical id of its page

    def settle_pages(self, new: Sequence[Page], before: set[str]) -> None:
        """Cluster the new pages and those that they touch; `before` were neighbours of what they replace."""
        self.claims.prefetch(key for page in new for key in page.claims)
        near = self.claims.pages_of(before | neighbours(new, self.claims))
        affected = {page.document: page for page in [*new, *near]}
        for page in self.claims.pages_of(neighbours(near, self.claims)):
            affected.setdefault(page.document, page)
        stored = self._stored_clusters(affected)
        for document, page in sorted(affected.items()):
            identity = self.change.identify(page_identity(cluster(page, self.claims)))
            self._clusters[document] = identity
            if stored[document] != identity:
                self.change.keys.update(page.claims)
        for page in [*new, *near]:
            self.change.keys.update(page.claims)
        changed = [(self._clusters[key], key) for key in affected if stored[key] != self._clusters[key]]
        self.db.executemany("UPDATE page SET entity = ? WHERE key = ?", changed)
        self._move_pages([key for _, key in changed if stored[key]])

    def _stored_clusters(self, documents: Iterable[str]) -> dict[str, str]:
        query = f"SELECT key, entity FROM page WHERE key IN {_IDS}"
        return dict(self.db.execute(query, (json.dumps(sorted(documents)),)))

    def _move_pages(self, documents: Sequence[str]) -> None:
        for row in self.db.execute(_ABOUT, (json.dumps(documents),)).fetchall():
            local = _local(row)
            self._move(local, self._clusters[local.document])

    def _move(self, local: Local, entity: str) -> None:
        self.change.leave(local)
        self.change.enter(local, entity)
        self.moved[local.id] = entity

    def settle_new(self, documents: Sequence[Prepared]) -> None:
        """Resolve every entity of the new documents."""
        self.claims.prefetch(local.key for document in documents for local in document.placed)
        for document in documents:
            key = document.graph.document.key
            for entity, local in zip(document.graph.entities, document.placed, strict=True):
                if entity.about:
                    local.entity = self._clusters[key]
                else:
                    identity = self.claims.resolve(local.key, local.type, key)
                    local.entity = self.change.identify(identity)
                self.change.enter(local, local.entity)
            self.change.count_documents((local.entity for local in document.placed), 1)

    def settle_named(self) -> None:
        """Resolve again the stored entities whose names a write concerns."""
        keys = self.change.keys | self.claims.given_by(self.change.keys)
        self.claims.prefetch(keys)
        wanted: dict[int, str] = {}
        for id_, key, type_, document, current in self.db.execute(_NAMED, (json.dumps(sorted(keys)),)):
            identity = self.claims.resolve(key, type_, document)
            if identity.id != current:
                wanted[id_] = self.change.identify(identity)
        for row in self.db.execute(_LOCALS_BY_ID, (json.dumps(sorted(wanted)),)).fetchall():
            self._move(_local(row), wanted[row[0]])

    def move_rows(self, rows: dict[str, int]) -> None:
        """Point the moved rows at their new entities, and count the documents of both exactly."""
        if not self.moved:
            return
        pairs: set[tuple[int, str]] = set()
        for id_, document, entity in self.db.execute(_PLACES, (json.dumps(sorted(self.moved)),)):
            pairs |= {(document, entity), (document, self.moved[id_])}
        ordered = sorted(pairs)
        before = self._named(ordered, rows)
        self.db.executemany(
            "UPDATE local SET entity = ? WHERE id = ?",
            [(rows[entity], id_) for id_, entity in sorted(self.moved.items())],
        )
        for (_, entity), was, is_ in zip(ordered, before, self._named(ordered, rows), strict=True):
            self.change.documents[entity] += is_ - was

    def _named(self, pairs: Sequence[tuple[int, str]], rows: dict[str, int]) -> list[int]:
        """1 for each (document row, canonical id) whose document names the entity, else 0."""
        wanted = json.dumps([(document, rows[entity]) for document, entity in pairs])
        return [named for (named,) in self.db.execute(_NAMES_IT, (wanted,))]


def _local(row: Sequence[Any]) -> Local:
    id_, document_id, document, mentions, canonical, *columns = row
    return local_from(id_, document_id, document, local_of(*columns), mentions, canonical)
