"""Casts, makers and origins that a sentence about films tells in passing."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

ACTRESS = "Nora Falk (born 4 May 1950) is a Danish film actress, seen in many films. "
FILM = "“The Pier” is a 1961 film, directed by Paul Marsh. The film is his second film. "


def test_a_list_of_films_goes_on_behind_who_else_was_in_them(read) -> None:
    sentence = (
        "She appeared in Paul Marsh's “Rust” (1972), opposite Peter Cole in Anna Reid's “Snow” (1975), and with Paul "
        "Kern and Ida Voss in John Grey's comedy “Tide” (1981)."
    )
    findings = read(ACTRESS + sentence, "Nora Falk")
    own = {film for film, actor, *_ in said(findings, "starring") if actor == "Nora Falk"}
    assert own == {"Rust", "Snow", "Tide"}
    assert ("Tide", "John Grey") in said(findings, "director")


def test_a_film_of_which_she_only_spoke_is_none_of_hers(read) -> None:
    findings = read(
        ACTRESS + "She appeared in “Rust” (1972) and praised Peter Cole in “Snow” (1975).", "Nora Falk"
    )
    assert ("Snow", "Nora Falk") not in said(findings, "starring")


def test_whom_a_director_employed_in_a_film_plays_in_it(read) -> None:
    findings = read(
        FILM + "As in “Rust”, in which Marsh had already employed Peter Cole and Mary Doe, it rains.",
        "The Pier",
    )
    assert {("Rust", "Peter Cole"), ("Rust", "Mary Doe")} <= set(said(findings, "starring"))


def test_a_remake_is_based_on_what_was_remade(read) -> None:
    findings = read(
        FILM + "“Rust” (1972), in which a thief repents, was remade by John Grey as “Ashes”.", "The Pier"
    )
    assert said(findings, "based_on") == [("Ashes", "Rust")]
    assert ("Ashes", "John Grey") in said(findings, "director")


@pytest.mark.parametrize(
    ("sentence", "people"),
    [
        ("Peter Cole and Mary Doe, both natives of Leeds, play the sailors.", ["Peter Cole", "Mary Doe"]),
        ("Peter Cole, who hails from Leeds, plays the sailor.", ["Peter Cole"]),
        ("Peter Cole, who came from Leeds by train, plays the sailor.", []),
    ],
)
def test_where_somebody_comes_from(read, sentence: str, people: list[str]) -> None:
    assert said(read(FILM + sentence, "The Pier"), "birth_place") == [(name, "Leeds") for name in people]
