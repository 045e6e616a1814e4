"""Which canonical entity each entity of a document is, settled again for the names a write concerns."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from backends.stores.canonical import cluster, page_identity, partners
from backends.stores.change import Change
from backends.stores.claims import Page
from backends.stores.decided import decision_of
from backends.stores.sqlite.claims import Standing, StoredClaims, is_decided
from backends.stores.sqlite.documents import Prepared
from backends.stores.sqlite.locals import Local, local_from
from backends.stores.sqlite.rows import claim_about, local_of

_IDS = "(SELECT value FROM json_each(?))"
_LOCAL_COLUMNS = """
local.id, local.document, document.key, local.mentions, entity.digest, local.ref, local.name, local.type,
local.type_source, local.about, local.sense, local.description, local.aliases
"""
_LOCAL_TABLES = "local JOIN document ON document.id = local.document JOIN entity ON entity.id = local.entity"
_NAMED = f"""
SELECT local.id, local.key, local.type, entity.digest, CASE WHEN EXISTS (
  SELECT 1 FROM page_claim WHERE page_claim.key = local.key AND page_claim.document = local.document
) THEN document.key ELSE '' END
FROM {_LOCAL_TABLES} WHERE local.key IN {_IDS} AND local.about = 0
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


_RESTATE = f"""
UPDATE page_claim SET entity_type = ?, entity = ?
WHERE document = (SELECT document FROM page WHERE key = ?) AND key IN {_IDS} AND (entity_type, entity) != (?, ?)
"""


def count_votes(db: sqlite3.Connection, change: Change) -> None:
    """Apply alias votes; a name whose givers came or went is to be resolved again."""
    changed = {vote: number for vote, number in change.votes.items() if number}
    rows = db.execute(_VOTES, (json.dumps([list(vote) for vote in changed]),)).fetchall()
    stored = {(alias, key, type_): count for alias, key, type_, count in rows}
    totals = {vote: stored.get(vote, 0) + number for vote, number in changed.items()}
    turned = [vote for vote, total in totals.items() if (vote in stored) != (total > 0)]
    change.keys.update(name for vote in turned for name in vote[:2])
    db.executemany(
        "INSERT OR REPLACE INTO alias_vote VALUES (?, ?, ?, ?)",
        [(*vote, total) for vote, total in totals.items() if total > 0],
    )
    db.executemany(
        "DELETE FROM alias_vote WHERE alias = ? AND key = ? AND type = ?",
        [vote for vote, total in totals.items() if total <= 0],
    )


@dataclass(frozen=True, slots=True)
class Before:
    """What a write will change of who is who, read before anything is written.

    `pages` are those of documents that go and `entities` the canonical ids of what these are about, `near`
    documents whose pages may be about the same; `standings` tell of each name that a page which goes or
    comes claims how its claimants stand.
    """

    pages: Sequence[Page]
    entities: AbstractSet[str]
    near: AbstractSet[str]
    standings: Mapping[str, Standing]


def look_before(db: sqlite3.Connection, gone: Iterable[str], new: Iterable[Page]) -> Before:
    """What stands before the documents `gone` go and the pages `new` come."""
    claims = StoredClaims(db)
    old = claims.pages_of(gone)
    keys = {key for page in (*old, *new) for key in page.claims}
    entities = set(stored_clusters(db, [page.document for page in old]).values())
    return Before(old, entities, neighbours(old, claims), {key: claims.standing(key) for key in sorted(keys)})


def neighbours(pages: Iterable[Page], claims: StoredClaims) -> set[str]:
    """Documents whose pages may be about the same thing as these."""
    return {other.document for page in pages for other in partners(page, claims)}


def stored_clusters(db: sqlite3.Connection, documents: Iterable[str]) -> dict[str, str]:
    """The canonical ids of what these documents' pages are about; empty for those that were just written."""
    query = f"SELECT key, entity FROM page WHERE key IN {_IDS}"
    return dict(db.execute(query, (json.dumps(sorted(documents)),)))


