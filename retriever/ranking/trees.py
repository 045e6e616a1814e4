"""Gradient-boosted regression trees, scored for all candidates at once with numpy alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.files import read_weights, spread_of
from schemas.errors import ModelError
from schemas.settings import RankerName

MOST_LEAVES = 32
_BLOCK = 32  # trees whose masks are worked on together, so that they stay in the cache
_ALL = np.uint32(0xFFFFFFFF)
_DE_BRUIJN = np.uint32(0x077CB531)  # times a power of two: its exponent stands in the upper five bits
_LOWEST = np.zeros(32, np.uint8)
_LOWEST[[((0x077CB531 << exponent) & 0xFFFFFFFF) >> 27 for exponent in range(32)]] = np.arange(32)


@dataclass(frozen=True, slots=True)
class Tree:
    """Nodes in preorder: a split sends x[feature] <= threshold left, to the node after it, else to `right`.

    A leaf has feature -1. `value` is a leaf's score, or the mean score of the training rows of a split.
    """

    feature: tuple[int, ...]
    threshold: tuple[float, ...]
    right: tuple[int, ...]
    value: tuple[float, ...]


class TreesRanker:
    """score = sum of the leaves that a candidate falls into, tree by tree.

    Each split that a candidate fails crosses out the leaves on its left; the first leaf left is the one it
    falls into (QuickScorer: Lucchese et al., SIGIR 2015, section 3). So no tree is walked, and the sums
    have the bits of the trainer's own.
    """

    name: RankerName = "trees"

    def __init__(self, trees: Sequence[Tree], *, spread: float = 1.0) -> None:
        """Trees of at most 32 leaves."""
        self.spread = spread
        self._trees = tuple(trees)
        splits = max((sum(f >= 0 for f in tree.feature) for tree in trees), default=0)
        self._feature = np.zeros((len(trees), max(splits, 1)), np.int64)
        self._threshold = np.full((len(trees), max(splits, 1)), np.inf)
        self._mask = np.full((len(trees), max(splits, 1)), _ALL, np.uint32)
        self._leaf = np.zeros((len(trees), MOST_LEAVES))
        for number, tree in enumerate(trees):
            self._lay_out(number, tree)

    @classmethod
    def load(cls, path: Path) -> TreesRanker:
        """From a JSON file with `features` (names) and `trees`; ModelError if it does not fit."""
        content = read_weights(path)
        if content.get("features") != [feature.name for feature in FEATURES]:
            raise ModelError(f"{path} was trained on other features", hint="Train the trees again.")
        trees = content.get("trees")
        if not isinstance(trees, list):
            raise ModelError(f"{path} has no trees", hint="Train the trees again.")
        try:
            return cls.of(trees, spread=spread_of(content, path))
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise ModelError(f"{path} is damaged: {error!r}", hint="Train the trees again.") from error

    @classmethod
    def of(cls, rows: Sequence[object], *, spread: float = 1.0) -> TreesRanker:
        """From objects with the fields of `Tree`."""
        return cls([_tree(row) for row in rows], spread=spread)

    def score(self, features: CandidateFeatures) -> NDArray[np.float64]:
        """(n_candidates,)."""
        return self.score_matrix(features.matrix())

    def score_matrix(self, matrix: NDArray[np.float32]) -> NDArray[np.float64]:
        """(n,) for rows of features."""
        values = matrix.astype(np.float64)
        total = np.zeros(len(values))
        for first in range(0, len(self._trees), _BLOCK):
            block = slice(first, first + _BLOCK)
            fails = values[:, self._feature[block]] > self._threshold[block]  # (n, trees, splits)
            left = np.bitwise_and.reduce(np.where(fails, self._mask[block], _ALL), axis=2)
            lowest = left & (np.uint32(0) - left)
            leaf = _LOWEST[(lowest * _DE_BRUIJN) >> np.uint32(27)]
            for place in range(leaf.shape[1]):
                total += self._leaf[first + place][leaf[:, place]]
        return total

    def parts(self, features: CandidateFeatures, row: int) -> dict[str, float]:
        """What each feature adds: along each path, the change of the mean that its split makes; the trees'
        own means are `mean` (Saabas, 2014)."""
        values = features.matrix()[row].astype(np.float64)
        parts = {"mean": 0.0}
        for tree in self._trees:
            node = 0
            parts["mean"] += tree.value[0]
            while (feature := tree.feature[node]) >= 0:
                after = node + 1 if values[feature] <= tree.threshold[node] else tree.right[node]
                name = FEATURES[feature].name
                parts[name] = parts.get(name, 0.0) + tree.value[after] - tree.value[node]
                node = after
        return parts

    def _lay_out(self, number: int, tree: Tree) -> None:
        """Give the leaves numbers from left to right, and each split the mask of the leaves on its right."""
        leaves = [node for node, feature in enumerate(tree.feature) if feature < 0]
        if len(leaves) > MOST_LEAVES:
            raise ValueError(f"a tree has {len(leaves)} leaves, more than {MOST_LEAVES}")
        self._leaf[number, : len(leaves)] = [tree.value[node] for node in leaves]
        splits = [node for node, feature in enumerate(tree.feature) if feature >= 0]
        for place, node in enumerate(splits):
            mask = int(_ALL)
            for leaf, where in enumerate(leaves):
                if node < where < tree.right[node]:
                    mask &= ~(1 << leaf)
            self._feature[number, place] = tree.feature[node]
            self._threshold[number, place] = tree.threshold[node]
            self._mask[number, place] = mask


def _tree(row: object) -> Tree:
    if not isinstance(row, dict):
        raise TypeError("a tree is no object")
    return Tree(
        tuple(int(v) for v in row["feature"]),
        tuple(float(v) for v in row["threshold"]),
        tuple(int(v) for v in row["right"]),
        tuple(float(v) for v in row["value"]),
    )
