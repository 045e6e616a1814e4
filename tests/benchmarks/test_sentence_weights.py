"""The weights of sentences, trained on groups made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from benchmarks.sentence_weights import Group, train
from solver.reading.weighing import FEATURES, SAID, compared


def group(question: str, terms: Sequence[float], alike: Sequence[float], right: int | None) -> Group:
    said = np.zeros((len(terms), len(SAID)), np.float32)
    said[:, SAID.index("terms")] = terms
    meant = np.zeros((len(terms), 3), np.float32)
    meant[:, 1] = alike
    which = np.arange(len(terms)) == right
    return Group(question, False, said, meant, which, np.ones(len(terms), bool), ("a",) * len(terms))


def test_what_tells_the_right_sentence_gets_the_weight():
    groups = [
        group("a", [1, 0, 0], [0.9, 0.1, 0.2], 0),
        group("b", [0, 1, 0], [0.1, 0.8, 0.0], 1),
        group("c", [0, 0, 0], [0.1, 0.2, 0.1], None),
    ]
    weights = train(groups)
    assert weights.first[SAID.index("terms")] > 0
    assert not np.delete(weights.first, SAID.index("terms")).any()
    assert weights.sum[FEATURES.index("alike")] > 0
    assert weights.sum[FEATURES.index("alike_lead")] > 0
    answered, none = (weights.likelihoods(compared(g.said, g.meant)) for g in (groups[0], groups[2]))
    assert answered.argmax() == 0
    assert answered[0] > 0.5 > none.sum()


def test_rows_of_a_group_keep_what_belongs_to_them():
    kept = group("a", [1, 0, 2], [0.9, 0.1, 0.2], 2).rows([0, 2])
    assert kept.said[:, SAID.index("terms")].tolist() == [1, 2]
    assert kept.right.tolist() == [False, True]
    assert len(kept.documents) == 2
