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
