"""Recall, paired intervals and percentiles, worked by hand."""

import math

import pytest

from retriever.metrics import paired_difference, percentile, recall_at


def test_recall_counts_wanted_ids_among_the_first():
    assert recall_at(["a", "x", "b"], {"a", "b"}, 2) == 0.5
    assert recall_at(["a", "x", "b"], {"a", "b"}, 3) == 1.0


def test_recall_counts_a_document_once_where_it_first_stands():
    assert recall_at(["a", "a", "b"], {"a", "b"}, 2) == 1.0


def test_recall_refuses_a_question_without_wanted_ids():
    with pytest.raises(ValueError, match="at least one"):
        recall_at(["a"], set(), 1)


def test_a_paired_difference_has_the_normal_half_width():
    # differences 1, 0, 0, 1: mean 1/2, sample variance 1/3, half-width 1.96 * sqrt(1/12) = 0.5658
    found = paired_difference([1, 1, 0, 1], [0, 1, 0, 0])
    assert found.mean == 0.5
    assert found.half_width == pytest.approx(0.5658, abs=1e-4)


def test_one_question_proves_nothing():
    assert paired_difference([1], [0]).half_width == math.inf


def test_a_percentile_is_one_of_the_values():
    assert percentile([4, 1, 3, 2], 0.5) == 2
    assert percentile([4, 1, 3, 2], 0.95) == 4
