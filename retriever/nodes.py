"""What the nodes of a flow hand to each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from schemas.retrieval import ChunkEvidence, Query, ScoredChunk, ScoredTriple


@dataclass(frozen=True, slots=True)
class Found:
    """One node's result: triples best first, and what it knows of each chunk.

    `ranked` is set by a node that ends a ranking (kag_merger); elsewhere `evidence` speaks.
    """

    triples: tuple[ScoredTriple, ...] = ()
    evidence: Mapping[str, ChunkEvidence] = field(default_factory=dict)
    ranked: tuple[ScoredChunk, ...] = ()
    degraded: tuple[str, ...] = ()


class Node(Protocol):
    """One retriever of a flow; `unit` is what its report counts."""

    @property
    def unit(self) -> str: ...

    def run(self, query: Query, upstream: Sequence[Found]) -> Found: ...
