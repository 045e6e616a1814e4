"""Works, schooling and runs of series that the order of words tells."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
COMPOSER = "Ivo Ricci was an Italian composer. "
ARCHITECT = "Ming Pay was a Chinese-American architect. "
SERIES = "Harbour Lights is an American drama series created by Vera Gill for the channel KBC. "


def test_a_composer_scored_what_he_worked_on(read) -> None:
    found = read(
        COMPOSER + "He worked with Bernard Tolucci again on *The Tent* (1990) and on *Monk* (1993).",
        "Ivo Ricci",
    )
    assert ("The Tent", "Ivo Ricci") in said(found, "composer")
    assert ("The Tent", "Bernard Tolucci") in said(found, "director")


def test_an_actor_scores_nothing_by_working_on_it(read) -> None:
    text = "Ivo Ricci was an Italian actor. He worked with Bernard Tolucci on *The Tent* (1990)."
    assert said(read(text, "Ivo Ricci"), "composer") == []


def test_directors_who_called_on_a_composer(read) -> None:
    text = COMPOSER + "Other directors who called on him include Pedro Altamar, for *Heels* (1991)."
    found = read(text, "Ivo Ricci")
    assert ("Heels", "Ivo Ricci") in said(found, "composer")
    assert ("Heels", "Pedro Altamar") in said(found, "director")


def test_an_architect_designed_what_he_built(read) -> None:
    found = read(ARCHITECT + "In Lund he built the Harbour Bank Tower, which reaches 367 metres.", "Ming Pay")
    assert said(found, "designer") == [("Harbour Bank Tower", "Ming Pay")]
    assert [row[0] for row in said(found, "height")] == ["Harbour Bank Tower"]


def test_a_place_near_a_year_is_no_work(read) -> None:
    found = read(
        ARCHITECT + "The Otter Hill Hotel near Malmo (1982) was his first work in Sweden.", "Ming Pay"
    )
    assert said(found, "release_date") == []
    assert said(found, "designer") == [("Otter Hill Hotel", "Ming Pay")]


def test_the_run_of_a_series(read) -> None:
    text = SERIES + "It ran from 20 January 2008 to 29 September 2013, with 62 episodes in five seasons."
    found = read(text, "Harbour Lights")
    assert said(found, "end_date") == [("Harbour Lights", "2013-09-29")]
    assert said(found, "episode_count") == [("Harbour Lights", "62")]
    assert said(found, "season_count") == [("Harbour Lights", "5")]


def test_one_season_is_not_the_series(read) -> None:
    text = SERIES + "The first season has only seven episodes."
    assert said(read(text, "Harbour Lights"), "episode_count") == []


def test_parts_go_on_from_film_to_film(read) -> None:
    text = (
        "Ann Lee is a Swedish actress. Later parts include the mother Ella Young in *Rich Otters* (2018), "
        "Ying in *Ten Rings* (2021) and Madame Morrow in *Wicked Tide* (2024)."
    )
    parts = said(read(text, "Ann Lee"), "starring")
    assert ("Rich Otters", "Ann Lee", "Ella Young") in parts
    assert ("Wicked Tide", "Ann Lee", "Madame Morrow") in parts


def test_teachers_and_classmates(read) -> None:
    text = COMPOSER + (
        "At school one of his classmates was Sergio Lione. His thesis was supervised by Edward Keller. "
        "He spent two years at the Lund Film School."
    )
    found = read(text, "Ivo Ricci")
    assert said(found, "classmate") == [("Ivo Ricci", "Sergio Lione")]
    assert said(found, "teacher") == [("Ivo Ricci", "Edward Keller")]
    assert said(found, "educated_at") == [("Ivo Ricci", "Lund Film School")]


def test_founders_together(read) -> None:
    text = "Ann Lee is an actress. With Aron Paul, who had been her partner, she founded the brand Otterwool in 2019."
    assert ("Otterwool", "Aron Paul") in said(read(text, "Ann Lee"), "founded_by")


def test_founders_in_a_list(read) -> None:
    text = "The Lund Institute is a school. Three men founded the Otter Corporation: Karl Moe, Jan Holm and Ed Berg."
    founders = {row[1] for row in said(read(text, "Lund Institute"), "founded_by")}
    assert founders == {"Karl Moe", "Jan Holm", "Ed Berg"}


def test_a_mother_is_no_wife(read) -> None:
    text = "Mia Yeo is a Swedish actress. Yeo was born in Lund to a lawyer, Karl Teik, and his wife Janet."
    found = read(text, "Mia Yeo")
    assert ("Mia Yeo", "Janet") in said(found, "parent")
    assert said(found, "spouse") == []


def test_a_producer_does_not_sing_the_record(read) -> None:
    text = "Ann Lee is a Swedish singer. Bob Hill produced her first album, *Tide* (1990)."
    assert said(read(text, "Ann Lee"), "performer") == [("Tide", "Ann Lee")]


def test_the_running_time_of_the_version_in_cinemas(read) -> None:
    text = "The Long Tide is a 1987 drama film. The version shown in cinemas runs for 163 minutes."
    assert [row[:2] for row in said(read(text, "The Long Tide"), "duration")] == [("The Long Tide", "163")]
