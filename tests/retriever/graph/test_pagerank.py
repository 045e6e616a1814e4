"""Personalized PageRank against a hand-worked graph, its readable twin and networkx."""

import networkx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retriever.graph.pagerank import personalized_pagerank, transitions


def power_iteration(size, edges, seeds, damping, rounds=500):
    """The readable twin: x = (1 - d) s + d W D^-1 x, repeated."""
    matrix = np.zeros((size, size))
    for source, target, weight in edges:
        matrix[source, target] += weight
        matrix[target, source] += weight
    matrix += np.diag(matrix.sum(0) == 0)
    columns = matrix / matrix.sum(0)
    start = seeds / seeds.sum()
    mass = start
    for _ in range(rounds):
        mass = (1 - damping) * start + damping * columns @ mass
    return mass


def conjugate_gradient(size, edges, seeds, damping, rounds=500):
    source, target, weight = (
        (np.array(column) for column in zip(*edges, strict=True)) if edges else ([], [], [])
    )
    graph = transitions(
        size, np.asarray(source, np.int32), np.asarray(target, np.int32), np.asarray(weight, np.float32)
    )
    return personalized_pagerank(graph, np.asarray(seeds, np.float32), damping=damping, tolerance=1e-7)


@pytest.mark.parametrize("solve", [power_iteration, conjugate_gradient])
def test_a_path_of_three_nodes(solve):
    # a - b - c, restart at a, d = 1/2: a = 1/2 + b/4, b = (a + c)/2, c = b/4.
    mass = solve(3, [(0, 1, 1.0), (1, 2, 1.0)], np.array([1.0, 0.0, 0.0]), 0.5)
    assert mass == pytest.approx([7 / 12, 4 / 12, 1 / 12], abs=1e-6)


@pytest.mark.parametrize("solve", [power_iteration, conjugate_gradient])
def test_a_node_without_edges_keeps_its_own_mass(solve):
    mass = solve(3, [(0, 1, 1.0)], np.array([1.0, 0.0, 1.0]), 0.5)
    assert mass == pytest.approx([1 / 3, 1 / 6, 1 / 2], abs=1e-6)


@pytest.mark.parametrize("damping", [0.5, 0.85])
def test_agrees_with_networkx_on_the_karate_club(damping):
    graph = networkx.karate_club_graph()
    edges = [(a, b, float(w)) for a, b, w in graph.edges(data="weight")]
    seeds = np.zeros(34)
    seeds[[0, 33]] = 1, 3
    expected = networkx.pagerank(graph, damping, personalization={0: 1, 33: 3}, tol=1e-12, max_iter=1000)
    mass = conjugate_gradient(34, edges, seeds, damping)
    assert mass == pytest.approx([expected[node] for node in range(34)], abs=1e-5)


graphs = st.integers(2, 12).flatmap(
    lambda size: st.tuples(
        st.just(size),
        st.lists(
            st.tuples(
                st.integers(0, size - 1), st.integers(0, size - 1), st.floats(0.125, 8, width=32)
            ).filter(lambda edge: edge[0] != edge[1]),
            max_size=30,
        ),
        st.lists(st.integers(0, 5), min_size=size, max_size=size).filter(any),
    )
)


@settings(deadline=None)  # the machine may be busy
@given(graphs, st.floats(0.05, 0.95))
def test_mass_sums_to_one_and_equals_power_iteration(graph, damping):
    size, edges, seeds = graph
    mass = conjugate_gradient(size, edges, seeds, damping)
    assert float(mass.sum()) == pytest.approx(1, abs=1e-4)
    assert mass == pytest.approx(
        power_iteration(size, edges, np.array(seeds, float), damping, 2000), abs=1e-4
    )


@given(graphs, st.integers(0, 12))
@settings(deadline=None)
def test_the_mass_of_the_first_nodes_is_that_of_all(graph, first):
    size, edges, seeds = graph
    source, target, weight = (np.array([edge[part] for edge in edges]) for part in range(3))
    prepared = transitions(size, source.astype(np.int32), target.astype(np.int32), weight.astype(np.float32))
    given_seeds = np.array(seeds, np.float32)
    few = personalized_pagerank(prepared, given_seeds, first=min(first, size))
    assert np.array_equal(few, personalized_pagerank(prepared, given_seeds)[: len(few)])


def test_nothing_to_start_from_reaches_nothing():
    assert not conjugate_gradient(2, [(0, 1, 1.0)], [0, 0], 0.5).any()


@pytest.mark.parametrize(("seeds", "damping"), [([1, 0], 1.0), ([1, 0], 0.0), ([1, -1], 0.5)])
def test_impossible_arguments_are_refused(seeds, damping):
    with pytest.raises(ValueError, match="must"):
        conjugate_gradient(2, [(0, 1, 1.0)], seeds, damping)
