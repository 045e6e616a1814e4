"""Which canonical entity each entity of a document is, settled again for the names a write concerns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from backends.stores.canonical import Page, cluster, page_identity, partners
from backends.stores.change import Change
from backends.stores.neo4j.claims import StoredClaims
from backends.stores.neo4j.documents import Prepared
from backends.stores.neo4j.locals import COLUMNS, Local, Place, stored_local
from backends.stores.neo4j.sessions import Transaction

_NAMED = """
UNWIND $names AS name MATCH (d:Document)-[n:NAMES]->(e:Entity) WHERE n.key = name
RETURN name, d.id, n.type, e.gid, elementId(n)
"""
_BY_ELEMENT = f"""
UNWIND $elements AS element MATCH (d:Document)-[n:NAMES]->(e:Entity) WHERE elementId(n) = element
RETURN {COLUMNS}
"""
_PLACES = """
UNWIND $documents AS gid MATCH (d:Document {gid: gid})-[n:NAMES|ABOUT]->(e:Entity) RETURN d.id, n.ref, e.gid
"""
_MOVE_LOCALS = """
UNWIND $rows AS row MATCH (d:Document)-[old:{type}]->() WHERE elementId(old) = row[0]
MATCH (e:Entity {{gid: row[1]}})
CREATE (d)-[new:{type}]->(e) SET new = properties(old) DELETE old
"""
_MOVE_MENTIONS = """
UNWIND $rows AS row MATCH (:Document {gid: row[0]})-[:HAS_CHUNK]->(c:Chunk)-[old:MENTIONS {ref: row[1]}]->()
MATCH (e:Entity {gid: row[2]})
CREATE (c)-[new:MENTIONS]->(e) SET new = properties(old) DELETE old
"""


def neighbours(pages: Iterable[Page], claims: StoredClaims) -> set[str]:
    """Documents whose pages may be about the same thing as these."""
    return {other.document for page in pages for other in partners(page, claims)}


class Settlement:
    """The canonical identities of a transaction: those of its new entities, and those that moved."""

    def __init__(self, transaction: Transaction, claims: StoredClaims, change: Change) -> None:
        self.claims = claims
        self.change = change
        self.moved: dict[Place, Local] = {}  # as stored
        self.targets: dict[Place, str] = {}  # canonical id of each that moved
        self.places: dict[Place, str] = {}  # of every local of a document in which one moved, as it will be
        self.affected: dict[str, Page] = {}  # pages whose cluster was computed again, by document
        self.clusters: dict[str, str] = {}  # document → canonical id of its page
        self._transaction = transaction
        self._keys = transaction.keys

    def settle_pages(self, new: Sequence[Page], before: set[str]) -> None:
        """Cluster the new pages and those that they touch; `before` were neighbours of what they replace."""
        coming = {page.document for page in new}
        self.claims.prefetch(key for page in new for key in page.claims)
        near = self.claims.pages_of((before | neighbours(new, self.claims)) - coming)
        self.affected = {page.document: page for page in [*new, *near]}
        for page in self.claims.pages_of(neighbours(near, self.claims)):
            self.affected.setdefault(page.document, page)
        for document, page in sorted(self.affected.items()):
            identity = self.change.identify(page_identity(cluster(page, self.claims)))
            self.clusters[document] = identity
            if document in coming:
                continue
            local = self.claims.stored[document]
            if local.entity != identity:
                self.change.keys.update(page.claims)
                self._move(local, identity)
        for page in [*new, *near]:
            self.change.keys.update(page.claims)

    def _move(self, local: Local, entity: str) -> None:
        self.change.leave(local)
        self.change.enter(local, entity)
        self.moved[local.place] = local
        self.targets[local.place] = entity

    def settle_named(self, without: set[str]) -> None:
        """Resolve again the stored entities whose names a write concerns, except those of documents that go."""
        names = {
            self._keys.name(key): key for key in self.change.keys | self.claims.given_by(self.change.keys)
        }
        rows = [row for row in self._transaction.rows(_NAMED, names=sorted(names)) if row[1] not in without]
        self.claims.prefetch(names[row[0]] for row in rows)
        wanted: dict[str, str] = {}
        for name, document, type_, gid, element in rows:
            identity = self.claims.resolve(names[name], type_, document)
            if identity.id != self._keys.id(gid):
                wanted[element] = self.change.identify(identity)
        if wanted:
            for row in self._transaction.rows(_BY_ELEMENT, elements=sorted(wanted)):
                local = stored_local(self._keys, row)
                self._move(local, wanted[local.element])

    def settle_new(self, documents: Sequence[Prepared]) -> None:
        """Resolve every entity of the new documents."""
        self.claims.prefetch(local.key for document in documents for local in document.locals)
        for document in documents:
            for local in document.locals:
                if local.record.about:
                    local.entity = self.clusters[document.key]
                else:
                    identity = self.claims.resolve(local.key, local.type, document.key)
                    local.entity = self.change.identify(identity)
                self.change.enter(local, local.entity)
            self.change.count_documents((local.entity for local in document.locals), 1)

    def count_moves(self) -> None:
        """Count exactly in how many documents the entities stand that something left or entered."""
        documents = sorted({document for document, _ in self.moved})
        if not documents:
            return
        before: dict[str, set[str]] = {}
        after: dict[str, set[str]] = {}
        gids = [self._keys.document(key) for key in documents]
        for document, ref, gid in self._transaction.rows(_PLACES, documents=gids):
            was = self._keys.id(gid)
            is_ = self.targets.get((document, ref), was)
            self.places[document, ref] = is_
            before.setdefault(document, set()).add(was)
            after.setdefault(document, set()).add(is_)
        for document in documents:
            for entity in after[document] - before[document]:
                self.change.documents[entity] += 1
            for entity in before[document] - after[document]:
                self.change.documents[entity] -= 1

    def write_moves(self) -> None:
        """Point the moved locals and their mentions at their new entities, which are there by now."""
        if not self.moved:
            return
        for type_, about in (("NAMES", False), ("ABOUT", True)):
            rows = [
                [local.element, self._keys.of(self.targets[place])]
                for place, local in sorted(self.moved.items())
                if local.record.about is about
            ]
            if rows:
                self._transaction.run(_MOVE_LOCALS.format(type=type_), rows=rows)
        mentioned = [
            [self._keys.document(document), ref, self._keys.of(entity)]
            for (document, ref), entity in sorted(self.targets.items())
        ]
        self._transaction.run(_MOVE_MENTIONS, rows=mentioned)
