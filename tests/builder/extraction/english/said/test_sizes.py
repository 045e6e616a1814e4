"""How many live somewhere, how high it lies, when an airline began, and numbers and doers that belong to others."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    ("sentence", "population"),
    [
        ("The population was 2,543 at the 2010 census.", "2543"),
        ("As of the 2016 census, the town's population was 555,630.", "555630"),
        ("Its population is officially estimated at 1.76 million residents.", "1760000"),
        ("Harrow has about 6.5 million inhabitants.", "6500000"),
        ("As of 2026, it has a population of 5.6 million.", "5600000"),
        ("It has an area of 760 km² and a population of 862,566.", "862566"),
    ],
)
def test_a_town_has_its_people_and_neither_a_year_nor_an_area_of_them(
    read: Read, sentence: str, population: str
) -> None:
    found = read(f"Harrow is a town in Saxony. {sentence}", "Harrow", "Place")
    assert said(found, "population") == [("Harrow", population)]


@pytest.mark.parametrize(
    "sentence",
    [
        "The population of the metropolitan area was 2,543.",
        "The population density was 2,543 per square mile.",
        "In Leeds, the population was 2,543.",
    ],
)
def test_the_people_of_a_wider_area_or_of_another_town_are_no_population(read: Read, sentence: str) -> None:
    found = read(f"Harrow is a town in Saxony. {sentence}", "Harrow", "Place")
    assert ("Harrow", "2543") not in said(found, "population")


def test_a_town_lies_at_a_height(read: Read) -> None:
    found = read("Harrow is a town in Saxony. It lies at an elevation of 320 m.", "Harrow", "Place")
    assert said(found, "elevation") == [("Harrow", "320")]


def test_an_airline_is_launched_and_dissolved(read: Read) -> None:
    text = "Harrow Air was a low-cost airline. It was launched in 2004. The airline was dissolved in 2011."
    found = read(text, "Harrow Air")
    assert said(found, "founding_date", "end_date") == [("Harrow Air", "2004"), ("Harrow Air", "2011")]


def test_a_capital_of_the_land_beside_is_not_that_of_the_page(read: Read) -> None:
    text = "Harrow is a land in Austria, and lies near Slovakia and its capital Bratislava."
    assert said(read(text, "Harrow", "Place"), "capital") == []


def test_who_manages_a_club_has_not_founded_it(read: Read) -> None:
    text = "Harrow F.C. is a football club. The club was founded in 1890 and is managed by Bob Dean."
    assert said(read(text, "Harrow F.C."), "founded_by") == []


def test_who_broadcasts_an_essay_has_not_published_it(read: Read) -> None:
    text = "Tall Weather is an essay. It was first published in 1936 and broadcast by the BBC Home Service."
    assert said(read(text, "Tall Weather", "Book"), "publisher") == []


def test_the_building_of_a_museum_is_the_museum(read: Read) -> None:
    text = "The Harrow Museum is an art museum in Paris. The building was designed by Victor Lee."
    assert said(read(text, "Harrow Museum"), "designer") == [("Harrow Museum", "Victor Lee")]


def test_a_work_based_on_a_stay_has_no_seat_there(read: Read) -> None:
    text = "Tall Weather is based on his experiences as a guest at Leeds."
    assert said(read(text, "Tall Weather", "Organization"), "headquarters") == []


def test_the_year_of_a_count_is_no_release(read: Read) -> None:
    text = "Harrow is a town in Saxony with a population of 580,000 (2014)."
    assert said(read(text, "Harrow", "Place"), "release_date") == []


def test_a_magazine_begins_where_it_is_first_published(read: Read) -> None:
    text = "Harrow Weekly is a literary magazine. It was first published in 1974."
    assert said(read(text, "Harrow Weekly"), "founding_date") == [("Harrow Weekly", "1974")]


def test_a_novel_is_released_and_not_founded(read: Read) -> None:
    text = "Tall Weather is a novel by Ann Lee. It was first published in 1974."
    assert said(read(text, "Tall Weather"), "founding_date") == []


@pytest.mark.parametrize(
    "text",
    [
        "Mount Tarn, or the Old Man, rises to 3,776 metres.",
        "The mountain rises to a height of 3,776 m.",
        "It soars to 3,776 metres.",
    ],
)
def test_a_mountain_rises_to_its_height(read: Read, text: str) -> None:
    assert said(read(f"Mount Tarn is a mountain. {text}", "Mount Tarn", "Place"), "height") == [
        ("Mount Tarn", "3776")
    ]


@pytest.mark.parametrize(
    "text", ["The tower rises to 30 metres above the square.", "The tide rises to 4 metres."]
)
def test_what_rises_above_something_is_not_so_high(read: Read, text: str) -> None:
    assert said(read(f"Mount Tarn is a mountain. {text}", "Mount Tarn", "Place"), "height") == []


@pytest.mark.parametrize(
    ("sentence", "counts"),
    [
        (
            "It had 4,100 inhabitants in 1801, 9,800 in 1901 and about 12,400 in 2011.",
            {"1801", "1901", "2011"},
        ),
        ("Its population of 900 in 1850 is told.", {"1850"}),
        ("It has 900 inhabitants.", {""}),
    ],
)
def test_counts_of_several_years_keep_their_years(read: Read, sentence: str, counts: set[str]) -> None:
    found = read(f"Harrow is a town in Saxony. {sentence}", "Harrow", "Place")
    years = {
        next((q.value for q in fact.qualifiers if q.name == "time"), "")
        for fact in found.facts
        if fact.predicate == "population"
    }
    assert years == counts


@pytest.mark.parametrize(
    ("sentence", "relation", "own"),
    [
        ("On its banks lies Orme, which has 12,400 inhabitants.", "population", False),
        ("The new one, the Yarrow Bridge, was opened in 1998, and it is 212 metres long.", "length", False),
        ("It flows for 94 kilometres.", "length", True),
    ],
)
def test_what_is_said_of_things_beside_a_river_is_not_the_rivers(
    read: Read, sentence: str, relation: str, own: bool
) -> None:
    found = read(f"The Vell is a river in Saxony. {sentence}", "Vell", "Place")
    assert ("Vell" in {subject for subject, _ in said(found, relation)}) is own
