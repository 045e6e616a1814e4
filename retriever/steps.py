"""Second steps: chunks judged by how a first chunk leads to them and by what they add to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.links import Links, links_from
from retriever.memo import Memo
from retriever.pages import PageTable
from retriever.rc import QuestionScale, Scores
from retriever.snapshot import Nodes

ANY_STEP = 0.3  # what a step is worth whose words say nothing
_SPENT = 0.05  # below this share of the question's weight nothing is missing in the first chunk
_MOST_NAMES = 4  # names of one thing that are looked for in a sentence
_SENTENCE = re.compile(r"(?<=[.!?。！？])\s*|\n")


@dataclass(frozen=True, slots=True)
class Steps:
    """Steps from `seeds` along `links`, row by row.

    `strength` in [0, 1]: how sure the first chunk is. `residual` in [0, 1]: the share of the question's
    weight missing in the seed that the chunk has. `sentence` in [0, 1]: the share of the question's
    weight that stands in the sentence of the seed that names what the chunk is about. `value`: strength *
    link * (0.3 + residual + sentence).
    """

    seeds: Nodes  # (n_seeds,)
    links: Links  # (n,) rows
    strength: Scores
    residual: Scores
    sentence: Scores
    value: Scores

    def best(self) -> Nodes:
        """(m,): for each chunk the row of its most valuable step, in order of chunk nodes."""
        order = np.lexsort((self.links.seed, -self.value, self.links.chunk))
        chunks = self.links.chunk[order]
        first = np.ones(len(order), bool)
        first[1:] = chunks[1:] != chunks[:-1]
        rows: Nodes = order[first].astype(np.int32)
        return rows


class StepFinder:
    """Follows names from seeds over one view of the graph, for one question."""

    def __init__(self, memo: Memo, pages: PageTable, scale: QuestionScale, named: Nodes) -> None:
        self._memo = memo
        self._pages = pages
        self._scale = scale
        self._named = named

    def steps(self, seeds: Nodes, strength: Scores, *, sentences: bool = True) -> Steps:
        """Every step from the chunk nodes `seeds`, each of a strength in [0, 1]."""
        links = links_from(self._scale.view, self._pages, seeds, self._named)
        residual = self._residual(seeds, links)
        sentence = self._sentence(seeds, links) if sentences else np.zeros(len(links.seed), np.float32)
        value = strength[links.seed] * links.amount * (np.float32(ANY_STEP) + residual + sentence)
        return Steps(seeds, links, strength[links.seed], residual, sentence, value)

    def _residual(self, seeds: Nodes, links: Links) -> Scores:
        scale = self._scale
        missing = scale.rarity[:, None] * ~scale.held[:, seeds]  # (n_terms, n_seeds)
        left = missing.sum(axis=0)
        chunks, place = np.unique(links.chunk, return_inverse=True)
        found = missing.T @ scale.held[:, chunks].astype(np.float32)  # (n_seeds, n_chunks)
        spent = left <= _SPENT * scale.weight
        share = np.where(spent[:, None], 0, found / np.where(spent, 1, left)[:, None])
        residual: Scores = share[links.seed, place].astype(np.float32)
        return residual

    def _sentence(self, seeds: Nodes, links: Links) -> Scores:
        found = np.zeros(len(links.seed), np.float32)
        rows = np.flatnonzero(links.names >= 0)
        if not len(rows) or not self._scale.weight:
            return found
        view = self._scale.view
        used = np.unique(links.seed[rows])
        chunks = self._memo.chunks([view.identifier(int(seeds[place])) for place in used])
        parts = {
            int(place): [(part, self._share(part)) for part in _SENTENCE.split(chunk.text) if part]
            for place, chunk in zip(used, chunks, strict=True)
            if chunk is not None
        }
        entities = np.unique(links.names[rows])
        known = self._memo.entities([view.identifier(int(node)) for node in entities])
        names = {
            int(node): (entity.name, *entity.aliases)[:_MOST_NAMES]
            for node, entity in zip(entities, known, strict=True)
            if entity is not None
        }
        pairs = list(zip(links.seed[rows].tolist(), links.names[rows].tolist(), strict=True))
        shares = {
            (seed, node): _best_share(parts.get(seed, ()), names.get(node, ())) for seed, node in set(pairs)
        }
        found[rows] = [shares[pair] for pair in pairs]
        return found

    def _share(self, sentence: str) -> float:
        words = frozenset(segment(sentence))
        held = np.fromiter((term in words for term in self._scale.terms), bool, len(self._scale.terms))
        return float(self._scale.rarity[held].sum()) / self._scale.weight


def _best_share(sentences: Sequence[tuple[str, float]], names: Sequence[str]) -> float:
    return max((share for part, share in sentences if any(name in part for name in names)), default=0.0)


def counts(links: Links, size: int) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """For each of `size` chunk nodes: links that name it, that it makes back, and the sum of shared rarities."""
    named = np.bincount(links.chunk, links.names >= 0, size).astype(np.float32)
    back = np.bincount(links.chunk, links.back >= 0, size).astype(np.float32)
    shared = np.bincount(links.chunk, links.rarity, size).astype(np.float32)
    return named, back, shared
