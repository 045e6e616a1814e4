"""How much of a question stands near a name in a chunk."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import coded_characters
from retriever.arrays import places, spread
from retriever.graph.snapshot import Nodes
from retriever.text.asked import Asked
from retriever.text.word_index import WordIndex

Bits = NDArray[np.uint32]  # a bit for each term of the question
Shares = NDArray[np.float32]
Pairs = NDArray[np.int64]  # chunk node * size of the vocabulary + token number

_MOST_TERMS = 32
_AROUND = 14  # tokens before and after a name; twice as many where each character is a token


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
        self._known: tuple[Pairs, Bits] = (
            np.zeros(0, np.int64),
            np.zeros(0, np.uint32),
        )  # what `near` has found
        weight = rarity[order].astype(np.float64)
        self._shares = _by_byte(weight / max(float(rarity.sum()), 1e-9))
        split = sum(len(coded_characters(term)) == 1 for term in asked.terms)
        self._around = _AROUND * (2 if 2 * split > len(asked.terms) else 1)

    def share(self, bits: Bits) -> Shares:
        """(n,), in [0, 1]: the share of the question's weight that sets of terms have."""
        found: Shares = self._shares[0][bits & 255]
        for byte in range(1, len(self._shares)):
            found += self._shares[byte][(bits >> np.uint32(8 * byte)) & 255]
        return found

    def said_by(self, tokens: Iterable[str]) -> int:
        """The terms that tokens say in any form or by another word for the same relation, as bits."""
        return int(np.bitwise_or.reduce(self._bits[self._words.numbers(tokens)], initial=0))

    def near(self, chunks: Nodes, names: NDArray[np.int32]) -> Bits:
        """(n,): for each pair of a chunk node and a token number the terms near the token, where they weigh
        most; none for token -1 or one that is not there."""
        found = np.zeros(len(chunks), np.uint32)
        real = names >= 0
        if not real.any():
            return found
        size = len(self._words.vocabulary)
        pairs, place = np.unique(chunks[real].astype(np.int64) * size + names[real], return_inverse=True)
        known, bits = self._known
        new = pairs[places(known, pairs) < 0]
        if len(new):
            bits = np.concatenate([bits, self._measured(new)])
            known = np.concatenate([known, new])
            order = np.argsort(known)
            known, bits = known[order], bits[order]
            self._known = known, bits
        found[real] = bits[np.searchsorted(known, pairs)][place]
        return found

    def _measured(self, pairs: Pairs) -> Bits:
        """(n,): `near` for pairs (chunk * vocabulary + token), ascending, each once."""
        rows, positions, starts, ends = self._places(pairs)
        around = np.arange(-self._around, self._around + 1, dtype=np.int32)
        window = positions[:, None] + around
        inside = (window >= starts[:, None]) & (window < ends[:, None])
        tokens = self._words.tokens[np.where(inside, window, positions[:, None])]
        near = np.bitwise_or.reduce(self._bits[tokens] * inside, axis=1)
        order = np.lexsort((near, self.share(near), rows))
        best = np.zeros(len(pairs), np.uint32)
        best[rows[order]] = near[order]  # the last written, which weighs most
        return best

    def _places(self, pairs: Pairs) -> tuple[Nodes, Nodes, Nodes, Nodes]:
        """Where the tokens of pairs stand in their chunks: row of the pair, position, start and end of the chunk."""
        size = len(self._words.vocabulary)
        chunk, token = np.divmod(pairs, size)
        chunks: Pairs = np.unique(chunk)
        wanted = np.zeros(size, bool)
        wanted[token] = True
        starts, ends = self._words.text_starts[chunks], self._words.text_starts[chunks + 1]
        which, position = spread(starts, ends - starts)
        rows = np.flatnonzero(wanted[self._words.tokens[position]])
        which, position = which[rows], position[rows]
        codes = chunks[which] * np.int64(size) + self._words.tokens[position]
        row = places(pairs, codes)
        fits = row >= 0
        which, position = which[fits], position[fits]
        return row[fits].astype(np.int32), position, starts[which], ends[which]


def _by_byte(weight: NDArray[np.float64]) -> list[Shares]:
    """For each eight terms the weight of each set of them, (256,)."""
    sets = (np.arange(256)[:, None] >> np.arange(8)) & 1
    padded = np.zeros(max(8, -(-len(weight) // 8) * 8))
    padded[: len(weight)] = weight
    return [(sets @ part).astype(np.float32) for part in padded.reshape(-1, 8)]
