"""The graph in a Neo4j server: many readers, one writer a workspace, on as many machines as one likes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Self

import neo4j
from neo4j.exceptions import DriverError, Neo4jError

from backends.stores.address import DEFAULT_WORKSPACE, ServerAddress, parse_address, server_uri
from backends.stores.keys import keys_forgotten
from backends.stores.neo4j import graph, schema, searching, texts
from backends.stores.neo4j.checking import check
from backends.stores.neo4j.documents import prepare
from backends.stores.neo4j.embedding import record_embedder, swap_vectors
from backends.stores.neo4j.graph import Expansion, Pattern
from backends.stores.neo4j.sessions import RETRY_SECONDS, WRITE_SECONDS, Sessions, Transaction, store_error
from backends.stores.neo4j.snapshot import read_version, snapshot
from backends.stores.neo4j.spool import Spool, view
from backends.stores.neo4j.statistics import read_stats
from backends.stores.neo4j.workspace import Workspace, find_embedder, open_workspace, read_embedder
from backends.stores.neo4j.writing import write, write_sources
from backends.stores.validation import check_batch, check_sources
from backends.stores.vectors import check_vectors
from schemas.errors import SettingsError
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
from schemas.ontology import Ontology
from schemas.protocols import Direction
from schemas.settings import Neo4jSettings
from schemas.statistics import ChunkTokens, DocumentStamp, StoreStats, TermStatistics
from schemas.text import Chunk, Document


class Neo4jStore:
    """`schemas.protocols.GraphStore` in one workspace of a Neo4j server; the protocol says what methods give.

    Safe to share between threads. Every method raises StoreError (StoreBusyError while other writers
    take too long) when the server cannot be used. `docs/decisions/0003-neo4j-layout.md` says what the
    graph looks like.
    """

    def __init__(self, sessions: Sessions, workspace: Workspace) -> None:
        self._sessions = sessions
        self._vocabulary = workspace.vocabulary
        self._embedder = workspace.embedder
        self._text = searching.TextIndex(names=False)
        self._names = searching.TextIndex(names=True)

    @classmethod
    def open(
        cls,
        server: Neo4jSettings,
        workspace: str = DEFAULT_WORKSPACE,
        *,
        create: bool = False,
        read_only: bool = False,
        ontology: Ontology | None = None,
        write_seconds: float = WRITE_SECONDS,
        retry_seconds: float = RETRY_SECONDS,
    ) -> Self:
        """Open a workspace of a server; `create` makes it where there is none.

        The `ontology` (the shipped one unless given) decides, when a workspace is made, which types become
        labels and which relations become relationship types. `write_seconds` is how long a write may take,
        waiting for others included; `retry_seconds` how long transient errors and lost connections are
        tried again.

        SettingsError for a wrong address, StoreNotFoundError, StoreMismatchError (other layout or rules),
        StoreError (no server, no login).
        """
        address = _place(server.uri, workspace)
        password = server.password.get_secret_value()
        try:
            driver = neo4j.GraphDatabase.driver(
                address.uri,
                auth=(server.user, password) if password else None,
                user_agent="guanxi",
                max_transaction_retry_time=retry_seconds,
                notifications_min_severity="OFF",
            )
        except (DriverError, Neo4jError) as error:
            raise store_error(address, error) from error
        sessions = Sessions(
            driver, address, server.database, read_only=read_only, write_seconds=write_seconds
        )
        try:
            with sessions.errors():
                driver.verify_connectivity()
            return cls(sessions, open_workspace(sessions, ontology, create=create))
        except BaseException:
            sessions.close()
            raise

    @property
    def name(self) -> str:
        """The address and the workspace, without a login."""
        return self._sessions.name

    # writing

    def upsert(self, batch: GraphBatch) -> WriteResult:
        """InputError names a document that cannot be stored; then nothing of the batch is."""
        self._sessions.require_writable()
        check_batch(batch)
        with keys_forgotten(), ThreadPoolExecutor(max_workers=1) as worker:
            prepared = [prepare(one, worker) for one in batch.documents]

            def work(transaction: Transaction) -> WriteResult:
                check_vectors(read_embedder(transaction.properties), self.name, batch)
                return write(transaction, self._vocabulary, prepared)

            return self._sessions.write(work)

    def delete_documents(self, keys: Sequence[str]) -> WriteResult:
        with keys_forgotten():
            return self._sessions.write(lambda transaction: write(transaction, self._vocabulary, (), keys))

    def set_sources(self, sources: Mapping[str, str]) -> None:
        check_sources(sources)
        self._sessions.require_writable()
        self._sessions.write(lambda transaction: write_sources(transaction, sources))

    def set_embedder(self, info: EmbedderInfo) -> None:
        self._sessions.require_writable()
        self._sessions.write(lambda transaction: record_embedder(transaction, self.name, info))
        self._index_vectors(info)

    def replace_vectors(self, info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]) -> None:
        self._sessions.require_writable()
        spool: Spool[EmbeddedChunk] = Spool()
        try:
            spool.fill(chunks)
            self._sessions.write(lambda transaction: swap_vectors(transaction, self.name, info, spool))
        finally:
            spool.close()
        self._index_vectors(info)

    def _index_vectors(self, info: EmbedderInfo) -> None:
        """The index of the recorded dimension, and no other."""
        before, self._embedder = self._embedder, info
        schema.ensure(self._sessions, schema.of_vectors(self._sessions.keys, info.dimension))
        if before is not None and before.dimension != info.dimension:
            schema.drop_vectors(self._sessions, before.dimension)

    # documents

    def embedder(self) -> EmbedderInfo | None:
        return find_embedder(self._sessions)

    def stamps(self) -> Iterator[DocumentStamp]:
        return iter(self._sessions.read(texts.stamps))

    def get_documents(self, keys: Sequence[str]) -> list[Document | None]:
        return self._sessions.read(lambda transaction: texts.documents(transaction, keys))

    def get_document_graphs(self, keys: Sequence[str]) -> list[DocumentGraph | None]:
        return self._sessions.read(lambda transaction: texts.document_graphs(transaction, keys))

    def get_chunks(self, ids: Sequence[str]) -> list[Chunk | None]:
        return self._sessions.read(lambda transaction: texts.chunks(transaction, ids))

    def document_chunks(self, keys: Sequence[str]) -> dict[str, list[Chunk]]:
        return self._sessions.read(lambda transaction: texts.document_chunks(transaction, keys))

    def chunk_tokens(self, chunks: Sequence[str]) -> list[ChunkTokens]:
        return self._sessions.read(lambda transaction: texts.chunk_tokens(transaction, chunks))

    def get_vectors(self, chunks: Sequence[str]) -> list[Vectors | None]:
        return self._sessions.read(lambda transaction: texts.vectors(transaction, chunks))

    def get_token_codes(self, chunks: Sequence[str]) -> list[TokenCodes | None]:
        return self._sessions.read(lambda transaction: texts.token_codes(transaction, chunks))

    # entities and triples

    def get_entities(self, ids: Sequence[str]) -> list[Entity | None]:
        return self._sessions.read(lambda transaction: graph.entities(transaction, ids))

    def find_names(self, names: Sequence[str], *, limit: int = 50) -> dict[str, list[Entity]]:
        return self._sessions.read(lambda transaction: graph.find_names(transaction, names, limit))

    def search_names(
        self, tokens: Sequence[str], k: int, *, beside: Sequence[str] | None = None
    ) -> list[Entity]:
        return self._sessions.read(
            lambda transaction: self._names.search_names(transaction, tokens, k, beside)
        )

    def get_triples(self, ids: Sequence[str]) -> list[Triple | None]:
        return self._sessions.read(lambda transaction: graph.triples(transaction, self._vocabulary, ids))

    def match(
        self,
        subjects: Sequence[str] | None = None,
        predicates: Sequence[str] | None = None,
        objects: Sequence[str] | None = None,
        *,
        object_value: Literal | None = None,
        limit: int = 1000,
    ) -> list[Triple]:
        pattern = Pattern(subjects, predicates, objects, object_value)
        return self._sessions.read(
            lambda transaction: graph.match(transaction, self._vocabulary, pattern, limit)
        )

    def evidence(self, triples: Sequence[str]) -> dict[str, list[Evidence]]:
        return self._sessions.read(lambda transaction: graph.evidence(transaction, triples))

    def mentions(
        self,
        *,
        chunks: Sequence[str] | None = None,
        entities: Sequence[str] | None = None,
        limit: int = 10_000,
    ) -> list[ChunkMention]:
        return self._sessions.read(lambda transaction: graph.mentions(transaction, chunks, entities, limit))

    def expand(
        self,
        entities: Sequence[str],
        *,
        predicates: Sequence[str] | None = None,
        direction: Direction = "both",
        hops: int = 1,
        limit_per_node: int = 100,
    ) -> list[Triple]:
        walk = Expansion(entities, predicates, direction, hops, limit_per_node)
        return self._sessions.read(lambda transaction: graph.expand(transaction, self._vocabulary, walk))

    def predicates(self) -> dict[str, int]:
        return self._sessions.read(graph.predicates_in_use)

    # searching

    def vector_search(self, vectors: Vectors, k: int) -> list[list[tuple[str, float]]]:
        info = self.embedder()
        if info is None:
            return [[] for _ in vectors]
        return self._sessions.read(
            lambda transaction: searching.search_vectors(transaction, vectors, k, info.dimension)
        )

    def text_search(self, tokens: Sequence[str], k: int) -> list[str]:
        return self._sessions.read(lambda transaction: self._text.search_chunks(transaction, tokens, k))

    def term_statistics(self, tokens: Sequence[str]) -> TermStatistics:
        return self._sessions.read(lambda transaction: self._text.statistics(transaction, tokens))

    # the whole graph

    def edges_snapshot(self, since: int | None = None) -> Snapshot | None:
        return self._sessions.read(lambda transaction: snapshot(transaction, self._vocabulary, since))

    def graph_version(self) -> int:
        return self._sessions.read_bare(read_version)

    def iterate_documents(self) -> Iterator[DocumentGraph]:
        return view(self._sessions, texts.iterate_document_graphs)

    def iterate_entities(self) -> Iterator[Entity]:
        return view(self._sessions, graph.iterate_entities)

    def iterate_triples(self) -> Iterator[Triple]:
        return view(self._sessions, lambda transaction: graph.iterate_triples(transaction, self._vocabulary))

    def iterate_names(self) -> Iterator[tuple[str, str]]:
        return view(self._sessions, graph.iterate_names)

    def iterate_titles(self) -> Iterator[tuple[str, str]]:
        return view(self._sessions, texts.iterate_titles)

    def iterate_pages(self) -> Iterator[PageNames]:
        return view(self._sessions, graph.iterate_pages)

    def stats(self) -> StoreStats:
        return self._sessions.read(read_stats)

    def check(self) -> list[str]:
        info = self.embedder()
        dimension = info.dimension if info else None
        return self._sessions.read(lambda transaction: check(transaction, self._vocabulary, dimension))

    def close(self) -> None:
        self._sessions.close()


def _place(uri: str, workspace: str) -> ServerAddress:
    """SettingsError for a login in the address, or a workspace that is no plain word."""
    place = parse_address(f"{server_uri(ServerAddress(''), uri)}/{workspace}")
    if not isinstance(place, ServerAddress):
        raise SettingsError(f"{uri!r} is no address of a Neo4j server.")
    return place
