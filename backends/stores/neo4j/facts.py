"""Facts as relationships and their evidence as nodes: made from statements, counted again where evidence changed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from backends.stores.canonical import confidence, triple_id
from backends.stores.neo4j.documents import ROWS, Gone, Prepared
from backends.stores.neo4j.locals import Place
from backends.stores.neo4j.names import RELATED, Keys, Vocabulary, quoted
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.settlement import Settlement
from backends.stores.sqlite.rows import literal_of, qualifiers_of, qualifiers_row
from schemas.graph import Literal, Qualifier, Statement
from schemas.text import Chunk

_MOVED = """
UNWIND $rows AS row MATCH (:Document {gid: row[0]})-[:HAS_CHUNK]->(:Chunk)-[:SAYS]->(v:Evidence)
WHERE v.subject IN row[1] OR v.object IN row[1]
RETURN collect([v.gid, v.document, v.n, v.subject, v.predicate, v.object, v.kind, v.value, v.said, v.unit, v.qualifiers,
  v.confidence])
"""
_STORED = """
UNWIND $prefixes AS start MATCH (v:Evidence) WHERE v.gid STARTS WITH start
RETURN collect([v.gid, v.document, v.n, v.predicate, v.confidence, v.said])
"""
_MOVE = "UNWIND $rows AS row MATCH (v:Evidence {gid: row[0]}) SET v.gid = row[1], v.triple = row[2]"
_EVIDENCE = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]}) UNWIND row[1] AS evidence
CREATE (c)-[:SAYS]->(v:Evidence) SET v = evidence
"""
_VALUES = "UNWIND $rows AS row MERGE (v:Value {gid: row.gid}) ON CREATE SET v = row"
_CREATE = """
UNWIND $rows AS row MATCH (s:Entity {{gid: row[0]}}) MATCH (o:{object} {{gid: row[1]}})
CREATE (s)-[r:{type}]->(o) SET r = row[2]
"""
_CREATE_MIXED = """
UNWIND $rows AS row MATCH (s:Entity {{gid: row[0]}}) MATCH (o:{object} {{gid: row[1]}})
CREATE (s)-[r:$(row[3])]->(o) SET r = row[2]
"""
FEW = 300
"""Up to so many facts of one type share a query with those of other types, which saves round trips."""

_CHANGE = """
UNWIND $rows AS row MATCH (s:Entity {{gid: row[0]}}) MATCH (o:{object} {{gid: row[1]}})
MATCH (s)-[r]->(o) WHERE r.gid = row[2] SET r += row[3]
"""
_DELETE = """
UNWIND $rows AS row MATCH (s:Entity {{gid: row[0]}}) MATCH (o:{object} {{gid: row[1]}})
MATCH (s)-[r]->(o) WHERE r.gid = row[2] DELETE r
"""
_UNUSED_VALUES = "UNWIND $gids AS gid MATCH (v:Value {gid: gid}) WHERE NOT (v)--() DELETE v"
_PREDICATES = """
UNWIND $rows AS row MERGE (p:Predicate {gid: row[0]}) ON CREATE SET p.predicate = row[1], p.triples = 0
SET p.triples = p.triples + row[2]
"""
_UNUSED_PREDICATES = "UNWIND $gids AS gid MATCH (p:Predicate {gid: gid}) WHERE p.triples <= 0 DELETE p"

SHOWN = frozenset({"time", "place", "role", "work", "edition", "category", "order"})
"""Qualifiers that are properties of their own besides, for people; any other name stays in `qualifiers`."""


Ends = tuple[str, str, str]  # keys of subject and object, and the object's label


@dataclass(slots=True)
class Fact:
    """A statement whose ends are canonical: what decides its triple, and what it adds to it."""

    document: str
    number: int  # of the statement in its document
    subject: str
    predicate: str
    object: str | Literal
    qualifiers: tuple[Qualifier, ...]
    confidence: float
    triple: str = ""
    stored: str = ""  # key of its evidence, where that is stored

    def __post_init__(self) -> None:
        self.triple = triple_id(self.subject, self.predicate, self.object, self.qualifiers)

    @property
    def said(self) -> str | None:
        return self.object.text if isinstance(self.object, Literal) else None


