"""Where places lie, what they border on, where rivers end, and of what a town is the capital."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_every_level_that_a_definition_names_holds_a_place(read: Read) -> None:
    text = "Willowton is a village in the West Harden district of Kent, England."
    assert set(said(read(text, "Willowton"), "located_in")) >= {
        ("Willowton", "West Harden"),
        ("Willowton", "Kent"),
        ("Willowton", "England"),
    }


def test_a_river_lies_in_the_province_that_is_told_with_an_adjective(read: Read) -> None:
    text = "The Arden River is a river in the Canadian province of Ontario."
    assert ("Arden River", "Ontario") in said(read(text, "Arden River"), "located_in")


def test_what_a_place_is_near_does_not_hold_it(read: Read) -> None:
    text = "Willowton Mall is a shopping mall in Kent, England, near the city of Maidstone."
    assert ("Willowton Mall", "Maidstone") not in said(read(text, "Willowton Mall"), "located_in")


def test_a_film_set_in_a_town_does_not_lie_there(read: Read) -> None:
    text = "Willowton is a 1998 film about a village in Kent, England."
    assert ("Willowton", "Kent") not in said(read(text, "Willowton"), "located_in")


def test_a_radio_station_is_where_it_is_licensed_to(read: Read) -> None:
    text = "WQXZ is a radio station broadcasting country music. The station is licensed to Dayton, Ohio."
    assert set(said(read(text, "WQXZ"), "located_in")) >= {("WQXZ", "Dayton"), ("WQXZ", "Ohio")}


def test_the_cities_that_a_county_contains_lie_in_it(read: Read) -> None:
    text = "Harden County is a county in Ohio. The county contains the cities of Dayton and Lima."
    assert set(said(read(text, "Harden County"), "located_in")) >= {
        ("Dayton", "Harden County"),
        ("Lima", "Harden County"),
    }


@pytest.mark.parametrize(
    "told",
    [
        "It is bordered by Slovakia to the north and Romania to the east.",
        "The country borders Slovakia and Romania.",
        "It shares a border with Slovakia and Romania.",
        "The neighbouring countries are: Slovakia and Romania.",
        "It is bounded on the north by Slovakia, to the east by Romania.",
        "It is bounded on the north by Slovakia and on the east by Romania.",
    ],
)
def test_a_country_borders_on_those_around_it(read: Read, told: str) -> None:
    text = f"Ruritania is a country in Central Europe. {told}"
    assert said(read(text, "Ruritania", "Country"), "borders") == [
        ("Ruritania", "Romania"),
        ("Ruritania", "Slovakia"),
    ]


def test_what_a_country_trades_with_it_does_not_border_on(read: Read) -> None:
    text = "Ruritania is a country in Central Europe. It trades with Slovakia and Romania."
    assert said(read(text, "Ruritania", "Country"), "borders") == []


@pytest.mark.parametrize(
    "text",
    [
        "Arden Creek is a tributary of the Harden River in Ohio.",
        "Arden Creek is a creek in Ohio. It flows south into the Harden River.",
        "Arden Creek is a creek in Ohio. The creek empties into the Harden River.",
    ],
)
def test_a_river_ends_in_another(read: Read, text: str) -> None:
    assert said(read(text, "Arden Creek", "Place"), "mouth") == [("Arden Creek", "Harden River")]


def test_a_town_beside_a_river_does_not_flow_into_it(read: Read) -> None:
    text = "Arden is a town in Ohio. It lies on a tributary of the Harden River."
    assert said(read(text, "Arden", "Place"), "mouth") == []


@pytest.mark.parametrize(
    "text",
    [
        "Arden is a city in and the county seat of Harden County, Ohio.",
        "Arden is the capital and largest city of Harden County.",
        "Arden is a town in Ohio. It is the county seat of Harden County.",
        "Arden is a town in Ohio. As the county seat of Harden County, Arden has a court.",
        "Arden is the oldest town in Ohio, and the city serves as the county seat of Harden County.",
    ],
)
def test_a_town_is_the_seat_of_its_county(read: Read, text: str) -> None:
    assert ("Harden County", "Arden") in said(read(text, "Arden", "Place"), "capital")


def test_an_airport_that_serves_a_capital_is_none(read: Read) -> None:
    text = "Arden Airport is an airport serving Tunis, the capital of Tunisia."
    assert said(read(text, "Arden Airport", "Place"), "capital") == [("Tunisia", "Tunis")]


def test_a_prefecture_of_a_country_is_not_its_capital(read: Read) -> None:
    text = "Arden Prefecture is a prefecture of Japan."
    assert said(read(text, "Arden Prefecture", "Place"), "capital") == []


def test_a_county_tells_its_seat(read: Read) -> None:
    text = "Harden County is a county in Ohio. Its county seat is Dayton."
    assert said(read(text, "Harden County", "Place"), "capital") == [("Harden County", "Dayton")]


def test_the_largest_town_is_no_capital(read: Read) -> None:
    text = "Arden is the largest city of Harden County."
    assert said(read(text, "Arden", "Place"), "capital") == []


def test_a_school_is_part_of_its_district(read: Read) -> None:
    text = "Arden School is a school in Ohio. It is part of the Harden School District."
    assert said(read(text, "Arden School", "School"), "part_of") == [
        ("Arden School", "Harden School District")
    ]


def test_taking_part_is_no_part(read: Read) -> None:
    text = "Arden School is a school in Ohio. It takes part in the Harden Games."
    assert said(read(text, "Arden School", "School"), "part_of") == []


def test_a_page_that_opens_with_its_title_is_defined_behind_it(read: Read) -> None:
    text = "Arden Creek\nArden Creek is a tributary of the Harden River."
    assert ("Arden Creek", "Harden River") in said(read(text, "Arden Creek"), "mouth")


def test_what_a_list_opens_with_is_not_about_the_list(read: Read) -> None:
    text = "Arden Creek is a tributary of the Harden River."
    assert said(read(text, "List of rivers"), "mouth") == [("Arden Creek", "Harden River")]


def test_a_text_without_a_title_has_no_subject(read: Read) -> None:
    assert said(read("This is a creek, a tributary of the Harden River.", ""), "mouth") == []


def test_a_town_was_founded(read: Read) -> None:
    text = "Arden is a city in Ohio. The city was incorporated in 1852."
    assert said(read(text, "Arden", "City"), "founding_date") == [("Arden", "1852")]


def test_a_mountain_is_part_of_its_range(read: Read) -> None:
    text = "Mount Arden is a mountain in the Harden Mountains of Ohio."
    assert said(read(text, "Mount Arden", "Place"), "part_of") == [("Mount Arden", "Harden Mountains")]


def test_a_mountain_is_no_part_of_a_county(read: Read) -> None:
    text = "Mount Arden is a mountain in the Harden County of Ohio."
    assert said(read(text, "Mount Arden", "Place"), "part_of") == []


def test_a_suburb_is_no_part_of_the_city_in_whose_area_it_is(read: Read) -> None:
    text = "Arden is a town in Maryland. It is part of the Washington metropolitan area."
    assert said(read(text, "Arden", "Place"), "part_of") == []


def test_a_country_does_not_lie_in_the_town_where_something_in_it_lies(read: Read) -> None:
    text = "Tarn Airfield was a private airfield in the western United States, located in Willowton, Oregon."
    found = said(read(text, "Tarn Airfield"), "located_in")
    assert ("United States", "Willowton") not in found
    assert ("Willowton", "Oregon") in found
