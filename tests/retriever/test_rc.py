"""Which questions are asked of a part of the store's chunks."""

import numpy as np
import pytest

from retriever.graph.views import GraphViews
from retriever.memo import Memo
from retriever.scoring import ChunkScorer
from retriever.text.asked import Asked
from retriever.text.word_index import WordIndexes
from retriever.vectors import VectorRows


class OfThePart:
    """Reads questions for the first `found` of a thousand chunks."""

    def __init__(self, found):
        self.found = found

    def read(self, question, words):
        return Asked((), {}, {}, None)

    def within(self, question, words):
        return np.arange(1000) < self.found


@pytest.mark.parametrize(("found", "asked"), [(0, False), (1, False), (2, True), (500, True)])
def test_a_part_of_fewer_than_one_chunk_in_five_hundred_is_not_asked(store, found, asked):
    views, words = GraphViews(store, WordIndexes(store)), WordIndexes(store)
    scorer = ChunkScorer(store, None, Memo(store), views, words, VectorRows(store, 0), OfThePart(found))
    assert scorer.may_find("Who?") is asked
