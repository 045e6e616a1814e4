"""Which canonical entity each entity of a document is, settled again for the names a write concerns."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from backends.stores.canonical import cluster, page_identity, partners
from backends.stores.change import Change
from backends.stores.claims import Page
from backends.stores.neo4j.claims import StoredClaims
from backends.stores.neo4j.documents import Gone, Prepared
from backends.stores.neo4j.locals import COLUMNS, Local, Place, stored_local
from backends.stores.neo4j.sessions import Row, Transaction

_NAMED = """
UNWIND $names AS name MATCH (d:Document)-[n:NAMES]->(e:Entity) WHERE n.key = name
RETURN collect([name, d.id, n.type, e.gid, elementId(n)])
"""
_BY_ELEMENT = f"""
UNWIND $elements AS element MATCH (d:Document)-[n:NAMES]->(e:Entity) WHERE elementId(n) = element
RETURN collect([{COLUMNS}])
"""
_PLACES = """
UNWIND $rows AS row MATCH (d:Document {gid: row[0]})-[n:NAMES|ABOUT]->(e)
WHERE id(e) IN row[1] OR CASE WHEN size(row[2]) = 0 THEN false ELSE n.ref IN row[2] END
RETURN collect([d.id, n.ref, e.gid])
"""
"""A document names dozens of entities, so that reading a property of each would be most of the work."""

_NUMBERS = "UNWIND $entities AS gid MATCH (e:Entity {gid: gid}) RETURN collect([gid, id(e)])"
_LOCALS_OF = """
UNWIND $entities AS gid MATCH (e:Entity {gid: gid}) RETURN collect([gid, COUNT { (e)<-[:NAMES|ABOUT]-() }])
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
        self.places: dict[Place, tuple[str, str]] = {}  # canonical ids before and after, where one moved
        self.renames: dict[str, str] = {}  # canonical id → that of the node that becomes it
        self.renamed: dict[str, str] = {}  # the same, the other way
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
        concerned = self.change.keys | self.claims.giving(self.change.keys)
        names = {self._keys.name(key): key for key in concerned | self.claims.given_by(concerned)}
        rows = [
            row for row in self._transaction.collected(_NAMED, names=sorted(names)) if row[1] not in without
        ]
        self.claims.prefetch(names[row[0]] for row in rows)
        wanted: dict[str, str] = {}
        for name, document, type_, gid, element in rows:
            identity = self.claims.resolve(names[name], type_, document)
            if identity.id != self._keys.id(gid):
                wanted[element] = self.change.identify(identity)
        if wanted:
            for row in self._transaction.collected(_BY_ELEMENT, elements=sorted(wanted)):
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

    def count_moves(self, ends: Mapping[str, set[int]]) -> None:
        """Count exactly in how many documents the entities stand that something left or entered.

        `ends` are the refs, by document, whose canonical ids are asked for besides.
        """
        concerned: defaultdict[str, set[str]] = defaultdict(set)
        for (document, ref), local in self.moved.items():
            concerned[document] |= {local.entity, self.targets[document, ref]}
        rows = self._place_rows(concerned, ends)
        before: defaultdict[str, set[str]] = defaultdict(set)
        after: defaultdict[str, set[str]] = defaultdict(set)
        for document, ref, gid in self._transaction.collected(_PLACES, rows=rows) if rows else ():
            was = self._keys.id(gid)
            is_ = self.targets.get((document, ref), was)
            self.places[document, ref] = (was, is_)
            before[document].add(was)
            after[document].add(is_)
        for document, entities in concerned.items():
            for entity in entities:
                self.change.documents[entity] += (entity in after[document]) - (entity in before[document])

    def _place_rows(self, concerned: Mapping[str, set[str]], ends: Mapping[str, set[int]]) -> list[Row]:
        """[document's key, Neo4j's numbers of the entities that are stored, refs] of each document."""
        gids = sorted({self._keys.of(entity) for entities in concerned.values() for entity in entities})
        found = self._transaction.collected(_NUMBERS, entities=gids) if gids else ()
        numbers = {self._keys.id(gid): number for gid, number in found}
        return [
            [
                self._keys.document(document),
                sorted(numbers[entity] for entity in concerned[document] if entity in numbers),
                sorted(ends.get(document, ())),
            ]
            for document in sorted(concerned)
        ]

    def find_renames(self, gone: Gone, new: Sequence[Prepared]) -> None:
        """Entities all of whose locals go to one that is not there yet: their nodes become that one's."""
        left = Counter(local.entity for local in self.moved.values())
        left.update(local.entity for local in gone.locals)
        goes: defaultdict[str, set[str]] = defaultdict(set)
        for place, local in self.moved.items():
            goes[local.entity].add(self.targets[place])
        kept = {local.entity for document in new for local in document.locals}
        wanted = {
            old: targets.pop() for old, targets in goes.items() if len(targets) == 1 and old not in kept
        }
        gids = [self._keys.of(id_) for id_ in sorted({*wanted, *wanted.values()})]
        rows = self._transaction.collected(_LOCALS_OF, entities=gids) if gids else []
        stored = {self._keys.id(gid): number for gid, number in rows}
        for old, target in sorted(wanted.items(), key=lambda pair: (-left[pair[0]], pair[0])):
            if target not in stored and target not in self.renames and stored.get(old) == left[old]:
                self.renames[target] = old
        self.renamed = {old: target for target, old in self.renames.items()}

    def now(self, entity: str) -> str:
        """What an entity's node is called once it is renamed."""
        return self.renamed.get(entity, entity)

    def write_moves(self) -> None:
        """Point the moved locals and their mentions at their new entities, which are there by now."""
        moved = [
            (place, local)
            for place, local in sorted(self.moved.items())
            if self.now(local.entity) != self.targets[place]
        ]
        for type_, about in (("NAMES", False), ("ABOUT", True)):
            rows = [
                [local.element, self._keys.of(self.targets[place])]
                for place, local in moved
                if local.record.about is about
            ]
            if rows:
                self._transaction.run(_MOVE_LOCALS.format(type=type_), rows=rows)
        mentioned = [
            [self._keys.document(document), ref, self._keys.of(self.targets[document, ref])]
            for (document, ref), _ in moved
        ]
        if mentioned:
            self._transaction.run(_MOVE_MENTIONS, rows=mentioned)
