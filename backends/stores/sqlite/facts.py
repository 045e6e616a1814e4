"""Canonical triples as rows: made from statements, counted again where their evidence changed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from backends.stores.canonical import confidence, triple_id
from backends.stores.change import Change
from backends.stores.sqlite.documents import Prepared, chunk_ids_of, local_ids_of, next_id
from backends.stores.sqlite.rows import literal_of, qualifiers_of, qualifiers_row
from schemas.graph import Literal, Qualifier, Statement

_IDS = "(SELECT value FROM json_each(?))"
_COLUMNS = """
SELECT statement.id, statement.triple, document.key, s.id, s.digest, o.id, o.digest, statement.predicate,
  statement.kind, statement.value, statement.said, statement.unit, statement.qualifiers, statement.confidence
FROM statement JOIN document ON document.id = statement.document
  JOIN local ls ON ls.id = statement.subject JOIN entity s ON s.id = ls.entity
  LEFT JOIN local lo ON lo.id = statement.object LEFT JOIN entity o ON o.id = lo.entity
"""
_OF_LOCALS = f"""
{_COLUMNS} WHERE statement.id IN (
  SELECT id FROM statement WHERE subject IN {_IDS} UNION SELECT id FROM statement WHERE object IN {_IDS}
) ORDER BY statement.id
"""
_OF_TRIPLES = f"""
SELECT statement.triple, document.key, statement.confidence, statement.said
FROM statement JOIN document ON document.id = statement.document
WHERE statement.triple IN {_IDS} ORDER BY statement.triple, document.key, statement.id
"""
_KNOWN = f"SELECT digest, id FROM triple WHERE digest IN {_IDS}"
_INSERT = "INSERT INTO triple VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_UPDATE = "UPDATE triple SET confidence = ?, evidence = ?, said = ? WHERE id = ?"
_STATEMENT = f"INSERT INTO statement VALUES ({', '.join('?' * 19)})"


@dataclass(slots=True)
class Fact:
    """A statement whose ends are canonical: what decides its triple, and what it adds to it."""

    document: str
    subject: int
    subject_id: str
    predicate: str
    object: int | None
    object_id: str | Literal
    qualifiers: tuple[Qualifier, ...]
    confidence: float
    row: int = 0  # of the statement, where it is stored already

    def triple(self) -> str:
        return triple_id(self.subject_id, self.predicate, self.object_id, self.qualifiers)


def write_facts(
    db: sqlite3.Connection,
    documents: Sequence[Prepared],
    moved: Iterable[int],
    rows: Mapping[str, int],
    change: Change,
) -> None:
    """Write the statements of new documents and those of moved entities under the triples they state.

    `moved` are row ids of stored entities whose canonical entity changed, `rows` gives row ids of
    canonical entities.
    """
    again = list(_stored_facts(db, sorted(moved), change))
    new = [(document, list(_new_facts(document, rows))) for document in documents]
    facts = [*again, *(fact for _, found in new for fact in found)]
    digests = [fact.triple() for fact in facts]
    triples = _make_triples(db, facts, digests, change)
    placed = [triples[digest] for digest in digests]
    db.executemany(
        "UPDATE statement SET triple = ? WHERE id = ?",
        [(triple, fact.row) for fact, triple in zip(again, placed, strict=False)],
    )
    _insert_statements(db, documents, iter(placed[len(again) :]))
    _count_again(db, change)


def _stored_facts(db: sqlite3.Connection, moved: Sequence[int], change: Change) -> Iterator[Fact]:
    wanted = json.dumps(moved)
    for row in db.execute(_OF_LOCALS, (wanted, wanted)).fetchall() if moved else ():
        id_, triple, document, s, subject, o, object_, predicate, *literal, qualifiers, sure = row
        change.triples.add(triple)
        value = literal_of(*literal)
        yield Fact(
            document,
            s,
            subject,
            predicate,
            o,
            object_ if value is None else value,
            qualifiers_of(qualifiers),
            sure,
            id_,
        )


def _new_facts(document: Prepared, rows: Mapping[str, int]) -> Iterator[Fact]:
    entity = {
        one.ref: local.entity for one, local in zip(document.graph.entities, document.placed, strict=True)
    }
    key = document.graph.document.key
    for statement in document.graph.statements:
        subject = entity[statement.subject]
        object_ = statement.object if isinstance(statement.object, Literal) else entity[statement.object]
        yield Fact(
            key,
            rows[subject],
            subject,
            statement.predicate,
            None if isinstance(object_, Literal) else rows[object_],
            object_,
            tuple(sorted(statement.qualifiers)),
            statement.confidence,
        )


def _make_triples(
    db: sqlite3.Connection, facts: Sequence[Fact], digests: Sequence[str], change: Change
) -> dict[str, int]:
    """Row ids by digest; triples that are new are written complete, the others counted again later."""
    triples: dict[str, int] = dict(db.execute(_KNOWN, (json.dumps(sorted(set(digests))),)))
    change.triples.update(triples.values())
    stated: dict[str, list[Fact]] = {}
    for digest, fact in zip(digests, facts, strict=True):
        if digest not in triples:
            stated.setdefault(digest, []).append(fact)
    start = next_id(db, "triple")
    batch: list[tuple[object, ...]] = []
    for id_, (digest, evidence) in enumerate(stated.items(), start):
        triples[digest] = id_
        batch.append(_triple_row(id_, digest, sorted(evidence, key=lambda fact: fact.document)))
    db.executemany(_INSERT, batch)
    return triples


def _triple_row(id_: int, digest: str, evidence: Sequence[Fact]) -> tuple[object, ...]:
    first = evidence[0]
    literal: tuple[str | None, ...] = (None, None, None, None)
    if isinstance(first.object_id, Literal):
        value = first.object_id
        literal = (value.kind, value.value, value.unit, value.text)
    sure = _confidence((fact.document, fact.confidence) for fact in evidence)
    return (
        id_,
        digest,
        first.subject,
        first.predicate,
        first.object,
        *literal,
        qualifiers_row(tuple(sorted(first.qualifiers))),
        sure,
        len(evidence),
    )


def _confidence(stated: Iterable[tuple[str, float]]) -> float:
    highest: dict[str, float] = {}
    for document, sure in stated:
        highest[document] = max(sure, highest.get(document, 0.0))
    return confidence(highest)


def _insert_statements(db: sqlite3.Connection, documents: Sequence[Prepared], triples: Iterator[int]) -> None:
    id_ = next_id(db, "statement")
    batch: list[tuple[object, ...]] = []
    for document in documents:
        locals_, chunks = local_ids_of(document), chunk_ids_of(document)
        for statement in document.graph.statements:
            ends = (document.id, chunks[statement.chunk], next(triples), locals_[statement.subject])
            batch.append((id_, *ends, *_statement_row(statement, locals_)))
            id_ += 1
    db.executemany(_STATEMENT, batch)


def _statement_row(statement: Statement, locals_: Mapping[int, int]) -> tuple[object, ...]:
    object_ = statement.object
    if isinstance(object_, Literal):
        ends: tuple[object, ...] = (None, object_.kind, object_.value, object_.unit, object_.text)
    else:
        ends = (locals_[object_], None, None, None, None)
    return (
        statement.predicate,
        *ends,
        statement.start,
        statement.end,
        statement.sentence_start,
        statement.sentence_end,
        statement.extractor,
        statement.confidence,
        statement.subject_source,
        qualifiers_row(statement.qualifiers),
    )


def _count_again(db: sqlite3.Connection, change: Change) -> None:
    """Confidence and number of evidence of the stored triples touched; those with none are deleted."""
    if not change.triples:
        return
    rows = db.execute(_OF_TRIPLES, (json.dumps(sorted(change.triples)),))
    updates: list[tuple[object, ...]] = []
    living: set[int] = set()
    for triple, group in groupby(rows, key=itemgetter(0)):
        evidence = list(group)
        living.add(triple)
        sure = _confidence((document, stated) for _, document, stated, _ in evidence)
        updates.append((sure, len(evidence), evidence[0][3], triple))
    db.executemany(_UPDATE, updates)
    db.executemany("DELETE FROM triple WHERE id = ?", [(id_,) for id_ in sorted(change.triples - living)])
