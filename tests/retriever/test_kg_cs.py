"""Exact triples and what two things share."""

import pytest

from retriever.kg_cs import ExactTriples
from retriever.memo import Memo
from retriever.predicates import directions, readings
from schemas.retrieval import Pattern, Query
from schemas.text import Language


@pytest.fixture
def node(store, ontology):
    return ExactTriples(store, ontology, Memo(store))


@pytest.fixture
def id_of(retriever):
    return lambda name: retriever.link_name(name)[0].id


def found(node, store, pattern, *, pair=False):
    result = node.run(Query("?", Language.ENGLISH, pattern=pattern, pair=pair), ())
    names = {}
    for hit in result.triples:
        for end in (hit.triple.subject, hit.triple.object):
            if isinstance(end, str):
                (entity,) = store.get_entities([end])
                names[end] = entity.name
    return [
        (names[h.triple.subject], h.triple.predicate, names.get(h.triple.object, "literal"))
        for h in result.triples
    ]


def test_a_subject_and_a_predicate_give_the_object(node, store, id_of):
    pattern = Pattern(subjects=(id_of("Max Mok"),), predicates=("birth_place",))
    assert found(node, store, pattern) == [("Max Mok", "birth_place", "Hong Kong")]


def test_an_object_and_a_predicate_give_the_subjects(node, store, id_of):
    pattern = Pattern(predicates=("starring",), objects=(id_of("Max Mok"),))
    assert found(node, store, pattern) == [("Faithfully Yours", "starring", "Max Mok")]


def test_a_wider_predicate_is_answered_by_a_narrower_one(node, store, id_of):
    pattern = Pattern(subjects=(id_of("Max Mok"),), predicates=("parent",))
    assert found(node, store, pattern) == [("Max Mok", "father", "Mok Senior")]


def test_an_inverse_predicate_is_read_from_the_other_end(node, store, id_of):
    pattern = Pattern(subjects=(id_of("Mok Senior"),), predicates=("child",))
    assert found(node, store, pattern) == [("Max Mok", "father", "Mok Senior")]


def test_a_symmetric_predicate_is_read_both_ways(node, store, id_of):
    pattern = Pattern(subjects=(id_of("Adam Cheng"),), predicates=("spouse",))
    assert found(node, store, pattern) == [("Lidia Shum", "spouse", "Adam Cheng")]


def test_a_pair_is_explained_by_the_rarest_thing_that_both_share(node, store, id_of):
    pattern = Pattern(subjects=(id_of("Stephen Chow"),), objects=(id_of("Max Mok"),))
    triples = found(node, store, pattern, pair=True)
    assert sorted(triples[:2]) == [
        ("Faithfully Yours", "starring", "Max Mok"),
        ("Faithfully Yours", "starring", "Stephen Chow"),
    ]
    assert sorted(triples[2:]) == [
        ("Max Mok", "birth_place", "Hong Kong"),
        ("Stephen Chow", "birth_place", "Hong Kong"),
    ]


def test_the_chunks_that_say_a_triple_come_with_it(node, id_of):
    pattern = Pattern(subjects=(id_of("Max Mok"),), predicates=("father",))
    result = node.run(Query("?", Language.ENGLISH, pattern=pattern), ())
    assert result.proofs == {"mok#0": (result.triples[0].triple.id,)}


def test_father_is_not_read_from_a_child_triple(ontology):
    assert directions(ontology, ["father"]).backward == ()
    assert set(directions(ontology, ["child"]).backward) == {"parent", "father", "mother"}


def test_a_relation_found_from_either_end_answers_from_one(ontology):
    assert directions(ontology, ["starring"]).backward == ("starring",)
    assert readings(ontology, ["starring"]).backward == ()


def test_symmetric_and_inverse_relations_answer_the_other_way_round(ontology):
    assert readings(ontology, ["spouse"]).backward == ("spouse",)
    assert readings(ontology, ["child"]) == directions(ontology, ["child"])


def test_an_unknown_predicate_stands_for_itself(ontology):
    assert directions(ontology, ["wrote about"]).forward == ("wrote about",)
