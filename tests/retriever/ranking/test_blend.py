"""The mean of two rankers."""

import pytest

from retriever.ranking.blend import BlendRanker
from retriever.ranking.linear import LinearRanker
from retriever.ranking.ranker import load_ranker
from retriever.ranking.trees import Tree, TreesRanker
from tests.retriever.ranking.columns import features

STUMP = Tree((0, -1, -1), (0.5, 0, 0), (2, 0, 0), (1.0, 0.0, 2.0))  # base > 0.5 gives 2, else 0


@pytest.fixture
def blend():
    return BlendRanker(LinearRanker({"base": 3.0}, spread=1.5), TreesRanker([STUMP], spread=0.5))


def test_each_ranker_counts_half_in_units_of_its_spread(blend):
    # (3 * 0.9 / 1.5 + 2 / 0.5) / 2 and (3 * 0.3 / 1.5 + 0) / 2
    assert blend.score(features(base=[0.9, 0.3])) == pytest.approx([2.9, 0.3])


def test_the_parts_of_a_score_sum_to_it(blend):
    # base: 0.9 of the linear, (2 - 1) of the tree; the tree's mean is 1
    given = features(base=[0.9])
    parts = {name: value for name, value in blend.parts(given, 0).items() if value}
    assert parts == pytest.approx({"base": 0.9 + 1.0, "mean": 1.0})
    assert sum(parts.values()) == pytest.approx(blend.score(given)[0])


def test_the_shipped_weights_make_a_blend():
    ranker = load_ranker("blend")
    assert (ranker.name, ranker.spread) == ("blend", 1.0)
