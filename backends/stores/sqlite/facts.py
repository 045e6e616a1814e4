"""Canonical triples as rows: made from statements, counted again where their evidence changed."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
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
_AT_ONCE = 256  # statements of one triple that are read together
_OF_TRIPLE = f"""
SELECT document.key, statement.id, statement.confidence, statement.said
FROM statement JOIN document ON document.id = statement.document
WHERE statement.triple = ? AND (document.key, statement.id) > (?, ?)
ORDER BY document.key, statement.id LIMIT {_AT_ONCE}
"""
_NUMBER = "SELECT COUNT(*) FROM statement WHERE triple = ?"
_KNOWN = f"SELECT digest, id, confidence, said FROM triple WHERE digest IN {_IDS}"
_INSERT = "INSERT INTO triple VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_UPDATE = "UPDATE triple SET confidence = ?, evidence = ?, said = ? WHERE id = ?"
_MORE = "UPDATE triple SET evidence = evidence + ? WHERE id = ?"
_STATEMENT = f"INSERT INTO statement VALUES ({', '.join('?' * 19)})"

_Said = tuple[str, int, float, str | None]


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

    @property
    def said(self) -> str | None:
        """The words of a literal."""
        return self.object_id.text if isinstance(self.object_id, Literal) else None

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
    """Row ids by digest; triples that are new are written complete, the others counted again later, unless
    nothing but the number of their evidence can change: no evidence makes a certain fact less certain."""
    triples: dict[str, int] = {}
    certain: dict[str, str | None] = {}  # digest → its literal's words
    for digest, id_, sure, said in db.execute(_KNOWN, (json.dumps(sorted(set(digests))),)):
        triples[digest] = id_
        if sure == 1.0:
            certain[digest] = said
        else:
            change.triples.add(id_)
    stated: dict[str, list[Fact]] = {}
    more: Counter[int] = Counter()
    for digest, fact in zip(digests, facts, strict=True):
        if digest not in triples:
            stated.setdefault(digest, []).append(fact)
        elif digest in certain and certain[digest] == fact.said:
            more[triples[digest]] += 1
        else:
            change.triples.add(triples[digest])
    db.executemany(_MORE, [(count, id_) for id_, count in more.items() if id_ not in change.triples])
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
    updates: list[tuple[object, ...]] = []
    gone: list[tuple[int]] = []
    for triple in sorted(change.triples):
        first = _evidence(db, triple)
        if not first:
            gone.append((triple,))
            continue
        whole = len(first) < _AT_ONCE
        number = len(first) if whole else db.execute(_NUMBER, (triple,)).fetchone()[0]
        updates.append(
            (_certainty(first if whole else _all_evidence(db, triple)), number, first[0][3], triple)
        )
    db.executemany(_UPDATE, updates)
    db.executemany("DELETE FROM triple WHERE id = ?", gone)


def _evidence(db: sqlite3.Connection, triple: int, after: tuple[str, int] = ("", 0)) -> list[_Said]:
    """Statements of a triple by document, from a place on: document key, row, confidence, literal's words."""
    return db.execute(_OF_TRIPLE, (triple, *after)).fetchall()


def _all_evidence(db: sqlite3.Connection, triple: int) -> Iterator[_Said]:
    """Some at a time: SQLite orders in memory."""
    found = _evidence(db, triple)
    while found:
        yield from found
        found = _evidence(db, triple, found[-1][:2])


def _certainty(evidence: Iterable[_Said]) -> float:
    """`confidence` of evidence that comes by document, which is read until no more of it can matter."""
    doubt, sure = 1.0, 0.0
    for _, said in groupby(evidence, key=itemgetter(0)):
        doubt *= 1.0 - max(stated for _, _, stated, _ in said)
        sure = 1.0 - doubt
        if sure == 1.0:
            break
    return sure
