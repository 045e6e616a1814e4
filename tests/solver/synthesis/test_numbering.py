"""Prepositions of dates, plurals, and labels that are nouns."""

from __future__ import annotations

import pytest
import yaml

from schemas.ontology import Ontology
from schemas.text import Language
from solver.synthesis.numbering import dated, is_noun, of_several, plural, without_vaguer
from solver.synthesis.rows import facts


@pytest.mark.parametrize(
    ("date", "said"),
    [
        ("2004", "in 2004"),
        ("May 2004", "in May 2004"),
        ("23 September 2004", "on 23 September 2004"),
        ("September 23, 2004", "on September 23, 2004"),
        ("1990s", "in the 1990s"),
        ("in 2004", "in 2004"),
    ],
)
def test_a_date_takes_the_preposition_of_its_precision(date: str, said: str):
    assert dated(date) == said


@pytest.mark.parametrize(
    ("label", "several"),
    [
        ("screenwriter", "screenwriters"),
        ("child", "children"),
        ("place of birth", "places of birth"),
        ("production company", "production companies"),
    ],
)
def test_labels_of_several(label: str, several: str):
    assert plural(label) == several


def test_several_subjects_take_the_verb_of_several():
    assert of_several("{s} was directed by {o}") == "{s} were directed by {o}"
    assert of_several("{s} is a member of {o}") == "{s} are members of {o}"


def test_a_vaguer_date_gives_way_to_the_one_it_holds():
    assert without_vaguer(["2004", "2004-09", "2004-12-23"]) == [1, 2]


@pytest.mark.parametrize(("label", "noun"), [("director", True), ("member of", False), ("starring", False)])
def test_labels_that_cannot_stand_before_of(label: str, noun: bool):
    assert is_noun(label) is noun


def test_every_relation_is_said_by_a_phrase_or_a_noun():
    said = yaml.safe_load(facts.PHRASES.read_text(encoding="utf-8"))["en"]
    relations = Ontology.load().relations
    assert [
        r for r in relations if r not in said and not is_noun(relations[r].labels(Language.ENGLISH).label)
    ] == []


def test_a_date_that_is_about_then_has_a_word_of_its_own() -> None:
    assert [dated(text) for text in ("c. 1445", "ca. 1445", "circa 1445", "about 1445", "1445")] == [
        "c. 1445",
        "ca. 1445",
        "circa 1445",
        "about 1445",
        "in 1445",
    ]
