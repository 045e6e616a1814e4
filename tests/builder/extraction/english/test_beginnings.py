"""First editions of prizes and festivals, and what a body grew out of."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
MEDAL = "The Marlow Medal is a prize for chemists. "
STUDIO = "Tarn Pictures is a Danish film studio. "


@pytest.mark.parametrize(
    "sentence",
    [
        "It was first awarded in 1949.",
        "The prize was first presented in Odense in 1949.",
        "The first ceremony, a dinner at a hotel, took place in 1949.",
        "The Marlow Society held the first ceremony in 1949.",
        "The first was held at the Odeon in 1949.",
        "First awarded in 1949, the medal is made of tin.",
        "The Marlow Medal was first given in 1949.",
    ],
)
def test_a_first_edition_is_the_beginning_of_a_prize(read: Read, sentence: str) -> None:
    assert said(read(MEDAL + sentence, "Marlow Medal", "Award"), "founding_date") == [
        ("Marlow Medal", "1949")
    ]


def test_a_league_begins_with_its_first_season(read: Read) -> None:
    text = "The Marlow League is a football league. The first season was played in 1949."
    assert said(read(text, "Marlow League"), "founding_date") == [("Marlow League", "1949")]


def test_a_founding_that_is_told_goes_before_a_first_edition(read: Read) -> None:
    text = MEDAL + "It was founded in 1945. It was first awarded in 1949."
    assert said(read(text, "Marlow Medal", "Award"), "founding_date") == [("Marlow Medal", "1945")]


def test_the_earliest_of_several_first_editions_counts(read: Read) -> None:
    text = MEDAL + "It was first awarded in 1949. The first ceremony was held in 1952."
    assert said(read(text, "Marlow Medal", "Award"), "founding_date") == [("Marlow Medal", "1949")]


@pytest.mark.parametrize(
    "sentence",
    [
        "It was first broadcast in 1949.",
        "The first ceremony outside Odense was held in 1949.",
        "The first ceremony to be filmed took place in 1949.",
        "It was first awarded to a woman.",
    ],
)
def test_other_firsts_are_no_beginning(read: Read, sentence: str) -> None:
    assert said(read(MEDAL + sentence, "Marlow Medal", "Award"), "founding_date") == []


def test_a_studio_s_first_prize_is_not_its_beginning(read: Read) -> None:
    text = STUDIO + "It was first awarded a medal in 1949. The first award was presented in 1950."
    assert said(read(text, "Tarn Pictures", "Company"), "founding_date") == []


def test_a_body_has_the_founders_of_what_it_grew_out_of(read: Read) -> None:
    text = (
        STUDIO + "It grew out of a small firm that the brothers Harry and Jack Cole set up in 1918 "
        "together with Joe Brand."
    )
    findings = read(text, "Tarn Pictures", "Company")
    assert said(findings, "founding_date") == [("Tarn Pictures", "1918")]
    assert sorted(said(findings, "founded_by")) == [
        ("Tarn Pictures", "Harry Cole"),
        ("Tarn Pictures", "Jack Cole"),
        ("Tarn Pictures", "Joe Brand"),
    ]


def test_a_body_began_when_its_forerunner_was_founded(read: Read) -> None:
    text = STUDIO + "The company began as a workshop founded by Harry Cole in 1918."
    assert said(read(text, "Tarn Pictures", "Company"), "founding_date") == [("Tarn Pictures", "1918")]


def test_what_somebody_else_grew_out_of_is_not_the_page_s(read: Read) -> None:
    text = STUDIO + "Its rival Odense Films grew out of a workshop that Harry Cole founded in 1918."
    assert said(read(text, "Tarn Pictures", "Company"), "founding_date", "founded_by") == []


def test_founders_stand_behind_a_colon(read: Read) -> None:
    text = (
        "Tarn Pictures is a Danish film company, set up in February 1919 by two stars and a director who "
        "wished to be free: Charlie Coombs, Mary Pick and Douglas Fair."
    )
    assert sorted(said(read(text, "Tarn Pictures", "Company"), "founded_by")) == [
        ("Tarn Pictures", "Charlie Coombs"),
        ("Tarn Pictures", "Douglas Fair"),
        ("Tarn Pictures", "Mary Pick"),
    ]


def test_a_band_from_a_town_is_formed_and_not_the_town(read: Read) -> None:
    text = "The Tarns were an English rock band from Leeds, formed in 1990 by Ann Lee and Bob Dean."
    findings = read(text, "The Tarns", "Organization")
    assert said(findings, "founding_date") == [("The Tarns", "1990")]
    assert said(findings, "founded_by") == [("The Tarns", "Ann Lee"), ("The Tarns", "Bob Dean")]


def test_a_company_by_its_name_behind(read) -> None:
    text = "In 1942 Moe, Ann Roe and several friends also set up a company, Aerotarn, to make engines."
    assert ("Aerotarn", "Karl Moe") in said(read(text, "Karl Moe", "Person"), "founded_by")
    text = "In 1942 Moe refused to set up a company, Aerotarn, to make engines."
    assert said(read(text, "Karl Moe", "Person"), "founded_by") == []


def test_a_house_that_somebody_started(read) -> None:
    text = "Good reading for the price of a coffee: with that idea Allen Lund started Tarn Books in London in 1935."
    found = read(text, "Tarn Books")
    assert said(found, "founded_by") == [("Tarn Books", "Allen Lund")]
    assert said(found, "founding_date") == [("Tarn Books", "1935")]


def test_who_opens_a_place_is_not_opened(read) -> None:
    text = "Queen Elizabeth II and President Mitterrand opened the link on 6 May 1994."
    assert said(read(text, "Tarn Tunnel", "Place"), "opening_date") == []
    text = "Queen Victoria opened the Tarn Museum in 1897."
    assert said(read(text, "Queen Victoria", "Person"), "opening_date") == [("Tarn Museum", "1897")]


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("Workers at the mill set it up on 6 February 1910.", "1910-02-06"),
        ("Two brothers founded it in 1910.", "1910"),
    ],
)
def test_whoever_set_it_up_did_so_when_it_began(read: Read, text: str, date: str) -> None:
    found = read(f"Orme Rovers is an English football club. {text}", "Orme Rovers", "Organization")
    assert [f.object.value for f in found.facts if f.predicate == "founding_date"] == [date]


def test_a_broadcaster_named_as_one_is_no_person(read: Read) -> None:
    text = "Selmouth Television was the contractor for the South. Founded in 1954 by Tom Hale, it grew fast."
    found = read(text, "Selmouth Television")
    assert found.subject_type == "Company"
    assert ("Selmouth Television", "Tom Hale") in said(found, "founded_by")
