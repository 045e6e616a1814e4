"""What a participle behind a place is said of, and what belongs to whoever bought it."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_what_is_built_is_the_thing_defined_not_the_place_it_stands_in(read) -> None:
    text = "The Brock Railway is a railway in Devon, England, built by Otto Vane."
    assert said(read(text, "Brock Railway"), "manufacturer") == [("Brock Railway", "Otto Vane")]


def test_a_building_with_an_article_is_itself_what_was_designed(read) -> None:
    text = "Nora Gill is a singer at the Lund Theatre, designed by Otto Vane."
    assert said(read(text, "Nora Gill"), "designer") == [("Lund Theatre", "Otto Vane")]


def test_nobody_builds_a_man(read) -> None:
    text = "Otto Vane was the son of the poet Clara Vane. The engine Otto Vane was built by Kerr Works. "
    findings = read(text + "The steamer Alba was built by Kerr Works.", "Brock Railway")
    assert said(findings, "manufacturer") == [("Alba", "Kerr Works")]


def test_who_built_something_may_be_a_man(read) -> None:
    text = "The Brock Mill was built by Otto Vane. Otto Vane was the son of the poet Clara Vane. He lived in Hull."
    findings = read(text, "Brock Mill")
    assert said(findings, "residence") == [("Otto Vane", "Hull")]


@pytest.mark.parametrize(
    "jets", ["a Boeing 737", "its first jet, a Boeing 737,", "three Airbus A320s", "Boeing 747s"]
)
def test_a_maker_of_what_an_airline_buys_does_not_belong_to_it(read, jets: str) -> None:
    text = f"Alba Air is an airline. Alba Air bought {jets} in 1980. Alba Air bought Luna Airways in 1990."
    assert said(read(text, "Alba Air"), "parent_organization") == [("Luna Airways", "Alba Air")]
