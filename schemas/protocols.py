"""The protocols that two or more packages share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal as OneOf
from typing import Protocol, runtime_checkable

from schemas.graph import (
    ChunkMention,
    CodedVectors,
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
    TokenVectors,
    Triple,
    Vectors,
    WriteResult,
)
from schemas.language_model import Completion, Prompt
from schemas.retrieval import Query, Ranking
from schemas.statistics import ChunkTokens, DocumentStamp, StoreStats, TermStatistics
from schemas.text import Chunk, Document, TaggedText

Direction = OneOf["out", "in", "both"]


class Embedder(Protocol):
    """Texts to vectors of length 1; a text's vector never depends on its company."""

    @property
    def info(self) -> EmbedderInfo: ...

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, dimension) for texts to be found."""

    def embed_query(self, text: str) -> Vectors:
        """(dimension,) for one question."""


@runtime_checkable
class TokenEmbedder(Protocol):
    """An embedder that tells a text's tokens apart, too."""

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        """The tokens of each text, read as a passage or as a question; None where the model gives whole texts alone."""


@runtime_checkable
class CodingEmbedder(Protocol):
    """An embedder that gives the codes of a passage's tokens with its vector, for one pass through the model."""

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        """Of texts to be found, in order; None where the model gives whole texts alone."""


class Tagger(Protocol):
    """Tokens, sentences and names of a text."""

    @property
    def version(self) -> str: ...

    def tag(self, text: str) -> TaggedText: ...


class LanguageModel(Protocol):
    """Writes text. Nothing of what it writes is believed, nor run: callers check it against the pages."""

    @property
    def name(self) -> str:
        """The model's name, as answers and facts give it."""

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        """The reply, within so many seconds; ModelError where there is none."""


class GraphStore(Protocol):
    """The only door to storage.

    Stores propose, callers score: searches return candidates, and cosine and BM25 are computed
    above the store, so that every implementation ranks alike. All lists come in a stated order.
    """

    # writing -----------------------------------------------------------------------------------
    def upsert(self, batch: GraphBatch) -> WriteResult:
        """Write documents, each replacing what it said before, in one transaction."""

    def delete_documents(self, keys: Sequence[str]) -> WriteResult:
        """Make the store what it would be had these documents never been written; unknown keys
        are ignored (they show in `removed`)."""

    def set_sources(self, sources: Mapping[str, str]) -> None:
        """Record where documents were read, by key; nothing else of them changes, and unknown keys are ignored."""

    def set_embedder(self, info: EmbedderInfo) -> None:
        """Record what makes the vectors; StoreMismatchError if vectors of another one are stored."""

    def replace_vectors(self, info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]) -> None:
        """Swap every vector and all codes of tokens for those of another model, in one transaction."""

    # reading -----------------------------------------------------------------------------------
    def embedder(self) -> EmbedderInfo | None: ...

    def stamps(self) -> Iterator[DocumentStamp]:
        """Every document, ordered by key."""

    def get_documents(self, keys: Sequence[str]) -> list[Document | None]: ...

    def get_document_graphs(self, keys: Sequence[str]) -> list[DocumentGraph | None]:
        """What each document said, as it was written."""

    def get_chunks(self, ids: Sequence[str]) -> list[Chunk | None]: ...

    def document_chunks(self, keys: Sequence[str]) -> dict[str, list[Chunk]]:
        """All chunks of each document, by ordinal."""

    def get_entities(self, ids: Sequence[str]) -> list[Entity | None]: ...

    def find_names(self, names: Sequence[str], *, limit: int = 50) -> dict[str, list[Entity]]:
        """Entities whose name or alias has the same `name_key`, for each name given; pages first,
        then by mentions descending, then id. Names with none are absent."""

    def search_names(
        self, tokens: Sequence[str], k: int, *, beside: Sequence[str] | None = None
    ) -> list[Entity]:
        """Candidates whose names share segmented tokens with the query; also one of `beside`, where it is given."""

    def get_triples(self, ids: Sequence[str]) -> list[Triple | None]: ...

    def match(
        self,
        subjects: Sequence[str] | None = None,
        predicates: Sequence[str] | None = None,
        objects: Sequence[str] | None = None,
        *,
        object_value: Literal | None = None,
        limit: int = 1000,
    ) -> list[Triple]:
        """Triples by any bound ends (entity ids; a literal by kind, value, unit), confidence
        descending, then id. ValueError when nothing is bound."""

    def evidence(self, triples: Sequence[str]) -> dict[str, list[Evidence]]:
        """The rows of each triple, by document, start, end."""

    def mentions(
        self,
        *,
        chunks: Sequence[str] | None = None,
        entities: Sequence[str] | None = None,
        limit: int = 10_000,
    ) -> list[ChunkMention]:
        """Mentions in chunks or of entities (both given: in these chunks of these entities), by
        chunk id (document, ordinal), start, end, entity."""

    def expand(
        self,
        entities: Sequence[str],
        *,
        predicates: Sequence[str] | None = None,
        direction: Direction = "both",
        hops: int = 1,
        limit_per_node: int = 100,
    ) -> list[Triple]:
        """Triples within `hops`, at most `limit_per_node` a node, by confidence descending then id;
        hubs are cut, never skipped."""

    def vector_search(self, vectors: Vectors, k: int) -> list[list[tuple[str, float]]]:
        """For each row the chunks with the highest cosine (exact for SQLite), score descending, id."""

    def get_vectors(self, chunks: Sequence[str]) -> list[Vectors | None]: ...

    def get_token_codes(self, chunks: Sequence[str]) -> list[TokenCodes | None]:
        """The codes of each chunk's tokens; None for a chunk without."""

    def text_search(self, tokens: Sequence[str], k: int) -> list[str]:
        """Chunk ids that share tokens (of `segment`), the store's best guess first."""

    def term_statistics(self, tokens: Sequence[str]) -> TermStatistics: ...

    def chunk_tokens(self, chunks: Sequence[str]) -> list[ChunkTokens]: ...

    def edges_snapshot(self, since: int | None = None) -> Snapshot | None:
        """The graph as arrays; None if nothing changed since that version."""

    def predicates(self) -> dict[str, int]:
        """Every predicate in use and its number of triples."""

    def graph_version(self) -> int: ...

    def iterate_documents(self) -> Iterator[DocumentGraph]:
        """Everything written, by key: what an export needs."""

    def iterate_entities(self) -> Iterator[Entity]:
        """By id."""

    def iterate_names(self) -> Iterator[tuple[str, str]]:
        """The id and the name of every entity, by id."""

    def iterate_titles(self) -> Iterator[tuple[str, str]]:
        """The key and the title of every document, by key."""

    def iterate_triples(self) -> Iterator[Triple]:
        """By id."""

    def iterate_pages(self) -> Iterator[PageNames]:
        """Every document that is about an entity, by key."""

    def stats(self) -> StoreStats: ...

    def check(self) -> list[str]:
        """One line for each orphan or broken invariant; empty when sound."""

    def close(self) -> None: ...


class Retriever(Protocol):
    """One question part to evidence."""

    def retrieve(self, query: Query) -> Ranking: ...
