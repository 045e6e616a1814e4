"""Where a node of Neo4j is in the arrays of a snapshot."""

from __future__ import annotations

import numpy as np
import pytest

from backends.stores.neo4j.snapshot import Places


def test_ends_are_one_number_an_edge_whatever_its_direction():
    places = Places(np.array([70, 10, 40]))
    found = places.ends([[70, [10, 40]], [40, [70, 70]]])
    assert found.tolist() == [0 * 3 + 1, 0 * 3 + 2, 0 * 3 + 2, 0 * 3 + 2]


@pytest.mark.parametrize("number", [5, 50, 99])
def test_a_node_that_is_not_there_is_an_error(number: int):
    with pytest.raises(KeyError):
        Places(np.array([70, 10, 40])).of([10, number], 2)


def test_a_graph_without_nodes_has_no_ends():
    assert Places(np.array([], dtype=np.int64)).ends([]).tolist() == []
