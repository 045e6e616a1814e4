"""BM25 worked by hand and beside bm25s."""

import math

import bm25s
import numpy as np
import pytest

from retriever.text.bm25 import bm25_scores
from schemas.statistics import TermStatistics

CHUNKS = [("the", "film", "stars", "chow"), ("chow", "chow", "sings"), ("a", "planet")]


def test_one_term_worked_by_hand():
    # df 2 of 3 chunks: idf = ln(1 + 1.5/2.5); chunk 0: tf 1, length 4 of mean 3: norm = 1.5(0.25 + 1) = 1.875
    statistics = TermStatistics(3, 3.0, {"chow": 2})
    scores = bm25_scores(["chow"], CHUNKS, statistics)
    idf = math.log(1.6)
    assert scores == pytest.approx([idf / 2.875, idf * 2 / 3.5, 0.0])


def test_agrees_with_bm25s():
    index = bm25s.BM25()
    index.index([list(chunk) for chunk in CHUNKS], show_progress=False)
    question = ["chow", "film"]
    ours = bm25_scores(question, CHUNKS, TermStatistics(3, 3.0, {"chow": 2, "film": 1}))
    assert ours == pytest.approx(np.asarray(index.get_scores(question)), abs=1e-5)


def test_an_unknown_term_adds_nothing():
    assert bm25_scores(["zebra"], CHUNKS, TermStatistics(3, 3.0, {})).tolist() == [0.0, 0.0, 0.0]
