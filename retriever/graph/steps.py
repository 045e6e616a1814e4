"""Second steps: chunks judged by how a first chunk leads to them and by what they add to it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import most_at
from retriever.graph.links import BACK, NAMES, SHARES, links_from
from retriever.graph.pages import PageTable
from retriever.graph.snapshot import GraphView, Nodes
from retriever.scale import QuestionScale, Scores
from retriever.text.closeness import Bits

_ANY_STEP = 0.3  # what a step is worth whose words say nothing
WORTH = np.array([1.0, 0.5, 0.5], np.float32)  # of the ways NAMES, BACK, SHARES; SHARES times the rarity
_SPENT = 0.05  # below this share of the question's weight nothing is missing in the first chunk
NOTHING = -1


@dataclass(frozen=True, slots=True)
class Steps:
    """Steps from `seeds`, a row for each pair of a seed and a chunk, ordered by seed, then chunk.

    `names`, `back` and `shares` are the entity nodes that make each way, or -1; of several the one whose
    neighbourhood in both chunks says most of the question. `strength` in [0, 1]: how sure the first chunk
    is. `value`: strength * amount * (0.3 + residual + told).
    """

    seeds: Nodes  # (n_seeds,)
    seed: Nodes  # (n,), place among the seeds
    chunk: Nodes  # (n,), chunk node
    names: Nodes
    back: Nodes
    shares: Nodes
    rarity: Scores  # in [0, 1), 1 / ln(2 + n) of what is shared, mentioned in n chunks
    strength: Scores
    residual: Scores  # in [0, 1], the share of the question's weight missing in the seed that the chunk has
    meant: Scores  # the same by words that may mean the question's
    said: Scores  # in [0, 1], the share of the weight near what leads on, in the seed
    near: Scores  # the same in the chunk, for ways BACK and SHARES
    told: Scores  # the share of both together, of the best way
    whole: Scores  # in [0, 1], the share that seed and chunk hold together, times the rarity of what they but share
    value: Scores

    def best(self) -> Nodes:
        """(m,): for each chunk the row of its most valuable step, in order of chunk nodes."""
        order = np.lexsort((self.seed, -self.value, self.chunk))
        chunks = self.chunk[order]
        first = np.ones(len(order), bool)
        first[1:] = chunks[1:] != chunks[:-1]
        rows: Nodes = order[first].astype(np.int32)
        return rows


class StepFinder:
    """Follows names from seeds over one view of the graph, for one question."""

    def __init__(self, pages: PageTable, scale: QuestionScale, named: Nodes) -> None:
        self._pages = pages
        self._scale = scale
        self._close = scale.close
        self._named = named

    def steps(self, seeds: Nodes, strength: Scores) -> Steps:
        """Every step from the chunk nodes `seeds`, each of a strength in [0, 1]."""
        view = self._scale.view
        links = links_from(view, self._pages, seeds, self._named)
        token = self._pages.token(view, links.entity)
        ends = np.concatenate([seeds[links.seed], links.chunk])
        before, after = np.split(self._close.near(ends, np.concatenate([token, token])), 2)
        rarity = np.where(links.way == SHARES, _rarity(view, links.entity), 1).astype(np.float32)
        told = self._close.share(before | after)
        worth = WORTH[links.way] * rarity * (np.float32(_ANY_STEP) + told)
        pairs, pair = np.unique(
            links.seed.astype(np.int64) * max(view.chunks, 1) + links.chunk, return_inverse=True
        )
        order = np.lexsort((-links.entity, worth))  # so that the best is written last
        ways = np.full((3, len(pairs)), NOTHING, np.int32)
        ways[links.way[order], pair[order]] = links.entity[order]
        seed, chunk = (part.astype(np.int32) for part in np.divmod(pairs, max(view.chunks, 1)))

        def most(values: Scores, rows: NDArray[np.bool_]) -> Scores:
            return most_at(len(pairs), pair[rows], values[rows])

        shared = np.where(ways[SHARES] >= 0, _rarity(view, ways[SHARES]), 0).astype(np.float32)
        amount = (ways[NAMES] >= 0) * WORTH[NAMES] + (ways[BACK] >= 0) * WORTH[BACK] + shared * WORTH[SHARES]
        said = most(self._close.share(before), links.way != BACK)
        near = most(self._close.share(after), links.way != NAMES)
        told = most(told, links.way >= 0)
        residual = self._added(self._close.held, seeds, seed, chunk)
        meant = self._added(self._close.meant, seeds, seed, chunk)
        whole = self._close.share(self._close.meant[seeds][seed] | self._close.meant[chunk])
        whole *= np.where((ways[NAMES] >= 0) | (ways[BACK] >= 0), np.float32(1), shared)
        value = strength[seed] * amount * (np.float32(_ANY_STEP) + residual + told)
        return Steps(
            seeds, seed, chunk, ways[NAMES], ways[BACK], ways[SHARES], shared, strength[seed], residual, meant,
            said, near, told, whole, value,
        )  # fmt: skip

    def _added(self, held: Bits, seeds: Nodes, seed: Nodes, chunk: Nodes) -> Scores:
        """(n,): the share of the weight missing in each seed that the chunk has."""
        there = held[seeds]
        left = (1 - self._close.share(there))[seed]
        added = self._close.share(held[chunk] & ~there[seed])
        return np.where(left <= _SPENT, 0, added / np.maximum(left, _SPENT)).astype(np.float32)


def _rarity(view: GraphView, entities: Nodes) -> Scores:
    rarity: Scores = (1 / np.log(2 + view.spreads[entities])).astype(np.float32)
    return rarity


def counts(steps: Steps, size: int) -> tuple[Scores, Scores, Scores]:
    """For each of `size` chunk nodes: steps that name it, that it makes back, and the sum of shared rarities."""
    named = np.bincount(steps.chunk, steps.names >= 0, size).astype(np.float32)
    back = np.bincount(steps.chunk, steps.back >= 0, size).astype(np.float32)
    shared = np.bincount(steps.chunk, steps.rarity, size).astype(np.float32)
    return named, back, shared
