"""BM25 over chunks that a store proposed, with the whole corpus's frequencies."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from retriever.text.terms import inverse_frequency
from schemas.statistics import TermStatistics

K1 = 1.5  # the defaults of bm25s (Lù, 2024, arXiv:2407.03618)
B = 0.75


def bm25_scores(
    terms: Sequence[str],
    chunks: Sequence[Sequence[str]],
    statistics: TermStatistics,
    *,
    k1: float = K1,
    b: float = B,
) -> NDArray[np.float32]:
    """sum over terms of idf(t) * tf / (tf + k1 * (1 - b + b * length / mean length)), as Lucene has it.

    `terms` are the question's distinct tokens, `chunks` the tokens of each chunk. Returns (n,), >= 0
    (Robertson and Zaragoza, 2009, section 3).
    """
    rarity = {t: inverse_frequency(statistics.frequency.get(t, 0), statistics.chunks) for t in terms}
    scores = np.zeros(len(chunks), np.float32)
    mean = statistics.mean_length or 1.0
    for row, tokens in enumerate(chunks):
        present = set(tokens).intersection(rarity)
        norm = k1 * (1 - b + b * len(tokens) / mean)
        total = 0.0
        for term in sorted(present):
            count = tokens.count(term)
            total += rarity[term] * count / (count + norm)
        scores[row] = total
    return scores
