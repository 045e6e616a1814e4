"""What the first sentences of a page tell in a row: founders, designers, composers, sizes and dates."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_a_firm_is_founded_behind_the_place_of_its_seat(read: Read) -> None:
    text = (
        "Harrow Inc. is an American multinational technology company headquartered in Palo Alto, California, "
        "founded by Ann Lee, Bob Dean and Carl West in April 1976."
    )
    found = read(text, "Harrow Inc.", "Company")
    assert sorted(said(found, "founded_by")) == [
        ("Harrow Inc.", "Ann Lee"),
        ("Harrow Inc.", "Bob Dean"),
        ("Harrow Inc.", "Carl West"),
    ]
    assert said(found, "founding_date") == [("Harrow Inc.", "1976-04")]


def test_a_realm_is_founded_by_its_first_ruler(read: Read) -> None:
    text = "Arun Khan was the founder and first emperor of the Harrow Empire."
    assert said(read(text, "Arun Khan", "Person"), "founded_by") == [("Harrow Empire", "Arun Khan")]


def test_a_bridge_is_designed_by_two_and_their_city_by_none(read: Read) -> None:
    text = (
        "The Harrow Bridge is a suspension bridge spanning a strait in San Francisco, "
        "designed by Joseph Strauss and Charles Ellis and opened in 1937."
    )
    assert said(read(text, "Harrow Bridge", "Place"), "designer") == [
        ("Harrow Bridge", "Joseph Strauss"),
        ("Harrow Bridge", "Charles Ellis"),
    ]


def test_a_tower_is_named_after_somebody_and_its_city_is_not(read: Read) -> None:
    text = "The Lee Tower is a tower in Paris, France, named after the engineer Bob Lee, whose firm built it."
    assert said(read(text, "Lee Tower", "Place"), "named_after") == [("Lee Tower", "Bob Lee")]


@pytest.mark.parametrize(
    "text",
    [
        "Tall Weather is a 1928 work for large orchestra by French composer Maurice Ravel.",
        "Tall Weather is a seven-movement orchestral suite by the English composer Maurice Ravel.",
        "Tall Weather is a ballet by Maurice Ravel.",
    ],
)
def test_a_work_is_by_its_composer(read: Read, text: str) -> None:
    assert said(read(text, "Tall Weather", "Work"), "composer") == [("Tall Weather", "Maurice Ravel")]


def test_a_painter_of_a_school_is_meant_and_not_the_school(read: Read) -> None:
    text = (
        "Tall Weather is an oil-on-canvas painting by the Dutch Post-Impressionist painter Vincent van Gogh."
    )
    assert said(read(text, "Tall Weather", "Work"), "author") == [("Tall Weather", "Vincent van Gogh")]


def test_a_game_is_created_by_somebody_in_a_year(read: Read) -> None:
    text = "Tall Weather is a puzzle video game created in 1985 by Bob Dean."
    assert said(read(text, "Tall Weather", "Work"), "author") == [("Tall Weather", "Bob Dean")]


def test_the_music_of_a_game_is_not_by_who_created_the_game(read: Read) -> None:
    text = "Tall Weather is the music for a game created by Bob Dean."
    assert said(read(text, "Tall Weather", "Work"), "author") == []


@pytest.mark.parametrize("kind", ["film noir", "epic spaghetti Western", "spaghetti Western film"])
def test_a_film_of_a_kind_of_several_words_is_directed(read: Read, kind: str) -> None:
    found = read(f"Tall Weather is a 1947 American {kind} directed by Jacques Tourneur and starring Jane Greer, "
                 "Robert Mitchum and Kirk Douglas.", "Tall Weather")  # fmt: skip
    assert said(found, "director") == [("Tall Weather", "Jacques Tourneur")]
    assert sorted(actor for _, actor in said(found, "starring")) == [
        "Jane Greer",
        "Kirk Douglas",
        "Robert Mitchum",
    ]
    assert said(found, "release_date") == [("Tall Weather", "1947")]
    assert said(found, "genre") == [("Tall Weather", kind.removesuffix(" film"))]


def test_western_is_a_name_in_a_name(read: Read) -> None:
    text = "Tall Weather is a film directed by Ann Lee for Western Pictures."
    assert said(read(text, "Tall Weather", "Film"), "production_company") == [
        ("Tall Weather", "Western Pictures")
    ]


def test_a_river_has_a_length_and_a_mouth(read: Read) -> None:
    text = (
        "The Harrow is the second-longest river in Europe. It rises in the Black Forest in Germany and flows for "
        "2,850 km before emptying into the Black Sea."
    )
    found = read(text, "Harrow", "Place")
    assert said(found, "length") == [("Harrow", "2850")]
    assert said(found, "mouth") == [("Harrow", "Black Sea")]


def test_a_part_of_a_river_is_not_its_length(read: Read) -> None:
    text = "The Harrow is a river in Europe. It flows for 200 km through Germany."
    assert said(read(text, "Harrow", "Place"), "length") == []


def test_one_of_the_rivers_is_a_river(read: Read) -> None:
    found = read("The Harrow is one of the major rivers of Germany.", "Harrow")
    assert said(found, "located_in") == [("Harrow", "Germany")]


def test_a_lake_has_a_depth_and_an_area(read: Read) -> None:
    text = "Lake Harrow is a lake in Russia. Its maximum depth is 1,642 metres and its area 31,722 square kilometres."
    found = read(text, "Lake Harrow", "Place")
    assert said(found, "depth") == [("Lake Harrow", "1642")]
    assert said(found, "area") == [("Lake Harrow", "31722")]


def test_an_average_depth_is_not_the_depth(read: Read) -> None:
    text = "Lake Harrow is a lake in Russia. It has an average depth of 20 m."
    assert said(read(text, "Lake Harrow", "Place"), "depth") == []


@pytest.mark.parametrize(
    "text",
    [
        "Mount Harrow is an active volcano in Japan, with a summit elevation of 3,776 m.",
        "Mount Harrow is a dormant volcano in Japan. It is the highest mountain in Asia at 3,776 m above sea level.",
    ],
)
def test_a_mountain_has_an_elevation(read: Read, text: str) -> None:
    assert said(read(text, "Mount Harrow", "Place"), "elevation") == [("Mount Harrow", "3776")]


def test_an_island_is_not_as_high_as_its_highest_point(read: Read) -> None:
    text = "Harrow is an island in Japan. Its highest point has an elevation of 300 m."
    assert said(read(text, "Harrow", "Place"), "elevation") == []


def test_a_stadium_holds_many(read: Read) -> None:
    text = "Harrow Park is a football stadium in Madrid, opened in 1957, with a seating capacity of 99,354."
    assert said(read(text, "Harrow Park", "Place"), "capacity") == [("Harrow Park", "99354")]


def test_a_power_station_s_output_is_no_capacity(read: Read) -> None:
    text = "Harrow Dam is a dam in Spain, with a capacity of 500 MW."
    assert said(read(text, "Harrow Dam", "Place"), "capacity") == []


def test_a_spaceflight_is_launched_and_a_liner_sinks(read: Read) -> None:
    flight = read("Harrow 11 was a spaceflight launched by NASA on July 16, 1969.", "Harrow 11")
    assert said(flight, "launch_date") == [("Harrow 11", "1969-07-16")]
    liner = read(
        "RMS Harrow was a British ocean liner operated by the White Star Line that sank in the North Atlantic Ocean "
        "on 15 April 1912.",
        "RMS Harrow",
    )
    assert said(liner, "end_date") == [("RMS Harrow", "1912-04-15")]


def test_a_prize_is_given_since_a_year(read: Read) -> None:
    found = read(
        "The Harrow Prize is a Swedish literature prize awarded annually since 1901.", "Harrow Prize"
    )
    assert said(found, "founding_date") == [("Harrow Prize", "1901")]


def test_a_novel_comes_out_in_parts(read: Read) -> None:
    text = (
        "Tall Weather is a novel by English author Ann Lee, published in eight instalments in 1871 and 1872."
    )
    assert said(read(text, "Tall Weather", "Book"), "release_date") == [("Tall Weather", "1871")]


@pytest.mark.parametrize(
    "name",
    ["Carmen Ana Lee y Calderón", "Carmen Lee i Domènech", "Carmen de la Costa y Lee Acosta y Rodríguez"],
)
def test_a_name_of_two_families_is_one_name(read: Read, name: str) -> None:
    found = read(f"{name} (6 July 1907 – 13 July 1954) was a Mexican painter.", "Carmen Lee", "Person")
    assert said(found, "nationality") == [("Carmen Lee", "Mexico")]
    assert said(found, "occupation") == [("Carmen Lee", "painter")]
