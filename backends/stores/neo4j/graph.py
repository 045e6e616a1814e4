"""Reading the canonical layer: entities, triples, evidence, mentions, and steps along triples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from backends.stores.canonical import claim_key
from backends.stores.neo4j.names import RELATED, Keys, Vocabulary, quoted
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.neo4j.texts import chunk_gids
from backends.stores.sqlite.rows import literal_of, qualifiers_of
from backends.stores.tally import entity_names
from schemas.graph import ChunkMention, Entity, Evidence, Literal, PageNames, SubjectSource, Triple
from schemas.protocols import Direction

ENTITY = "e.gid, e.name, e.type, e.names, e.description, e.pages, e.mentions, e.documents"
"""Of an `(e:Entity)`, for `entity_of`."""

TRIPLE = """
r.gid, s.gid, r.predicate, o.gid, o.kind, o.value, r.said, o.unit, r.qualifiers, r.confidence, r.evidence
"""
"""Of an `(s:Entity)-[r]->(o)`, for `triple_of`."""

MOST_HOPS = 8

_ENTITIES = f"UNWIND $entities AS gid MATCH (e:Entity {{gid: gid}}) RETURN {ENTITY}"
_ALL_ENTITIES = f"MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix RETURN {ENTITY} ORDER BY e.gid"
_NAMES = "MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix RETURN e.gid, e.name ORDER BY e.gid"
_PAGES = """
MATCH (d:Document) WHERE d.gid STARTS WITH $prefix MATCH (d)-[:ABOUT]->(e:Entity)
RETURN d.id, e.gid, [(d)-[:CLAIMS]->(n:Name) | n.key] ORDER BY d.id
"""
_NAMED = f"""
UNWIND $names AS gid MATCH (n:Name {{gid: gid}})
CALL (n) {{
  MATCH (n)<-[:CALLED]-(e:Entity) RETURN e ORDER BY size(e.pages) = 0, e.mentions DESC, e.gid LIMIT $limit
}}
RETURN gid, {ENTITY} ORDER BY size(e.pages) = 0, e.mentions DESC, e.gid
"""
_TRIPLES = f"""
UNWIND $triples AS gid
CALL (gid) {{{{ MATCH (v:Evidence) WHERE v.gid STARTS WITH gid + '/' RETURN v LIMIT 1 }}}}
MATCH (v)<-[:SAYS]-(:Chunk)<-[:HAS_CHUNK]-(d:Document)-[n:NAMES|ABOUT]->(s:Entity) WHERE n.ref = v.subject
MATCH (s)-[r:{{types}}]->(o) WHERE r.gid = gid RETURN {TRIPLE}
"""
_OUT = f"""
UNWIND $subjects AS gid MATCH (s:Entity {{{{gid: gid}}}})-[r:{{types}}]->(o) WHERE {{where}} RETURN {TRIPLE}
{{best}}
"""
_IN = f"""
UNWIND $objects AS gid MATCH (o:{{label}} {{{{gid: gid}}}})<-[r:{{types}}]-(s:Entity) WHERE {{where}} RETURN {TRIPLE}
{{best}}
"""
_RELATED = f"""
UNWIND $keys AS key MATCH (s:Entity)-[r:{RELATED}]->(o)
WHERE r.predicate_key = key AND r.subject STARTS WITH $prefix RETURN {TRIPLE} {{best}}
"""
_OF_TYPE = f"""
MATCH (s:Entity)-[r:{{types}}]->(o) WHERE r.gid STARTS WITH $prefix AND r.predicate IN $predicates
RETURN {TRIPLE} {{best}}
"""
_BEST = "ORDER BY r.confidence DESC, r.gid LIMIT $limit"
_EVIDENCE = """
UNWIND $prefixes AS start MATCH (v:Evidence) WHERE v.gid STARTS WITH start
RETURN v.triple, v.document, v.chunk, v.start, v.end, v.sentence_start, v.sentence_end, v.sentence, v.extractor,
  v.confidence, v.subject_source, v.n
