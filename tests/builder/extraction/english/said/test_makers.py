"""Who makes, runs, owns and publishes things, and who made a work of art, a series or a record."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "told",
    [
        "The album was released on 6 February 2007 by Harrow Records.",
        "It was released in 2007 through Harrow Records.",
        "It was issued on the Harrow Records label in 2007.",
    ],
)
def test_a_label_releases_an_album(read: Read, told: str) -> None:
    text = f"Tall Weather is the second album by Ann Lee. {told}"
    assert said(read(text, "Tall Weather", "Album"), "record_label") == [("Tall Weather", "Harrow Records")]


def test_an_artist_is_signed_to_a_label(read: Read) -> None:
    text = "Ann Lee is an English singer. She is signed to Harrow Records."
    assert said(read(text, "Ann Lee", "Person"), "record_label") == [("Ann Lee", "Harrow Records")]


def test_a_label_is_called_one(read: Read) -> None:
    text = "Ann Lee is an English singer. She was signed to the record label Harrow Street."
    assert said(read(text, "Ann Lee", "Person"), "record_label") == [("Ann Lee", "Harrow Street")]


def test_a_label_that_somebody_else_signed_to_is_not_theirs(read: Read) -> None:
    text = "Ann Lee is an English singer. Her brother Bob Dean signed to Harrow Records."
    assert ("Ann Lee", "Harrow Records") not in said(read(text, "Ann Lee", "Person"), "record_label")


def test_a_club_that_a_player_signs_for_is_no_label(read: Read) -> None:
    text = "Ann Lee is an English footballer. She signed with Harrow Rovers."
    assert said(read(text, "Ann Lee", "Person"), "record_label") == []


@pytest.mark.parametrize(
    "text",
    [
        "The Weavers is an 1831 oil on canvas painting by the English painter Bob Dean.",
        "The Weavers is a bronze sculpture by American sculptor Bob Dean.",
        "The Weavers is a U.S. painting by the American artist Bob Dean.",
        "The Weavers is an American television series created by Bob Dean.",
        "The Weavers is a Japanese manga series created by Bob Dean and set in Osaka.",
    ],
)
def test_a_work_of_art_or_a_series_is_by_whoever_made_it(read: Read, text: str) -> None:
    assert said(read(text, "The Weavers", "Work"), "author") == [("The Weavers", "Bob Dean")]


def test_a_painting_of_somebody_is_not_by_them(read: Read) -> None:
    text = "The Weavers is a painting of Bob Dean in the collection of a museum."
    assert said(read(text, "The Weavers", "Work"), "author") == []


def test_a_character_is_by_whoever_created_it(read: Read) -> None:
    text = "Captain Tarn is a fictional character created by Bob Dean."
    assert said(read(text, "Captain Tarn"), "author") == [("Captain Tarn", "Bob Dean")]


def test_a_character_of_a_series_is_not_by_those_who_created_the_series(read: Read) -> None:
    text = "Captain Tarn is a fictional character in a universe created by Bob Dean."
    assert said(read(text, "Captain Tarn"), "author") == []


def test_a_game_has_a_developer_and_a_publisher(read: Read) -> None:
    text = (
        "Night Weavers is a 2004 video game developed by Harrow Software and published by Tarn Interactive."
    )
    findings = read(text, "Night Weavers")
    assert said(findings, "production_company") == [("Night Weavers", "Harrow Software")]
    assert said(findings, "publisher") == [("Night Weavers", "Tarn Interactive")]


@pytest.mark.parametrize(
    "text",
    [
        "The Harrow Diplomat was a mid-size car that was produced by Tarn Motors from 1977 to 1989.",
        "The Harrow Diplomat is a rifle manufactured by Tarn Motors.",
        "The Harrow Diplomat is a brand of whisky made by Tarn Motors.",
        "The Harrow Diplomat is a class of electric locomotive built in 1973 by Tarn Motors.",
    ],
)
def test_goods_are_made_by_a_firm(read: Read, text: str) -> None:
    assert ("Harrow Diplomat", "Tarn Motors") in said(read(text, "Harrow Diplomat"), "manufacturer")


def test_a_film_about_a_car_is_not_manufactured(read: Read) -> None:
    text = "Red Diplomat is a 1977 film about a car, produced by Tarn Pictures."
    assert said(read(text, "Red Diplomat"), "manufacturer") == []


@pytest.mark.parametrize(
    "text",
    [
        "HMS Weaver was a 28-gun frigate of the Royal Navy.",
        "HMS Weaver was a destroyer that served in the Royal Navy.",
        "HMS Weaver was the last of six destroyers built for the Royal Navy.",
        "HMS Weaver was a ship built in 1801. She served in the Royal Navy until 1820.",
    ],
)
def test_a_ship_is_its_navys(read: Read, text: str) -> None:
    assert said(read(text, "HMS Weaver"), "operator") == [("HMS Weaver", "Royal Navy")]


def test_an_admiral_is_not_operated(read: Read) -> None:
    text = "Bob Dean was an admiral in the Royal Navy."
    assert said(read(text, "Bob Dean", "Person"), "operator") == []


def test_a_station_is_run_by_a_firm(read: Read) -> None:
    text = "Arden station is a railway station in Kent. The station is managed by Harrow Trains Limited."
    assert said(read(text, "Arden station", "Place"), "operator") == [
        ("Arden station", "Harrow Trains Limited")
    ]


def test_what_runs_through_a_station_is_not_its_operator(read: Read) -> None:
    text = "Arden station is a railway station in Kent on a line used by Harrow Trains Limited."
    assert said(read(text, "Arden station", "Place"), "operator") == []


@pytest.mark.parametrize(
    "text",
    [
        "Arden Airport is a public airport in Ohio owned and operated by Harrow Aviation Authority.",
        "Arden Airport is an airport in Ohio. It is owned by Harrow Aviation Authority.",
        "Arden Airport is an airport in Ohio. Owned and operated by Harrow Aviation Authority, it opened in 1971.",
    ],
)
def test_an_airport_has_an_owner(read: Read, text: str) -> None:
    found = said(read(text, "Arden Airport", "Place"), "parent_organization")
    assert found == [("Arden Airport", "Harrow Aviation Authority")]


def test_a_firm_is_a_subsidiary(read: Read) -> None:
    text = "Arden Air is an airline. The airline operates as a subsidiary of Harrow Holdings."
    assert said(read(text, "Arden Air", "Company"), "parent_organization") == [
        ("Arden Air", "Harrow Holdings")
    ]


def test_what_a_subsidiary_is_named_beside_is_none(read: Read) -> None:
    text = "Arden Air is an airline. Its rival Tarn Air is a subsidiary of Harrow Holdings."
    assert ("Arden Air", "Harrow Holdings") not in said(
        read(text, "Arden Air", "Company"), "parent_organization"
    )


def test_the_members_of_a_family_are_no_owner(read: Read) -> None:
    text = "Arden Airport is an airport in Ohio. It is owned by members of the Harrow family."
    assert said(read(text, "Arden Airport", "Place"), "parent_organization") == []


@pytest.mark.parametrize(
    ("text", "relation", "maker"),
    [
        ("Night Weavers is a television series. The series was created by Bob Dean.", "author", "Bob Dean"),
        (
            "Night Weavers is a video game. The game was developed by Harrow Software.",
            "production_company",
            "Harrow Software",
        ),
    ],
)
def test_a_later_sentence_tells_who_made_a_work(read: Read, text: str, relation: str, maker: str) -> None:
    assert said(read(text, "Night Weavers", "Work"), relation) == [("Night Weavers", maker)]


def test_a_later_sentence_tells_who_built_an_aircraft(read: Read) -> None:
    text = "The Weaver 9 is an aircraft. The aircraft was built by Tarn Motors."
    assert ("Weaver 9", "Tarn Motors") in said(read(text, "Weaver 9", "Thing"), "manufacturer")


def test_a_satellite_is_its_agencys(read: Read) -> None:
    text = "Weaver 9 is a weather satellite launched by the Tarn Space Agency in 1979."
    assert said(read(text, "Weaver 9"), "operator") == [("Weaver 9", "Tarn Space Agency")]


def test_the_rocket_that_launches_a_satellite_is_not_its_operator(read: Read) -> None:
    text = "Weaver 9 is a weather satellite launched in 1979 on a rocket of the Tarn Space Agency."
    assert said(read(text, "Weaver 9"), "operator") == []


def test_a_city_owns_its_airport(read: Read) -> None:
    text = "Arden Airport is an airport in Ohio. It is owned by the City of Dayton."
    assert said(read(text, "Arden Airport", "Place"), "parent_organization") == [
        ("Arden Airport", "City of Dayton")
    ]


def test_a_publisher_is_a_division(read: Read) -> None:
    text = "Arden House is the publishing division of Harrow Holdings."
    assert said(read(text, "Arden House"), "parent_organization") == [("Arden House", "Harrow Holdings")]
