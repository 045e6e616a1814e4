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