@dataclass(slots=True)
class Count:
    """What the evidence of one triple adds up to: [document, number, confidence, words of a literal]."""

    predicate: str
    before: bool = False  # it is stored
    rows: list[tuple[str, int, float, str | None]] = field(default_factory=list)
    fact: Fact | None = None  # one that states it
    ends: Ends | None = None  # where its relationship is, or will be

    def sums(self) -> dict[str, Any]:
        """Confidence, number of evidence, and what the first of them says of a literal."""
        self.rows.sort(key=lambda row: row[:2])
        highest: dict[str, float] = {}
        for document, _, sure, _ in self.rows:
            highest[document] = max(sure, highest.get(document, 0.0))
        found = {"confidence": confidence(highest), "evidence": len(self.rows)}
        said = self.rows[0][3]
        return found if said is None else {**found, "said": said}


class Facts:
    """The triples that a write touches."""

    def __init__(self, transaction: Transaction, vocabulary: Vocabulary, settlement: Settlement) -> None:
        self._transaction = transaction
        self._keys = transaction.keys
        self._vocabulary = vocabulary
        self._settlement = settlement
        self._rows: list[Row] = []  # evidence that moves
        self._moved: list[Fact] = []
        self._new: list[tuple[Prepared, list[Fact]]] = []
        self._counts: dict[str, Count] = {}

    def read_moved(self) -> dict[str, set[int]]:
        """Read the evidence of moved entities; gives the refs of its ends by document."""
        refs: defaultdict[str, list[int]] = defaultdict(list)
        for document, ref in sorted(self._settlement.targets):
            refs[self._keys.document(document)].append(ref)
        if refs:
            self._rows = self._transaction.collected(_MOVED, rows=[list(pair) for pair in refs.items()])
        ends: defaultdict[str, set[int]] = defaultdict(set)
        for _, document, _, subject, _, object_, *_ in self._rows:
            ends[document] |= {subject} if object_ is None else {subject, object_}
        return ends

    def gather(self, gone: Gone, documents: Sequence[Prepared]) -> None:
        """Add up what each triple will have, and find where the relationships are."""
        places = {local.place: local.entity for local in gone.locals}
        where = {row[0]: self._ends(row[1], row[2:], places) for row in gone.evidence}
        was = {place: before for place, (before, _) in self._settlement.places.items()}
        for gid, document, _, subject, _, object_, *literal, _, _ in self._rows:
            where[gid] = self._ends(document, [subject, object_, *literal], was)
        self._moved = list(self._moved_facts())
        self._new = [(document, _new_facts(document)) for document in documents]
        facts = [*self._moved, *(fact for _, found in self._new for fact in found)]
        touched = {fact.triple for fact in facts}.union(map(self._keys.triple_of, where))
        prefixes = [self._keys.evidence_of(triple) for triple in sorted(touched)]
        for start in range(0, len(prefixes), ROWS):
            for gid, *row in self._transaction.collected(_STORED, prefixes=prefixes[start : start + ROWS]):
                self._add_stored(gid, row, where.get(gid))
        for fact in facts:
            count = self._counts.setdefault(fact.triple, Count(fact.predicate))
            count.rows.append((fact.document, fact.number, fact.confidence, fact.said))
            count.fact = fact
            count.ends = self._fact_ends(fact)

    def _ends(self, document: str, row: Row, places: Mapping[Place, str]) -> Ends:
        """Of stored evidence (subject, object, literal), when entities are renamed."""
        subject, object_, *literal = row
        start = self._keys.of(self._settlement.now(places[document, subject]))
        value = literal_of(*literal)
        if value is not None:
            return start, self._keys.value(value), "Value"
        return start, self._keys.of(self._settlement.now(places[document, object_])), "Entity"

    def _fact_ends(self, fact: Fact) -> Ends:
        start = self._keys.of(fact.subject)
        if isinstance(fact.object, str):
            return start, self._keys.of(fact.object), "Entity"
        return start, self._keys.value(fact.object), "Value"

    def _add_stored(self, gid: str, row: Row, leaves: Ends | None) -> None:
        document, number, predicate, sure, said = row
        count = self._counts.setdefault(self._keys.triple_of(gid), Count(predicate))
        count.before = True
        if leaves is None:
            count.rows.append((document, number, sure, said))
        else:
            count.ends = leaves

    def _moved_facts(self) -> Iterator[Fact]:
        places = self._settlement.places
        for gid, document, number, subject, predicate, object_, *literal, qualifiers, sure in self._rows:
            value = literal_of(*literal)
            yield Fact(
                document,
                number,
                places[document, subject][1],
                predicate,
                places[document, object_][1] if value is None else value,
                qualifiers_of(qualifiers),
                sure,
                stored=gid,
            )

    def write_evidence(self) -> None:
        """Give moved evidence its new triples and write that of the new documents; their chunks are there."""
        moves = [[fact.stored, self._new_key(fact), fact.triple] for fact in self._moved]
        if moves:
            self._transaction.run(_MOVE, rows=moves)
        batch: list[Row] = []
        size = 0
        for document, facts in self._new:
            for row in _evidence_rows(self._keys, document, facts):
                batch.append(row)
                size += len(row[1])
                if size >= ROWS:
                    self._transaction.run(_EVIDENCE, rows=batch)
                    batch, size = [], 0
        if batch:
            self._transaction.run(_EVIDENCE, rows=batch)

    def _new_key(self, fact: Fact) -> str:
        """The stored key with another triple in it."""
        workspace, _, rest = fact.stored.split("/", 2)
        return f"{workspace}/{fact.triple}/{rest}"

    def write(self) -> None:
        """Make, change and delete relationships; their ends are there, evidence is written."""
        created: defaultdict[tuple[str, str], list[Row]] = defaultdict(list)
        changed: defaultdict[str, list[Row]] = defaultdict(list)
        deleted: defaultdict[str, list[Row]] = defaultdict(list)
        values: dict[str, dict[str, Any]] = {}
        predicates: Counter[str] = Counter()
        instead = self._instead()
        kept = set(instead.values())
        for triple, count in sorted(self._counts.items()):
            if count.ends is None:
                continue
            start, end, kind = count.ends
            if not count.rows:
                predicates[count.predicate] -= 1
                if triple not in kept:
                    deleted[kind].append([start, end, self._keys.of(triple)])
            elif count.before:
                changed[kind].append([start, end, self._keys.of(triple), count.sums()])
            elif count.fact is not None:
                predicates[count.predicate] += 1
                properties = self._properties(count, count.fact, values)
                if triple in instead:
                    changed[kind].append([start, end, self._keys.of(instead[triple]), properties])
                else:
                    type_ = self._vocabulary.fact(count.predicate)
                    created[type_, kind].append([start, end, properties])
        self._count_predicates(predicates)
        self._run_all(_VALUES, list(values.values()))
        self._create(created)
        for kind, rows in changed.items():
            self._run_all(_CHANGE.format(object=kind), rows)
        for kind, rows in deleted.items():
            self._run_all(_DELETE.format(object=kind), rows)
        if deleted["Value"]:
            self._transaction.run(_UNUSED_VALUES, gids=sorted({row[1] for row in deleted["Value"]}))

    def _instead(self) -> dict[str, str]:
        """New triples whose relationship is there already, under the id it had before an end was renamed."""
        found: dict[str, str] = {}
        taken: set[str] = set()
        for fact in self._moved:
            old = self._keys.triple_of(fact.stored)
            before, after = self._counts[old], self._counts[fact.triple]
            if before.rows or after.before or fact.triple in found or old in taken:
                continue
            if before.ends == after.ends:
                found[fact.triple] = old
                taken.add(old)
        return found

    def _create(self, created: Mapping[tuple[str, str], list[Row]]) -> None:
        mixed: defaultdict[str, list[Row]] = defaultdict(list)
        for (type_, kind), rows in created.items():
            if len(rows) > FEW:
                self._run_all(_CREATE.format(type=quoted(type_), object=kind), rows)
            else:
                mixed[kind] += [[*row, type_] for row in rows]
        for kind, rows in mixed.items():
            self._run_all(_CREATE_MIXED.format(object=kind), rows)

    def _run_all(self, query: str, rows: Sequence[object]) -> None:
        for start in range(0, len(rows), ROWS):
            self._transaction.run(query, rows=rows[start : start + ROWS])

    def _properties(self, count: Count, fact: Fact, values: dict[str, dict[str, Any]]) -> dict[str, Any]:
        """Of a fact's relationship; a literal object is added to `values`."""
        properties: dict[str, Any] = {
            "gid": self._keys.of(fact.triple),
            "predicate": fact.predicate,
            "qualifiers": qualifiers_row(fact.qualifiers),
            **count.sums(),
        }
        for name in SHOWN.intersection(one.name for one in fact.qualifiers):
            properties[name] = "; ".join(one.value for one in fact.qualifiers if one.name == name)
        if self._vocabulary.fact(fact.predicate) == RELATED:
            properties["predicate_key"] = self._keys.predicate(fact.predicate)
            properties["subject"] = self._keys.of(fact.subject)
        if isinstance(fact.object, Literal):
            gid = self._keys.value(fact.object)
            values[gid] = {
                "gid": gid,
                "kind": str(fact.object.kind),
                "value": fact.object.value,
                "unit": fact.object.unit,
                "name": f"{fact.object.value} {fact.object.unit}".strip(),
            }
        return properties

    def _count_predicates(self, predicates: Mapping[str, int]) -> None:
        changed = {self._keys.predicate(one): (one, n) for one, n in sorted(predicates.items()) if n}
        if changed:
            rows = [[gid, one, number] for gid, (one, number) in changed.items()]
            self._transaction.run(_PREDICATES, rows=rows)
        fewer = [gid for gid, (_, number) in changed.items() if number < 0]
        if fewer:
            self._transaction.run(_UNUSED_PREDICATES, gids=fewer)


