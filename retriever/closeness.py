"""How much of a question stands near a name in a chunk."""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from retriever.asked import Asked
from retriever.links import spread
from retriever.snapshot import Nodes
from retriever.words import WordIndex

Bits = NDArray[np.uint32]  # a bit for each term of the question
Shares = NDArray[np.float32]

_MOST_TERMS = 32
_AROUND = 14  # tokens before and after a name; twice as many where each character is a token
_CHARACTER = re.compile(r"u[0-9a-f]{4,5}$")


class Closeness:
    """The words of one question near names, whatever form they have.

    `held` (n_chunks,) are the terms that each chunk holds, `meant` those that it holds in any form or by
    another word for the same relation.
    """

    def __init__(self, words: WordIndex, asked: Asked, rarity: Shares) -> None:
        self._words = words
        order = np.argsort(-rarity, kind="stable")[:_MOST_TERMS]
        self._bits = np.zeros(len(words.vocabulary), np.uint32)
        self.held = np.zeros(len(words.lengths), np.uint32)
        self.meant = np.zeros(len(words.lengths), np.uint32)
        for place, term in enumerate(order.tolist()):
            bit = np.uint32(1 << place)
            name = asked.terms[term]
            kin = words.numbers(asked.kin[name])
            self._bits[kin] |= bit
            self.held[words.rows_of(words.numbers(asked.same[name]))] |= bit
            self.meant[words.rows_of(kin)] |= bit
        weight = rarity[order].astype(np.float64)
        self._shares = _by_byte(weight / max(float(rarity.sum()), 1e-9))
        split = sum(_CHARACTER.match(term) is not None for term in asked.terms)
        self._around = _AROUND * (2 if 2 * split > len(asked.terms) else 1)

    def share(self, bits: Bits) -> Shares:
        """(n,), in [0, 1]: the share of the question's weight that sets of terms have."""
        found: Shares = self._shares[0][bits & 255]
        for byte in range(1, len(self._shares)):
            found += self._shares[byte][(bits >> np.uint32(8 * byte)) & 255]
        return found

    def near(self, chunks: Nodes, names: NDArray[np.int32]) -> Bits:
        """(n,): for each pair of a chunk node and a token number the terms near the token, where they weigh
        most; none for token -1 or one that is not there."""
        found = np.zeros(len(chunks), np.uint32)
        real = names >= 0
        if not real.any():
            return found
        unique, row = np.unique(chunks[real], return_inverse=True)
        size = len(self._words.vocabulary)
        pairs, place = np.unique(row.astype(np.int64) * size + names[real], return_inverse=True)
        wanted = np.zeros(size, bool)
        wanted[names[real]] = True
        which, tokens, around = self._windows(unique, wanted)
        codes = which.astype(np.int64) * size + tokens
        pair = np.searchsorted(pairs, codes)
        pair[pair == len(pairs)] = 0
        fits = pairs[pair] == codes
        pair, around = pair[fits], around[fits]
        order = np.lexsort((around, self.share(around), pair))
        best = np.zeros(len(pairs), np.uint32)
        best[pair[order]] = around[order]  # the last written, which weighs most
        found[real] = best[place]
        return found

    def _windows(
        self, chunks: Nodes, wanted: NDArray[np.bool_]
    ) -> tuple[NDArray[np.int32], NDArray[np.int32], Bits]:
        """For each place of a wanted token: the row of its chunk, the token, and the terms around it."""
        radius = self._around
        starts = self._words.text_starts[chunks]
        lengths = self._words.text_starts[chunks + 1] - starts
        which, place = spread(starts, lengths)
        tokens = self._words.tokens[place]
        apart = np.arange(len(tokens)) + (which.astype(np.int64) + 1) * radius
        bits = np.zeros(len(tokens) + (len(chunks) + 1) * radius, np.uint32)
        bits[apart] = self._bits[tokens]
        reach, whole = 1, 2 * radius + 1
        while 2 * reach <= whole:
            bits[:-reach] |= bits[reach:]
            reach *= 2
        rows = np.flatnonzero(wanted[tokens])
        left = apart[rows] - radius
        return which[rows], tokens[rows], bits[left] | bits[left + whole - reach]


def _by_byte(weight: NDArray[np.float64]) -> list[Shares]:
    """For each eight terms the weight of each set of them, (256,)."""
    sets = (np.arange(256)[:, None] >> np.arange(8)) & 1
    padded = np.zeros(max(8, -(-len(weight) // 8) * 8))
    padded[: len(weight)] = weight
    return [(sets @ part).astype(np.float32) for part in padded.reshape(-1, 8)]
