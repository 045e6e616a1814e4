"""The weighted mean of two rankers."""

import pytest

from retriever.ranking.blend import BlendRanker
from retriever.ranking.linear import LinearRanker
from retriever.ranking.ranker import load_ranker
from retriever.ranking.trees import Tree, TreesRanker
from tests.retriever.ranking.columns import features

STUMP = Tree((0, -1, -1), (0.5, 0, 0), (2, 0, 0), (1.0, 0.0, 2.0))  # base > 0.5 gives 2, else 0


@pytest.fixture
def blend():
    linear, trees = LinearRanker({"base": 3.0}, spread=1.5), TreesRanker([STUMP], spread=0.5)
    return BlendRanker(linear, trees, LinearRanker({"path_ends": 2.0}))


def test_each_ranker_counts_by_its_part_in_units_of_its_spread(blend):
    # 0.15 * 3 * 0.9 / 1.5 + 0.85 * 2 / 0.5 and 0.15 * 3 * 0.3 / 1.5 + 0
    assert blend.score(features(base=[0.9, 0.3])) == pytest.approx([3.67, 0.09])


def test_the_parts_of_a_score_sum_to_it(blend):
    # base: 0.15 * 1.8 of the linear, 0.85 * 2 of the tree, as much as its mean
    given = features(base=[0.9])
    parts = {name: value for name, value in blend.parts(given, 0).items() if value}
    assert parts == pytest.approx({"base": 0.27 + 1.7, "mean": 1.7})
    assert sum(parts.values()) == pytest.approx(blend.score(given)[0])


def test_on_whole_pages_features_count_more(blend):
    # 2 * 0.5 more on a page, half of that on a short one, nothing in a passage
    given = features(base=[0.9] * 4, path_ends=[0.5, 0.5, 0.5, 0.0], paged=[1.0, 0.5, 0.0, 1.0])
    scores = blend.score(given)
    assert scores - scores[3] == pytest.approx([1.0, 0.5, 0.0, 0.0])
    parts = blend.parts(given, 1)
    assert parts["path_ends"] == pytest.approx(0.5)
    assert sum(parts.values()) == pytest.approx(scores[1])


def test_the_shipped_weights_make_a_blend():
    ranker = load_ranker("blend")
    assert (ranker.name, ranker.spread) == ("blend", 1.0)
