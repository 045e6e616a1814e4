"""Passages in the order of a proof."""

import pytest

from schemas.answer import Answer, Citation, Proof, StopReason
from schemas.graph import Subgraph
from schemas.retrieval import ChunkEvidence, Query, Ranking, ScoredChunk
from schemas.text import Language
from solver.proof.resting import WHY, proof_first


def hit(chunk: str, score: float) -> ScoredChunk:
    return ScoredChunk(chunk, chunk.split("#")[0], score, ChunkEvidence(base=score / 10), "holds words")


def answered(*chunks: str, abstained: bool = False) -> Answer:
    cited = tuple(Citation(chunk, chunk.split("#")[0], "", (), 0, 1, "x") for chunk in chunks)
    return Answer(
        question="Who?", text="A.", marked="A.", abstained=abstained, stop_reason=StopReason.ANSWERED,
        language=Language.ENGLISH, citations=cited, plan="", steps=(), subgraph=Subgraph(),
        proof=Proof("", "", "", (), (), (), (), "", 1, 0.0), ms=1.0,
    )  # fmt: skip


@pytest.fixture
def ranking() -> Ranking:
    return Ranking(Query("Who?", Language.ENGLISH, k=3), (hit("a#0", 3.0), hit("b#0", 2.0), hit("c#0", 1.0)))


def test_what_the_answer_cites_stands_first_in_its_order_each_once(ranking: Ranking) -> None:
    found = proof_first(ranking, answered("c#0", "d#4", "c#0")).chunks
    assert [one.chunk for one in found] == ["c#0", "d#4", "a#0"]
    assert [one.score for one in found] == [3.0, 3.0, 3.0]


def test_a_cited_chunk_keeps_what_the_flow_knows_of_it_and_says_why_it_is_there(ranking: Ranking) -> None:
    first, other, *_ = proof_first(ranking, answered("c#0", "d#4")).chunks
    assert (first.evidence.base, first.why) == (0.1, f"{WHY} · holds words")
    assert (other.document, other.evidence, other.why) == ("d", ChunkEvidence(), WHY)


def test_an_abstention_changes_nothing(ranking: Ranking) -> None:
    assert proof_first(ranking, answered("c#0", abstained=True)) == ranking
