"""The ranker without training: what the words say, and four round weights for what the graph adds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import CandidateFeatures
from schemas.settings import RankerName

NAMED = 0.5  # the question names what the chunk is about
LINKED = 0.6  # the chunk is a second step from a chunk that the question leads to
WALKED = 0.2  # personalized PageRank reaches it
PROVES = 0.5  # it says a triple that was asked for


class FusedRanker:
    """score = base + 0.5 named + 0.6 step + 0.2 walked_names + 0.5 proves_exact.

    It needs no embedder, so that it ranks where the trained ones cannot.
    """

    name: RankerName = "fused"
    spread = 0.25

    def score(self, features: CandidateFeatures) -> NDArray[np.float64]:
        """The sum above, (n_candidates,)."""
        score: NDArray[np.float64] = sum(self._columns(features).values(), np.zeros(features.size))
        return score

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """What each column adds to one candidate's score."""
        return {name: float(column[row]) for name, column in self._columns(features).items()}

    def _columns(self, features: CandidateFeatures) -> dict[str, NDArray[np.float64]]:
        columns = {
            "base": (1.0, features.base),
            "named_page": (NAMED, features.named_page),
            "named_rare": (NAMED, features.named_rare),
            "step": (LINKED, features.step),
            "walked_names": (WALKED, features.walked_names),
            "proves_exact": (PROVES, np.minimum(features.proves_exact, 1)),
        }
        return {name: weight * column.astype(np.float64) for name, (weight, column) in columns.items()}
