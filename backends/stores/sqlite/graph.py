"""Reading the canonical layer: entities, triples, evidence, mentions, and steps along triples."""

from __future__ import annotations

import heapq
import json
import sqlite3
from collections.abc import Iterator, Sequence

from backends.stores.canonical import claim_key
from backends.stores.sqlite.rows import ENTITY_COLUMNS, TRIPLE_COLUMNS, TRIPLE_TABLES, entity_of, triple_of
from backends.stores.sqlite.texts import split_chunk_id
from schemas.graph import ChunkMention, Entity, Evidence, Literal, PageNames, SubjectSource, Triple
from schemas.protocols import Direction

_IDS = "(SELECT value FROM json_each(?))"
_ENTITIES = f"SELECT {ENTITY_COLUMNS} FROM entity WHERE digest IN {_IDS}"
_NAMED = f"""
SELECT entity_name.key, {ENTITY_COLUMNS} FROM entity_name JOIN entity ON entity.id = entity_name.entity
WHERE entity_name.key IN {_IDS} ORDER BY entity.pages = '', entity.mentions DESC, entity.digest
"""
_PAGES = "SELECT key, entity, claims FROM page ORDER BY key"
_TRIPLES = f"SELECT {TRIPLE_COLUMNS} FROM {TRIPLE_TABLES} WHERE triple.digest IN {_IDS}"
_BY_SUBJECT = f"triple.subject IN (SELECT id FROM entity WHERE digest IN {_IDS})"
_BY_OBJECT = f"triple.object IN (SELECT id FROM entity WHERE digest IN {_IDS})"
_BY_PREDICATE = f"triple.predicate IN {_IDS}"
_BY_VALUE = "triple.value = ? AND triple.kind = ? AND triple.unit = ?"
_BEST = "ORDER BY triple.confidence DESC, triple.digest LIMIT ?"
_EVIDENCE = f"""
SELECT triple.digest, document.key, chunk.ordinal, statement.start, statement."end", statement.sentence_start,
  statement.sentence_end,
  CASE WHEN statement.sentence_start >= chunk.start AND statement.sentence_end <= chunk."end"
    THEN substr(chunk.text, statement.sentence_start - chunk.start + 1,
                statement.sentence_end - statement.sentence_start)
    ELSE substr(document.text, statement.sentence_start + 1, statement.sentence_end - statement.sentence_start)
  END,
  statement.extractor, statement.confidence, statement.subject_source
FROM triple JOIN statement ON statement.triple = triple.id JOIN document ON document.id = statement.document
  JOIN chunk ON chunk.id = statement.chunk
WHERE triple.digest IN {_IDS}
ORDER BY document.key, statement.start, statement."end", statement.id
"""
_MENTION_COLUMNS = """
document.key, chunk.ordinal, mention.start, mention."end", mention.surface, entity.digest, mention.source,
mention.score
"""
_MENTION_TABLES = """
JOIN document ON document.id = chunk.document JOIN entity ON entity.id = local.entity
"""
_MENTION_ORDER = (
    'ORDER BY document.key, chunk.ordinal, mention.start, mention."end", entity.digest, mention.id LIMIT ?'
)
_IN_CHUNKS = f"""
FROM json_each(?) wanted JOIN document wanted_document ON wanted_document.key = json_extract(wanted.value, '$[0]')
JOIN chunk ON chunk.document = wanted_document.id AND chunk.ordinal = json_extract(wanted.value, '$[1]')
JOIN mention ON mention.chunk = chunk.id JOIN local ON local.id = mention.local {_MENTION_TABLES}
"""
_OF_ENTITIES = f"""
FROM entity wanted JOIN local ON local.entity = wanted.id JOIN mention ON mention.local = local.id
JOIN chunk ON chunk.id = mention.chunk {_MENTION_TABLES} WHERE wanted.digest IN {_IDS}
"""


def entities(db: sqlite3.Connection, ids: Sequence[str]) -> list[Entity | None]:
    found = {row[0]: entity_of(*row) for row in db.execute(_ENTITIES, (json.dumps(list(ids)),))}
    return [found.get(id_) for id_ in ids]


def find_names(db: sqlite3.Connection, names: Sequence[str], limit: int) -> dict[str, list[Entity]]:
    keys = {name: claim_key(name) for name in names}
    found: dict[str, list[Entity]] = {}
    for key, *columns in db.execute(_NAMED, (json.dumps(sorted(set(keys.values()))),)):
        listed = found.setdefault(key, [])
        if len(listed) < limit:
            listed.append(entity_of(*columns))
    return {name: found[key] for name, key in keys.items() if found.get(key)}


def triples(db: sqlite3.Connection, ids: Sequence[str]) -> list[Triple | None]:
    found = {row[0]: triple_of(*row) for row in db.execute(_TRIPLES, (json.dumps(list(ids)),))}
    return [found.get(id_) for id_ in ids]


