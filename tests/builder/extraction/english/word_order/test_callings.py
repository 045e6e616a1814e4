"""Occupations beside names, students of a school, kin by the order of words."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
PERSON = "Nora Falk is a Danish actress. "


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("In 1970 she married the sculptor Paul Kern.", [("Paul Kern", "sculptor")]),
        ("She lived with Paul Kern, a Swiss journalist and poet, in Rome.",
         [("Paul Kern", "journalist"), ("Paul Kern", "poet")]),
        ("Paul Kern, the actor, spent a year in Rome.", [("Paul Kern", "actor")]),
        ("On the stage she played the singer Vera Lang.", []),
        ("She was painted as the dancer Vera Lang.", []),
        ("The castle was bought by the builder Paul Kern.", [("Paul Kern", "builder")]),
    ],
)  # fmt: skip
def test_what_people_do_stands_beside_their_names(read, sentence: str, wanted: list[tuple[str, ...]]) -> None:
    facts = said(read(PERSON + sentence, "Nora Falk"), "occupation")
    assert [fact for fact in facts if fact[0] != "Nora Falk"] == wanted


def test_nobody_of_a_films_tale_has_an_occupation(read) -> None:
    findings = read(
        "Red Hills is a 1962 American film. The singer Vera Lang plays the dancer Ida Moor.", "Red Hills"
    )
    assert said(findings, "occupation") == []


def test_a_schools_students_are_listed(read) -> None:
    findings = read(
        "Hill College is a college in Oslo. Its alumni include Paul Kern, Vera Lang and Karl Ott.",
        "Hill College",
    )
    assert [fact[0] for fact in said(findings, "educated_at")] == ["Paul Kern", "Vera Lang", "Karl Ott"]


def test_the_youngest_of_three_children_has_these_parents(read) -> None:
    findings = read(
        PERSON + "She was the youngest of the three children of Egon Falk, a grocer, and his wife Emma.",
        "Nora Falk",
    )
    assert sorted(said(findings, "parent")) == [("Nora Falk", "Egon Falk"), ("Nora Falk", "Emma")]


def test_the_twins_are_siblings(read) -> None:
    findings = read(PERSON + "She was taught by the twin brothers Otto Kern and Paul Kern.", "Nora Falk")
    assert said(findings, "sibling") == [("Otto Kern", "Paul Kern")]


def test_a_building_stands_in_its_town(read) -> None:
    findings = read(PERSON + "She sang at the Grand Theatre in Oslo.", "Nora Falk")
    assert said(findings, "located_in") == [("Grand Theatre", "Oslo")]


@pytest.mark.parametrize(
    ("sentence", "relation", "wanted"),
    [
        (
            "Her husbands included the producer Paul Kern, the painter Egon Ott and the actor Karl Moll.",
            "spouse",
            [("Nora Falk", "Paul Kern"), ("Nora Falk", "Egon Ott"), ("Nora Falk", "Karl Moll")],
        ),
        (
            "Her sons were Paul Kern and Egon Kern.",
            "parent",
            [("Paul Kern", "Nora Falk"), ("Egon Kern", "Nora Falk")],
        ),
        ("Her brothers have included no Paul Kern.", "sibling", []),
    ],
)
def test_several_kin_are_listed(read, sentence: str, relation: str, wanted: list[tuple[str, ...]]) -> None:
    facts = said(read(PERSON + sentence, "Nora Falk"), relation)
    assert {frozenset(fact) for fact in facts} == {frozenset(fact) for fact in wanted}


def test_plural_callings_are_those_of_each(read) -> None:
    text = "By 1951 the studio was losing money, and two lawyers, Artur Krim and Robert Benning, took over."
    callings = said(read(text, "Otter Films"), "occupation")
    assert ("Artur Krim", "lawyer") in callings
    assert ("Robert Benning", "lawyer") in callings


def test_a_son_who_produces_is_no_firm(read) -> None:
    text = "Akira Kuro was a Japanese director. Their son, Hisao, became a producer."
    assert ("Hisao", "producer") in said(read(text, "Akira Kuro"), "occupation")


def test_the_maker_of_a_film_keeps_the_calling_beside_the_name(read) -> None:
    text = (
        "Kate Blanc is an actress. She played the title part of *Salt*, by the Indian director Shekar Kapoor."
    )
    assert ("Shekar Kapoor", "director") in said(read(text, "Kate Blanc"), "occupation")


@pytest.mark.parametrize(
    ("sentence", "calling"),
    [
        ("The writer Colette lived there.", ("Colette", "writer")),
        ("It belonged to the Canadian-born financier Grant Moe.", ("Grant Moe", "financier")),
    ],
)
def test_callings_before_single_names_and_behind_birth(read, sentence: str, calling: tuple[str, str]) -> None:
    found = read("Otter House is a mansion in Kent. " + sentence, "Otter House")
    assert calling in said(found, "occupation")
