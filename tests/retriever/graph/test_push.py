"""Pushed PageRank against the exact one."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from retriever.graph.pagerank import personalized_pagerank, transitions
from retriever.graph.push import pushed_pagerank


def graph(size, edges):
    source, target = (np.array(column, np.int32) for column in zip(*edges, strict=True))
    return transitions(size, source, target, np.ones(len(edges), np.float32))


def test_a_path_of_three_by_hand():
    # 0 - 1 - 2, restart at 1 with damping 1/2: x1 = 1/2 + (x0 + x2) / 2, x0 = x2 = x1 / 4, so x1 = 2/3
    walk = np.array([1], np.int32), np.ones(1, np.float32)
    (masses,) = pushed_pagerank(graph(3, [(0, 1), (1, 2)]), [walk], first=3)
    assert np.allclose(masses, [1 / 6, 2 / 3, 1 / 6], atol=1e-3)


def test_no_seed_no_mass():
    nothing = np.zeros(0, np.int32)
    assert not pushed_pagerank(graph(2, [(0, 1)]), [(nothing, nothing.astype(np.float32))], first=2).any()


def test_walks_together_have_the_bits_of_each_alone():
    prepared = graph(6, [(0, 1), (1, 2), (2, 3), (3, 0), (3, 4), (2, 5)])
    walks = [(np.array(s, np.int32), np.array(w, np.float32)) for s, w in (([0, 4], [1, 2]), ([5], [1]))]
    together = pushed_pagerank(prepared, walks, first=6)
    alone = [pushed_pagerank(prepared, [walk], first=6)[0] for walk in walks]
    assert (together == alone).all()
    assert (together[0] != together[1]).any()


def test_what_is_not_worth_it_is_not_pushed_on():
    star = graph(101, [(0, leaf) for leaf in range(1, 101)] + [(1, 2), (3, 4)])
    seeds, weights = np.array([1], np.int32), np.ones(1, np.float32)
    (near,) = pushed_pagerank(star, [(seeds, weights)], first=101, least=1e-2)
    assert near[0] > 0
    assert near[3] == 0  # the hub has 100 neighbours and got less than a hundredth for each


@settings(deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_it_comes_near_the_exact_masses(seed):
    random = np.random.default_rng(seed)
    size = 30
    edges = [(i, int(random.integers(i))) for i in range(1, size)] + [
        tuple(int(v) for v in random.choice(size, 2, replace=False)) for _ in range(20)
    ]
    prepared = graph(size, edges)
    seeds = np.sort(random.choice(size, 3, replace=False)).astype(np.int32)
    weights = random.random(3).astype(np.float32) + np.float32(0.1)
    whole = np.zeros(size, np.float32)
    whole[seeds] = weights
    exact = personalized_pagerank(prepared, whole, tolerance=1e-6)
    (pushed,) = pushed_pagerank(prepared, [(seeds, weights)], first=size, least=1e-8)
    assert np.abs(exact - pushed).max() < 2e-3
    assert pushed.sum() <= 1 + 1e-4
