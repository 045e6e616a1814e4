"""A weighted mean of the linear and the tree ranker, each steadier where the other has not learnt enough, and paths of
facts beside it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import TreesRanker
from schemas.settings import RankerName

TREES = 0.75
"""The part of the trees: with half, questions of one passage that no ranker saw the like of lose a point at the first
place; with all, questions of several passages lose one."""

PATHS = 2.0
"""What a path of facts that says all of a question counts beside that, in spreads. Most questions that weights are
learned from have pages whose facts say little, so weights count a path for less than it proves where facts say much.
The worth is squared, as a path that says little proves nothing (docs/evaluation.md has what it gives and costs)."""

_PATH_ENDS = next(place for place, feature in enumerate(FEATURES) if feature.name == "path_ends")


class BlendRanker:
    """score = 0.25 linear / its spread + 0.75 trees / their spread + 2 `path_ends` squared."""

    name: RankerName = "blend"
    spread = 1.0

    def __init__(self, linear: LinearRanker, trees: TreesRanker) -> None:
        """Both trained on the same questions."""
        self._linear = linear
        self._trees = trees

    @classmethod
    def load(cls, folder: Path) -> BlendRanker:
        """From `linear.json` and `trees.json`; ModelError if one of them does not fit."""
        return cls(LinearRanker.load(folder / "linear.json"), TreesRanker.load(folder / "trees.json"))

    def score(self, features: CandidateFeatures) -> NDArray[np.float64]:
        """(n_candidates,)."""
        return self.score_matrix(features.matrix())

    def score_matrix(self, matrix: NDArray[np.float32]) -> NDArray[np.float64]:
        """(n,) for rows of features."""
        score: NDArray[np.float64] = self._linear.score_matrix(matrix) * ((1 - TREES) / self._linear.spread)
        score += self._trees.score_matrix(matrix) * (TREES / self._trees.spread)
        score += PATHS * np.square(matrix[:, _PATH_ENDS], dtype=np.float64)
        return score

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """What each feature adds in both and beside them, and the trees' own `mean`."""
        linear, trees = self._linear.parts(features, row), self._trees.parts(features, row)
        parts = {name: value * ((1 - TREES) / self._linear.spread) for name, value in linear.items()}
        for name, value in trees.items():
            parts[name] = parts.get(name, 0.0) + value * (TREES / self._trees.spread)
        parts["path_ends"] = parts.get("path_ends", 0.0) + PATHS * float(features.path_ends[row]) ** 2
        return parts
