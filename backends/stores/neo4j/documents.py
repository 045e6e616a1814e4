"""Writing and removing what documents say: the nodes and relationships that belong to one document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import Any

from backends.stores.claims import Page
from backends.stores.neo4j.locals import COLUMNS, Local, local_rows, new_locals, stored_local
from backends.stores.neo4j.names import Keys, embedding_property, quoted
from backends.stores.neo4j.sessions import Row, Transaction
from backends.stores.sqlite.rows import codes_row, vector_row
from backends.stores.tally import to_json
from backends.stores.tokens import document_tokens
from schemas.graph import DocumentGraph
from schemas.text import ChunkKind

_STORED = f"""
UNWIND $documents AS gid MATCH (d:Document {{gid: gid}}) OPTIONAL MATCH (d)-[n:NAMES|ABOUT]->(e:Entity)
RETURN collect([{COLUMNS}])
"""
_CHUNKS = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:HAS_CHUNK]->(c:Chunk)
RETURN count(*), sum(c.token_count)
"""
_EVIDENCE = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:HAS_CHUNK]->(:Chunk)-[:SAYS]->(v:Evidence)
RETURN collect([v.gid, v.document, v.subject, v.object, v.kind, v.value, v.said, v.unit])
"""
_CLAIMED = """
UNWIND $documents AS gid MATCH (:Document {gid: gid})-[:CLAIMS]->(n:Name) RETURN DISTINCT n.gid
"""
_REMOVE = """
UNWIND $documents AS gid MATCH (d:Document {gid: gid})
OPTIONAL MATCH (d)-[:HAS_CHUNK]->(c:Chunk) OPTIONAL MATCH (c)-[:SAYS]->(v:Evidence)
DETACH DELETE v, c, d
"""
_DOCUMENTS = "UNWIND $rows AS row CREATE (d:Document:{label}) SET d = row"
_CHUNK_NODES = """
UNWIND $rows AS row MATCH (d:Document {{gid: row[0]}}) UNWIND row[1] AS chunk
CREATE (d)-[:HAS_CHUNK]->(c:Chunk:{label}) SET c = chunk
"""
_EMBEDDINGS = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]})
CALL db.create.setNodeVectorProperty(c, $property, row[1])
"""
_LOCALS = """
UNWIND $rows AS row MATCH (d:Document {{gid: row[0]}}) UNWIND row[1] AS local
MATCH (e) WHERE id(e) = local[0] CREATE (d)-[n:{type}]->(e) SET n = local[1]
"""
_CLAIMS = """
UNWIND $rows AS row MATCH (d:Document {gid: row[0]}) UNWIND row[1] AS name
MATCH (n:Name {gid: name}) CREATE (d)-[:CLAIMS]->(n)
"""
_MENTIONS = """
UNWIND $rows AS row MATCH (c:Chunk {gid: row[0]}) UNWIND row[1] AS m
MATCH (e) WHERE id(e) = m[0]
CREATE (c)-[:MENTIONS {n: m[1], ref: m[2], start: m[3], end: m[4], surface: m[5], source: m[6], score: m[7]}]->(e)
"""
ROWS = 10_000
"""How many rows go to the server at a time."""


@dataclass(slots=True)
class Prepared:
    """A document ready to be written: its tokens by chunk once they are made, its entities, its page."""

    graph: DocumentGraph
    segmented: Future[list[list[str]]]
    locals: list[Local]
    page: Page | None

    @property
    def key(self) -> str:
        return self.graph.document.key

    @property
    def tokens(self) -> list[list[str]]:
        """Of each chunk; waits for them."""
        return self.segmented.result()


def prepare(graph: DocumentGraph, worker: Executor) -> Prepared:
    """Find a document's entities and page; `worker` segments its text while the server is asked for others."""
    found = new_locals(graph)
    about = next((local for local in found if local.record.about), None)
    return Prepared(graph, worker.submit(document_tokens, graph), found, about.page() if about else None)


@dataclass(slots=True)
class Gone:
    """What the documents that a write removes or replaces have stored."""

    documents: set[str] = field(default_factory=set)
    locals: list[Local] = field(default_factory=list)
    chunks: int = 0
    tokens: int = 0
    evidence: list[Row] = field(default_factory=list)  # key, document, subject, object, literal
    claimed: list[str] = field(default_factory=list)  # keys of names

    @property
    def pages(self) -> list[Page]:
        return [local.page() for local in self.locals if local.record.about]


def read_gone(transaction: Transaction, documents: Iterable[str]) -> Gone:
    """What is stored of these documents."""
    keys = transaction.keys
    wanted = [keys.document(key) for key in sorted(set(documents))]
    gone = Gone()
    for row in transaction.collected(_STORED, documents=wanted):
        gone.documents.add(row[0])
        if row[2] is not None:
            gone.locals.append(stored_local(keys, row))
    if gone.documents:
        stored = [keys.document(key) for key in sorted(gone.documents)]
        gone.chunks, gone.tokens = transaction.rows(_CHUNKS, documents=stored)[0]
        gone.evidence = transaction.collected(_EVIDENCE, documents=stored)
        gone.claimed = [gid for (gid,) in transaction.rows(_CLAIMED, documents=stored)]
    return gone


