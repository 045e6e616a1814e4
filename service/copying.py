"""One store into another, so that both export the same bytes; nothing is read or embedded again."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from backends.stores.address import parse_address, server_uri
from backends.stores.codec import encode_document
from backends.stores.exchange import export_jsonl
from schemas.errors import InputError, StoreError, StoreMismatchError
from schemas.graph import DocumentGraph, GraphBatch
from schemas.protocols import GraphStore
from schemas.settings import load_neo4j_settings
from schemas.statistics import DocumentStamp

BATCH_DOCUMENTS = 256
BATCH_ROWS = 20_000
"""A write ends with the document that reaches either; rows are chunks, mentions and statements."""

CopyProgress: TypeAlias = Callable[[int, int], None]  # documents done, documents in all


@dataclass(frozen=True, slots=True)
class CopyReport:
    """Documents written, found equal already, and removed from the target.

    `source_changed` says that the source was written meanwhile, so that the copy should be run again.
    """

    copied: int = 0
    unchanged: int = 0
    removed: int = 0
    source_changed: bool = False
    seconds: float = 0.0


def copy_store(
    source: GraphStore, target: GraphStore, *, prune: bool = False, progress: CopyProgress | None = None
) -> CopyReport:
    """Make `target` hold what `source` holds; run again after an interruption, it goes on.

    A document that the target has, equal to the last byte, is not written again. StoreError if the
    target has documents that the source has not, unless `prune` removes them; StoreMismatchError if
    it has vectors of another model.
    """
    start = perf_counter()
    version = source.graph_version()
    stamps = {stamp.key: stamp for stamp in source.stamps()}
    present = {stamp.key: stamp for stamp in target.stamps()}
    removed = _remove(target, sorted(present.keys() - stamps.keys()), prune=prune)
    _take_embedder(source, target)
    report, done = CopyReport(removed=removed), 0
    for graphs in _batches(source, stamps):
        differing = _differing(target, graphs, present)
        if differing:
            target.upsert(GraphBatch(tuple(differing)))
        done += len(graphs)
        report = replace(
            report,
            copied=report.copied + len(differing),
            unchanged=report.unchanged + len(graphs) - len(differing),
        )
        if progress is not None:
            progress(done, len(stamps))
    changed = source.graph_version() != version
    return replace(report, source_changed=changed, seconds=perf_counter() - start)


def require_two_places(source: str, target: str) -> None:
    """InputError if both addresses are one store."""
    if _place(source) == _place(target):
        raise InputError(f"{source} and {target} are one store.", hint="Name another target.")


def export_digest(store: GraphStore) -> str:
    """sha256 (hex) of the bytes that `guanxi export` writes, vectors included."""
    stream = _Digest()
    export_jsonl(store, stream)
    return stream.hexdigest()


class _Digest(io.StringIO):
    """A text stream that keeps only the hash of what is written."""

    def __init__(self) -> None:
        super().__init__()
        self._hash = hashlib.sha256()

    def write(self, text: str, /) -> int:
        self._hash.update(text.encode())
        return len(text)

    def hexdigest(self) -> str:
        return self._hash.hexdigest()


def _place(address: str) -> tuple[str, str]:
    place = parse_address(address)
    if isinstance(place, Path):
        return "", str(place.resolve())
    return server_uri(place, load_neo4j_settings().uri), place.workspace


def _remove(target: GraphStore, others: Sequence[str], *, prune: bool) -> int:
    if others and not prune:
        raise StoreError(
            f"the target has {len(others)} documents that the source has not, such as {others[0]!r}.",
            hint="Copy into an empty store, or remove them with --prune.",
        )
    if others:
        target.delete_documents(others)
    return len(others)


def _take_embedder(source: GraphStore, target: GraphStore) -> None:
    info = source.embedder()
    if info is not None:
        target.set_embedder(info)
    elif target.embedder() is not None:
        raise StoreMismatchError(
            "the target records a model of vectors and the source has none.",
            hint="Copy into an empty store, or embed the source with: guanxi store reindex",
        )


def _batches(source: GraphStore, stamps: Mapping[str, DocumentStamp]) -> Iterator[list[DocumentGraph]]:
    """Documents in the order of keys, with the hashes of their stamps, so that a build that follows finds
    them unchanged; those that went meanwhile are left out."""
    keys = list(stamps)
    batch: list[DocumentGraph] = []
    for first in range(0, len(keys), BATCH_DOCUMENTS):
        for graph in source.get_document_graphs(keys[first : first + BATCH_DOCUMENTS]):
            if graph is not None:
                hash_as_read = stamps[graph.document.key].content_hash
                batch.append(replace(graph, document=replace(graph.document, hash_as_read=hash_as_read)))
            if len(batch) == BATCH_DOCUMENTS or sum(map(_rows, batch)) >= BATCH_ROWS:
                yield batch
                batch = []
    if batch:
        yield batch


def _rows(graph: DocumentGraph) -> int:
    return len(graph.chunks) + len(graph.mentions) + len(graph.statements)


def _differing(
    target: GraphStore, graphs: Sequence[DocumentGraph], present: Mapping[str, DocumentStamp]
) -> list[DocumentGraph]:
    known = [graph.document.key for graph in graphs if present.get(graph.document.key) == _stamp(graph)]
    stored = dict(zip(known, target.get_document_graphs(known), strict=True)) if known else {}
    return [graph for graph in graphs if not _equal(graph, stored.get(graph.document.key))]


def _stamp(graph: DocumentGraph) -> DocumentStamp:
    document = graph.document
    return DocumentStamp(document.key, document.content_hash, graph.fingerprint, document.source)


def _equal(graph: DocumentGraph, stored: DocumentGraph | None) -> bool:
    return stored is not None and encode_document(graph) == encode_document(stored)