"""
_MENTION = "c.document, c.ordinal, m.start, m.end, m.surface, e.gid, m.source, m.score, m.n"
_MENTION_ORDER = "ORDER BY c.document, c.ordinal, m.start, m.end, e.gid, m.n LIMIT $limit"
_IN_CHUNKS = f"""
UNWIND $chunks AS gid MATCH (c:Chunk {{gid: gid}})-[m:MENTIONS]->(e:Entity)
WHERE $entities IS NULL OR e.gid IN $entities RETURN {_MENTION} {_MENTION_ORDER}
"""
_OF_ENTITIES = f"""
UNWIND $entities AS gid MATCH (e:Entity {{gid: gid}})<-[m:MENTIONS]-(c:Chunk) RETURN {_MENTION} {_MENTION_ORDER}
"""
_HOP = """
CALL (nodes{before}) {{
  UNWIND nodes{before} AS n
  CALL (n) {{
    MATCH (n){left}[r:{types}]{right}(m) WHERE $predicates IS NULL OR r.predicate IN $predicates
    RETURN r, m {best}
  }}
  WITH collect(DISTINCT r) AS facts, collect(DISTINCT m) AS reached
  RETURN facts AS facts{hop}, [m IN reached WHERE m:Entity] AS nodes{hop}
}}
"""
_ARROWS = {"out": ("-", "->"), "in": ("<-", "-"), "both": ("-", "-")}
_ALL_TRIPLES = f"""
MATCH (s:Entity) WHERE s.gid STARTS WITH $prefix MATCH (s)-[r:{{types}}]->(o) RETURN {TRIPLE} ORDER BY r.gid
"""
_PREDICATES = """
MATCH (p:Predicate) WHERE p.gid STARTS WITH $prefix RETURN p.predicate, p.triples
"""


def entity_of(keys: Keys, row: Row) -> Entity:
    gid, name, type_, names, description, pages, mentions, documents = row
    return Entity(
        keys.id(gid), name, type_, entity_names(names), description, tuple(pages), mentions, documents
    )


def triple_of(keys: Keys, row: Row) -> Triple:
    gid, subject, predicate, object_, kind, value, said, unit, qualifiers, confidence, evidence = row
    literal = literal_of(kind, value, said, unit)
    return Triple(
        keys.id(gid),
        keys.id(subject),
        predicate,
        keys.id(object_) if literal is None else literal,
        qualifiers_of(qualifiers),
        confidence,
        evidence,
    )


def entities(transaction: Transaction, ids: Sequence[str]) -> list[Entity | None]:
    keys = transaction.keys
    rows = transaction.rows(_ENTITIES, entities=[keys.of(id_) for id_ in sorted(set(ids))])
    found = {entity.id: entity for entity in (entity_of(keys, row) for row in rows)}
    return [found.get(id_) for id_ in ids]


def find_names(transaction: Transaction, names: Sequence[str], limit: int) -> dict[str, list[Entity]]:
    keys = transaction.keys
    wanted = {name: keys.name(claim_key(name)) for name in names}
    found: dict[str, list[Entity]] = {}
    for gid, *row in transaction.rows(_NAMED, names=sorted(set(wanted.values())), limit=limit):
        found.setdefault(gid, []).append(entity_of(keys, row))
    return {name: found[gid] for name, gid in wanted.items() if gid in found}


def triples(transaction: Transaction, vocabulary: Vocabulary, ids: Sequence[str]) -> list[Triple | None]:
    """By way of their evidence, which knows the subject: an index has the facts of one type alone."""
    keys = transaction.keys
    gids = [keys.of(id_) for id_ in sorted(set(ids))]
    rows = transaction.rows(_TRIPLES.format(types=vocabulary.any_fact), triples=gids)
    found = {triple.id: triple for triple in (triple_of(keys, row) for row in rows)}
    return [found.get(id_) for id_ in ids]


@dataclass(frozen=True, slots=True)
class Pattern:
    """The bound ends of a match."""

    subjects: Sequence[str] | None
    predicates: Sequence[str] | None
    objects: Sequence[str] | None
    value: Literal | None


def match(transaction: Transaction, vocabulary: Vocabulary, pattern: Pattern, limit: int) -> list[Triple]:
    """Triples with all of the ends bound; ValueError when none is.

    Where an end is bound the query has the same text for all predicates: planning it costs more than asking.
    """
    keys = transaction.keys
    bound: dict[str, object] = {"limit": limit, "predicates": None}
    conditions = ["($predicates IS NULL OR r.predicate IN $predicates)"]
    if pattern.predicates is not None:
        bound["predicates"] = list(pattern.predicates)
    if pattern.subjects is not None:
        bound["subjects"] = [keys.of(id_) for id_ in sorted(set(pattern.subjects))]
    objects = None if pattern.objects is None else {keys.of(id_) for id_ in pattern.objects}
    label = "Entity"
    if pattern.value is not None:
        value = {keys.value(pattern.value)}
        objects, label = value if objects is None else objects & value, "Value"
    if objects is not None:
        bound["objects"] = sorted(objects)
    if pattern.predicates is not None and not pattern.predicates:
        return []
    if pattern.subjects is not None:
        if objects is not None:
            conditions.append("o.gid IN $objects")
        query = _OUT
    elif objects is not None:
        query = _IN
    elif pattern.predicates is not None:
        return _by_predicate(transaction, vocabulary, pattern.predicates, limit)
    else:
        raise ValueError("match needs a subject, a predicate, an object or a value")
    text = query.format(types=vocabulary.any_fact, where=" AND ".join(conditions), label=label, best=_BEST)
    return [triple_of(keys, row) for row in transaction.rows(text, **bound)]


def _by_predicate(
    transaction: Transaction, vocabulary: Vocabulary, predicates: Sequence[str], limit: int
) -> list[Triple]:
    """Those of the ontology by their type, the others by the index of RELATED."""
    keys = transaction.keys
    typed = sorted({one for one in predicates if vocabulary.fact(one) != RELATED})
    others = sorted(set(predicates).difference(typed))
    rows: list[Row] = []
    if typed:
        types = "|".join(quoted(one) for one in sorted({vocabulary.fact(p) for p in typed}))
        rows += transaction.rows(_OF_TYPE.format(types=types, best=_BEST), predicates=typed, limit=limit)
    if others:
        gids = [keys.predicate(one) for one in others]
        rows += transaction.rows(_RELATED.format(best=_BEST), keys=gids, limit=limit)
    return sorted((triple_of(keys, row) for row in rows), key=_best_first)[:limit]


def _best_first(triple: Triple) -> tuple[float, str]:
    return -triple.confidence, triple.id


def evidence(transaction: Transaction, ids: Sequence[str]) -> dict[str, list[Evidence]]:
    prefixes = [transaction.keys.evidence_of(id_) for id_ in sorted(set(ids))]
    rows = transaction.rows(_EVIDENCE, prefixes=prefixes)
    rows.sort(key=lambda row: (row[1], row[3], row[4], row[-1]))
    found: dict[str, list[Evidence]] = {}
    for triple, document, chunk, start, end, first, last, sentence, extractor, sure, source, _ in rows:
        where = (document, chunk, start, end, first, last)
        found.setdefault(triple, []).append(
            Evidence(triple, *where, sentence, extractor, sure, SubjectSource(source))
        )
    return {id_: found[id_] for id_ in ids if id_ in found}


def mentions(
    transaction: Transaction, chunks: Sequence[str] | None, wanted: Sequence[str] | None, limit: int
) -> list[ChunkMention]:
    """Mentions in chunks, of entities, or both; ValueError when neither is given."""
    keys = transaction.keys
    gids = None if wanted is None else [keys.of(id_) for id_ in sorted(set(wanted))]
    if chunks is not None:
        rows = transaction.rows(
            _IN_CHUNKS, chunks=sorted(set(chunk_gids(keys, chunks))), entities=gids, limit=limit
        )
    elif gids is not None:
        rows = transaction.rows(_OF_ENTITIES, entities=gids, limit=limit)
    else:
        raise ValueError("mentions needs chunks or entities")
    return [
        ChunkMention(f"{document}#{ordinal}", start, end, surface, keys.id(gid), source, score)
        for document, ordinal, start, end, surface, gid, source, score, _ in rows
    ]


@dataclass(frozen=True, slots=True)
class Expansion:
    """A walk from entities along triples."""

    entities: Sequence[str]
    predicates: Sequence[str] | None
    direction: Direction
    hops: int
    limit_per_node: int


def expand(transaction: Transaction, vocabulary: Vocabulary, walk: Expansion) -> list[Triple]:
    """Breadth first, in one query; each node gives its best triples, whatever its degree."""
    if walk.hops < 1 or not walk.entities:
        return []
    if walk.hops > MOST_HOPS:
        raise ValueError(f"expand goes at most {MOST_HOPS} hops, not {walk.hops}")
    if walk.predicates is not None and not walk.predicates:
        return []
    types = vocabulary.any_fact
    left, right = _ARROWS[walk.direction]
    hops = (
        _HOP.format(before=hop - 1, hop=hop, left=left, right=right, types=types, best=_BEST)
        for hop in range(1, walk.hops + 1)
    )
    everything = " + ".join(f"facts{hop}" for hop in range(1, walk.hops + 1))
    query = (
        "MATCH (start:Entity) WHERE start.gid IN $start WITH collect(start) AS nodes0"
        f"{''.join(hops)} UNWIND {everything} AS r WITH DISTINCT r, startNode(r) AS s, endNode(r) AS o "
        f"RETURN {TRIPLE}"
    )
    keys = transaction.keys
    rows = transaction.rows(
        query,
        start=[keys.of(id_) for id_ in sorted(set(walk.entities))],
        predicates=None if walk.predicates is None else list(walk.predicates),
        limit=walk.limit_per_node,
    )
    return sorted((triple_of(keys, row) for row in rows), key=_best_first)


def iterate_entities(transaction: Transaction) -> Iterator[Entity]:
    return (entity_of(transaction.keys, row) for row in transaction.stream(_ALL_ENTITIES))


def iterate_names(transaction: Transaction) -> Iterator[tuple[str, str]]:
    return ((transaction.keys.id(gid), name) for gid, name in transaction.stream(_NAMES))


def iterate_pages(transaction: Transaction) -> Iterator[PageNames]:
    for document, gid, names in transaction.stream(_PAGES):
        yield PageNames(document, transaction.keys.id(gid), tuple(sorted(names)))


def iterate_triples(transaction: Transaction, vocabulary: Vocabulary) -> Iterator[Triple]:
    query = _ALL_TRIPLES.format(types=vocabulary.any_fact)
    return (triple_of(transaction.keys, row) for row in transaction.stream(query))


def predicates_in_use(transaction: Transaction) -> dict[str, int]:
    return by_number(transaction.rows(_PREDICATES))


def by_number(rows: Iterable[Row]) -> dict[str, int]:
    """[name, number] as a dictionary, largest number first, then by name."""
    ordered = sorted(
        ((str(name), int(number)) for name, number in rows), key=lambda pair: (-pair[1], pair[0])
    )
    return dict(ordered)
