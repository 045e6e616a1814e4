"""The sum that ranks chunks, and the promise that proofs are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retriever.evidence import combine, gather
from retriever.merger import LINKED, NAMED, PROVES, WALKED, keep_proofs, score, walked
from schemas.graph import Triple
from schemas.retrieval import ChunkEvidence, ScoredChunk, ScoredTriple


def hit(name, value, *triples):
    return ScoredChunk(f"{name}#0", name, value, ChunkEvidence(base=value, triples=triples))


def exact(identifier):
    return ScoredTriple(Triple(identifier, "s", "p", "o"), 1.0, "kg_cs")


def test_the_score_is_the_sum_of_its_parts():
    evidence = ChunkEvidence(base=0.4, named=1.0, linked=0.5, pagerank=0.01, triples=("t",))
    # a tenth of the largest mass stands at 1 - 1/4 of the four decades
    expected = 0.4 + NAMED * 1.0 + LINKED * 0.5 + WALKED * 0.75 + PROVES * 0.9
    assert score(evidence, 0.1, {"t": 0.9}) == pytest.approx(expected)


def test_walked_is_one_for_the_largest_mass_and_zero_for_a_ten_thousandth():
    assert walked(0.02, 0.02) == 1.0
    assert walked(0.000002, 0.02) == 0.0
    assert walked(0.0, 0.0) == 0.0


def test_without_graph_evidence_the_base_ranking_stays():
    hits = [ChunkEvidence(base=value) for value in (0.9, 0.5, 0.1)]
    assert [score(e, 0.0, {}) for e in hits] == [0.9, 0.5, 0.1]


def test_the_proof_of_an_exact_triple_takes_the_last_place_that_proves_nothing():
    ranked = [hit("a", 0.9), hit("b", 0.8), hit("c", 0.1, "t")]
    assert [h.document for h in keep_proofs(ranked, [exact("t")], 2)] == ["a", "c"]


def test_a_proof_already_kept_moves_nothing():
    ranked = [hit("a", 0.9, "t"), hit("b", 0.8), hit("c", 0.1, "t")]
    assert [h.document for h in keep_proofs(ranked, [exact("t")], 2)] == ["a", "b"]


def test_proofs_do_not_push_out_proofs():
    ranked = [hit("a", 0.9, "t"), hit("b", 0.8, "u"), hit("c", 0.1, "v")]
    assert [h.document for h in keep_proofs(ranked, [exact("t"), exact("u"), exact("v")], 2)] == ["a", "b"]


channel = st.floats(0, 1, width=32)
evidences = st.builds(
    ChunkEvidence,
    dense=channel,
    lexical=channel,
    base=channel,
    named=channel,
    linked=channel,
    residual=channel,
    pagerank=channel,
    triples=st.lists(st.sampled_from("tuv"), max_size=2).map(lambda ids: tuple(sorted(set(ids)))),
    linked_from=st.sampled_from(["", "x#0", "y#0"]),
)


@given(evidences, evidences)
def test_combining_takes_the_stronger_of_each_channel_in_any_order(one, other):
    both = combine(one, other)
    assert both == combine(other, one) or (one.linked, one.linked_from) == (other.linked, other.linked_from)
    assert both.base == max(one.base, other.base)
    assert both.pagerank == max(one.pagerank, other.pagerank)
    assert set(both.triples) == {*one.triples, *other.triples}


def test_gathering_joins_what_several_retrievers_know_of_a_chunk():
    gathered = gather(
        [{"a#0": ChunkEvidence(base=0.5)}, {"a#0": ChunkEvidence(named=1.0), "b#0": ChunkEvidence()}]
    )
    assert gathered["a#0"] == ChunkEvidence(base=0.5, named=1.0)
    assert sorted(gathered) == ["a#0", "b#0"]
