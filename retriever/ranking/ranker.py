"""The protocol of rankers, and the choice of one by its name."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.blend import BlendRanker
from retriever.ranking.features import CandidateFeatures
from retriever.ranking.fused import FusedRanker
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import TreesRanker
from schemas.settings import RankerName

WEIGHTS = Path(__file__).parent / "weights"


class Ranker(Protocol):
    """Scores candidates from their features alone; the same features give the same bits."""

    @property
    def name(self) -> RankerName: ...

    @property
    def spread(self) -> float:
        """About the standard deviation of scores over the candidates of one question."""

    def score(self, features: CandidateFeatures) -> NDArray[np.float64]:
        """(n_candidates,), the higher the better; comparable within one question."""

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """What each feature adds to one candidate's score; they sum to it."""


def load_ranker(name: RankerName, folder: Path = WEIGHTS) -> Ranker:
    """The ranker of that name with the weights of a folder, the shipped ones by default, which a process reads once.

    ModelError if a file does not fit the features of this version.
    """
    return _shipped(name) if folder == WEIGHTS else _read(name, folder)


@cache
def _shipped(name: RankerName) -> Ranker:
    return _read(name, WEIGHTS)


def _read(name: RankerName, folder: Path) -> Ranker:
    if name == "blend":
        return BlendRanker.load(folder)
    if name == "linear":
        return LinearRanker.load(folder / "linear.json")
    if name == "trees":
        return TreesRanker.load(folder / "trees.json")
    return FusedRanker()
