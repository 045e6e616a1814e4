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


@pytest.mark.parametrize(
    "sentence",
    [
        "For Paul Marsh she went to Africa to play a nun in “Rust” (1972).",
        "Under Paul Marsh's direction she played a nun in “Rust” (1972).",
        "She starred in “Rust” (1972) under the direction of Paul Marsh.",
        "“Rust” has her as a nun under the direction of Paul Marsh.",
    ],
)
def test_for_whom_and_under_whom_she_acted_directed(read, sentence: str) -> None:
    assert said(read(ACTRESS + sentence, "Nora Falk"), "director") == [("Rust", "Paul Marsh")]


def test_on_the_stage_nobody_directs_a_film(read) -> None:
    sentence = "She starred in the play “Rust” (1972) under the direction of Paul Marsh."
    assert said(read(ACTRESS + sentence, "Nora Falk"), "director") == []


def test_directed_by_him_is_by_the_director_of_the_page(read) -> None:
    man = "Paul Marsh is a British film director. He was born in 1950. "
    findings = read(man + "Nora Falk starred in “Rust” (1972), directed by him.", "Paul Marsh")
    assert said(findings, "director") == [("Rust", "Paul Marsh")]
    findings = read(ACTRESS + "Peter Cole starred in “Rust” (1972), directed by him.", "Nora Falk")
    assert ("Rust", "Nora Falk") not in said(findings, "director")


@pytest.mark.parametrize(
    "sentence",
    [
        "The year preceded her favourite part, Mary Finch in “Rust”.",
        "Her best parts are Mary Finch in “Rust” and the maid in “Snow”.",
        "Her first leading part was Mary Finch in “Rust”.",
        "Her first part in a film, Mary Finch in “Rust” (1972), brought her a prize.",
    ],
)
def test_her_part_in_a_film_is_what_follows(read, sentence: str) -> None:
    assert ("Rust", "Nora Falk", "Mary Finch") in said(read(ACTRESS + sentence, "Nora Falk"), "starring")


def test_another_s_part_is_not_hers(read) -> None:
    findings = read(ACTRESS + "She praised his favourite part, Mary Finch in “Rust”.", "Nora Falk")
    assert said(findings, "starring") == []


def test_a_part_is_no_piece_of_a_title(read) -> None:
    text = "She played the missionary Rose in The Tarn Queen (1951) and the nurse Jo in Blue Hills (1961)."
    films = {film for film, *_ in said(read(ACTRESS + text, "Nora Falk"), "release_date")}
    assert films == {"The Tarn Queen", "Blue Hills"}


def test_a_title_may_have_an_in(read) -> None:
    text = "She made the drama Death in Odense (1961)."
    assert said(read(ACTRESS + text, "Nora Falk"), "release_date") == [("Death in Odense", "1961")]


def test_cinema_and_web_are_no_genres(read) -> None:
    findings = read("Rust is a Danish web series. Snow was her last cinema film.", "Rust")
    assert said(findings, "genre") == []


def test_a_first_showing_behind_how_long_a_film_runs(read) -> None:
    text = (
        "Red Hills is a drama film. The film, which runs for 127 minutes, was first shown at the Lund festival "
        "on 22 August 1998."
    )
    found = read(text, "Red Hills", "Film")
    assert said(found, "duration") == [("Red Hills", "127")]
    assert said(found, "release_date") == [("Red Hills", "1998-08-22")]


def test_where_shooting_took_place(read) -> None:
    text = "Red Hills is a drama film. Shooting lasted 74 days and took place in Norway and Denmark."
    assert ("Red Hills", "Norway") in said(read(text, "Red Hills", "Film"), "filming_location")


def test_who_plays_somebodys_kin_is_in_the_film(read) -> None:
    text = (
        "Reef is a 1951 drama film. It is about Ida, whose father, played by Bob Dean, owns a mill. "
        "Her mother is played by Ann Lee. The song is played by Carl Moss."
    )
    found = said(read(text, "Reef", "Film"), "starring")
    assert {one[1] for one in found} == {"Bob Dean", "Ann Lee"}
