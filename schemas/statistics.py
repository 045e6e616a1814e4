"""What a store tells of its content: counts, the stamps of its documents, and the words that BM25 counts."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class StoreStats:
    """Counts; `types` and `predicates` by name, descending."""

    documents: int
    chunks: int
    entities: int
    triples: int
    evidence: int
    mentions: int
    vectors: int
    graph_version: int
    types: dict[str, int] = field(default_factory=dict)
    predicates: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DocumentStamp:
    """What a resumed build needs to know of a stored document; `source` is where it was read."""

    key: str
    content_hash: str
    fingerprint: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class TermStatistics:
    """What BM25 needs: corpus size, mean length in tokens, and document frequency by token."""

    chunks: int
    mean_length: float
    frequency: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChunkTokens:
    """A chunk's segmented tokens, as the store indexed them (title, headings and text)."""

    chunk: str
    tokens: tuple[str, ...]
