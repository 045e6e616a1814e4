"""Hits of the other language among those of the question's own."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retriever.crossing.joining import Crossing, merged
from retriever.flow import parse_flow
from retriever.nodes import Found
from schemas.graph import Literal, LiteralKind, Triple
from schemas.retrieval import ChunkEvidence, Query, ScoredChunk, ScoredTriple
from schemas.text import Language

OWN = tuple(ScoredChunk(f"own{n}#0", f"own{n}", score) for n, score in enumerate((9.0, 7.0, 4.0, 2.0)))


def other(**scores: float) -> list[ScoredChunk]:
    return [ScoredChunk(f"{name}#0", name, score) for name, score in scores.items()]


def order(own, others) -> list[tuple[str, float]]:
    return [(hit.document, hit.score) for hit in merged(own, others, 1.0)[0]]


def named(name: str, score: float) -> ScoredChunk:
    return ScoredChunk(f"{name}#0", name, score, ChunkEvidence(named=0.95))


def led(name: str, score: float) -> ScoredChunk:
    return ScoredChunk(f"{name}#0", name, score, ChunkEvidence(facts=0.3))


def test_a_hit_of_the_other_language_counts_for_less():
    assert order(OWN, other(a=6.2, b=5.0)) == [
        ("own0", 9), ("own1", 7), ("a", pytest.approx(5.0)), ("own2", 4), ("b", pytest.approx(3.8)), ("own3", 2),
    ]  # fmt: skip


def test_it_counts_for_a_little_less_where_facts_lead_to_it():
    assert order(OWN, [led("a", 5.4), *other(b=5.4)]) == [
        ("own0", 9), ("own1", 7), ("a", pytest.approx(5.0)), ("b", pytest.approx(4.2)), ("own2", 4), ("own3", 2),
    ]  # fmt: skip


def test_the_first_two_of_the_own_language_stay_first_beside_what_is_a_little_better():
    assert [name for name, _ in order(OWN, other(a=9.5))][:3] == ["own0", "own1", "a"]


def test_what_is_far_better_stands_before_them():
    assert order(OWN, other(a=11.0)) == [
        ("own0", 9),
        ("a", pytest.approx(9)),
        ("own1", 7),
        ("own2", 4),
        ("own3", 2),
    ]


def test_several_that_stay_behind_the_first_two_keep_their_own_order():
    assert [name for name, _ in order(OWN, other(a=8.6, b=9.4))][:4] == ["own0", "own1", "b", "a"]


def test_the_first_two_have_no_advantage_where_only_the_other_language_has_pages_of_what_is_named():
    assert [name for name, _ in order(OWN, [named("a", 10.3), named("b", 7.9)])][:4] == [
        "a",
        "own0",
        "own1",
        "b",
    ]
    assert [name for name, _ in order([named("own", 9.0)], [named("a", 10.3)])] == ["own", "a"]


def test_a_chunk_that_both_found_stands_where_it_is_better():
    assert order(OWN, [ScoredChunk("own3#0", "own3", 6.2)]) == [
        ("own0", 9),
        ("own1", 7),
        ("own3", 5),
        ("own2", 4),
    ]


def test_a_chunk_that_both_found_lowers_no_other():
    both = ScoredChunk("both#0", "both", 2.0)
    own = [ScoredChunk("x#0", "x", 5.0), both, ScoredChunk("z#0", "z", 1.0)]
    found = order(own, [ScoredChunk("both#0", "both", 9.0), ScoredChunk("w#0", "w", 7.0)])
    assert found == [("both", 7.8), ("x", 5.0), ("w", pytest.approx(5.0)), ("z", 1.0)]


def test_what_a_hit_loses_beside_the_other_language_is_a_part_of_its_score():
    said = ChunkEvidence(parts=(("base", 4.0), ("told", 2.2)))
    own = [ScoredChunk("own#0", "own", 5.0, ChunkEvidence(parts=(("base", 5.0),)))]
    found = {hit.document: hit for hit in merged(own, [ScoredChunk("a#0", "a", 6.2, said)], 1.0)[0]}
    assert dict(found["a"].evidence.parts) == pytest.approx({"base": 4.0, "told": 2.2, "languages": -1.2})
    assert dict(found["own"].evidence.parts) == {"base": 5.0}
    higher = {hit.document: hit for hit in merged(own, [ScoredChunk("a#0", "a", 8.2, said)], 1.0)[0]}
    for hit in higher.values():
        assert hit.score <= 7.0


def test_without_hits_of_its_own_the_others_stay_in_order():
    assert order((), other(a=4.2, b=3.2)) == [("a", 3), ("b", 2)]


HITS = st.dictionaries(st.sampled_from("abcdef"), st.floats(-5, 5), max_size=6)


@given(HITS, HITS)
def test_scores_never_rise_and_nothing_is_lost(own, others):
    first = sorted(other(**own), key=lambda hit: -hit.score)
    found, _ = merged(first, other(**others), 1.0)
    assert {hit.document for hit in found} == {*own, *others}
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)


def test_no_two_hits_have_one_score_unless_their_ids_are_in_order():
    hits, _ = merged(OWN, other(a=11.0, b=10.9), 1.0)
    assert all(one.score > next_.score for one, next_ in pairwise(hits))


def test_which_hits_stand_as_the_other_languages_is_told():
    both = ScoredChunk("own3#0", "own3", 9.0)
    hits, across = merged(OWN, [*other(a=6.2), both, ScoredChunk("own0#0", "own0", 9.5)], 1.0)
    assert across == {"a#0", "own3#0"}
    assert [hit.chunk for hit in hits][:2] == ["own0#0", "own1#0"]


def test_the_triples_that_chunks_of_the_other_language_say_are_among_those_found():
    def triple(id_: str) -> ScoredTriple:
        year = Literal(LiteralKind.DATE, "1970", "1970")
        return ScoredTriple(Triple(id_, "s", "birth_date", year), 1.0, "kg_fr")

    said = ScoredChunk("a#0", "a", 6.2, ChunkEvidence(triples=("told",)))
    other = Found(triples=(triple("told"), triple("unsaid"), triple("own")), ranked=(said,))
    asked, turned = Query("谁", Language.CHINESE, k=5), Query("谁", Language.CHINESE, k=5)
    runner = SimpleNamespace(run=lambda *_, **__: SimpleNamespace(found=other))
    crossing = Crossing(runner, SimpleNamespace(query=lambda _: turned), spread=1.0)  # type: ignore[arg-type]
    joined = crossing.joined(
        parse_flow("kg_cs->kg_fr->kag_merger"), asked, Found((triple("own"),), ranked=OWN)
    )
    assert [scored.triple.id for scored in joined.triples] == ["own", "told"]
    assert joined.across == {"a#0"}
    assert joined.query is turned
    assert joined.ms > 0
