"""Casts without a verb for each part, crafts in a row, and what people beside a film do."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
FILM = "Red Hills is a 1962 American film directed by Rolf Berger. "


def test_a_cast_goes_on_without_its_verb(read) -> None:
    findings = read(
        FILM + "Karl Ott plays the judge. "
        "Hugo Stein was Marlow, Paul Kern the chieftain Auda, and Peter Grimm, once a boxer, the banker Dryden.",
        "Red Hills",
    )
    assert said(findings, "starring") == [
        ("Red Hills", "Karl Ott", "judge"),
        ("Red Hills", "Hugo Stein", "Marlow"),
        ("Red Hills", "Paul Kern", "Auda"),
        ("Red Hills", "Peter Grimm", "Dryden"),
    ]


def test_the_one_who_is_the_porter_plays_him(read) -> None:
    findings = read(
        FILM
        + "Hugo Stein plays Marlow; Vera Lang and Karl Ott are his parents, and Paul Kern is the porter.",
        "Red Hills",
    )
    assert sorted(said(findings, "starring")) == [
        ("Red Hills", "Hugo Stein", "Marlow"),
        ("Red Hills", "Karl Ott"),
        ("Red Hills", "Paul Kern", "porter"),
        ("Red Hills", "Vera Lang"),
    ]
    assert said(findings, "parent", "father", "mother", "occupation") == []


def test_somebody_of_the_tale_is_no_actor(read) -> None:
    findings = read(
        FILM + "Jim Marlow meets a girl. Jim Marlow is a lonely sailor. Hugo Stein plays Marlow.", "Red Hills"
    )
    assert [fact[1] for fact in said(findings, "starring")] == ["Hugo Stein"]


def test_a_part_that_others_declined_passes_to_somebody(read) -> None:
    findings = read(FILM + "Paul Kern had declined the lead, so it passed to Hugo Stein.", "Red Hills")
    assert said(findings, "starring") == [("Red Hills", "Hugo Stein")]


def test_a_bracket_tells_who_plays(read) -> None:
    findings = read(FILM + "The boat is stolen by the smuggler Jack Farrell (Hugo Stein).", "Red Hills")
    assert said(findings, "starring") == [("Red Hills", "Hugo Stein", "Jack Farrell")]


def test_brackets_behind_the_players_of_a_cast_hold_their_parts(read) -> None:
    findings = read(
        FILM + "The supporting company includes Hugo Stein (Jack Farrell) and Ann Lee (Bobo).", "Red Hills"
    )
    assert set(said(findings, "starring")) == {
        ("Red Hills", "Hugo Stein", "Jack Farrell"),
        ("Red Hills", "Ann Lee", "Bobo"),
    }


def test_crafts_are_told_in_a_row(read) -> None:
    findings = read(
        FILM
        + "Paul Kern was the cinematographer and Karl Ott the editor. The composer, Vera Lang, won nothing. "
        "The screenplay is by the novelist Egon Wolf.",
        "Red Hills",
    )
    assert said(findings, "cinematographer") == [("Red Hills", "Paul Kern")]
    assert said(findings, "editor") == [("Red Hills", "Karl Ott")]
    assert said(findings, "composer") == [("Red Hills", "Vera Lang")]
    assert said(findings, "screenwriter") == [("Red Hills", "Egon Wolf")]


def test_places_of_the_shooting_are_told_without_the_film(read) -> None:
    findings = read(FILM + "Shooting began in Jordan in 1961. Interiors were shot in Rome.", "Red Hills")
    assert said(findings, "filming_location") == [("Red Hills", "Jordan"), ("Red Hills", "Rome")]


def test_an_object_may_stand_in_the_next_clause(read) -> None:
    findings = read(
        "Red Hills is a 1962 American film. Hugo Stein directed and Karl Ott produced it.", "Red Hills"
    )
    assert said(findings, "director") == [("Red Hills", "Hugo Stein")]
    assert said(findings, "producer") == [("Red Hills", "Karl Ott")]
