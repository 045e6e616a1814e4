"""Facts as relationships and their evidence as nodes: made from statements, counted again where evidence changed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from backends.stores.canonical import confidence, triple_id
from backends.stores.neo4j.documents import ROWS, Gone, Prepared
from backends.stores.neo4j.names import RELATED, Keys, Vocabulary, quoted
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.settlement import Settlement
from backends.stores.sqlite.rows import literal_of, qualifiers_of, qualifiers_row
from schemas.graph import Literal, Qualifier, Statement
from schemas.text import Chunk

_MOVED = """
UNWIND $rows AS row MATCH (:Document {gid: row[0]})-[:HAS_CHUNK]->(:Chunk)-[:SAYS]->(v:Evidence)
WHERE v.subject IN row[1] OR v.object IN row[1]
RETURN v.gid, v.document, v.n, v.subject, v.predicate, v.object, v.kind, v.value, v.said, v.unit, v.qualifiers,
  v.confidence
"""
_STORED = """
UNWIND $prefixes AS start MATCH (v:Evidence) WHERE v.gid STARTS WITH start
RETURN v.gid, v.document, v.n, v.predicate, v.confidence, v.said
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

_COUNT = """
UNWIND $rows AS row MATCH ()-[r:{type} {{gid: row[0]}}]->()
SET r.confidence = row[1], r.evidence = row[2], r.said = row[3]
"""
_DELETE = """
UNWIND $gids AS gid MATCH ()-[r:{type} {{gid: gid}}]->(o) WITH r, o, labels(o) AS kinds DELETE r
WITH o, kinds WHERE 'Value' IN kinds RETURN o.gid
"""
_UNUSED_VALUES = "UNWIND $gids AS gid MATCH (v:Value {gid: gid}) WHERE NOT (v)--() DELETE v"
_PREDICATES = """
UNWIND $rows AS row MERGE (p:Predicate {gid: row[0]}) ON CREATE SET p.predicate = row[1], p.triples = 0
SET p.triples = p.triples + row[2]
"""
_UNUSED_PREDICATES = "UNWIND $gids AS gid MATCH (p:Predicate {gid: gid}) WHERE p.triples <= 0 DELETE p"

SHOWN = frozenset({"time", "place", "role", "work", "edition", "category", "order"})
"""Qualifiers that are properties of their own besides, for people; any other name stays in `qualifiers`."""


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

    def sums(self) -> tuple[float, int, str | None]:
        """Confidence, number of evidence, and what the first of them says of a literal."""
        self.rows.sort(key=lambda row: row[:2])
        highest: dict[str, float] = {}
        for document, _, sure, _ in self.rows:
            highest[document] = max(sure, highest.get(document, 0.0))
        return confidence(highest), len(self.rows), self.rows[0][3]


