"""Bands, clubs, parties and societies of people, and the kin whom an order of words tells."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee is an English singer. She is the former drummer of the indie/pop rock band Lund Falls.",
        "Ann Lee is an English singer, known for being a former member of girl group Lund Falls.",
        "Ann Lee is a singer who is an original member of the folk music group Lund Falls.",
    ],
)
def test_whoever_plays_in_a_band_is_a_member(read: Read, text: str) -> None:
    assert ("Ann Lee", "Lund Falls") in said(read(text, "Ann Lee"), "member_of")


def test_a_brother_s_band_is_not_one_s_own(read: Read) -> None:
    text = "Ann Lee is a painter. She is known as the sister of the drummer of the rock band Lund Falls."
    assert said(read(text, "Ann Lee"), "member_of") == []


def test_every_club_of_a_list(read: Read) -> None:
    text = "Bob Dean is a Scottish former footballer who played for Celtic, Partick Thistle, St Mirren and Hibernian."
    found = said(read(text, "Bob Dean"), "member_of")
    assert {club for _, club in found} == {"Celtic", "Partick Thistle", "St Mirren", "Hibernian"}


def test_a_second_society(read: Read) -> None:
    text = "Ann Lee is an actress. She is a former member of the Royal Lund Company and the National Theatre."
    assert ("Ann Lee", "National Theatre") in said(read(text, "Ann Lee"), "member_of")


def test_a_party_before_its_member(read: Read) -> None:
    text = "Bob Dean is a politician. A member of the Democratic Party, he was its nominee in 2018."
    assert said(read(text, "Bob Dean"), "political_party") == [("Bob Dean", "Democratic Party")]


def test_a_fellow_of_a_society_is_its_member_and_no_employee(read: Read) -> None:
    text = "Ann Lee was a geologist. She was elected a Fellow of the Royal Society in 1889."
    found = read(text, "Ann Lee")
    assert said(found, "employer") == []
    assert ("Ann Lee", "Royal Society") in said(found, "member_of")


def test_one_of_the_founders(read: Read) -> None:
    text = "Ann Lee was a banker. She was one of the founders of Lund World Banking in 1976."
    assert said(read(text, "Ann Lee"), "founded_by") == [("Lund World Banking", "Ann Lee")]


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee was an actress. She was the sister of the actress and singer Clara Lund.",
        "Ann Lee was an actress. Clara Lund is her sister.",
    ],
)
def test_sisters(read: Read, text: str) -> None:
    assert ("Ann Lee", "Clara Lund") in said(read(text, "Ann Lee"), "sibling")


def test_a_sister_in_law_is_no_sister(read: Read) -> None:
    text = "Ann Lee was an actress. Clara Lund is her sister-in-law."
    assert said(read(text, "Ann Lee"), "sibling") == []


def test_the_wife_of_somebody_opens_a_sentence(read: Read) -> None:
    text = "Ann Lee was a researcher. The wife of Carl Harden, she wrote two reports."
    assert ("Ann Lee", "Carl Harden") in said(read(text, "Ann Lee"), "spouse")


@pytest.mark.parametrize(
    "text",
    [
        "Bob Dean was a painter, active in Milan, Rome, and his native city of Florence.",
        "Bob Dean was a painter. He exhibited in New York, Brooklyn, Chicago, and elsewhere.",
        "Bob Dean was a singer. His song topped the charts in Australia, Austria, France and Germany.",
    ],
)
def test_places_of_a_list_do_not_lie_in_each_other(read: Read, text: str) -> None:
    assert said(read(text, "Bob Dean"), "located_in") == []


def test_a_town_and_its_state_among_other_towns(read: Read) -> None:
    text = "Bob Dean was born in Austin, Texas, and raised in Denver, Colorado."
    assert said(read(text, "Bob Dean"), "located_in") == [("Austin", "Texas"), ("Denver", "Colorado")]


def test_nobody_is_employed_by_a_cast_or_a_post(read: Read) -> None:
    text = (
        "Ann Lee is an actress. She joined the cast of Lund Nights. She held the position of Chief Architect."
    )
    assert said(read(text, "Ann Lee"), "employer") == []


def test_whoever_takes_a_place_in_a_band_is_a_member(read: Read) -> None:
    text = "Lund Falls are an English rock band. Eva Reed left in 1990; her place was taken by Ann Lee."
    assert ("Ann Lee", "Lund Falls") in said(read(text, "Lund Falls"), "member_of")


def test_a_place_that_is_taken_in_no_band_makes_no_member(read: Read) -> None:
    text = "Lund Works is a company. Eva Reed left in 1990; her place was taken by Ann Lee."
    assert said(read(text, "Lund Works"), "member_of") == []


def test_when_a_band_ends(read: Read) -> None:
    text = "Lund Falls are an English rock band. They broke up in 1997, because of a quarrel."
    assert said(read(text, "Lund Falls"), "end_date") == [("Lund Falls", "1997")]