def _new_facts(document: Prepared) -> list[Fact]:
    entity = {local.record.ref: local.entity for local in document.locals}
    return [
        Fact(
            document.key,
            number,
            entity[statement.subject],
            statement.predicate,
            statement.object if isinstance(statement.object, Literal) else entity[statement.object],
            tuple(sorted(statement.qualifiers)),
            statement.confidence,
        )
        for number, statement in enumerate(document.graph.statements)
    ]


def _evidence_rows(keys: Keys, document: Prepared, facts: Sequence[Fact]) -> Iterator[Row]:
    """[chunk's key, [properties, …]] of the chunks that say something."""
    chunks = {chunk.id: chunk for chunk in document.graph.chunks}
    said: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for fact, statement in zip(facts, document.graph.statements, strict=True):
        chunk = chunks[statement.chunk]
        said[chunk.id].append(_evidence(keys, document, chunk, fact, statement))
    for id_, rows in said.items():
        yield [keys.chunk(document.key, chunks[id_].ordinal), rows]


def _evidence(
    keys: Keys, document: Prepared, chunk: Chunk, fact: Fact, statement: Statement
) -> dict[str, Any]:
    properties: dict[str, Any] = {
        "gid": keys.evidence(fact.triple, document.key, chunk.ordinal, fact.number),
        "triple": fact.triple,
        "n": fact.number,
        "document": document.key,
        "chunk": chunk.id,
        "subject": statement.subject,
        "predicate": statement.predicate,
        "start": statement.start,
        "end": statement.end,
        "sentence_start": statement.sentence_start,
        "sentence_end": statement.sentence_end,
        "sentence": document.graph.document.text[statement.sentence_start : statement.sentence_end],
        "extractor": statement.extractor,
        "confidence": statement.confidence,
        "subject_source": str(statement.subject_source),
        "qualifiers": qualifiers_row(statement.qualifiers),
    }
    if isinstance(statement.object, Literal):
        value = statement.object
        properties |= {"kind": str(value.kind), "value": value.value, "unit": value.unit, "said": value.text}
    else:
        properties["object"] = statement.object
    return properties
