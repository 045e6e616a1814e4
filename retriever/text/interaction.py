"""Late interaction: how far candidates say a question token by token, alone and two together.

Each token of the question is compared with a chunk's nearest one (Khattab & Zaharia 2020, arXiv:2004.12832), of which
the store keeps the signs. What two chunks hold together is the larger likeness of either, token by token.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from backends.embedders.token_products import products
from retriever.arrays import most_at, places
from retriever.firsts import SAID, Firsts
from retriever.graph.reach import Reached
from retriever.graph.snapshot import GraphView, Nodes
from retriever.scale import QuestionScale, Scores
from retriever.text.question_tokens import within_names
from schemas.graph import TokenCodes, Vectors
from schemas.protocols import GraphStore

COMPARED = 128
"""Candidates whose tokens are read, the first by a first score: of three multi-hop sets 0.4 % of the gold ones stand
behind them."""
_MOST_KEPT = 1 << 26  # bytes of codes in memory, those of some 15,000 chunks
_LEVELS = 127  # a question's vectors are rounded to so many, so that sums are exact in any order
ALIKE = (
    "alike", "alike_below", "alike_asked", "alike_most", "alike_adds", "alike_joined", "alike_open", "alike_pair",
)  # fmt: skip


def nearest(question: Vectors, codes: Sequence[TokenCodes | None]) -> NDArray[np.float32]:
    """(n, t): the likeness of each of a question's tokens to the nearest one of each text; 0 without codes.

    `question` is (t, dimension). A likeness is some 0.8 of the cosine, the same bits for a text in any company.
    """
    found = np.zeros((len(codes), len(question)), np.float32)
    dimension = question.shape[1]
    kept = [
        row
        for row, signs in enumerate(codes)
        if signs is not None and len(signs) and 8 * signs.shape[1] == dimension
    ]
    if not kept or not len(question):
        return found
    step = np.float32(max(float(np.abs(question).max()), 1e-9) / _LEVELS)
    levels = np.rint(question / step).astype(np.int8)
    texts = [signs for row in kept if (signs := codes[row]) is not None]
    starts = np.cumsum([0, *map(len, texts[:-1])])
    most = np.maximum.reduceat(products(np.concatenate(texts), levels), starts, axis=0)
    found[kept] = (2 * most - levels.sum(axis=1, dtype=np.int32)) * (step / np.float32(np.sqrt(dimension)))
    return found


class _KeptCodes:
    """Codes of chunks that were read for one version of the graph, up to `_MOST_KEPT` bytes of them."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._codes: dict[int, TokenCodes | None] = {}
        self._bytes = 0
        self._version = -1
        self._lock = Lock()

    def of(self, view: GraphView, nodes: Sequence[int]) -> list[TokenCodes | None]:
        """Of each chunk node, None where the store has none."""
        with self._lock:
            if self._version != view.version or self._bytes > _MOST_KEPT:
                self._codes, self._bytes, self._version = {}, 0, view.version
            missing = [node for node in nodes if node not in self._codes]
            found = (
                self._store.get_token_codes([view.identifier(node) for node in missing]) if missing else []
            )
            self._codes.update(zip(missing, found, strict=True))
            self._bytes += sum(codes.nbytes for codes in found if codes is not None)
            return [self._codes[node] for node in nodes]


class TokenLook:
    """Features of candidates by the tokens of their chunks."""

    def __init__(self, store: GraphStore) -> None:
        self._codes = _KeptCodes(store)

    def columns(
        self, scale: QuestionScale, chunks: Nodes, firsts: Firsts, reached: Reached
    ) -> dict[str, Scores]:
        """Each of (n,) for candidate chunk nodes, ascending; 0 for a question without tokens."""
        asked = scale.tokens
        if asked is None or not len(chunks):
            return {name: np.zeros(len(chunks), np.float32) for name in ALIKE}
        compared = np.sort(firsts.order[:COMPARED])
        said = np.zeros((len(chunks), len(asked.vectors)), np.float32)
        said[compared] = nearest(asked.vectors, self._codes.of(scale.view, chunks[compared].tolist()))
        weights = scale.token_weights
        outside = weights * ~within_names(asked.text, tuple(reached.named.names.values()), asked.spans)
        outside /= max(float(outside.sum()), 1e-9)
        joined, best = _from_seeds(said, weights, chunks, reached)
        alike = said @ weights
        return {
            "alike": alike,
            "alike_below": alike - alike.max(),
            "alike_asked": said @ outside,
            "alike_most": _against_most(said, compared) @ outside,
            "alike_adds": best,
            "alike_joined": joined,
            "alike_open": _open(said, weights, firsts),
            "alike_pair": _pairs(said, weights, firsts, scale.view.document_of[chunks]),
        }


def _from_seeds(said: Scores, weights: Scores, chunks: Nodes, reached: Reached) -> tuple[Scores, Scores]:
    """(n,) each, what a chunk says beyond the seed of a step to it: the most of all steps, and that of the best.

    0 where it is not known what the seed says.
    """
    steps, size = reached.steps, len(chunks)
    best = np.zeros(size, np.float32)
    row, seed = places(chunks, steps.chunk), places(chunks, steps.seeds)[steps.seed]
    known = (row >= 0) & (seed >= 0) & said[seed].any(axis=1)
    added = np.zeros(len(row), np.float32)
    added[known] = np.maximum(said[row[known]] - said[seed[known]], 0) @ weights
    place = places(chunks, reached.chunks)
    some = (reached.step >= 0) & (place >= 0)
    best[place[some]] = added[reached.step[some]]
    return most_at(size, row[known], added[known]), best


def _against_most(said: Scores, compared: NDArray[np.int64]) -> Scores:
    """(n, t), in [0, 1]: for each token 0 at the mean of the chunks compared, 1 at the most of them."""
    found = np.zeros_like(said)
    low, high = said[compared].mean(axis=0), said[compared].max(axis=0)
    found[compared] = np.clip((said[compared] - low) / np.maximum(high - low, 1e-6), 0, 1)
    return found


def _open(said: Scores, weights: Scores, firsts: Firsts) -> Scores:
    """(n,): what each says beyond the two first ones other than itself."""
    found = np.zeros(len(said), np.float32)
    anchors = firsts.anchors.tolist()
    for apart in (-1, *anchors[:SAID]):
        others = [anchor for anchor in anchors if anchor != apart][:SAID]
        rows = np.arange(len(said)) if apart < 0 else np.array([apart])
        known = said[others].max(axis=0) if others else np.zeros(said.shape[1], np.float32)
        found[rows] = np.maximum(said[rows] - known, 0) @ weights
    return found


def _pairs(said: Scores, weights: Scores, firsts: Firsts, document: Nodes) -> Scores:
    """(n,): the most that each says beyond one of the first ones of another document, by the root of its trust."""
    found = np.zeros(len(said), np.float32)
    for anchor in firsts.anchors.tolist():
        added = np.maximum(said - said[anchor], 0) @ weights * np.float32(np.sqrt(firsts.trust[anchor]))
        np.maximum(found, np.where(document != document[anchor], added, 0), out=found)
    return found
