"""What `guanxi inspect` finds."""

from __future__ import annotations

import pytest

from schemas.errors import InputError
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from service.inspection import inspect_entity, inspect_subgraph, inspect_triple


def test_an_entity_shows_its_facts_from_its_own_side(store: GraphStore) -> None:
    (report,) = inspect_entity(store, "Jia Yi")
    assert report.entity.name == "甲"
    assert [(fact.outgoing, fact.other) for fact in report.facts["birth_date"]] == [(True, "1962年6月22日")]
    assert [(fact.outgoing, fact.other) for fact in report.facts["starring"]] == [(False, "丙")]
    assert report.sources == ("jia",)


def test_an_unknown_name_is_named_in_the_error(store: GraphStore) -> None:
    with pytest.raises(InputError, match="'戊'") as raised:
        inspect_entity(store, "戊")
    assert raised.value.hint == "No name has any of its words."


def test_names_with_some_of_the_words_are_near_an_unknown_one(store: GraphStore) -> None:
    with pytest.raises(InputError) as raised:
        inspect_entity(store, "Jia")
    assert raised.value.hint == "Near it are: 甲."


@pytest.mark.parametrize(("subject", "object_name"), [("丙", "甲"), ("甲", "丙")])
def test_a_triple_is_found_in_either_direction_by_an_alias_of_its_predicate(
    store: GraphStore, subject: str, object_name: str
) -> None:
    (report,) = inspect_triple(store, subject, "出演", object_name, ontology=Ontology.load())
    assert (report.subject.name, report.object) == ("丙", "甲")
    assert report.evidence[0].sentence == "他与乙共同出演电影《丙》，饰演丁。"


def test_a_literal_end_is_matched_by_its_words_or_its_value(store: GraphStore) -> None:
    ontology = Ontology.load()
    assert inspect_triple(store, "甲", "出生日期", "1962-06-22", ontology=ontology)
    assert not inspect_triple(store, "甲", "出生日期", "1963-06-22", ontology=ontology)


def test_two_names_are_connected_over_what_they_share(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲", "乙"], ontology=Ontology.load())
    assert sorted(entity.name for entity in found.entities) == ["丙", "乙", "甲"]
    assert {triple.predicate for triple in found.triples} == {"starring"}


def test_one_name_shows_what_is_around_it(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲"], ontology=Ontology.load())
    assert {triple.predicate for triple in found.triples} == {"starring", "birth_date"}
