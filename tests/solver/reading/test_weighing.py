"""Sentences set against each other, and how likely each answers."""

from __future__ import annotations

import numpy as np
import pytest

from solver.reading.weighing import FEATURES, MEANT, MOST_WEIGHED, SAID, Weights, compared, shipped_weights


def column(features: np.ndarray, name: str) -> list[float]:
    return features[:, FEATURES.index(name)].tolist()


def test_a_sentence_is_set_against_the_best_other():
    meant = np.array([[0.5, 0.2, 0.1], [0.7, 0.6, 0.4], [0.6, 0.5, 0.7]], np.float32)
    found = compared(np.zeros((3, len(SAID)), np.float32), meant)
    assert found.shape == (3, len(FEATURES))
    assert column(found, "meaning") == pytest.approx([-0.1, 0.1, 0])
    assert column(found, "alike") == pytest.approx([-0.3, 0.1, 0])
    assert column(found, "alike_lead") == pytest.approx([-0.4, 0.1, -0.1])
    assert column(found, "alike_rank") == pytest.approx([1 / 3, 1, 1 / 2])
    assert column(found, "asked_lead") == pytest.approx([-0.6, -0.3, 0.3])
    assert column(found, "asked_rank") == pytest.approx([1 / 3, 1 / 2, 1])


def test_a_sentence_alone_has_no_lead():
    found = compared(np.zeros((1, len(SAID)), np.float32), np.array([[0.5, 0.4, 0.3]], np.float32))
    assert found[0, len(SAID) :].tolist() == pytest.approx([0, 0, 0, 1, 0, 1])


def test_only_the_first_by_what_they_say_are_compared_further():
    first = np.zeros(len(SAID), np.float32)
    first[SAID.index("terms")] = 1
    weights = Weights(first, np.zeros(len(FEATURES), np.float32), 0.0)
    said = np.zeros((MOST_WEIGHED + 3, len(SAID)), np.float32)
    said[:, SAID.index("terms")] = np.arange(MOST_WEIGHED + 3) % 7
    kept = weights.chosen(said)
    assert len(kept) == MOST_WEIGHED
    assert kept.tolist() == sorted(kept.tolist())
    left = set(range(len(said))) - set(kept.tolist())
    assert max(said[list(left), 1]) <= min(said[kept, 1])


def test_likelihoods_of_sentences_and_of_none_sum_to_one():
    weights = Weights(np.zeros(0, np.float32), np.array([1.0, 0.0], np.float32), 0.0)
    likely = weights.likelihoods(np.array([[0.0, 5.0], [np.log(2.0), 0.0]], np.float32))
    assert likely == pytest.approx([0.25, 0.5])  # 1 : 2, and 1 for none


def test_weights_are_shipped_for_pages_in_both_languages():
    shapes = {name: (w.first.shape, w.sum.shape) for name, w in shipped_weights().items()}
    assert shapes == dict.fromkeys(("same", "other"), ((len(SAID),), (len(SAID) + len(MEANT),)))
