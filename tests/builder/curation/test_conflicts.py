"""Contradictions and doubts, with the sentences behind them."""

from __future__ import annotations

from pathlib import Path

from builder.curation import conflicts, doubts
from schemas.graph import DocumentGraph, Literal, LiteralKind
from schemas.ontology import Ontology
from tests.builder.curation.test_decisions import filled
from tests.conformance.corpus import entity, make_document

ONTOLOGY = Ontology.load()


def born(key: str, value: str, confidence: float) -> DocumentGraph:
    date = Literal(LiteralKind.DATE, value, value)
    sentence = f"Ann was born in {value}."
    return make_document(
        key, key, [sentence], [entity(0, "Ann")], [(0, "birth_date", date, 0)], confidence=confidence
    )


def test_two_birth_dates_are_shown_with_both_sentences_the_surer_first(tmp_path: Path):
    store = filled(tmp_path / "s.db", born("a", "1962", 0.5), born("b", "1963", 0.9))
    (conflict,) = conflicts(store, ONTOLOGY)
    assert (conflict.subject, conflict.predicate) == ("Ann", "birth_date")
    assert [side.value for side in conflict.sides] == ["1963", "1962"]
    assert [row.sentence for side in conflict.sides for row in side.statement.said] == [
        "Ann was born in 1963.",
        "Ann was born in 1962.",
    ]


def test_a_date_that_says_more_is_no_contradiction(tmp_path: Path):
    store = filled(tmp_path / "s.db", born("a", "1962", 0.5), born("b", "1962-06-22", 0.9))
    assert conflicts(store, ONTOLOGY) == []


def test_two_occupations_are_no_contradiction(tmp_path: Path):
    entities = [entity(0, "Ann"), entity(1, "actor"), entity(2, "singer")]
    facts = [(0, "occupation", 1, 0), (0, "occupation", 2, 0)]
    document = make_document("a", "A", ["Ann, an actor and singer."], entities, facts)
    assert conflicts(filled(tmp_path / "s.db", document), ONTOLOGY) == []


def birthplaces(*around: tuple[int, str, int, int]) -> DocumentGraph:
    entities = [entity(0, "Ann"), entity(1, "Cork"), entity(2, "Munster"), entity(3, "Ireland")]
    facts = [(0, "birth_place", 1, 0), (0, "birth_place", 3, 0), *around]
    return make_document("a", "A", ["Ann was born in Cork, Munster, in Ireland."], entities, facts)


def test_a_place_in_another_is_no_contradiction(tmp_path: Path):
    document = birthplaces((1, "part_of", 2, 0), (2, "located_in", 3, 0))
    assert conflicts(filled(tmp_path / "s.db", document), ONTOLOGY) == []


def test_two_places_apart_are_one(tmp_path: Path):
    (conflict,) = conflicts(filled(tmp_path / "s.db", birthplaces()), ONTOLOGY)
    assert {side.value for side in conflict.sides} == {"Cork", "Ireland"}


def test_the_least_sure_facts_come_first(tmp_path: Path):
    store = filled(tmp_path / "s.db", born("a", "1962", 0.7), born("b", "1963", 0.4), born("c", "1964", 0.9))
    assert [one.object for one in doubts(store, limit=2)] == ["1963", "1962"]
    assert doubts(store, predicate="spouse") == []
