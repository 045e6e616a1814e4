"""Canonical entities as nodes: their tallies, names and labels, brought up to date in a write."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from backends.stores.canonical import claim_key
from backends.stores.change import Change
from backends.stores.claims import Page
from backends.stores.neo4j.documents import Gone, Prepared
from backends.stores.neo4j.locals import COLUMNS, Local, stored_local
from backends.stores.neo4j.names import Vocabulary, quoted
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.settlement import Settlement
from backends.stores.tally import NAMED_DOCUMENTS, NameReason, Tally, load_tally
from backends.stores.tokens import name_tokens

_LOAD = """
UNWIND $entities AS gid MATCH (e:Entity {gid: gid})
RETURN collect([gid, id(e), e.key, e.names, e.types, e.mentions, e.documents, e.type, e.name, e.description, e.pages])
"""
_STORED = ("names", "types", "mentions", "documents", "type", "name", "description", "pages")
_BEARERS = f"""
UNWIND $entities AS gid MATCH (e:Entity {{gid: gid}})<-[n:NAMES|ABOUT]-(d:Document) RETURN collect([{COLUMNS}])
"""
_CREATE = """
UNWIND $rows AS row CREATE (e:Entity:{label}) SET e = row[0], e:$(row[1]) RETURN collect([e.gid, id(e)])
"""
_CREATE_PLAIN = """
UNWIND $rows AS row CREATE (e:Entity:{label}) SET e = row RETURN collect([e.gid, id(e)])
"""
_UPDATE = "UNWIND $rows AS row MATCH (e) WHERE id(e) = row[0] SET e += row[1]"
_LABEL = """
UNWIND $rows AS row MATCH (e:Entity {gid: row[0]}) REMOVE e:$(row[1]) SET e:$(row[2])
"""
_DELETE = "UNWIND $entities AS gid MATCH (e:Entity {gid: gid}) DETACH DELETE e"
_NAMES = "UNWIND $rows AS row MERGE (n:Name {gid: row[0]}) ON CREATE SET n.key = row[1]"
_CALL = """
UNWIND $rows AS row MATCH (e:Entity {gid: row[0]}) UNWIND row[1] AS name
MATCH (n:Name {gid: name}) CREATE (e)-[:CALLED]->(n)
"""
_UNCALL = """
UNWIND $rows AS row MATCH (e:Entity {gid: row[0]}) MATCH (n:Name {gid: row[1]})
MATCH (e)-[c:CALLED]->(n) DELETE c
"""
_UNUSED_NAMES = "UNWIND $names AS gid MATCH (n:Name {gid: gid}) WHERE NOT (n)--() DELETE n"


@dataclass(slots=True)
class Node:
    """A canonical entity during a write; `names` and `stored` are what it had before.

    `number` is Neo4j's own, which finds the node without an index; it holds for one transaction.
    """

    id: str
    key: str
    tally: Tally
    number: int = -1
    names: frozenset[str] = frozenset()
    stored: dict[str, Any] = field(default_factory=dict)
    pages: list[Page] = field(default_factory=list)

    @property
    def new(self) -> bool:
        return not self.stored

    @property
    def names_after(self) -> set[str]:
        return {name for name, _ in self.tally.names}

    @property
    def keys_before(self) -> set[str]:
        return {claim_key(name) for name in self.names}

    @property
    def keys_after(self) -> set[str]:
        return {claim_key(name) for name in self.names_after}


class Entities:
    """The entities that a write touches, loaded, counted and written."""

    def __init__(self, transaction: Transaction, vocabulary: Vocabulary) -> None:
        self._transaction = transaction
        self._keys = transaction.keys
        self._vocabulary = vocabulary
        self._label = quoted(transaction.keys.label)
        self.nodes: dict[str, Node] = {}
        self.unused_names: set[str] = set()  # keys of names that may have lost their last use

    def load(self, change: Change, renamed: Mapping[str, str]) -> None:
        """Those that are stored with their tallies, the others empty; `renamed` gives some another id."""
        gids = [self._keys.of(id_) for id_ in sorted(change.touched)]
        for gid, number, key, *columns in self._transaction.collected(_LOAD, entities=gids):
            stored = dict(zip(_STORED, columns, strict=True))
            tally = load_tally(*columns[:4])
            names = frozenset(name for name, _ in tally.names)
            was = self._keys.id(gid)
            id_ = renamed.get(was, was)
            if id_ != was:
                key, tally = change.identities[id_], Tally()
            self.nodes[id_] = Node(id_, key, tally, number, names, {"gid": gid, **stored})
        for id_ in sorted(change.touched - self.nodes.keys() - renamed.keys()):
            self.nodes[id_] = Node(id_, change.identities[id_], Tally())

    def count(
        self, change: Change, settlement: Settlement, gone: Gone, documents: Sequence[Prepared]
    ) -> None:
        """Add the change to the tallies, and gather the pages about each entity."""
        stale = {id_: names for id_ in self.nodes if (names := change.add_to(self.nodes[id_].tally, id_))}
        if stale:
            self._list_documents(stale, settlement, gone, documents)
        about = {
            document: node
            for node in self.nodes.values()
            for document in node.stored.get("pages", ())
            if document not in settlement.clusters
        }
        for page in settlement.claims.pages_of(about):
            about[page.document].pages.append(page)
        for document, page in settlement.affected.items():
            node = self.nodes.get(settlement.clusters[document])
            if node is not None:
                node.pages.append(page)

    def _list_documents(
        self,
        stale: dict[str, list[NameReason]],
        settlement: Settlement,
        gone: Gone,
        documents: Sequence[Prepared],
    ) -> None:
        """Find again which documents give a name, after one that was listed is gone."""
        bearers: defaultdict[str, list[Local]] = defaultdict(list)
        for row in self._transaction.collected(
            _BEARERS, entities=[self._keys.of(id_) for id_ in sorted(stale)]
        ):
            local = stored_local(self._keys, row)
            if local.document not in gone.documents and local.place not in settlement.moved:
                bearers[local.entity].append(local)
        for place, local in settlement.moved.items():
            bearers[settlement.targets[place]].append(local)
        for document in documents:
            for local in document.locals:
                bearers[local.entity].append(local)
        for id_, names in stale.items():
            for name in names:
                listed = {local.document for local in bearers[id_] if name in local.names}
                self.nodes[id_].tally.names[name].documents = sorted(listed)[:NAMED_DOCUMENTS]

    @property
    def living(self) -> list[Node]:
        """Those that still have a name, by id."""
        return [node for _, node in sorted(self.nodes.items()) if node.tally.names]

    def write(self) -> None:
        """Make the new entities and update the others."""
        new, old = [], []
        for node in self.living:
            properties = self._properties(node)
            if node.new:
                new.append([properties, node])
            else:
                old.append([node.number, properties])
        self._create(new)
        if old:
            self._transaction.run(_UPDATE, rows=old)
            self._relabel()

    def numbers(self) -> dict[str, int]:
        """Neo4j's numbers of the entities by id, once they are written."""
        return {id_: node.number for id_, node in self.nodes.items()}

    def growth(self) -> tuple[int, int]:
        """By how much the number of entities and of the tokens of their names changes."""
        entities = tokens = 0
        for node in self.nodes.values():
            after = node.names_after
            entities += bool(after) - (not node.new)
            if after != node.names:
                tokens += len(name_tokens(after).split()) - len(name_tokens(node.names).split())
        return entities, tokens

    def _create(self, new: Sequence[Row]) -> None:
        labelled = [[properties, self._vocabulary.label(node.tally.type)] for properties, node in new]
        plain = [properties for properties, labels in labelled if not labels]
        typed = [row for row in labelled if row[1]]
        for query, rows in ((_CREATE_PLAIN, plain), (_CREATE, typed)):
            found = self._transaction.collected(query.format(label=self._label), rows=rows) if rows else ()
            for gid, number in found:
                self.nodes[self._keys.id(gid)].number = number

    def _relabel(self) -> None:
        rows = [
            [self._keys.of(node.id), before, after]
            for node in self.living
            if not node.new
            and (before := self._vocabulary.label(node.stored["type"]))
            != (after := self._vocabulary.label(node.tally.type))
        ]
        if rows:
            self._transaction.run(_LABEL, rows=rows)

    def _properties(self, node: Node) -> dict[str, Any]:
        """All of a new entity, and of a stored one what is not as it is stored."""
        tally = node.tally
        pages = sorted(node.pages, key=lambda page: page.document)
        shown = tally.display_name(node.key, pages)
        properties: dict[str, Any] = {
            "gid": self._keys.of(node.id),
            "names": tally.dump_names(),
            "types": tally.dump_types(),
            "mentions": tally.mentions,
            "documents": tally.documents,
            "type": tally.type,
            "name": shown,
            "description": pages[0].description if pages else "",
            "pages": [page.document for page in pages],
        }
        names = node.names_after
        if node.new or names != node.names:
            properties["name_tokens"] = name_tokens(names)
        if node.new or names != node.names or shown != node.stored["name"]:
            properties["aliases"] = sorted(names - {shown})
        if node.new or node.stored["gid"] != properties["gid"]:
            properties["key"] = node.key
        return {
            name: value
            for name, value in properties.items()
            if name not in node.stored or node.stored[name] != value
        }

    def write_names(self) -> None:
        """Connect entities with the names they bear now, and with no others."""
        come, left = [], []
        for _, node in sorted(self.nodes.items()):
            if node.names_after == node.names:
                continue
            before, after = node.keys_before, node.keys_after
            gid = self._keys.of(node.id)
            if after - before:
                come.append([gid, [self._keys.name(key) for key in sorted(after - before)]])
            left += [[gid, self._keys.name(key)] for key in sorted(before - after)]
        if left:
            self._transaction.run(_UNCALL, rows=left)
            self.unused_names.update(name for _, name in left)
        if come:
            self._transaction.run(_CALL, rows=come)

    @property
    def new_names(self) -> set[str]:
        """The name keys that entities come to bear."""
        renamed = (node for node in self.nodes.values() if node.names_after != node.names)
        return {key for node in renamed for key in node.keys_after - node.keys_before}

    def remove_empty(self) -> None:
        """Delete the entities that no document names any more."""
        empty = [
            self._keys.of(node.id) for node in self.nodes.values() if not node.tally.names and not node.new
        ]
        if empty:
            self._transaction.run(_DELETE, entities=sorted(empty))


def make_names(transaction: Transaction, names: Iterable[str]) -> None:
    """The nodes of name keys, where they are missing."""
    rows = [[transaction.keys.name(key), key] for key in sorted(set(names))]
    if rows:
        transaction.run(_NAMES, rows=rows)


def remove_unused_names(transaction: Transaction, gids: Collection[str]) -> None:
    """Delete those of these names that nothing bears, claims or gives any more."""
    if gids:
        transaction.run(_UNUSED_NAMES, names=sorted(gids))