def remove(transaction: Transaction, gone: Gone) -> None:
    """Delete the documents with their chunks and evidence; their locals, mentions and claims go with them."""
    if gone.documents:
        wanted = [transaction.keys.document(key) for key in sorted(gone.documents)]
        transaction.run(_REMOVE, documents=wanted)


def insert(transaction: Transaction, documents: Sequence[Prepared], entities: Mapping[str, int]) -> None:
    """Write documents with everything but their evidence; entities and names are there already.

    `entities` are Neo4j's numbers of the entities that the documents name, by canonical id.
    """
    keys = transaction.keys
    label = quoted(keys.label)
    for part in _portions(documents):
        transaction.run(
            _DOCUMENTS.format(label=label), rows=[_document_properties(keys, one) for one in part]
        )
        rows = [[keys.document(one.key), list(_chunk_properties(keys, one))] for one in part]
        transaction.run(_CHUNK_NODES.format(label=label), rows=rows)
        _insert_embeddings(transaction, part)
        for type_, about in (("NAMES", False), ("ABOUT", True)):
            found = ((one, list(local_rows(keys, one.locals, entities, about=about))) for one in part)
            placed = [[keys.document(one.key), rows] for one, rows in found if rows]
            if placed:
                transaction.run(_LOCALS.format(type=type_), rows=placed)
        claims = [
            [keys.document(one.key), [keys.name(key) for key in sorted(one.page.claims)]]
            for one in part
            if one.page
        ]
        if claims:
            transaction.run(_CLAIMS, rows=claims)
        mentions = [row for one in part for row in _mention_rows(keys, one, entities)]
        if mentions:
            transaction.run(_MENTIONS, rows=mentions)


def _portions(documents: Sequence[Prepared]) -> Iterator[list[Prepared]]:
    """Documents in portions of about ROWS elements, so that a message to the server stays small."""
    part: list[Prepared] = []
    size = 0
    for one in documents:
        part.append(one)
        size += len(one.graph.mentions) + len(one.graph.chunks) + len(one.locals)
        if size >= ROWS:
            yield part
            part, size = [], 0
    if part:
        yield part


def _document_properties(keys: Keys, prepared: Prepared) -> dict[str, Any]:
    document = prepared.graph.document
    return {
        "gid": keys.document(document.key),
        "id": document.key,
        "title": document.title,
        "source": document.source,
        "language": str(document.language),
        "metadata": to_json(dict(document.metadata)),
        "text": document.text,
        "content_hash": document.content_hash,
        "fingerprint": prepared.graph.fingerprint,
    }


def _chunk_properties(keys: Keys, prepared: Prepared) -> Iterator[dict[str, Any]]:
    graph = prepared.graph
    vectors = iter(() if graph.vectors is None else graph.vectors)
    coded = iter(graph.token_codes or ())
    for chunk, tokens in zip(graph.chunks, prepared.tokens, strict=True):
        properties: dict[str, Any] = {
            "gid": keys.chunk(chunk.document, chunk.ordinal),
            "id": chunk.id,
            "document": chunk.document,
            "ordinal": chunk.ordinal,
            "start": chunk.start,
            "end": chunk.end,
            "language": str(chunk.language),
            "kind": str(chunk.kind),
            "headings": list(chunk.headings),
            "text": chunk.text,
            "tokens": " ".join(tokens),
            "token_count": len(tokens),
        }
        vector = next(vectors, None) if chunk.kind is ChunkKind.TEXT else None
        if vector is not None:
            properties["vector"] = vector_row(vector)
        codes = next(coded, None) if chunk.kind is ChunkKind.TEXT else None
        if codes is not None:
            properties["code_width"], properties["codes"] = codes_row(codes)
        yield properties


def _insert_embeddings(transaction: Transaction, documents: Sequence[Prepared]) -> None:
    """What the vector index reads; `vector` holds the truth."""
    rows: list[Row] = []
    dimension = 0
    for one in documents:
        if one.graph.vectors is None:
            continue
        texts = [chunk for chunk in one.graph.chunks if chunk.kind is ChunkKind.TEXT]
        for chunk, vector in zip(texts, one.graph.vectors, strict=True):
            dimension = len(vector)
            rows.append([transaction.keys.chunk(chunk.document, chunk.ordinal), vector.tolist()])
    name = embedding_property(dimension)
    usable = [row for row in rows if any(row[1])]  # cosine knows no direction of a zero vector
    for start in range(0, len(usable), 500):
        transaction.run(_EMBEDDINGS, rows=usable[start : start + 500], property=name)


def _mention_rows(keys: Keys, prepared: Prepared, entities: Mapping[str, int]) -> Iterator[Row]:
    entity = {local.record.ref: entities[local.entity] for local in prepared.locals}
    by_chunk: dict[str, list[Row]] = {}
    for number, mention in enumerate(prepared.graph.mentions):
        by_chunk.setdefault(mention.chunk, []).append(
            [
                entity[mention.ref],
                number,
                mention.ref,
                mention.start,
                mention.end,
                mention.surface,
                mention.source,
                mention.score,
            ]
        )
    for chunk in prepared.graph.chunks:
        if chunk.id in by_chunk:
            yield [keys.chunk(chunk.document, chunk.ordinal), by_chunk[chunk.id]]
