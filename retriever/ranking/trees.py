"""Gradient-boosted regression trees, scored for all candidates at once with numpy alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.files import read_weights, spread_of
from schemas.errors import ModelError
from schemas.settings import RankerName

MOST_LEAVES = 32
_DE_BRUIJN = np.uint32(0x077CB531)  # times a power of two: its exponent stands in the upper five bits
_LOWEST = np.zeros(32, np.uint8)
_LOWEST[[((0x077CB531 << exponent) & 0xFFFFFFFF) >> 27 for exponent in range(32)]] = np.arange(32)
_LOWEST_OF_BYTE = np.array([0, *((mask & -mask).bit_length() - 1 for mask in range(1, 256))], np.uint8)

Masks = NDArray[np.unsignedinteger[Any]]  # a bit for each leaf of a tree


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
    falls into (QuickScorer: Lucchese et al., SIGIR 2015, section 3). What the splits on one feature cross out
    together follows from how many of its thresholds a value exceeds, so that a row of a table has it for
    all trees. No tree is walked, and the sums have the bits of the trainer's own.
    """

    name: RankerName = "trees"

    def __init__(self, trees: Sequence[Tree], *, spread: float = 1.0) -> None:
        """Trees of at most 32 leaves."""
        self.spread = spread
        self._trees = tuple(trees)
        self._leaf = np.zeros((len(trees), MOST_LEAVES))
        leaves = [[n for n, feature in enumerate(tree.feature) if feature < 0] for tree in trees]
        most = max(map(len, leaves), default=1)
        if most > MOST_LEAVES:
            raise ValueError(f"a tree has {most} leaves, more than {MOST_LEAVES}")
        self._bits = next(kind for kind in (np.uint8, np.uint16, np.uint32) if most <= np.iinfo(kind).bits)
        self._first_leaf = MOST_LEAVES * np.arange(len(trees), dtype=np.int32)[:, None]
        splits: dict[int, list[tuple[float, int, int]]] = {}
        for number, (tree, ends) in enumerate(zip(trees, leaves, strict=True)):
            self._leaf[number, : len(ends)] = [tree.value[node] for node in ends]
            for node, feature in enumerate(tree.feature):
                if feature >= 0:
                    split = tree.threshold[node], number, _crossed_out(tree, node, ends)
                    splits.setdefault(feature, []).append(split)
        self._tables = [(feature, *self._table(splits[feature])) for feature in sorted(splits)]

    @classmethod
    def load(cls, path: Path) -> TreesRanker:
        """From a JSON file with `features` (names) and `trees`; ModelError if it does not fit."""
        content = read_weights(path)
        if content.get("features") != [feature.name for feature in FEATURES]:
            raise ModelError(f"{path} was trained on other features", hint="Train the trees again.")
        trees = content.get("trees")
        if not isinstance(trees, list) or not trees:
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
        values = matrix.T.astype(np.float64)
        left = np.full((len(matrix), len(self._trees)), ~self._bits(0))
        for feature, thresholds, table in self._tables:
            left &= table.take(thresholds.searchsorted(values[feature]), axis=0)
        reached = self._leaf.take(_first_bit(left.T) + self._first_leaf)  # (n_trees, n)
        total: NDArray[np.float64] = np.add.reduce(reached, axis=0)  # tree by tree
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

    def _table(self, splits: Sequence[tuple[float, int, int]]) -> tuple[NDArray[np.float64], Masks]:
        """The distinct thresholds of one feature, ascending, and for each number of them that a value exceeds
        the leaves that it still reaches, (n_thresholds + 1, n_trees)."""
        thresholds = np.unique([threshold for threshold, _, _ in splits])
        table = np.full((len(thresholds) + 1, len(self._trees)), ~self._bits(0))
        for threshold, number, crossed in splits:
            table[np.searchsorted(thresholds, threshold) + 1 :, number] &= ~self._bits(crossed)
        return thresholds, table


def _first_bit(masks: Masks) -> NDArray[np.uint8]:
    """Of each mask the place of its lowest bit."""
    if masks.dtype == np.uint8:
        return _LOWEST_OF_BYTE.take(masks)
    lowest = np.ascontiguousarray(masks, np.uint32)
    lowest &= np.uint32(0) - lowest
    lowest *= _DE_BRUIJN
    lowest >>= np.uint32(27)
    return _LOWEST.take(lowest)


def _crossed_out(tree: Tree, node: int, leaves: Sequence[int]) -> int:
    """A bit for each leaf on the left of a split; leaves count from left to right."""
    return sum(1 << place for place, leaf in enumerate(leaves) if node < leaf < tree.right[node])


def _tree(row: object) -> Tree:
    if not isinstance(row, dict):
        raise TypeError("a tree is no object")
    tree = Tree(
        tuple(int(v) for v in row["feature"]),
        tuple(float(v) for v in row["threshold"]),
        tuple(int(v) for v in row["right"]),
        tuple(float(v) for v in row["value"]),
    )
    _check(tree)
    return tree


def _check(tree: Tree) -> None:
    """ValueError for what is no tree: nodes of unknown features or without numbers, or not in preorder."""
    count = len(tree.feature)
    if not count or {len(tree.threshold), len(tree.right), len(tree.value)} != {count}:
        raise ValueError("a tree's fields are of different lengths, or empty")
    if not np.isfinite([*tree.threshold, *tree.value]).all():
        raise ValueError("a threshold or value is no finite number")
    sizes = [1] * count  # nodes below each, itself among them
    for node in reversed(range(count)):
        feature, right = tree.feature[node], tree.right[node]
        if feature < 0:
            continue
        if feature >= len(FEATURES):
            raise ValueError(f"there is no feature {feature}")
        if not node + 1 < right < count or node + 1 + sizes[node + 1] != right:
            raise ValueError(f"node {node} does not lead to two nodes behind it")
        sizes[node] += sizes[node + 1] + sizes[right]
    if sizes[0] != count:
        raise ValueError("nodes stand outside the tree")