class Settlement:
    """The canonical identities of a transaction: those of its new entities, and those that moved."""

    def __init__(self, db: sqlite3.Connection, before: Before, change: Change) -> None:
        self.db = db
        self.before = before
        self.change = change
        self.claims = StoredClaims(db)
        self.moved: dict[int, str] = {}  # local row id → its new canonical id
        self._clusters: dict[str, str] = {}  # document key → canonical id of its page

    def settle_pages(self, new: Sequence[Page]) -> None:
        """Cluster the new pages and those that they and the old ones touch."""
        near = self.claims.pages_of(self.before.near | neighbours(new, self.claims))
        affected = {page.document: page for page in [*new, *near]}
        for page in self.claims.pages_of(neighbours(near, self.claims)):
            affected.setdefault(page.document, page)
        stored = stored_clusters(self.db, affected)
        members = {document: cluster(page, self.claims) for document, page in sorted(affected.items())}
        for document, pages in members.items():
            self._clusters[document] = self.change.identify(page_identity(pages))
        changed = [document for document in affected if stored[document] != self._clusters[document]]
        self.db.executemany(
            "UPDATE page SET entity = ? WHERE key = ?", [(self._clusters[key], key) for key in changed]
        )
        come = {page.document for page in new}
        self._restate_claims(members.values(), come)
        self._touch(affected.values(), stored, come)
        self._move_pages([document for document in changed if stored[document]])

    def _restate_claims(self, clusters: Iterable[Sequence[Page]], new: AbstractSet[str]) -> None:
        """Pages that are one say so with each of their claims; a new one alone has said it."""
        by_first = {members[0].document: members for members in clusters}
        told = [
            members for members in by_first.values() if len(members) > 1 or members[0].document not in new
        ]
        for about, page in ((claim_about(members), page) for members in told for page in members):
            self.db.execute(_RESTATE, (*about, page.document, json.dumps(sorted(page.claims)), *about))
        if told:
            self.claims = StoredClaims(self.db)

    def _touch(self, affected: Iterable[Page], stored: Mapping[str, str], new: AbstractSet[str]) -> None:
        """Names of stored pages mean something else where what these are about gained or lost a page; where
        somebody decided, names hang together in further ways."""
        pages = list(affected)
        now = self._clusters
        other = self.before.entities | {
            id_ for key, was in stored.items() if was != now[key] for id_ in (was, now[key])
        }
        decided = any(decision_of(page) is not None for page in (*self.before.pages, *pages))
        for page in pages:
            about = {stored[page.document], now[page.document]}
            if decided or (page.document not in new and not other.isdisjoint(about)):
                self.change.keys.update(page.claims)

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
        for document in documents:
            key, claimed = document.graph.document.key, document.page.claims if document.page else ()
            for entity, local in zip(document.graph.entities, document.placed, strict=True):
                if entity.about:
                    local.entity = self._clusters[key]
                else:
                    identity = self.claims.resolve(local.key, local.type, key if local.key in claimed else "")
                    local.entity = self.change.identify(identity)
                self.change.enter(local, local.entity)
            self.change.count_documents((local.entity for local in document.placed), 1)

    def settle_named(self) -> None:
        """Resolve again the stored entities whose names mean something else after this write."""
        keys = self.change.keys | self._restated()
        keys |= self.claims.giving(keys)
        keys |= self.claims.given_by(keys)
        wanted: dict[int, str] = {}
        for id_, key, type_, current, own in self.db.execute(_NAMED, (json.dumps(sorted(keys)),)):
            identity = self.claims.resolve(key, type_, own)
            if identity.id != current:
                wanted[id_] = self.change.identify(identity)
        for row in self.db.execute(_LOCALS_BY_ID, (json.dumps(sorted(wanted)),)).fetchall():
            self._move(_local(row), wanted[row[0]])

    def _restated(self) -> set[str]:
        """Of the names that pages of this write claim, those whose claimants no longer stand as before."""
        return {
            key
            for key, was in self.before.standings.items()
            if is_decided(was) or is_decided(now := self.claims.standing(key)) or now != was
        }

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
