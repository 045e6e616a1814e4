"""Looking for orphans and for a canonical layer that is not what the documents make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from backends.stores.canonical import claim_key, merging_aliases, page_of
from backends.stores.neo4j.graph import iterate_entities, iterate_triples, predicates_in_use
from backends.stores.neo4j.locals import COLUMNS, stored_local
from backends.stores.neo4j.names import Vocabulary, embedding_property
from backends.stores.neo4j.sessions import Transaction
from backends.stores.neo4j.texts import iterate_document_graphs
from backends.stores.recompute import CanonicalLayer, recompute
from backends.stores.sqlite.rows import vector_of
from backends.stores.tokens import name_tokens
from backends.stores.vectors import vectors_problem
from schemas.graph import DocumentGraph

T = TypeVar("T")

_ORPHANS: Mapping[str, str] = MappingProxyType(
    {
        "chunk {} belongs to no document": """
            MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND NOT (c)<-[:HAS_CHUNK]-(:Document) RETURN c.id""",
        "chunk {} has codes of its tokens and no vector": """
            MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND c.codes IS NOT NULL AND c.vector IS NULL
            RETURN c.id""",
        "evidence {} stands in no chunk": """
            MATCH (v:Evidence) WHERE v.gid STARTS WITH $prefix AND NOT (v)<-[:SAYS]-(:Chunk) RETURN v.gid""",
        "name {} is borne, claimed and given by nothing": """
            MATCH (n:Name) WHERE n.gid STARTS WITH $prefix AND NOT (n)--() RETURN n.key""",
        "value {} is the object of nothing": """
            MATCH (v:Value) WHERE v.gid STARTS WITH $prefix AND NOT (v)--() RETURN v.name""",
        "entity {} is named by no document": """
            MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix AND NOT (e)<-[:NAMES|ABOUT]-(:Document)
            RETURN e.gid""",
    }
)
_COUNTERS = """
MATCH (w:GuanxiWorkspace {gid: $workspace})
OPTIONAL MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix
WITH w, count(c) AS chunks, coalesce(sum(c.token_count), 0) AS tokens
OPTIONAL MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix
WITH w, chunks, tokens, count(e) AS entities,
  coalesce(sum(size([token IN split(e.name_tokens, ' ') WHERE token <> ''])), 0) AS name_tokens
