"""Who succeeded whom as head of a body, and who plays in a band."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
ACADEMY = "The Royal Tarn Academy is a drama school. "
ACTOR = "Robert Ash was an English actor. "


def test_who_succeeds_a_president_presides(read: Read) -> None:
    text = ACADEMY + "Carl Benson succeeded Robert Ash as president of the academy."
    assert said(read(text, "Royal Tarn Academy", "School"), "chief_executive") == [
        ("Royal Tarn Academy", "Carl Benson")
    ]


def test_who_succeeds_a_president_presides_over_the_body_named(read: Read) -> None:
    text = ACTOR + "He succeeded Carl Benson as president of the Tarn Film Institute."
    assert said(read(text, "Robert Ash", "Person"), "chief_executive") == [
        ("Tarn Film Institute", "Robert Ash")
    ]


def test_who_hands_over_presided_too(read: Read) -> None:
    text = ACADEMY + "Ann Lee came next, and handed over to Carl Benson in May 2024."
    found = said(read(text, "Royal Tarn Academy", "School"), "chief_executive")
    assert sorted(found) == [("Royal Tarn Academy", "Ann Lee"), ("Royal Tarn Academy", "Carl Benson")]


def test_who_replaces_a_drummer_does_not_lead(read: Read) -> None:
    text = "The Tarns are an English rock band. Bob Dean replaced Carl Moss as drummer of the band."
    assert said(read(text, "The Tarns", "Organization"), "chief_executive") == []


def test_two_people_take_over_a_company(read: Read) -> None:
    text = "Tarn Pictures is a film company. By 1951 two lawyers, Arthur Krane and Robert Bent, took over."
    assert said(read(text, "Tarn Pictures", "Company"), "chief_executive") == [
        ("Tarn Pictures", "Arthur Krane"),
        ("Tarn Pictures", "Robert Bent"),
    ]


@pytest.mark.parametrize(
    "tail",
    [
        "whose members are Ann Lee, Bob Dean and Carl Moss.",
        "formed in 1993, consisting of singer Ann Lee (vocals), guitarist Bob Dean and Carl Moss.",
    ],
)
def test_a_band_is_defined_by_its_members(read: Read, tail: str) -> None:
    findings = read(f"The Tarns are an English rock band {tail}", "The Tarns", "Organization")
    assert said(findings, "member_of") == [
        ("Ann Lee", "The Tarns"),
        ("Bob Dean", "The Tarns"),
        ("Carl Moss", "The Tarns"),
    ]


def test_whom_a_band_played_with_is_no_member(read: Read) -> None:
    text = "The Tarns are an English rock band that toured with Ann Lee and Bob Dean."
    assert said(read(text, "The Tarns", "Organization"), "member_of") == []


@pytest.mark.parametrize(
    "text",
    [
        "Imagix is a London-based software firm.",
        "Imagix was a small London-based publisher.",
    ],
)
def test_a_firm_is_based_where_its_definition_says(read: Read, text: str) -> None:
    assert said(read(text, "Imagix"), "headquarters") == [("Imagix", "London")]


def test_a_painter_based_somewhere_has_no_headquarters(read: Read) -> None:
    assert said(read("Ann Lee is a London-based painter.", "Ann Lee"), "headquarters") == []
