"""The linear ranker: a weight for each feature, in a file that people can read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.files import read_weights, spread_of
from schemas.errors import ModelError
from schemas.settings import RankerName

_MOST = 1e300  # a larger weight is none


class LinearRanker:
    """score = sum of weight * feature."""

    name: RankerName = "linear"

    def __init__(self, weights: Mapping[str, float], *, spread: float = 1.0) -> None:
        """One finite weight for each feature; a feature that is not named weighs nothing."""
        unknown = sorted(set(weights).difference(feature.name for feature in FEATURES))
        if unknown:
            raise ModelError(f"no feature is called {unknown[0]!r}", hint="Train the weights again.")
        self.spread = spread
        self._weights = np.array([weights.get(feature.name, 0.0) for feature in FEATURES])

    @classmethod
    def load(cls, path: Path) -> LinearRanker:
        """From a JSON file whose `weights` are numbers by feature; ModelError if it is none."""
        content = read_weights(path)
        weights = content.get("weights")
        if not isinstance(weights, dict):
            raise ModelError(f"{path} has no weights by feature", hint="Train the weights again.")
        for name, weight in weights.items():
            if isinstance(weight, bool) or not isinstance(weight, float | int) or not abs(weight) < _MOST:
                raise ModelError(
                    f"{path}: the weight of {name} is no number", hint="Train the weights again."
                )
        named = {str(name): float(weight) for name, weight in weights.items()}
        return cls(named, spread=spread_of(content, path))

    def score(self, features: CandidateFeatures) -> NDArray[np.float64]:
        """The sum above, (n_candidates,)."""
        return self.score_matrix(features.matrix())

    def score_matrix(self, matrix: NDArray[np.float32]) -> NDArray[np.float64]:
        """(n,) for rows of features."""
        score: NDArray[np.float64] = (matrix * self._weights).sum(axis=1)
        return score

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """weight * feature of one candidate."""
        values = features.matrix()[row] * self._weights
        return {feature.name: float(value) for feature, value in zip(FEATURES, values, strict=True)}
