"""What the nodes of a flow hand to each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from retriever.graph.fact_paths import FactPath
from retriever.graph.reach import Reached
from retriever.scale import QuestionScale
from schemas.retrieval import Query, ScoredChunk, ScoredTriple


@dataclass(frozen=True, slots=True)
class Found:
    """One node's result: triples best first, the chunks that say them, and what it knows of chunks.

    `scale` is set by rc, `reached` and `fact_paths` (by chunk) by kg_fr, `ranked` by a node that ends a ranking
    (kag_merger).
    """

    triples: tuple[ScoredTriple, ...] = ()
    proofs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    scale: QuestionScale | None = None
    reached: Reached | None = None
    fact_paths: Mapping[str, FactPath] = field(default_factory=dict)
    ranked: tuple[ScoredChunk, ...] = ()
    degraded: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many chunks were ranked or proposed, or else triples found."""
        if self.ranked:
            return len(self.ranked)
        return (
            len(self.triples) if self.scale is None else len(self.scale.proposals) + len(self.scale.outside)
        )


class Node(Protocol):
    """One retriever of a flow; `unit` is what its report counts."""

    @property
    def unit(self) -> str: ...

    def run(self, query: Query, upstream: Sequence[Found]) -> Found: ...
