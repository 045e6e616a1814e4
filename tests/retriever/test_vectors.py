"""Which chunks the vectors in memory propose."""

import numpy as np
import pytest

from retriever import vectors
from retriever.vectors import VectorRows, highest


class Stored:
    """A store of four chunks, the last without a vector."""

    ROWS = (None, *np.eye(3, dtype=np.float32)[::-1])

    def get_vectors(self, chunks):
        return [self.ROWS[-1 - int(chunk)] for chunk in chunks]


class View:
    version, chunks = 1, 4

    def identifier(self, node):
        return str(node)


ASKED = np.array([0.2, 0.9, 0.4], np.float32)


@pytest.mark.parametrize(
    ("most", "within", "nearest"),
    [
        (2, None, [1, 2]),
        (9, None, [0, 1, 2]),
        (1, [True, False, True, True], [2]),
        (3, [False, False, False, True], []),
    ],
)
def test_the_likest_chunks_that_may_answer_are_proposed_in_order_of_nodes(most, within, nearest):
    allowed = None if within is None else np.array(within)
    found = VectorRows(Stored(), 3).nearest(View(), ASKED, most, allowed)
    assert found.tolist() == nearest


def test_a_store_too_large_to_be_scanned_proposes_itself(monkeypatch):
    monkeypatch.setattr(vectors, "_AT_ONCE", 3)
    assert VectorRows(Stored(), 3).nearest(View(), ASKED, 2, None) is None


def test_of_equal_scores_the_first_are_taken():
    assert highest(np.array([1, 3, 2, 2, 2], np.float32), 3).tolist() == [1, 2, 3]
    assert highest(np.array([1.0], np.float32), 0).tolist() == []
