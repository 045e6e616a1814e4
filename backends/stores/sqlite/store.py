"""The embedded store: one SQLite file, one writer and many readers at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Self, TypeVar

from backends.stores.keys import keys_forgotten
from backends.stores.sqlite import graph, searching, texts
from backends.stores.sqlite.checking import check
from backends.stores.sqlite.connections import BUSY_MS, Connections, is_blank, require_store
from backends.stores.sqlite.documents import prepare
from backends.stores.sqlite.embedding import read_embedder, record_embedder, swap_vectors
from backends.stores.sqlite.migrations import create_tables, migrate, require_same_rules
from backends.stores.sqlite.snapshot import snapshot
from backends.stores.sqlite.statistics import read_stats
from backends.stores.sqlite.writing import read_number, write, write_sources
from backends.stores.validation import check_batch, check_sources
from backends.stores.vectors import check_vectors
from schemas.errors import StoreError
from schemas.graph import (
    ChunkMention,
    DocumentGraph,
    EmbeddedChunk,
    EmbedderInfo,
    Entity,
    Evidence,
    GraphBatch,
    Literal,
    PageNames,
    Snapshot,
    TokenCodes,
    Triple,
    Vectors,
    WriteResult,
)
from schemas.protocols import Direction
from schemas.statistics import ChunkTokens, DocumentStamp, StoreStats, TermStatistics
from schemas.text import Chunk, Document

T = TypeVar("T")


class SqliteStore:
    """`schemas.protocols.GraphStore` in one file; the protocol says what each method gives.

    Safe to share between threads. Every method raises StoreError (StoreBusyError while another
    process writes) when the file cannot be used.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._vectors = searching.VectorIndex()
        self._text = searching.TextIndex()

    @classmethod
    def open(
        cls, path: str | Path, *, create: bool = False, read_only: bool = False, busy_ms: int = BUSY_MS
    ) -> Self:
        """Open the store at `path`; `create` makes it where there is none.

        `busy_ms` is how long a write waits for that of another process before StoreBusyError.

        StoreNotFoundError, StoreMismatchError (other schema or segmenter), StoreError (no store).
        """
        path = Path(path)
        fresh = create and not read_only and is_blank(path)
        if not fresh:
            require_store(path)
        elif not path.parent.is_dir():
            raise _no_folder(path)
        connections = Connections(path, read_only=read_only, busy_ms=busy_ms)
        try:
            with connections.errors():
                db = connections.get()
                if fresh:
                    create_tables(db)
                migrate(db, path, read_only=read_only)
                require_same_rules(db, path, read_only=read_only)
        except BaseException:
            connections.close()
            raise
        return cls(connections)

    @property
    def path(self) -> Path:
        return self._connections.path

    # writing

    def upsert(self, batch: GraphBatch) -> WriteResult:
        """InputError names a document that cannot be stored; then nothing of the batch is."""
        check_batch(batch)
        with keys_forgotten():
            prepared = [prepare(graph) for graph in batch.documents]
            with self._connections.writing() as db:
                check_vectors(read_embedder(db), str(self.path), batch)
                return write(db, prepared)

    def delete_documents(self, keys: Sequence[str]) -> WriteResult:
        with keys_forgotten(), self._connections.writing() as db:
            return write(db, (), keys)

    def set_sources(self, sources: Mapping[str, str]) -> None:
        check_sources(sources)
        with self._connections.writing() as db:
            write_sources(db, sources)

    def set_embedder(self, info: EmbedderInfo) -> None:
        with self._connections.writing() as db:
            record_embedder(db, self.path, info)

    def replace_vectors(self, info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]) -> None:
        with self._connections.writing() as db:
            swap_vectors(db, self.path, info, chunks)

    # documents

    def embedder(self) -> EmbedderInfo | None:
        with self._connections.reading() as db:
            return read_embedder(db)

    def stamps(self) -> Iterator[DocumentStamp]:
        with self._connections.reading() as db:
            found = texts.stamps(db)
        return iter(found)

    def get_documents(self, keys: Sequence[str]) -> list[Document | None]:
        with self._connections.reading() as db:
            return texts.documents(db, keys)

    def get_document_graphs(self, keys: Sequence[str]) -> list[DocumentGraph | None]:
        with self._connections.reading() as db:
            return texts.document_graphs(db, keys)

    def get_chunks(self, ids: Sequence[str]) -> list[Chunk | None]:
        with self._connections.reading() as db:
            return texts.chunks(db, ids)

    def document_chunks(self, keys: Sequence[str]) -> dict[str, list[Chunk]]:
        with self._connections.reading() as db:
            return texts.document_chunks(db, keys)

    def chunk_tokens(self, chunks: Sequence[str]) -> list[ChunkTokens]:
        with self._connections.reading() as db:
            return texts.chunk_tokens(db, chunks)

    def get_vectors(self, chunks: Sequence[str]) -> list[Vectors | None]:
        with self._connections.reading() as db:
            return texts.vectors(db, chunks)

    def get_token_codes(self, chunks: Sequence[str]) -> list[TokenCodes | None]:
        with self._connections.reading() as db:
            return texts.token_codes(db, chunks)

    # entities and triples

    def get_entities(self, ids: Sequence[str]) -> list[Entity | None]:
        with self._connections.reading() as db:
            return graph.entities(db, ids)

    def find_names(self, names: Sequence[str], *, limit: int = 50) -> dict[str, list[Entity]]:
        with self._connections.reading() as db:
            return graph.find_names(db, names, limit)

    def search_names(
        self, tokens: Sequence[str], k: int, *, beside: Sequence[str] | None = None
    ) -> list[Entity]:
        with self._connections.reading() as db:
            return searching.search_names(db, tokens, k, beside)

    def get_triples(self, ids: Sequence[str]) -> list[Triple | None]:
        with self._connections.reading() as db:
            return graph.triples(db, ids)

    def match(
        self,
        subjects: Sequence[str] | None = None,
        predicates: Sequence[str] | None = None,
        objects: Sequence[str] | None = None,
        *,
        object_value: Literal | None = None,
        limit: int = 1000,
    ) -> list[Triple]:
        with self._connections.reading() as db:
            return graph.match(db, subjects, predicates, objects, object_value, limit)

    def evidence(self, triples: Sequence[str]) -> dict[str, list[Evidence]]:
        with self._connections.reading() as db:
            return graph.evidence(db, triples)

    def mentions(
        self,
        *,
        chunks: Sequence[str] | None = None,
        entities: Sequence[str] | None = None,
        limit: int = 10_000,
    ) -> list[ChunkMention]:
        with self._connections.reading() as db:
            return graph.mentions(db, chunks, entities, limit)

    def expand(
        self,
        entities: Sequence[str],
        *,
        predicates: Sequence[str] | None = None,
        direction: Direction = "both",
        hops: int = 1,
        limit_per_node: int = 100,
    ) -> list[Triple]:
        with self._connections.reading() as db:
            return graph.expand(db, entities, predicates, direction, hops, limit_per_node)

    def predicates(self) -> dict[str, int]:
        with self._connections.reading() as db:
            return graph.predicates_in_use(db)

    # searching

    def vector_search(self, vectors: Vectors, k: int) -> list[list[tuple[str, float]]]:
        with self._connections.reading() as db:
            return self._vectors.search(db, vectors, k)

    def text_search(self, tokens: Sequence[str], k: int) -> list[str]:
        with self._connections.reading() as db:
            return self._text.search(db, tokens, k)

    def term_statistics(self, tokens: Sequence[str]) -> TermStatistics:
        with self._connections.reading() as db:
            return self._text.statistics(db, tokens)

    # the whole graph

    def edges_snapshot(self, since: int | None = None) -> Snapshot | None:
        with self._connections.reading() as db:
            return snapshot(db, since)

    def graph_version(self) -> int:
        with self._connections.reading() as db:
            return read_number(db, "graph_version")

    def iterate_documents(self) -> Iterator[DocumentGraph]:
        return self._iterate(texts.iterate_document_graphs)

    def iterate_entities(self) -> Iterator[Entity]:
        return self._iterate(graph.iterate_entities)

    def iterate_triples(self) -> Iterator[Triple]:
        return self._iterate(graph.iterate_triples)

    def iterate_names(self) -> Iterator[tuple[str, str]]:
        return self._iterate(graph.iterate_names)

    def iterate_titles(self) -> Iterator[tuple[str, str]]:
        return self._iterate(texts.iterate_titles)

    def iterate_pages(self) -> Iterator[PageNames]:
        return self._iterate(graph.iterate_pages)

    def _iterate(self, read: Callable[..., Iterator[T]]) -> Iterator[T]:
        """On a connection of its own, so that the view stays one while the caller writes."""
        connection = self._connections.open()
        try:
            with self._connections.errors():
                connection.execute("BEGIN")
                yield from read(connection)
        finally:
            self._connections.release(connection)

    def stats(self) -> StoreStats:
        with self._connections.reading() as db:
            return read_stats(db)

    def check(self) -> list[str]:
        with self._connections.reading() as db:
            return check(db)

    def close(self) -> None:
        self._connections.close()


def _no_folder(path: Path) -> StoreError:
    return StoreError(f"there is no folder {path.parent} for the store {path.name}.", hint="Make it first.")
