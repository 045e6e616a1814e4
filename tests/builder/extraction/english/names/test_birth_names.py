"""The name that somebody was born under is another name of the page's person."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

_ROE = "Giulietta Roe (1921–1994) was an Italian actress.\n"


def test_a_longer_first_name_with_the_same_family_name_is_the_same_person(read) -> None:
    found = read(f"{_ROE}Giulia Anna Roe was born on 22 February 1921 in Lund.", "Giulietta Roe")
    assert said(found, "birth_place") == [("Giulietta Roe", "Lund")]
    assert "Giulia Anna Roe" in {alias.alias for alias in found.aliases}


@pytest.mark.parametrize(
    "born", ["Dora Anna Roe was born on 22 February 1921", "Giulia Roe was born on 22 May 1951"]
)
def test_a_sister_or_a_daughter_is_another(read, born: str) -> None:
    found = read(f"{_ROE}{born} in Lund.", "Giulietta Roe")
    assert ("Giulietta Roe", "Lund") not in said(found, "birth_place")
