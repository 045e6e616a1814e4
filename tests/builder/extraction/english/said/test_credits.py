"""Who made, issued and sang the film, the series, the song or the book of a page."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

FILM = "“The Pier” is a 1961 drama film. "


def makers(findings, *relations: str) -> set[str]:
    """Whom the facts of some relations name."""
    return {row[1] for row in said(findings, *relations)}


@pytest.mark.parametrize(
    ("sentence", "relation", "who"),
    [
        ("The film, directed by Paul Marsh, is set in Leeds.", "director", {"Paul Marsh"}),
        ("Directed by Paul Marsh and Ida Voss, the film runs for two hours.", "director", {"Paul Marsh", "Ida Voss"}),
        ("It stars Nora Falk and Peter Cole, and was directed by Paul Marsh.", "director", {"Paul Marsh"}),
        ("The film was written by producer Ida Voss and John Grey.", "screenwriter", {"Ida Voss", "John Grey"}),
        ("It was written, directed and edited by Paul Marsh.", "editor", {"Paul Marsh"}),
        ("The film has music composed by Anna Reid.", "composer", {"Anna Reid"}),
        ("It was produced by Lund Films and Otter Pictures.", "production_company", {"Lund Films", "Otter Pictures"}),
    ],
)  # fmt: skip
def test_credits_of_the_page(read, sentence: str, relation: str, who: set[str]) -> None:
    assert makers(read(FILM + sentence, "The Pier"), relation) == who


@pytest.mark.parametrize(
    "sentence",
    [
        "It is a remake of a silent film directed by Paul Marsh.",
        "A music video directed by Paul Marsh was shown on television.",
        "It is based on a play directed by Paul Marsh.",
        "The trailer was directed by Paul Marsh.",
    ],
)
def test_another_work_is_directed(read, sentence: str) -> None:
    assert "Paul Marsh" not in makers(read(FILM + sentence, "The Pier"), "director")


def test_an_episode_has_a_director(read) -> None:
    text = (
        "“The Pier” is the fourth episode of the television series “Gulls”. The episode was written by Ida Voss "
        "and directed by executive producer Paul Marsh."
    )
    findings = read(text, "The Pier")
    assert said(findings, "director") == [("The Pier", "Paul Marsh")]
    assert said(findings, "screenwriter") == [("The Pier", "Ida Voss")]


def test_brothers_who_go_by_a_family_name_are_no_person(read) -> None:
    assert makers(read(FILM + "It was directed by the Marsh brothers.", "The Pier"), "director") == set()


@pytest.mark.parametrize(
    "sentence",
    [
        "The film was released theatrically through Otter Pictures.",
        "Otter Pictures acquired North American distribution rights to the film.",
        "It was picked up for distribution by Otter Pictures.",
        "Otter Pictures acquired the film for distribution.",
        "Otter Pictures handled its distribution.",
    ],
)
def test_who_distributes_a_film(read, sentence: str) -> None:
    assert makers(read(FILM + sentence, "The Pier"), "distributor") == {"Otter Pictures"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Otter Pictures acquired the film rights to the novel.",
        "The soundtrack was released through Otter Records.",
        "Otter Pictures refused to acquire the distribution rights.",
        "Otter Pictures bought the television rights.",
    ],
)
def test_who_does_not_distribute_it(read, sentence: str) -> None:
    assert makers(read(FILM + sentence, "The Pier"), "distributor") == set()


@pytest.mark.parametrize(
    ("text", "relation", "who"),
    [
        ("Red Tide is the ninth mixtape by American rapper Fred Giller.", "performer", "Fred Giller"),
        ("Red Tide is the second album from American singer Jim Otter, released in 2008.", "performer", "Jim Otter"),
        ("Red Tide is a collection of short stories by American writer Philip Dorn.", "author", "Philip Dorn"),
        ("Red Tide is a 2015 biography of Ann Lee written by Philip Dorn.", "author", "Philip Dorn"),
        ("Red Tide is the final opera by German composer Richard Stolz.", "composer", "Richard Stolz"),
        ("Red Tide is an opera by Richard Stolz. Its libretto was written by Philip Dorn.", "lyricist", "Philip Dorn"),
        ("“Red Tide” is a song by Ann Lee, released as the lead single off a record, “Rust”.", "performer", "Ann Lee"),
        ("\"Red Tide\" is a song by the Danish pop group Otter Lane.", "performer", "Otter Lane"),
        ("“Red Tide” is a popular song with music by Greg Welt and words by Philip Dorn.", "composer", "Greg Welt"),
        ("“Red Tide” is a popular song with music by Greg Welt and words by Philip Dorn.", "lyricist", "Philip Dorn"),
        ("“Red Tide” was the Danish entry in a contest, performed in Danish by Ann Lee.", "performer", "Ann Lee"),
        ("“Red Tide” is a song. Produced and mixed by Greg Welt, the song was a hit.", "producer", "Greg Welt"),
    ],
)  # fmt: skip
def test_by_whom_a_record_or_a_book_is(read, text: str, relation: str, who: str) -> None:
    assert makers(read(text, "Red Tide"), relation) == {who}


@pytest.mark.parametrize(
    ("text", "relation", "who"),
    [
        ("“Red Tide” is a popular song with music by Greg Welt.", "performer", "Greg Welt"),
        ("“Red Tide” is a song by Ann Lee. “Rust” has lyrics by Philip Dorn.", "lyricist", "Philip Dorn"),
        (
            "Red Tide is a song written by Philip Dorn and recorded by singer Ann Lee.",
            "performer",
            "Philip Dorn",
        ),
        (
            "Salt is the second album by the Canadian band Otters, produced by Greg Welt.",
            "performer",
            "Greg Welt",
        ),
        ("Red Tide is the second album by Ann Lee, released by Otter Records.", "performer", "Otter Records"),
    ],
)
def test_who_only_helped_does_not_sing(read, text: str, relation: str, who: str) -> None:
    assert who not in makers(read(text, "Red Tide"), relation)


DIRECTOR = "Paul Marsh is a British film director. "


@pytest.mark.parametrize(
    ("sentence", "works"),
    [
        ("His films include “Rust” and the thriller “Snow”.", {"Rust", "Snow"}),
        ("He followed it with “Rust”.", {"Rust"}),
        ("His debut was “Rust”.", {"Rust"}),
    ],
)
def test_films_of_a_director(read, sentence: str, works: set[str]) -> None:
    assert {row[0] for row in said(read(DIRECTOR + sentence, "Paul Marsh"), "director")} == works


@pytest.mark.parametrize(
    "sentence",
    [
        "His favourite films include “Rust”.",
        "He followed it with the novel “Rust”.",
        "Her films include “Rust”.",
    ],
)
def test_films_that_he_did_not_direct(read, sentence: str) -> None:
    found = said(
        read(DIRECTOR + "He was born in 1950; he lives in Leeds, where he works. " + sentence, "Paul Marsh"),
        "director",
    )
    assert ("Rust", "Paul Marsh") not in found


def test_who_had_made_another_film(read) -> None:
    text = FILM + "The film was directed by Paul Marsh, who had also made “Rust”."
    assert ("Rust", "Paul Marsh") in said(read(text, "The Pier"), "director")


def test_who_stood_behind_the_camera_and_wrote_the_score(read) -> None:
    crew = "Otto Martell was in charge of the camera, and Nino Rohde wrote the score."
    text = f"{FILM}{crew} The producers were Ann Lee and Bo Dean."
    found = read(text, "The Pier")
    assert said(found, "cinematographer") == [("The Pier", "Otto Martell")]
    assert said(found, "composer") == [("The Pier", "Nino Rohde")]
    assert set(said(found, "producer")) == {("The Pier", "Ann Lee"), ("The Pier", "Bo Dean")}


def test_the_score_of_another_work_is_not_the_film_s(read) -> None:
    text = FILM + "Nino Rohde, who wrote the score of “Rust”, came to the set."
    assert ("The Pier", "Nino Rohde") not in said(read(text, "The Pier"), "composer")


@pytest.mark.parametrize(
    ("text", "firms"),
    [
        ("Fen Road is a British television drama serial about a mill, made by Orme Television for the BBC.",
         {"Orme Television"}),
        ("Fen Road is a British television series created by Paul Marsh.", set()),
        ("Fen Road is a British television series. It tells of a boat made by Fen Motors.", set()),
    ],
)  # fmt: skip
def test_a_series_is_made_by_a_firm(read, text: str, firms: set[str]) -> None:
    assert makers(read(text, "Fen Road"), "production_company") == firms
