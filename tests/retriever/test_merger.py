"""What the merger promises whatever the ranker: proofs are kept, and a missing part has a ranker too."""

import pytest

from retriever.merger import keep_proofs
from retriever.pipeline import build_retriever
from schemas.graph import Triple
from schemas.retrieval import Query, ScoredTriple
from schemas.settings import RetrieverSettings
from schemas.text import Language


def exact(identifier):
    return ScoredTriple(Triple(identifier, "s", "p", "o"), 1.0, "kg_cs")


def kept(said, triples, k):
    return keep_proofs(range(len(said)), lambda row: said[row], [exact(t) for t in triples], k)


def test_the_proof_of_an_exact_triple_takes_the_last_place_that_proves_nothing():
    assert kept([(), (), ("t",)], ["t"], 2) == [0, 2]


def test_a_proof_already_kept_moves_nothing():
    assert kept([("t",), (), ("t",)], ["t"], 2) == [0, 1]


def test_proofs_do_not_push_out_proofs():
    assert kept([("t",), ("u",), ("v",)], ["t", "u", "v"], 2) == [0, 1]


class Backwards:
    """A ranker that prefers what is least like the question."""

    name = "linear"

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
    built.close()
