"""Features as documented: in range, none without a meaning, the same for the same question."""

import numpy as np
import pytest

from retriever.ranking.features import FEATURES
from schemas.retrieval import Query
from schemas.text import Language

QUESTIONS = (
    ("Who is the husband of the woman who starred with Stephen Chow?", Language.ENGLISH),
    ("Where was Max Mok born?", Language.ENGLISH),
    ("功夫的导演在哪里出生？", Language.CHINESE),
    ("nothing of this stands anywhere", Language.ENGLISH),
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_values_lie_in_the_ranges_that_are_documented(retriever, question):
    matrix = retriever.candidates(Query(*question)).features.matrix()
    for column, feature in zip(matrix.T, FEATURES, strict=True):
        assert column.min(initial=feature.low) >= feature.low - 1e-5, feature.name
        assert column.max(initial=feature.low) <= feature.high + 1e-5, feature.name


def test_every_feature_says_what_it_means_and_who_computes_it():
    assert all(f.name and f.meaning and f.low < f.high for f in FEATURES)
    assert {f.by for f in FEATURES} == {"rc", "linking", "kg_fr", "kg_cs", "kag_merger"}


def test_the_same_question_gives_the_same_bits(retriever):
    first, second = (retriever.candidates(Query(*QUESTIONS[0])).features.matrix() for _ in range(2))
    assert np.array_equal(first, second)


def test_a_second_step_is_seen_in_its_features(retriever):
    candidates = retriever.candidates(Query(*QUESTIONS[0]))
    row = candidates.ids.index("shum#0")
    features = candidates.features
    # the page about Stephen Chow names Lidia Shum, whose page alone has the word "married" or "she"
    assert features.link_names[row] == 1
    assert features.seed_named[row] == 1
    assert features.named_page[row] == 0
    assert features.named_page[candidates.ids.index("chow#0")] == 1


def test_an_edge_of_the_graph_counts_by_its_wording(retriever):
    candidates = retriever.candidates(Query("Who is the director of 功夫?", Language.ENGLISH))
    row = candidates.ids.index("zhou#0")
    assert candidates.features.has_edge[row] == 1
    assert candidates.features.edge[row] == 1  # `director` stands in the question
