"""Trees scored all at once: by hand, and bit for bit as their trainer scores them."""

import json

import numpy as np
import pytest

from retriever.ranking.features import FEATURES
from retriever.ranking.trees import Tree, TreesRanker
from schemas.errors import ModelError
from tests.retriever.ranking.columns import features

BASE = [feature.name for feature in FEATURES].index("base")
NAMED = [feature.name for feature in FEATURES].index("named_page")

# base <= 0.5 ? 1 : (named_page <= 0.25 ? 2 : 4); the training rows had a mean of 1.5, on the right of 3.
TREE = Tree((BASE, -1, NAMED, -1, -1), (0.5, 0, 0.25, 0, 0), (2, 0, 4, 0, 0), (1.5, 1.0, 3.0, 2.0, 4.0))
STUMP = Tree((BASE, -1, -1), (0.75, 0, 0), (2, 0, 0), (0.0, -0.5, 0.5))


def test_each_candidate_falls_into_one_leaf_of_each_tree():
    given = features(base=[0.5, 0.6, 0.6, 0.9], named_page=[1.0, 0.25, 0.3, 0.0])
    assert TreesRanker([TREE]).score(given).tolist() == [1.0, 2.0, 4.0, 2.0]
    assert TreesRanker([TREE, STUMP]).score(given).tolist() == [0.5, 1.5, 3.5, 2.5]


def test_the_parts_of_a_score_sum_to_it():
    given = features(base=[0.9], named_page=[0.5])
    ranker = TreesRanker([TREE, STUMP])
    # mean 1.5 + 0; base moves the first tree by 3 - 1.5 and the second by 0.5; named_page 4 - 3
    assert ranker.parts(given, 0) == {"mean": 1.5, "base": 2.0, "named_page": 1.0}
    assert ranker.score(given)[0] == 4.5


def test_a_tree_that_is_one_leaf_adds_it():
    assert (
        TreesRanker([Tree((-1,), (0,), (0,), (0.25,))]).score(features(base=[0.0, 1.0])).tolist()
        == [0.25] * 2
    )


def test_trees_that_do_not_fit_are_refused(tmp_path):
    path = tmp_path / "trees.json"
    path.write_text(json.dumps({"features": ["height"], "trees": []}))
    with pytest.raises(ModelError, match="trained on other features"):
        TreesRanker.load(path)
    names = [feature.name for feature in FEATURES]
    path.write_text(json.dumps({"features": names, "spread": 1.0, "trees": [{"feature": [0]}]}))
    with pytest.raises(ModelError, match="is damaged"):
        TreesRanker.load(path)


def _row(tree: Tree) -> dict[str, list[float]]:
    fields = ("feature", "threshold", "right", "value")
    return {name: list(getattr(tree, name)) for name in fields}


@pytest.mark.parametrize(
    "damage",
    [
        {"feature": [999, -1, NAMED, -1, -1]},
        {"value": [1.5, float("nan"), 3.0, 2.0, 4.0]},
        {"threshold": [float("inf"), 0, 0.25, 0, 0]},
        {"right": [0, 0, 4, 0, 0]},  # back to itself, so that nobody who follows it arrives
        {"right": [3, 0, 4, 0, 0]},  # into the middle of another branch
        {"right": [2, 0, 9, 0, 0]},
        {"feature": [-1, -1, NAMED, -1, -1]},  # a root that is a leaf, with nodes behind it
        {"value": [1.5]},
    ],
)
def test_damaged_trees_are_refused(damage: dict[str, list[float]], tmp_path) -> None:
    path = tmp_path / "trees.json"
    names = [feature.name for feature in FEATURES]
    path.write_text(json.dumps({"features": names, "spread": 1, "trees": [_row(TREE) | damage]}))
    with pytest.raises(ModelError, match="is damaged"):
        TreesRanker.load(path)


def test_a_file_needs_trees_and_a_whole_number_may_be_its_spread(tmp_path) -> None:
    path = tmp_path / "trees.json"
    names = [feature.name for feature in FEATURES]
    path.write_text(json.dumps({"features": names, "spread": 2, "trees": []}))
    with pytest.raises(ModelError, match="has no trees"):
        TreesRanker.load(path)
    path.write_text(json.dumps({"features": names, "spread": 2, "trees": [_row(TREE)]}))
    assert TreesRanker.load(path).spread == 2.0


def test_scores_have_the_bits_of_lightgbm():
    lightgbm = pytest.importorskip("lightgbm", exc_type=(ImportError, OSError))  # libgomp may be missing
    from benchmarks.ranking_models import flattened

    random = np.random.default_rng(0)
    matrix = random.random((600, len(FEATURES)), np.float32)
    gold = (matrix[:, 0] + matrix[:, 3] * matrix[:, 5] + 0.3 * random.random(600) > 1.2).astype(int)
    rows = lightgbm.Dataset(matrix, gold, group=[20] * 30)
    options = {"objective": "lambdarank", "num_leaves": 31, "min_data_in_leaf": 5, "verbose": -1, "seed": 0}
    booster = lightgbm.train(options, rows, num_boost_round=40)
    ours = TreesRanker.of([flattened(tree["tree_structure"]) for tree in booster.dump_model()["tree_info"]])
    assert max(tree["num_leaves"] for tree in booster.dump_model()["tree_info"]) > 16
    assert (ours.score_matrix(matrix) == booster.predict(matrix)).all()
