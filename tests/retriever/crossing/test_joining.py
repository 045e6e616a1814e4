"""Hits of the other language among those of the question's own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from retriever.crossing.joining import merged
from schemas.retrieval import ScoredChunk

OWN = tuple(ScoredChunk(f"own{n}#0", f"own{n}", score) for n, score in enumerate((9.0, 7.0, 4.0, 2.0)))


def other(**scores: float) -> list[ScoredChunk]:
    return [ScoredChunk(f"{name}#0", name, score) for name, score in scores.items()]


def order(own, others) -> list[tuple[str, float]]:
    return [(hit.document, hit.score) for hit in merged(own, others, 1.0)]


def test_a_hit_of_the_other_language_must_score_one_more():
    assert order(OWN, other(a=5.5, b=4.5)) == [
        ("own0", 9), ("own1", 7), ("a", 4.5), ("own2", 4), ("b", 3.5), ("own3", 2),
    ]  # fmt: skip


def test_the_first_two_of_the_own_language_stay_first():
    assert order(OWN, other(a=30.0))[:3] == [("own0", 9), ("own1", 7), ("a", 7)]


def test_a_chunk_that_both_found_stands_where_it_is_better():
    assert order(OWN, [ScoredChunk("own3#0", "own3", 6.0)]) == [
        ("own0", 9),
        ("own1", 7),
        ("own3", 5),
        ("own2", 4),
    ]


def test_without_hits_of_its_own_the_others_stay_in_order():
    assert order((), other(a=3.0, b=2.0)) == [("a", 2), ("b", 1)]


HITS = st.dictionaries(st.sampled_from("abcdef"), st.floats(-5, 5), max_size=6)


@given(HITS, HITS)
def test_scores_never_rise_and_nothing_is_lost(own, others):
    first = sorted(other(**own), key=lambda hit: -hit.score)
    found = merged(first, other(**others), 1.0)
    assert {hit.document for hit in found} == {*own, *others}
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)
