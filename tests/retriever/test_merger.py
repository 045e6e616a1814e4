"""What the merger promises whatever the ranker: proofs are kept, and a missing part has a ranker too."""

from dataclasses import replace

import pytest

from retriever.merger import (
    FURTHER_PART,
    beside_namesakes,
    beside_others,
    falling,
    first_rows,
    keep_proofs,
    promised,
    shifted,
)
from retriever.pipeline import build_retriever
from schemas.graph import Triple
from schemas.retrieval import ChunkEvidence, Pattern, Query, ScoredChunk, ScoredTriple
from schemas.settings import RetrieverSettings
from schemas.text import Language


def exact(identifier):
    return ScoredTriple(Triple(identifier, "s", "p", "o"), 1.0, "kg_cs")


def kept(said, triples, k):
    return keep_proofs(range(len(said)), said.__getitem__, triples, k)


def test_the_proof_of_an_exact_triple_takes_the_last_place_that_proves_nothing():
    assert kept([(), (), ("t",)], ["t"], 2) == [0, 2]


def test_a_proof_already_kept_moves_nothing():
    assert kept([("t",), (), ("t",)], ["t"], 2) == [0, 1]


def test_proofs_do_not_push_out_proofs():
    assert kept([("t",), ("u",), ("v",)], ["t", "u", "v"], 2) == [0, 1]


def test_a_hit_that_says_other_triples_alone_gives_way():
    assert kept([("like",), ("like",), ("t",)], ["t"], 2) == [0, 2]


def test_all_that_fits_a_pattern_is_promised_and_else_the_best_alone():
    query = Query("?", Language.ENGLISH, k=2)
    triples = [exact("t"), replace(exact("like"), retriever="kg_fr"), exact("u"), exact("v")]
    assert promised(query, triples) == ["t"]
    assert promised(replace(query, pattern=Pattern(subjects=("s",))), triples) == ["t", "u"]


def test_from_its_third_chunk_on_a_document_loses_by_how_many_of_it_are_better():
    chunks = ["long#3", "long#0", "other#0", "long#1", "long#2"]
    assert beside_others(chunks, [2.0, 5.0, 1.0, 4.0, 3.0], 0.5) == [1.0, 5.0, 1.0, 4.0, 2.5]


def test_two_chunks_of_a_document_stay_as_they_are_and_equal_ones_go_by_their_ids():
    assert beside_others(["a#0", "a#1", "b#0"], [3.0, 2.0, 1.0], 0.5) == [3.0, 2.0, 1.0]
    assert beside_others(["a#2", "a#1", "a#0"], [1.0, 1.0, 1.0], 0.5) == [0.5, 1.0, 1.0]


def test_a_document_loses_by_each_other_one_of_its_title_that_is_better():
    titled = [("ann", "a#0"), ("ann", "b#0"), ("", "c#0"), ("ann", "a#1"), ("ann", "d#0"), ("", "e#0")]
    scores = [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]
    assert beside_namesakes(titled, scores, 0.5) == [5.0, 3.5, 3.0, 1.5, 0.0, 0.0]


def test_what_a_hit_loses_is_one_of_the_parts_of_its_score():
    hit = ScoredChunk("a#2", "a", 3.0, ChunkEvidence(parts=(("base", 3.0),)))
    once = shifted(hit, 2.5, FURTHER_PART)
    assert (once.score, once.evidence.parts) == (2.5, (("base", 3.0), (FURTHER_PART, -0.5)))
    assert shifted(once, 2.0, FURTHER_PART).evidence.parts == (("base", 3.0), (FURTHER_PART, -1.0))
    assert shifted(hit, 3.0, FURTHER_PART) == hit


class Backwards:
    """A ranker that prefers what is least like the question."""

    name = "linear"
    spread = 0.25

    def score(self, features):
        return -features.base.astype(float)

    def parts(self, features, row):
        return {"base": -float(features.base[row])}


QUESTION = Query("Where was Max Mok born?", Language.ENGLISH)


@pytest.fixture
def backwards(retriever_with):
    return retriever_with(Backwards())


def test_the_ranker_decides_the_order(backwards):
    scores = [hit.score for hit in backwards.retrieve(QUESTION).chunks]
    bases = [-hit.evidence.base for hit in backwards.retrieve(QUESTION).chunks]
    assert scores == sorted(scores, reverse=True) == bases


@pytest.mark.parametrize("flow", ["rc->kag_merger", "kg_cs->kg_fr->kag_merger"])
def test_a_flow_with_a_part_missing_is_ranked_without_training(backwards, flow):
    assert backwards.retrieve(QUESTION, flow=flow).chunks[0].document == "mok"


def test_without_an_embedder_the_untrained_ranker_ranks(store, ontology):
    built = build_retriever(
        store, embedder=None, ontology=ontology, settings=RetrieverSettings(), ranker=Backwards()
    )
    assert built.retrieve(Query("Max Mok", Language.ENGLISH)).chunks[0].document == "mok"


def first(most: int, proven: int) -> list[int]:
    """The first of 30 rows of which only one proves what joins things of a question."""
    query = Query("?", Language.ENGLISH, k=most)
    return first_rows(query, range(30), lambda row: ("t",) if row == proven else (), [exact("t")])


@pytest.mark.parametrize("proven", [0, 4, 9, 10, 25])
def test_fewer_hits_are_the_first_of_more(proven: int):
    for most in range(1, 31):
        assert first(most, proven) == first(30, proven)[:most]
    assert proven in first(10, proven)
    assert sorted(first(30, proven)) == list(range(30))


def test_what_stands_behind_a_proof_that_is_kept_scores_less():
    hits = [
        ScoredChunk(f"{s}#0", str(s), s, ChunkEvidence(parts=(("base", s),))) for s in (5.0, 1.0, 3.0, 0.5)
    ]
    found = falling(hits)
    assert [hit.chunk for hit in found] == [hit.chunk for hit in hits]
    assert found[2].score < 1.0 == pytest.approx(found[2].score)
    assert [hit.score for hit in found[:2]] + [found[3].score] == [5.0, 1.0, 0.5]
    for hit in found:
        assert sum(value for _, value in hit.evidence.parts) == pytest.approx(hit.score)


@pytest.mark.parametrize(
    "question", ["Does Stephen Chow star in Faithfully Yours?", "Where was Max Mok born?"]
)
def test_a_shorter_ranking_is_the_beginning_of_a_longer_one(backwards, question: str):
    whole = backwards.retrieve(Query(question, Language.ENGLISH, k=12)).chunks
    for k in range(1, len(whole)):
        assert backwards.retrieve(Query(question, Language.ENGLISH, k=k)).chunks == whole[:k]


def test_what_the_default_flow_finds_exactly_is_proven_whatever_the_ranker(backwards):
    found = backwards.retrieve(Query("Does Stephen Chow star in Faithfully Yours?", Language.ENGLISH))
    (exact,) = [t.triple for t in found.triples if t.retriever == "kg_cs"]
    assert exact.predicate == "starring"
    assert [hit.document for hit in found.chunks if exact.id in hit.evidence.triples] == ["faithfully"]
