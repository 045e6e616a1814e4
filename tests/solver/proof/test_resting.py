"""Passages in the order of a proof."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from schemas.answer import Answer, Citation, Proof, StopReason
from schemas.graph import Subgraph, Triple
from schemas.retrieval import ChunkEvidence, Query, Ranking, ScoredChunk, ScoredTriple
from schemas.text import Language
from solver.proof.resting import WHY, among_first, lacks, proof_first


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


@pytest.fixture
def long() -> Ranking:
    hits = tuple(hit(f"{letter}#0", 9.0 - place) for place, letter in enumerate("abcdefg"))
    return Ranking(Query("Who?", Language.ENGLISH, k=7), hits)


def order(ranking: Ranking) -> str:
    return "".join(one.document for one in ranking.chunks)


@pytest.mark.parametrize(
    ("cited", "found"),
    [
        (("b#0", "a#0"), "abcdefg"),  # all of it stands there already, in whatever order
        (("g#0",), "abcdgef"),
        (("x#1",), "abcdxef"),  # what the flow did not rank
        (("f#0", "e#0"), "abcefdg"),  # what stands among the first is cited too, and stays
        (("f#0", "g#0", "x#1", "y#0", "z#0"), "afgxybc"),  # the very first stays
        ((), "abcdefg"),
    ],
)
def test_what_is_cited_takes_the_last_of_the_first_five_places(
    long: Ranking, cited: tuple[str, ...], found: str
) -> None:
    assert order(among_first(long, answered(*cited))) == found


@pytest.mark.parametrize(("k", "found"), [(1, "a"), (2, "ag"), (3, "abg")])
def test_fewer_places_are_shared_alike(long: Ranking, k: int, found: str) -> None:
    few = Ranking(Query("Who?", Language.ENGLISH, k=k), long.chunks[:k])
    assert order(among_first(few, answered("g#0"))) == found


def test_a_lifted_passage_scores_what_the_one_before_it_does_and_all_that_are_cited_say_so(
    long: Ranking,
) -> None:
    found = among_first(long, answered("a#0", "g#0")).chunks
    assert [one.score for one in found] == [9.0, 8.0, 7.0, 6.0, 6.0, 5.0, 4.0]
    assert [one.document for one in found if one.why.startswith(WHY)] == ["a", "g"]
    assert found[4].evidence.base == pytest.approx(0.3)


def test_what_the_ranking_lacks_keeps_the_evidence_that_is_known_of_it(long: Ranking) -> None:
    further = hit("x#1", 1.0)
    assert [lacks(long, answered(chunk)) for chunk in ("g#0", "x#1")] == [False, True]
    lifted = among_first(long, answered("x#1"), (further,)).chunks[4]
    assert (lifted.chunk, lifted.evidence, lifted.why) == ("x#1", further.evidence, f"{WHY} · holds words")


@pytest.mark.parametrize("order", [among_first, proof_first])
def test_the_facts_of_the_answer_stand_before_all_others(
    long: Ranking, order: Callable[..., Ranking]
) -> None:
    facts = [Triple(i, "a", "spouse", "b", (), 0.5) for i in ("t1", "t2", "t3")]
    ranking = replace(
        long, triples=tuple(ScoredTriple(f, 2.0 - n, "kg_fr", "like") for n, f in enumerate(facts[:2]))
    )
    answer = replace(answered("a#0"), subgraph=Subgraph((), (facts[1], facts[2])))
    found = order(ranking, answer).triples
    assert [(t.triple.id, t.score, t.why == WHY) for t in found] == [
        ("t2", 2.0, True),
        ("t3", 2.0, True),
        ("t1", 2.0, False),
    ]


def test_what_yields_scores_no_more_than_what_it_yields_to(long: Ranking) -> None:
    found = among_first(long, answered("c#0", "w#0", "x#1", "y#0")).chunks
    assert "".join(one.document for one in found) == "acwxybd"
    assert [one.score for one in found] == [9.0, 7.0, 7.0, 7.0, 7.0, 7.0, 6.0]


def test_an_abstention_lifts_nothing(long: Ranking) -> None:
    assert among_first(long, answered("g#0", abstained=True)) == long
