"""The second look: once the untrained ranker has an order, what its first chunks lead to and leave open."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import most_at, places, spread
from retriever.firsts import SAID, Firsts
from retriever.graph.pages import PageTable
from retriever.graph.reach import Reached
from retriever.graph.snapshot import Nodes
from retriever.graph.steps import StepFinder
from retriever.scale import QuestionScale, Scores
from retriever.text.titles import TitleTable
from retriever.text.word_index import WordIndex, WordIndexes

LOOKS = (
    "trust", "look_step", "look_told", "look_completes", "look_names", "look_shares", "look_open",
    "look_title", "look_new_title", "look_title_back",
)  # fmt: skip


class SecondLook:
    """Features of candidates beside the anchors: the first candidates by a first score."""

    def __init__(self, pages: PageTable, titles: TitleTable, words: WordIndexes) -> None:
        self._pages = pages
        self._titles = titles
        self._words = words

    def columns(
        self, scale: QuestionScale, chunks: Nodes, firsts: Firsts, reached: Reached
    ) -> dict[str, Scores]:
        """Each of (n,) for candidate chunk nodes, ascending."""
        size = len(chunks)
        if not size:
            return {name: np.zeros(size, np.float32) for name in LOOKS}
        anchors, trust = chunks[firsts.anchors], firsts.trust[firsts.anchors]
        # where a path of facts ends is as sure as the path, however little its words are like the question
        trust = np.maximum(trust, [reached.ends.get(anchor, 0.0) for anchor in anchors.tolist()])
        sure = (trust / trust.sum()).astype(np.float32)
        steps = StepFinder(self._pages, scale, reached.hidden).steps(anchors, sure)
        place = places(chunks, steps.chunk)
        kept = place >= 0
        row, seed = place[kept], steps.seed[kept]
        root = np.sqrt(sure)
        ways = ((steps.names >= 0) | (steps.back >= 0))[kept]
        return {
            "trust": firsts.trust.astype(np.float32),
            "look_step": most_at(size, row, steps.value[kept]),
            "look_names": np.bincount(row, sure[seed] * ways, size).astype(np.float32),
            "look_shares": np.bincount(row, sure[seed] * steps.rarity[kept], size).astype(np.float32),
            "look_told": most_at(size, row, (root[steps.seed] * steps.told)[kept]),
            "look_completes": most_at(size, row, (root[steps.seed] * steps.whole)[kept]),
            "look_open": self._open(scale, chunks, anchors),
        } | self._by_title(scale, chunks, anchors, root)

    def _by_title(
        self, scale: QuestionScale, chunks: Nodes, anchors: Nodes, sure: Scores
    ) -> dict[str, Scores]:
        """How much of each chunk's title anchors of other pages hold, and how much of theirs the chunk."""
        view, words = scale.view, self._words.of(scale.view)
        titles = self._titles.of(view, view.document_of[chunks])
        row = np.repeat(np.arange(len(chunks)), [len(title) for title in titles])
        token = np.concatenate([np.zeros(0, np.int32), *titles])
        weight = _rarity(words, token)
        whole = np.maximum(np.bincount(row, weight, len(chunks)), 1e-9)
        said = np.zeros(len(words.vocabulary), bool)  # what one text says, at a time
        new = weight * ~_within(said, np.array(words.numbers(scale.terms), np.int32), token)
        own = self._titles.of(view, view.document_of[anchors])
        there = [_within(said, _words_of(words, anchor), token) for anchor in anchors.tolist()]
        apart = sure[:, None] * (view.document_of[anchors][:, None] != view.document_of[chunks])
        shares = (
            _sums(weight * there, row, len(chunks)) / whole,
            _sums(new * there, row, len(chunks)) / whole,
            _held(words, chunks, own),
        )
        return {
            name: (apart * share).max(axis=0).astype(np.float32)
            for name, share in zip(LOOKS[-3:], shares, strict=True)
        }

    def _open(self, scale: QuestionScale, chunks: Nodes, anchors: Nodes) -> Scores:
        """The share of the weight that the two first anchors other than the chunk lack and it holds."""
        found = np.zeros(len(chunks), np.float32)
        for apart in (-1, *anchors[:SAID].tolist()):
            others = np.array([a for a in anchors.tolist() if a != apart][:SAID], np.int32)
            rows = chunks == apart if apart >= 0 else ~np.isin(chunks, anchors[:SAID])
            left = scale.rarity * ~scale.held[:, others].any(axis=1)
            found[rows] = left @ scale.held[:, chunks[rows]] / max(scale.weight, 1e-9)
        return found


def _sums(values: NDArray[np.float64], places: NDArray[np.intp], size: int) -> NDArray[np.float64]:
    """(a, size): of each row of values (a, n) the sum at each of so many places (n,)."""
    each = np.arange(len(values))[:, None] * size + places
    sums = np.bincount(each.ravel(), values.ravel(), len(values) * size).astype(np.float64, copy=False)
    return sums.reshape(len(values), size)


def _held(words: WordIndex, chunks: Nodes, titles: Sequence[NDArray[np.int32]]) -> NDArray[np.float64]:
    """(n_titles, n_chunks), in [0, 1]: how much of each title each chunk holds."""
    title = np.repeat(np.arange(len(titles)), [len(one) for one in titles])
    token = np.concatenate([np.zeros(0, np.int32), *titles])
    rarity = _rarity(words, token)
    column = np.full(len(words.vocabulary), -1, np.int32)
    numbers = np.unique(token)
    column[numbers] = np.arange(len(numbers))
    starts = words.text_starts[chunks]
    which, position = spread(starts, words.text_starts[chunks + 1] - starts)
    found = column[words.tokens[position]]
    holds = np.zeros((len(numbers), len(chunks)), bool)
    holds[found[found >= 0], which[found >= 0]] = True
    place, chunk = np.nonzero(holds[column[token]])
    sums = np.bincount(title[place] * len(chunks) + chunk, rarity[place], len(titles) * len(chunks))
    whole = np.maximum(np.bincount(title, rarity, len(titles)), 1e-9)
    return sums.reshape(len(titles), len(chunks)) / whole[:, None]


def _words_of(words: WordIndex, chunk: int) -> NDArray[np.int32]:
    return words.tokens[words.text_starts[chunk] : words.text_starts[chunk + 1]]


def _within(said: NDArray[np.bool_], text: NDArray[np.int32], tokens: NDArray[np.int32]) -> NDArray[np.bool_]:
    """(n,): which tokens a text says; `said` is a place of false for each token, and is again afterwards."""
    said[text] = True
    found: NDArray[np.bool_] = said[tokens]
    said[text] = False
    return found


def _rarity(words: WordIndex, tokens: NDArray[np.int32]) -> NDArray[np.float64]:
    """(n,), > 0: inverse document frequency of token numbers."""
    held = words.starts[tokens + 1] - words.starts[tokens]
    rarity: NDArray[np.float64] = np.log1p((len(words.lengths) - held + 0.5) / (held + 0.5))
    return rarity
