"""A weighted mean of the linear and the tree ranker, each steadier where the other has not learnt enough, and what
features count more on whole pages."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import TreesRanker
from schemas.settings import RankerName

TREES = 0.85
"""The part of the trees: with half, questions of one passage that no ranker saw the like of lose a point at the first
place; with all, questions of several passages lose one."""

_PAGED = next(place for place, feature in enumerate(FEATURES) if feature.name == "paged")


class BlendRanker:
    """score = 0.15 linear / its spread + 0.85 trees / their spread + `paged` * pages.

    `pages` are weights for pages of several chunks, learned from questions over such pages given what the others say:
    there facts say much, and many chunks of the page that a question names stand before the one that it asks for. Most
    questions that the others learn from are over passages, whose facts say little (docs/decisions/0010).
    """

    name: RankerName = "blend"
    spread = 1.0

    def __init__(self, linear: LinearRanker, trees: TreesRanker, pages: LinearRanker) -> None:
        """All trained on the same questions."""
        self._linear = linear
        self._trees = trees
        self._pages = pages

    @classmethod
    def load(cls, folder: Path) -> BlendRanker:
        """From `linear.json`, `trees.json` and `pages.json`; ModelError if one of them does not fit."""
        linear, pages = (LinearRanker.load(folder / name) for name in ("linear.json", "pages.json"))
        return cls(linear, TreesRanker.load(folder / "trees.json"), pages)

    def score(self, features: CandidateFeatures) -> NDArray[np.float64]:
        """(n_candidates,)."""
        return self.score_matrix(features.matrix())

    def score_matrix(self, matrix: NDArray[np.float32]) -> NDArray[np.float64]:
        """(n,) for rows of features."""
        score: NDArray[np.float64] = self._linear.score_matrix(matrix) * ((1 - TREES) / self._linear.spread)
        score += self._trees.score_matrix(matrix) * (TREES / self._trees.spread)
        score += self._pages.score_matrix(matrix) * matrix[:, _PAGED]
        return score

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """What each feature adds in all three, and the trees' own `mean`."""
        weighed = (
            (self._linear, (1 - TREES) / self._linear.spread),
            (self._trees, TREES / self._trees.spread),
            (self._pages, float(features.paged[row])),
        )
        parts: dict[str, float] = {}
        for ranker, weight in weighed:
            for name, value in ranker.parts(features, row).items():
                parts[name] = parts.get(name, 0.0) + value * weight
        return parts
