"""Where a building stands by the sentence that says what it is."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "text",
    [
        "Tarn Bowl is a stadium in Odense.",
        "Tarn Bowl was a multi-purpose arena in Odense.",
        "Tarn Bowl is a bridge in Odense.",
        "Tarn Bowl is a historic jail located at 1440 Court Street in Odense.",
        "Tarn Bowl was a private nursing home located in Odense.",
        "Tarn Bowl is an extensive housing complex located in Odense.",
        "Tarn Bowl was a railway station in Odense.",
        "Tarn Bowl is a hotel and casino situated on the Tarn Strip in Odense.",
    ],
)
def test_a_building_stands_in_a_town(read: Read, text: str) -> None:
    assert ("Tarn Bowl", "Odense") in said(read(text, "Tarn Bowl"), "located_in")


def test_a_railway_station_is_a_place_and_one_that_broadcasts_is_not(read: Read) -> None:
    assert read("Tarn Road is a railway station in Odense.", "Tarn Road").subject_type == "Place"
    assert read("Tarn Road is a radio station in Odense.", "Tarn Road").subject_type != "Place"


def test_a_person_located_somewhere_is_no_building(read: Read) -> None:
    text = "Ann Lee is a painter whose studio is located on Mill Lane in Odense."
    assert ("Ann Lee", "Odense") not in said(read(text, "Ann Lee"), "located_in")


@pytest.mark.parametrize(
    "text",
    [
        "The choir has sung in Milan, Rome, Turin, and Florence.",
        "She lived in Milan, Rome, and her native Florence.",
        "The road links the towns of Milan, Rome, Turin, Naples and Florence.",
        "The song was a hit in Italy, Peru, France, Germany, and Spain.",
        "The song was a hit in Italy, Peru, as well as in other lands.",
    ],
)
def test_places_of_a_list_lie_in_one_another_no_more_than_states(read: Read, text: str) -> None:
    assert said(read(text, "Tall Weather"), "located_in") == []


@pytest.mark.parametrize(
    "text",
    [
        "The choir sang in Dallas, Texas, Turin, Italy, and Lyon, France.",
        "The choir sang in Dallas, Texas, in the first days of spring.",
        "She opened shops in Dallas, Texas, and Grand Rapids, Michigan, in 1962.",
    ],
)
def test_a_town_beside_its_land_in_a_row_lies_there(read: Read, text: str) -> None:
    assert ("Dallas", "Texas") in said(read(text, "Tall Weather"), "located_in")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Tarn Bowl is a historic courthouse in Odense.", "Place"),
        ("Tarn Bowl is a coal mine in Odense.", "Place"),
        ("Tarn Bowl was a low-cost carrier based in Odense.", "Company"),
        ("Tarn Bowl was a literature periodical.", "Organization"),
        ("Tarn Bowl was a siege of the city of Odense.", "Event"),
        ("Tarn Bowl was a racing car.", "Thing"),
        ("Tarn Bowl is a cantata for two voices.", "Work"),
    ],
)
def test_the_noun_of_a_definition_tells_the_kind_of_thing(read: Read, text: str, kind: str) -> None:
    assert read(text, "Tarn Bowl").subject_type == kind


def test_a_part_of_a_town_lies_there(read: Read) -> None:
    text = "Ann Lee is a painter. She was born in St. Pauli, the oldest part of Hamburg."
    assert ("St. Pauli", "Hamburg") in said(read(text, "Ann Lee"), "located_in")


def test_a_place_beside_what_is_part_of_another_does_not_lie_there(read: Read) -> None:
    text = "Ann Lee is a painter. She was born in Odense, which was the best part of living in Denmark."
    assert said(read(text, "Ann Lee"), "located_in") == []


def test_who_opened_a_bridge_does_not_hide_when(read) -> None:
    text = (
        "The Lund Bridge is a suspension bridge. The bridge, which cost £1.9 million, was opened by the Duke of "
        "York on 17 June 1933."
    )
    assert said(read(text, "Lund Bridge", "Place"), "opening_date") == [("Lund Bridge", "1933-06-17")]


def test_another_bridge_than_the_page_s_opens_nothing_of_it(read) -> None:
    text = "Lund is a town in England. The bridge was opened by the Duke of York on 17 June 1933."
    assert said(read(text, "Lund", "Place"), "opening_date") == []
