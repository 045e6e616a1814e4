"""The linear ranker: a sum that can be worked by hand."""

import json
from dataclasses import replace

import numpy as np
import pytest

from retriever.ranking.features import FEATURES
from retriever.ranking.linear import LinearRanker
from schemas.errors import ModelError
from tests.retriever.ranking.columns import features


def test_the_score_is_the_sum_of_weights_times_features():
    ranker = LinearRanker({"base": 2.0, "named_page": 0.5})
    assert ranker.score(features(base=[0.5, 1.0], named_page=[1.0, 0.0])).tolist() == [1.5, 2.0]


def test_the_parts_of_a_score_sum_to_it():
    ranker = LinearRanker({"base": 2.0, "named_page": 0.5})
    given = features(base=[0.5], named_page=[1.0])
    parts = ranker.parts(given, 0)
    assert {name: value for name, value in parts.items() if value} == {"base": 1.0, "named_page": 0.5}
    assert sum(parts.values()) == ranker.score(given)[0]


def test_other_rows_do_not_change_a_candidate_s_bits():
    weights = np.random.default_rng(1).normal(size=len(FEATURES))
    ranker = LinearRanker({f.name: w for f, w in zip(FEATURES, weights, strict=True)})
    columns = np.random.default_rng(2).random((len(FEATURES), 7), np.float32)
    many = replace(features(base=[0.0] * 7), **{f.name: c for f, c in zip(FEATURES, columns, strict=True)})
    one = replace(many, **{f.name: c[3:4] for f, c in zip(FEATURES, columns, strict=True)})
    assert ranker.score(many)[3] == ranker.score(one)[0]


def test_weights_of_other_features_are_refused():
    with pytest.raises(ModelError, match="no feature is called 'height'"):
        LinearRanker({"height": 1.0})


def test_a_file_without_weights_is_named(tmp_path):
    path = tmp_path / "linear.json"
    with pytest.raises(ModelError, match="there are no weights at"):
        LinearRanker.load(path)
    path.write_text("{")
    with pytest.raises(ModelError, match="are not JSON"):
        LinearRanker.load(path)
    path.write_text(json.dumps({"weights": [1]}))
    with pytest.raises(ModelError, match="has no weights by feature"):
        LinearRanker.load(path)
    path.write_text(json.dumps({"weights": {"base": 1.0}, "spread": 0}))
    with pytest.raises(ModelError, match="does not say how far its scores spread"):
        LinearRanker.load(path)


@pytest.mark.parametrize("weight", ["null", '"1"', "true", "NaN", "Infinity", "1e400", "[1]"])
def test_a_weight_that_is_no_number_is_refused(tmp_path, weight):
    path = tmp_path / "pages.json"
    path.write_text(f'{{"spread": 1.0, "weights": {{"base": {weight}}}}}')
    with pytest.raises(ModelError, match="the weight of base is no number"):
        LinearRanker.load(path)
