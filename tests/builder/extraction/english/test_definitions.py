"""What a page defines under two names, and the noun of its definition later on."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_a_second_name_behind_or_is_defined_with_the_first(read: Read) -> None:
    text = "Tall Weather or High Weather is a 1966 Yugoslavian war film directed by Bob Lee."
    found = read(text, "Tall Weather")
    assert said(found, "release_date", "country_of_origin") == [
        ("Tall Weather", "1966"),
        ("Tall Weather", "Yugoslavia"),
    ]


def test_two_names_joined_by_and_are_not_defined_as_the_first(read: Read) -> None:
    text = "Tall Weather and High Weather is a 1966 Yugoslavian war film directed by Bob Lee."
    assert said(read(text, "Tall Weather"), "release_date") == []


def test_the_noun_of_a_definition_stands_for_the_page(read: Read) -> None:
    text = "Golden Harrow is a suspension bridge over the Rhine. The bridge opened in 1931."
    assert said(read(text, "Golden Harrow"), "opening_date") == [("Golden Harrow", "1931")]


@pytest.mark.parametrize(
    ("text", "callings"),
    [
        ("is an English DJ, record producer and co-founder of Tarn Records", {"DJ", "record producer"}),
        ("is a Tunisian journalist and magazine publisher", {"journalist", "publisher"}),
        ("was an American zoologist, painter, and singer", {"zoologist", "painter", "singer"}),
        ("is a Canadian territorial-level politician and member of Tarn", {"territorial-level politician"}),
        ("is a politician of the Republic of Tarn", {"politician"}),
        ("is a director of the Tarn Bank", set()),
    ],
)
def test_every_calling_of_a_definition_is_told(read: Read, text: str, callings: set[str]) -> None:
    found = said(read(f"Ann Lee (born 1970) {text}.", "Ann Lee"), "occupation")
    assert {calling for _, calling in found if "member" not in calling} == callings


def test_a_publisher_that_nothing_else_describes_is_a_firm(read: Read) -> None:
    assert read("Tarn Lane is a Danish publisher of maps.", "Tarn Lane").subject_type == "Company"


@pytest.mark.parametrize(
    ("text", "country"),
    [
        ("is a retired track cyclist from Denmark", "Denmark"),
        ("is a Papua New Guinean politician", "Papua New Guinea"),
        ("is a Sudanese politician", "Sudan"),
        ("was the first singer from the former Soviet Union to win", None),
        ("is a singer from Tarn", None),
    ],
)
def test_where_somebody_comes_from(read: Read, text: str, country: str | None) -> None:
    found = said(read(f"Ann Lee (born 1970) {text}.", "Ann Lee"), "nationality")
    assert found == ([("Ann Lee", country)] if country else [])


@pytest.mark.parametrize(
    ("inside", "born", "died"),
    [
        ("born in Odense on 22 January 1689 – died at Lund on 9 November 1747", ["Odense"], ["Lund"]),
        ("born in Odense, Denmark on January 15, 1959", ["Odense"], []),
        ("17 October 1913 in the village Odense, Tarn – 17 June 1990 in Lund", ["Odense"], ["Lund"]),
        ("born 22 January 1689 – died on 9 November 1747", [], []),
    ],
)
def test_places_before_the_dates_of_a_bracket(
    read: Read, inside: str, born: list[str], died: list[str]
) -> None:
    page = read(f"Ann Lee ({inside}) was a painter.", "Ann Lee")
    assert [place for _, place in said(page, "birth_place")] == born
    assert [place for _, place in said(page, "death_place")] == died