def match(
    db: sqlite3.Connection,
    subjects: Sequence[str] | None,
    predicates: Sequence[str] | None,
    objects: Sequence[str] | None,
    value: Literal | None,
    limit: int,
) -> list[Triple]:
    """Triples with all of the ends bound; ValueError when none is."""
    conditions: list[str] = []
    bound: list[object] = []
    for condition, ids in ((_BY_SUBJECT, subjects), (_BY_OBJECT, objects), (_BY_PREDICATE, predicates)):
        if ids is not None:
            conditions.append(condition)
            bound.append(json.dumps(list(ids)))
    if value is not None:
        conditions.append(_BY_VALUE)
        bound += [value.value, value.kind, value.unit]
    if not conditions:
        raise ValueError("match needs a subject, a predicate, an object or a value")
    query = f"SELECT {TRIPLE_COLUMNS} FROM {TRIPLE_TABLES} WHERE {' AND '.join(conditions)} {_BEST}"
    return [triple_of(*row) for row in db.execute(query, (*bound, limit))]


def evidence(db: sqlite3.Connection, ids: Sequence[str]) -> dict[str, list[Evidence]]:
    found: dict[str, list[Evidence]] = {}
    for row in db.execute(_EVIDENCE, (json.dumps(list(ids)),)):
        triple, document, ordinal, start, end, first, last, sentence, extractor, confidence, source = row
        where = (document, f"{document}#{ordinal}", start, end, first, last)
        found.setdefault(triple, []).append(
            Evidence(triple, *where, sentence, extractor, confidence, SubjectSource(source))
        )
    return {id_: found[id_] for id_ in ids if id_ in found}


def mentions(
    db: sqlite3.Connection, chunks: Sequence[str] | None, wanted: Sequence[str] | None, limit: int
) -> list[ChunkMention]:
    """Mentions in chunks, of entities, or both; ValueError when neither is given."""
    if chunks is not None:
        bound: list[object] = [json.dumps([split_chunk_id(id_) for id_ in sorted(set(chunks))])]
        source = _IN_CHUNKS
        if wanted is not None:
            source += f"WHERE entity.digest IN {_IDS}"
            bound.append(json.dumps(list(wanted)))
    elif wanted is not None:
        source, bound = _OF_ENTITIES, [json.dumps(list(wanted))]
    else:
        raise ValueError("mentions needs chunks or entities")
    query = f"SELECT {_MENTION_COLUMNS} {source} {_MENTION_ORDER}"
    return [
        ChunkMention(f"{document}#{ordinal}", *columns)
        for document, ordinal, *columns in db.execute(query, (*bound, limit))
    ]


def expand(
    db: sqlite3.Connection,
    start: Sequence[str],
    predicates: Sequence[str] | None,
    direction: Direction,
    hops: int,
    limit_per_node: int,
) -> list[Triple]:
    """Breadth first; each node gives its best triples, whatever its degree."""
    found: dict[str, Triple] = {}
    seen: set[str] = set(start)
    frontier = sorted(seen)
    for _ in range(hops):
        reached: set[str] = set()
        for node in frontier:
            for triple in _around(db, node, predicates, direction, limit_per_node):
                found[triple.id] = triple
                reached.add(triple.subject)
                if isinstance(triple.object, str):
                    reached.add(triple.object)
        frontier = sorted(reached - seen)
        seen |= reached
    return sorted(found.values(), key=_best_first)


def _best_first(triple: Triple) -> tuple[float, str]:
    return -triple.confidence, triple.id


def _around(
    db: sqlite3.Connection, node: str, predicates: Sequence[str] | None, direction: Direction, limit: int
) -> list[Triple]:
    sides = {"out": ("subject",), "in": ("object",), "both": ("subject", "object")}[direction]
    found = [_one_side(db, node, side, predicates, limit) for side in sides]
    merged = {triple.id: triple for triple in heapq.merge(*found, key=_best_first)}
    return list(merged.values())[:limit]


def _one_side(
    db: sqlite3.Connection, node: str, side: str, predicates: Sequence[str] | None, limit: int
) -> list[Triple]:
    query = (
        f"SELECT {TRIPLE_COLUMNS} FROM {TRIPLE_TABLES} WHERE triple.{side} = "
        "(SELECT id FROM entity WHERE digest = ?)"
    )
    bound: list[object] = [node]
    if predicates is not None:
        query += f" AND +{_BY_PREDICATE}"
        bound.append(json.dumps(list(predicates)))
    return [triple_of(*row) for row in db.execute(f"{query} {_BEST}", (*bound, limit))]


def iterate_entities(db: sqlite3.Connection) -> Iterator[Entity]:
    for row in db.execute(f"SELECT {ENTITY_COLUMNS} FROM entity ORDER BY digest"):
        yield entity_of(*row)


def iterate_names(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    yield from db.execute("SELECT digest, name FROM entity ORDER BY digest")


def iterate_pages(db: sqlite3.Connection) -> Iterator[PageNames]:
    for document, entity, claims in db.execute(_PAGES):
        yield PageNames(document, entity, tuple(sorted(json.loads(claims))))


def iterate_triples(db: sqlite3.Connection) -> Iterator[Triple]:
    for row in db.execute(f"SELECT {TRIPLE_COLUMNS} FROM {TRIPLE_TABLES} ORDER BY triple.digest"):
        yield triple_of(*row)


def predicates_in_use(db: sqlite3.Connection) -> dict[str, int]:
    rows = db.execute(
        "SELECT predicate, COUNT(*) AS n FROM triple GROUP BY predicate ORDER BY n DESC, predicate"
    )
    return dict(rows)


def types_in_use(db: sqlite3.Connection) -> dict[str, int]:
    rows = db.execute("SELECT type, COUNT(*) AS n FROM entity GROUP BY type ORDER BY n DESC, type")
    return dict(rows)