RETURN w.chunks, chunks, w.tokens, tokens, w.entities, entities, w.name_tokens, name_tokens
"""
_PLACES = f"""
MATCH (d:Document) WHERE d.gid STARTS WITH $prefix MATCH (d)-[n:NAMES|ABOUT]->(e:Entity) RETURN {COLUMNS}
"""
_NAMES = """
MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix
RETURN e.gid, e.name_tokens, [(e)-[:CALLED]->(n:Name) | n.key]
"""
_LABELS = "MATCH (e:Entity) WHERE e.gid STARTS WITH $prefix RETURN e.gid, e.type, labels(e)"
_CLAIMS = (
    "MATCH (d:Document) WHERE d.gid STARTS WITH $prefix MATCH (d)-[:CLAIMS]->(n:Name) RETURN d.id, n.key"
)
_VOTES = """
MATCH (k:Name) WHERE k.gid STARTS WITH $prefix MATCH (k)-[g:GIVES]->(a:Name) RETURN a.key, k.key, g.type, g.count
"""
_UNINDEXED = """
MATCH (c:Chunk) WHERE c.gid STARTS WITH $prefix AND (c.vector IS NULL) <> (c.{property} IS NULL)
RETURN c.id, c.vector
"""
_LISTED = 20
"""How many things of one kind are named before the rest is only counted."""


def check(transaction: Transaction, vocabulary: Vocabulary, dimension: int | None) -> list[str]:
    """One line for each thing that should not be; empty when the workspace is sound.

    `dimension` is that of the vectors, if there are any. The canonical layer is compared with `recompute`
    over all documents, which are held in memory.
    """
    broken: list[str] = []
    for message, query in _ORPHANS.items():
        found = [str(row[0]) for row in transaction.rows(query)]
        broken += _listed(message, found)
    broken += _counters(transaction)
    if dimension is not None:
        query = _UNINDEXED.format(property=embedding_property(dimension))
        rows = transaction.rows(query)
        unindexed = [id_ for id_, vector in rows if vector is None or vector_of(vector).any()]
        broken += _listed("chunk {} has its vector in one place only", unindexed)
    return broken or list(_documents(transaction, vocabulary))


def _listed(message: str, found: Sequence[str]) -> Iterator[str]:
    yield from (message.format(name) for name in found[:_LISTED])
    if len(found) > _LISTED:
        yield f"{message.format('…')} ({len(found)} in all)"


def _counters(transaction: Transaction) -> Iterator[str]:
    row = transaction.rows(_COUNTERS)[0]
    for position, what in enumerate(("chunks", "tokens", "entities", "name_tokens")):
        says, counted = row[2 * position : 2 * position + 2]
        if says != counted:
            yield f"the workspace says {says} {what}, there are {counted}"


def _documents(transaction: Transaction, vocabulary: Vocabulary) -> Iterator[str]:
    documents = list(iterate_document_graphs(transaction))
    for graph in documents:
        for chunk in graph.chunks:
            if graph.document.text[chunk.start : chunk.end] != chunk.text:
                yield f"chunk {chunk.id!r} is not the slice {chunk.start}–{chunk.end} of its document"
        problem = "" if graph.vectors is None else vectors_problem(graph.vectors)
        if problem:
            yield f"document {graph.document.key!r}: {problem}"
    expected = recompute(documents)
    yield from _compare("entity", expected.entities, {one.id: one for one in iterate_entities(transaction)})
    triples = {one.id: one for one in iterate_triples(transaction, vocabulary)}
    yield from _compare("triple", expected.triples, triples)
    counted = Counter(triple.predicate for triple in expected.triples.values())
    if predicates_in_use(transaction) != counted:
        yield f"predicates are counted {predicates_in_use(transaction)}, not {dict(counted)}"
    yield from _places(transaction, expected)
    yield from _names(transaction, vocabulary, expected)
    yield from _claims(transaction, documents)


def _compare(what: str, expected: Mapping[str, T], stored: Mapping[str, T]) -> Iterator[str]:
    for id_ in sorted(expected.keys() | stored.keys()):
        if expected.get(id_) != stored.get(id_):
            yield f"{what} {id_} is {stored.get(id_)}, the documents make it {expected.get(id_)}"


def _places(transaction: Transaction, expected: CanonicalLayer) -> Iterator[str]:
    for row in transaction.rows(_PLACES):
        local = stored_local(transaction.keys, row)
        wanted = expected.places.get(local.place)
        if wanted != local.entity:
            yield f"entity {local.record.ref} of document {local.document!r} stands for {local.entity}, not {wanted}"


def _names(transaction: Transaction, vocabulary: Vocabulary, expected: CanonicalLayer) -> Iterator[str]:
    for gid, tokens, keys in transaction.rows(_NAMES):
        id_ = transaction.keys.id(gid)
        names = {name.name for name in expected.entities[id_].names}
        if sorted(keys) != sorted({claim_key(name) for name in names}):
            yield f"entity {id_} is found by {sorted(keys)}, not by its names"
        if tokens != name_tokens(names):
            yield f"the full text of entity {id_}'s names is not that of its names"
    for gid, type_, labels in transaction.rows(_LABELS):
        if set(labels) != {"Entity", transaction.keys.label, *vocabulary.label(type_)}:
            yield f"entity {transaction.keys.id(gid)} of type {type_!r} bears the labels {sorted(labels)}"


def _claims(transaction: Transaction, documents: Sequence[DocumentGraph]) -> Iterator[str]:
    claims: set[tuple[str, str]] = set()
    votes: Counter[tuple[str, str, str]] = Counter()
    for graph in documents:
        for entity in graph.entities:
            if entity.about:
                claims.update((graph.document.key, key) for key in page_of(graph.document, entity).claims)
            else:
                own = (claim_key(entity.name), entity.type)
                votes.update((alias, *own) for alias in merging_aliases(entity))
    for document, name in sorted(claims ^ {(row[0], row[1]) for row in transaction.rows(_CLAIMS)}):
        yield f"page {document!r} claims {name!r} in one place only"
    counted = {tuple(row[:3]): row[3] for row in transaction.rows(_VOTES)}
    for vote in sorted(votes.keys() | counted.keys()):
        if votes[vote] != counted.get(vote, 0):
            yield f"aliases {vote} are counted {counted.get(vote, 0)} times, not {votes[vote]}"
