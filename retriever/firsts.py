"""Candidates by a first score: which are looked at first, and how far each is trusted."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retriever.graph.snapshot import Nodes

SAID = 2  # first ones whose words count as said already
_ANCHORS = 8
_SHARPNESS = 6.0  # of the softmax that turns first scores into trust


@dataclass(frozen=True, slots=True)
class Firsts:
    """`order` (n,), places of candidates by their first score, equal ones by node; `trust` (n,), in (0, 1], 1 for the
    first."""

    order: NDArray[np.int64]
    trust: NDArray[np.float64]

    @classmethod
    def of(cls, chunks: Nodes, scores: NDArray[np.float64]) -> Firsts:
        """Of candidate chunk nodes with their first scores."""
        best = scores.max() if len(scores) else 0.0
        return cls(np.lexsort((chunks, -scores)), np.exp(_SHARPNESS * (scores - best)))

    @property
    def anchors(self) -> NDArray[np.int64]:
        """The places of the candidates that others are looked at beside."""
        return self.order[:_ANCHORS]
