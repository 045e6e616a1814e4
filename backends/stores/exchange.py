"""A store as text: JSONL that loses nothing, GraphML for other tools, and a canonical form to compare."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from io import TextIOWrapper
from typing import TextIO

import networkx as nx
import numpy as np

from backends.stores.codec import decode_document, encode_document
from schemas.decisions import is_decision
from schemas.errors import InputError
from schemas.graph import DocumentGraph, EmbedderInfo, Entity, GraphBatch, Literal, Triple
from schemas.protocols import GraphStore

FORMAT = 1
"""The version of the JSONL format, in the first line of a file."""

BATCH = 64
"""Documents in one transaction of an import."""

_LONE = re.compile("[\ud800-\udfff]")
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class ImportResult:
    """Documents that an import added, replaced, and found equal already."""

    added: int = 0
    changed: int = 0
    unchanged: int = 0


def export_jsonl(store: GraphStore, stream: TextIO, *, vectors: bool = True) -> int:
    """Write a header line and one line a document, by key; returns the number of documents."""
    embedder = store.embedder() if vectors else None
    header = {"guanxi": FORMAT, "embedder": asdict(embedder) if embedder else None}
    stream.write(_line(header))
    count = 0
    for graph in store.iterate_documents():
        stream.write(_line(encode_document(graph, vectors=vectors)))
        count += 1
    return count


def _line(record: object) -> str:
    return json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def import_jsonl(store: GraphStore, lines: Iterable[str]) -> ImportResult:
    """Write the documents of an export, but those that the store holds equal to the last byte; InputError names
    the line that cannot be read.

    The embedder of the file becomes that of the store (StoreMismatchError if it has another's vectors).
    """
    if isinstance(lines, TextIOWrapper):
        lines.reconfigure(errors="surrogateescape")  # so that bytes that are not UTF-8 have a line
    numbered = enumerate(lines, 1)
    _, first = next(numbered, (0, ""))
    embedder = _read_header(first)
    if embedder is not None:
        store.set_embedder(embedder)
    added = changed = unchanged = 0
    for batch in _batches(_documents(numbered)):
        differing = _differing(store, batch)
        unchanged += len(batch) - len(differing)
        if differing:
            result = store.upsert(GraphBatch(differing))
            added, changed = added + result.added, changed + result.changed
    return ImportResult(added, changed, unchanged)


def _differing(store: GraphStore, batch: tuple[DocumentGraph, ...]) -> tuple[DocumentGraph, ...]:
    keys = [graph.document.key for graph in batch]
    if len(set(keys)) < len(keys):
        return batch  # which the store refuses
    stored = zip(batch, store.get_document_graphs(keys), strict=True)
    return tuple(new for new, old in stored if old is None or encode_document(new) != encode_document(old))


def _read_header(line: str) -> EmbedderInfo | None:
    header = _parse(line, 1)
    if header.get("guanxi") != FORMAT:
        raise InputError(
            "line 1 is not the header of a guanxi export.", hint=f'It should say {{"guanxi":{FORMAT},…}}.'
        )
    embedder = header.get("embedder")
    if embedder is None:
        return None
    match embedder:
        case {"model": str(model), "dimension": int(dimension), "runtime": str(runtime)}:
            return EmbedderInfo(model, dimension, runtime)
    raise InputError(f"line 1: the embedder {embedder!r} cannot be read.")


def _parse(line: str, number: int) -> dict[str, object]:
    lone = _LONE.search(line)
    if lone is not None:
        raise InputError(f"line {number} is not UTF-8 at character {lone.start()}.")
    try:
        record = json.loads(line)
    except RecursionError as error:
        raise InputError(f"line {number} is nested too deep to read.") from error
    except ValueError as error:
        raise InputError(f"line {number} is not JSON: {error}.") from error
    if not isinstance(record, dict):
        raise InputError(f"line {number} is not a JSON object.")
    return record


def _documents(numbered: Iterable[tuple[int, str]]) -> Iterator[DocumentGraph]:
    for number, line in numbered:
        if line.strip():
            record = _parse(line, number)
            try:
                yield decode_document(record)
            except (KeyError, TypeError, ValueError, IndexError, RecursionError) as error:
                raise InputError(f"line {number} is not a document of an export: {error!r}.") from error


def _batches(documents: Iterator[DocumentGraph]) -> Iterator[tuple[DocumentGraph, ...]]:
    batch: list[DocumentGraph] = []
    for graph in documents:
        batch.append(graph)
        if len(batch) == BATCH:
            yield tuple(batch)
            batch = []
    if batch:
        yield tuple(batch)


def export_graphml(store: GraphStore, stream: TextIO) -> int:
    """Write entities and literals as nodes and triples as edges; returns the number of triples."""
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph()
    for entity in store.iterate_entities():
        if not is_decision(entity):
            graph.add_node(entity.id, **_node(entity))
    count = 0
    for triple in store.iterate_triples():
        graph.add_edge(triple.subject, _target(graph, triple), key=triple.id, **_edge(triple))
        count += 1
    for line in nx.generate_graphml(graph):
        stream.write(line + "\n")
    return count


def _node(entity: Entity) -> dict[str, str | int]:
    return {
        "label": _xml(entity.name),
        "type": _xml(entity.type),
        "aliases": _xml(" | ".join(entity.aliases)),
        "description": _xml(entity.description),
        "mentions": entity.mentions,
        "documents": entity.documents,
    }


def _target(graph: nx.MultiDiGraph[str], triple: Triple) -> str:
    if not isinstance(triple.object, Literal):
        return triple.object
    value = triple.object
    node = _xml(f"{value.kind}:{value.value}:{value.unit}")
    graph.add_node(node, label=_xml(value.text or value.value), type=str(value.kind))
    return node


def _edge(triple: Triple) -> dict[str, str | int | float]:
    qualifiers = "; ".join(f"{qualifier.name}={qualifier.value}" for qualifier in triple.qualifiers)
    return {
        "label": _xml(triple.predicate),
        "qualifiers": _xml(qualifiers),
        "confidence": triple.confidence,
        "evidence": triple.evidence,
    }


def _xml(text: str) -> str:
    """XML 1.0 has no place for most control characters."""
    return _NOT_XML.sub("\ufffd", text)


def canonical_export(store: GraphStore) -> Iterator[str]:
    """Everything that a store says, in lines of a fixed order without versions, times and row numbers.

    Two stores that hold the same documents give the same lines, however they came to hold them.
    """
    for graph in store.iterate_documents():
        yield from _said(store, graph)
    for entity in store.iterate_entities():
        yield _line(["entity", asdict(entity)])
    for triple in store.iterate_triples():
        evidence = store.evidence((triple.id,)).get(triple.id, [])
        yield _line(["triple", asdict(triple), [asdict(row) for row in evidence]])


def _said(store: GraphStore, graph: DocumentGraph) -> Iterator[str]:
    ids = [chunk.id for chunk in graph.chunks]
    yield _line(["document", encode_document(graph, vectors=False)])
    for tokens in store.chunk_tokens(ids):
        yield _line(["tokens", tokens.chunk, list(tokens.tokens)])
    for mention in store.mentions(chunks=ids, limit=len(graph.mentions) + 1):
        yield _line(["mention", asdict(mention)])
    for chunk, vector in zip(ids, store.get_vectors(ids), strict=True):
        if vector is not None:
            yield _line(["vector", chunk, hashlib.sha256(np.asarray(vector, "<f4").tobytes()).hexdigest()])
    for chunk, codes in zip(ids, store.get_token_codes(ids), strict=True):
        if codes is not None:
            yield _line(["codes", chunk, codes.shape[1], hashlib.sha256(codes.tobytes()).hexdigest()])
