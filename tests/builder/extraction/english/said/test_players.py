"""Lists of what somebody played in, and what only looks like one."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

ACTRESS = "Nora Falk (born 4 May 1950) is a Danish actress. "


def parts(findings) -> set[tuple[str, str]]:
    """Works and players, without the roles."""
    return {(work, who) for work, who, *_ in said(findings, "starring")}


@pytest.mark.parametrize(
    ("sentence", "works"),
    [
        ("She appeared in films such as “Rust” (1972), “Snow” (1975) and “Tide”.", {"Rust", "Snow", "Tide"}),
        ("She is best known for her roles in “Rust” and “Snow”.", {"Rust", "Snow"}),
        ("She is known for her roles as Ida in “Rust” and the nurse in the series “Snow”.", {"Rust", "Snow"}),
        ("Her film credits include “Rust”, “Snow” and “Tide”.", {"Rust", "Snow", "Tide"}),
        ("Her other films include “Rust” and “Snow”.", {"Rust", "Snow"}),
        ("Among her roles are those in “Rust” and “Snow”.", {"Rust", "Snow"}),
        ("She guest-starred on “Rust” and played supporting roles in “Snow”.", {"Rust", "Snow"}),
        ("In 1999 she joined the main cast of the drama series “Rust”.", {"Rust"}),
        ("She first became known as a cast member on “Rust”.", {"Rust"}),
        ("She made her film debut in “Rust”.", {"Rust"}),
    ],
)
def test_every_work_of_a_list_has_her_in_it(read, sentence: str, works: set[str]) -> None:
    assert parts(read(ACTRESS + sentence, "Nora Falk")) == {(work, "Nora Falk") for work in works}


@pytest.mark.parametrize(
    "sentence",
    [
        "She appeared in the music video for “Rust”.",
        "Her interviews appeared in the magazine “Rust”.",
        "She was considered for roles in “Rust” and “Snow”.",
        "Her films as a director include “Rust” and “Snow”.",
        "Peter Cole and Silent Bert have appeared in the films “Rust” and “Snow”.",
        "She made her directorial debut with “Rust”.",
    ],
)
def test_what_she_did_not_play(read, sentence: str) -> None:
    assert {work for work, who in parts(read(ACTRESS + sentence, "Nora Falk")) if who == "Nora Falk"} == set()


def test_films_of_a_director_are_not_acted_in(read) -> None:
    text = "Paul Marsh is a British film director and actor. His films include “Rust” and “Snow”."
    assert parts(read(text, "Paul Marsh")) == set()


@pytest.mark.parametrize(
    ("sentence", "work"),
    [
        ("She had her breakthrough with “Rust”.", "Rust"),
        ("She rose to fame in “Rust”.", "Rust"),
        ("Her breakthrough came with “Rust”.", "Rust"),
        ("She shone in “Rust”.", "Rust"),
        ("She made a cameo in “Rust”.", "Rust"),
        ("She followed it with “Rust”.", "Rust"),
        ("She returned as a nun in the film “Rust”.", "Rust"),
    ],
)
def test_how_she_became_known(read, sentence: str, work: str) -> None:
    assert (work, "Nora Falk") in parts(read(ACTRESS + sentence, "Nora Falk"))


@pytest.mark.parametrize(
    "sentence",
    [
        "She had her breakthrough with the song “Rust”.",
        "She rose to fame with the novel “Rust”.",
        "Peter Cole rose to fame in “Rust”.",
        "She never shone in “Rust”.",
    ],
)
def test_known_for_something_else(read, sentence: str) -> None:
    assert ("Rust", "Nora Falk") not in parts(read(ACTRESS + sentence, "Nora Falk"))


def test_co_stars_of_two_films(read) -> None:
    text = ACTRESS + "She starred with Peter Cole in “Rust” (1963) and with Bob Hart in “Snow” (1964)."
    assert {("Rust", "Peter Cole"), ("Snow", "Bob Hart")} <= parts(read(text, "Nora Falk"))


FILM = "“The Pier” is a 1961 film. "


@pytest.mark.parametrize(
    ("sentence", "people"),
    [
        ("The part of the boy went to Tim Bell.", {"Tim Bell"}),
        ("Its stars are Al Roy and Ed Moe.", {"Al Roy", "Ed Moe"}),
        ("It teamed Kay Orr with Lee Fox.", {"Kay Orr", "Lee Fox"}),
        ("Mary Doe lent her voice to the cat.", {"Mary Doe"}),
        ("The part of the boy was offered to Tim Bell.", set()),
        ("The part of the boy in “Rust” went to Tim Bell.", set()),
    ],
)
def test_players_of_the_page(read, sentence: str, people: set[str]) -> None:
    assert {who for _, who in parts(read(FILM + sentence, "The Pier"))} == people


def test_a_musician_plays_no_part_on_a_song(read) -> None:
    text = "Bob Hart is an American bass guitarist. He is best known for playing on “Rust”."
    assert parts(read(text, "Bob Hart")) == set()
