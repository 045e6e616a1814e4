"""A weighted mean of the linear and the tree ranker, each steadier where the other has not learnt enough, and facts
beside it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import TreesRanker
from schemas.settings import RankerName

TREES = 0.7
"""The part of the trees: with half, questions of one passage that no ranker saw the like of lose a point at the first
place; with all, questions of several passages lose one."""

FACTS = {"fact": 0.3, "path_ends": 2.0}
"""What a fact that says all of a question counts beside that, and a path of two, in spreads. Most questions that
weights are learned from have pages whose facts say little, so weights count facts for less than they prove where facts
say much (docs/evaluation.md has what it gives and costs)."""

_PLACES = {feature.name: place for place, feature in enumerate(FEATURES) if feature.name in FACTS}


class BlendRanker:
    """score = 0.3 linear / its spread + 0.7 trees / their spread, and what `FACTS` adds."""

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
        for name, each in FACTS.items():
            score += each * matrix[:, _PLACES[name]].astype(np.float64)
        return score

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """What each feature adds in both and beside them, and the trees' own `mean`."""
        linear, trees = self._linear.parts(features, row), self._trees.parts(features, row)
        parts = {name: value * ((1 - TREES) / self._linear.spread) for name, value in linear.items()}
        for name, value in trees.items():
            parts[name] = parts.get(name, 0.0) + value * (TREES / self._trees.spread)
        for name, each in FACTS.items():
            parts[name] = parts.get(name, 0.0) + each * float(getattr(features, name)[row])
        return parts
