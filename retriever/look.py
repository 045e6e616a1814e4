"""The second look: once the untrained ranker has an order, what its first chunks lead to and leave open."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from retriever.pages import PageTable
from retriever.rc import QuestionScale, Scores
from retriever.reach import Reached
from retriever.snapshot import Nodes
from retriever.steps import StepFinder

ANCHORS = 8
_SAID = 2  # anchors whose words count as said already
_SHARPNESS = 6.0  # of the softmax that turns untrained scores into trust
LOOKS = ("trust", "look_step", "look_told", "look_names", "look_shares", "look_open")


class SecondLook:
    """Features of candidates beside the anchors: the first candidates by a first score."""

    def __init__(self, pages: PageTable) -> None:
        self._pages = pages

    def columns(
        self, scale: QuestionScale, chunks: Nodes, first: NDArray[np.float64], reached: Reached
    ) -> dict[str, Scores]:
        """Each of (n,) for candidate chunk nodes, ascending, with their first scores."""
        order = np.lexsort((chunks, -first))[:ANCHORS]
        size = len(chunks)
        if not len(order):
            return {name: np.zeros(size, np.float32) for name in LOOKS}
        trust = np.exp(_SHARPNESS * (first - first.max()))
        anchors = chunks[order]
        sure = (trust[order] / trust[order].sum()).astype(np.float32)
        steps = StepFinder(self._pages, scale, reached.hidden).steps(anchors, sure)
        place = np.searchsorted(chunks, steps.chunk)
        place[place == size] = 0
        kept = chunks[place] == steps.chunk
        row, seed = place[kept], steps.seed[kept]
        best = np.zeros(size, np.float32)
        np.maximum.at(best, row, steps.value[kept])
        told = np.zeros(size, np.float32)
        np.maximum.at(told, row, (np.sqrt(sure)[steps.seed] * steps.told)[kept])
        ways = ((steps.names >= 0) | (steps.back >= 0))[kept]
        return {
            "trust": trust.astype(np.float32),
            "look_step": best,
            "look_names": np.bincount(row, sure[seed] * ways, size).astype(np.float32),
            "look_shares": np.bincount(row, sure[seed] * steps.rarity[kept], size).astype(np.float32),
            "look_told": told,
            "look_open": self._open(scale, chunks, anchors),
        }

    def _open(self, scale: QuestionScale, chunks: Nodes, anchors: Nodes) -> Scores:
        """The share of the weight that the two first anchors other than the chunk lack and it holds."""
        found = np.zeros(len(chunks), np.float32)
        for apart in (-1, *anchors[:_SAID].tolist()):
            others = np.array([a for a in anchors.tolist() if a != apart][:_SAID], np.int32)
            rows = chunks == apart if apart >= 0 else ~np.isin(chunks, anchors[:_SAID])
            left = scale.rarity * ~scale.held[:, others].any(axis=1)
            found[rows] = left @ scale.held[:, chunks[rows]] / max(scale.weight, 1e-9)
        return found
