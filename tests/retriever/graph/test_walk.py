"""Where a chunk's PageRank mass came from."""

import numpy as np
import pytest

from retriever.graph.views import GraphViews
from retriever.graph.walk import by_seed, chunk_masses, restart_weights
from retriever.text.word_index import WordIndexes
from schemas.retrieval import ChunkEvidence, Query, ScoredChunk
from schemas.text import Language


@pytest.fixture
def view(store):
    return GraphViews(store, WordIndexes(store)).current()


def test_a_rare_name_gets_more_of_the_restarts_than_a_common_one(retriever, view):
    # Max Mok is in 2 chunks, Hong Kong (0.9: it has no page) in 3: 1/ln 4 : 0.9/ln 5 = 0.563 : 0.437
    linked = retriever.link("Is Max Mok from Hong Kong?", Language.ENGLISH)
    shares = dict(restart_weights(view, linked).values())
    assert shares == {"Max Mok": pytest.approx(0.563, abs=1e-3), "Hong Kong": pytest.approx(0.437, abs=1e-3)}


def test_a_question_that_names_nothing_starts_no_walk(view):
    by_names, by_chunks = chunk_masses(view, [], np.array([0], np.int32), np.ones(1, np.float32))
    assert not by_names.any()
    assert by_chunks[0] > 0


def test_the_parts_of_a_chunk_s_mass_sum_to_the_whole(retriever):
    query = Query("Is Max Mok from Hong Kong?", Language.ENGLISH)
    hits = retriever.retrieve(query, explain=True).chunks
    hit = next(hit for hit in hits if hit.document == "mok")
    assert {name for name, _ in hit.evidence.seeds} == {"Max Mok", "Hong Kong"}
    assert f"PageRank {hit.evidence.pagerank:.4f} (from Max Mok 0." in hit.why
    for hit in hits:
        whole = hit.evidence.pagerank
        assert sum(mass for _, mass in hit.evidence.seeds) == pytest.approx(whole, rel=1e-6)
        assert bool(hit.evidence.seeds) == (whole > 0)


def hit_with(mass: float, why: str) -> ScoredChunk:
    return ScoredChunk("mok#0", "mok", 1.0, ChunkEvidence(pagerank=mass), why)


def test_the_parts_are_shown_right_behind_the_whole(retriever, view):
    one = retriever.link("Where was Max Mok born?", Language.ENGLISH)
    (hit,) = by_seed(view, one, [hit_with(0.0123, "PageRank 0.0123 · like the question 1.00")])
    assert hit.why == "PageRank 0.0123 (from Max Mok) · like the question 1.00"


@pytest.mark.parametrize(("mass", "seeds"), [(0.0, 0), (0.00001, 1)])
def test_nothing_is_told_of_a_mass_that_would_be_shown_as_nothing(retriever, view, mass: float, seeds: int):
    one = retriever.link("Where was Max Mok born?", Language.ENGLISH)
    (hit,) = by_seed(view, one, [hit_with(mass, "like the question 1.00")])
    assert (hit.why, len(hit.evidence.seeds)) == ("like the question 1.00", seeds)


def test_the_view_is_read_again_only_after_a_change(store):
    views = GraphViews(store, WordIndexes(store))
    first = views.current()
    assert views.current() is first
    store.delete_documents(["mok"])
    second = views.current()
    assert second.version > first.version
    assert second.chunk("mok#0") == -1
    assert first.identifier(first.chunk("mok#0")) == "mok#0"
