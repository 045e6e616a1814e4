"""The weights of sentences, trained on groups made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from benchmarks.sentence_weights import Group, fit
from solver.reading.sentences import FEATURES


def group(question: str, meanings: Sequence[float], right: int | None) -> Group:
    features = np.zeros((len(meanings), len(FEATURES)), np.float32)
    features[:, FEATURES.index("meaning")] = meanings
    which = np.arange(len(meanings)) == right
    return Group(question, False, features, which, np.ones(len(meanings), bool), ("a",) * len(meanings))


def test_what_tells_the_right_sentence_gets_the_weight():
    groups = [
        group("a", [0.9, 0.1, 0.2], 0),
        group("b", [0.1, 0.8, 0.0], 1),
        group("c", [0.1, 0.2, 0.1], None),
    ]
    weights = fit(groups)
    assert weights.sum[FEATURES.index("meaning")] > 0
    assert not weights.sum[[i for i, name in enumerate(FEATURES) if name != "meaning"]].any()
    answered, none = (weights.likelihoods(g.features) for g in (groups[0], groups[2]))
    assert answered.argmax() == 0
    assert answered[0] > 0.5 > none.sum()
