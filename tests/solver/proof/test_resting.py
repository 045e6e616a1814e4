"""Passages in the order of a proof."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from schemas.answer import Answer, Citation, Proof, ProofTriple, StopReason
from schemas.graph import Evidence, Subgraph, SubjectSource, Triple
from schemas.retrieval import ChunkEvidence, Lift, Query, Ranking, ScoredChunk, ScoredTriple
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
    assert proof_first(ranking, answered("c#0", abstained=True)) == replace(ranking, lift=Lift.OPEN)


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
    assert among_first(long, answered("g#0", abstained=True)) == replace(long, lift=Lift.OPEN)


@pytest.mark.parametrize(("cited", "lift"), [("g#0", Lift.LIFTED), ("b#0", Lift.STANDING)])
def test_a_ranking_says_whether_anything_was_moved(long: Ranking, cited: str, lift: Lift) -> None:
    assert among_first(long, answered(cited)).lift is lift
    assert proof_first(long, answered("a#0")).lift is Lift.STANDING


def test_where_there_is_one_place_nothing_is_moved(long: Ranking) -> None:
    few = Ranking(Query("Who?", Language.ENGLISH, k=1), long.chunks[:1])
    assert among_first(few, answered("g#0")).lift is Lift.STANDING


@pytest.mark.parametrize("order", [among_first, proof_first])
def test_a_chunk_has_the_facts_of_the_answer_that_it_says_among_its_triples(
    long: Ranking, order: Callable[..., Ranking]
) -> None:
    known = replace(
        long.chunks[1], why="holds words · says 1 retrieved triple", evidence=ChunkEvidence(triples=("t0",))
    )
    ranking = replace(long, chunks=(long.chunks[0], known, *long.chunks[2:]))
    said = tuple(
        Evidence("t1", "p", chunk, 0, 1, 0, 1, "x", "rules", 0.5, SubjectSource.SPAN)
        for chunk in ("b#0", "g#0")
    )
    proof = replace(answered().proof, triples=(ProofTriple("t1", "a", "spouse", "b", (), said),))
    hits = {hit.chunk: hit for hit in order(ranking, replace(answered("g#0"), proof=proof)).chunks}
    assert (hits["g#0"].evidence.triples, hits["g#0"].why) == (
        ("t1",),
        f"{WHY} · holds words · says 1 retrieved triple",
    )
    assert (hits["b#0"].evidence.triples, hits["b#0"].why) == (
        ("t0", "t1"),
        "holds words · says 2 retrieved triples",
    )
    assert hits["a#0"] == long.chunks[0]