class Facts:
    """The triples that a write touches."""

    def __init__(self, transaction: Transaction, vocabulary: Vocabulary) -> None:
        self._transaction = transaction
        self._keys = transaction.keys
        self._vocabulary = vocabulary
        self._moved: list[Fact] = []
        self._new: list[tuple[Prepared, list[Fact]]] = []
        self._counts: dict[str, Count] = {}

    def gather(self, settlement: Settlement, gone: Gone, documents: Sequence[Prepared]) -> None:
        """Read the evidence concerned and add up what each triple will have."""
        self._moved = list(self._moved_facts(settlement))
        self._new = [(document, _new_facts(document)) for document in documents]
        facts = [*self._moved, *(fact for _, found in self._new for fact in found)]
        leaving = {fact.stored for fact in self._moved}.union(gone.evidence)
        touched = {fact.triple for fact in facts}.union(map(self._keys.triple_of, leaving))
        prefixes = [self._keys.evidence_of(triple) for triple in sorted(touched)]
        for start in range(0, len(prefixes), ROWS):
            for gid, *row in self._transaction.rows(_STORED, prefixes=prefixes[start : start + ROWS]):
                self._add_stored(gid, row, leaving)
        for fact in facts:
            count = self._counts.setdefault(fact.triple, Count(fact.predicate))
            count.rows.append((fact.document, fact.number, fact.confidence, fact.said))
            count.fact = fact

    def _add_stored(self, gid: str, row: Row, leaving: set[str]) -> None:
        document, number, predicate, sure, said = row
        count = self._counts.setdefault(self._keys.triple_of(gid), Count(predicate))
        count.before = True
        if gid not in leaving:
            count.rows.append((document, number, sure, said))

    def _moved_facts(self, settlement: Settlement) -> Iterator[Fact]:
        refs: defaultdict[str, list[int]] = defaultdict(list)
        for document, ref in sorted(settlement.targets):
            refs[self._keys.document(document)].append(ref)
        rows = self._transaction.rows(_MOVED, rows=[list(pair) for pair in refs.items()]) if refs else ()
        for gid, document, number, subject, predicate, object_, *literal, qualifiers, sure in rows:
            value = literal_of(*literal)
            yield Fact(
                document,
                number,
                settlement.places[document, subject],
                predicate,
                settlement.places[document, object_] if value is None else value,
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
        """Make, count again and delete relationships; their ends are there, evidence is written."""
        created: defaultdict[tuple[str, str], list[Row]] = defaultdict(list)
        counted: defaultdict[str, list[Row]] = defaultdict(list)
        deleted: defaultdict[str, list[str]] = defaultdict(list)
        values: dict[str, dict[str, Any]] = {}
        predicates: Counter[str] = Counter()
        for triple, count in sorted(self._counts.items()):
            type_ = self._vocabulary.fact(count.predicate)
            gid = self._keys.of(triple)
            if not count.rows:
                deleted[type_].append(gid)
                predicates[count.predicate] -= 1
            elif count.before:
                counted[type_].append([gid, *count.sums()])
            elif count.fact is not None:
                predicates[count.predicate] += 1
                kind, row = self._relationship(count, count.fact, values)
                created[type_, kind].append(row)
        self._count_predicates(predicates)
        self._run_all(_VALUES, list(values.values()))
        self._create(created)
        for type_, rows in counted.items():
            self._run_all(_COUNT.format(type=quoted(type_)), rows)
        self._delete(deleted)

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

    def _relationship(self, count: Count, fact: Fact, values: dict[str, dict[str, Any]]) -> tuple[str, Row]:
        """What its object is, and [subject's key, object's key, properties]."""
        sure, number, said = count.sums()
        properties: dict[str, Any] = {
            "gid": self._keys.of(fact.triple),
            "predicate": fact.predicate,
            "confidence": sure,
            "evidence": number,
            "qualifiers": qualifiers_row(fact.qualifiers),
        }
        for name in SHOWN.intersection(one.name for one in fact.qualifiers):
            properties[name] = "; ".join(one.value for one in fact.qualifiers if one.name == name)
        if self._vocabulary.fact(fact.predicate) == RELATED:
            properties["predicate_key"] = self._keys.predicate(fact.predicate)
            properties["subject"] = self._keys.of(fact.subject)
        if isinstance(fact.object, str):
            return "Entity", [self._keys.of(fact.subject), self._keys.of(fact.object), properties]
        value = fact.object
        properties["said"] = said
        gid = self._keys.value(value)
        values[gid] = {
            "gid": gid,
            "kind": str(value.kind),
            "value": value.value,
            "unit": value.unit,
            "name": f"{value.value} {value.unit}".strip(),
        }
        return "Value", [self._keys.of(fact.subject), gid, properties]

    def _count_predicates(self, predicates: Mapping[str, int]) -> None:
        changed = {self._keys.predicate(one): (one, n) for one, n in sorted(predicates.items()) if n}
        if changed:
            rows = [[gid, one, number] for gid, (one, number) in changed.items()]
            self._transaction.run(_PREDICATES, rows=rows)
        fewer = [gid for gid, (_, number) in changed.items() if number < 0]
        if fewer:
            self._transaction.run(_UNUSED_PREDICATES, gids=fewer)

    def _delete(self, deleted: Mapping[str, list[str]]) -> None:
        values: set[str] = set()
        for type_, gids in deleted.items():
            rows = self._transaction.rows(_DELETE.format(type=quoted(type_)), gids=gids)
            values.update(gid for (gid,) in rows)
        if values:
            self._transaction.run(_UNUSED_VALUES, gids=sorted(values))


def fact_types(vocabulary: Vocabulary, documents: Iterable[Prepared]) -> set[str]:
    """The relationship types that these documents' statements need."""
    return {
        vocabulary.fact(statement.predicate)
        for document in documents
        for statement in document.graph.statements
    }


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
