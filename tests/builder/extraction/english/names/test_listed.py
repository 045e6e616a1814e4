"""Entries of lists of people, and what they say of whom."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
TOWN = "Vessby is a town in Sweden.\n\nNotable people include:\n\n"


def test_years_and_callings_belong_to_whom_an_entry_names(read: Read) -> None:
    found = read(f"{TOWN}- Sven Borg (1901–1980), Swedish composer\n- Nell Falk, sculptor\n", "Vessby")
    assert said(found, "birth_date", "death_date") == [("Sven Borg", "1901"), ("Sven Borg", "1980")]
    assert said(found, "occupation") == [("Sven Borg", "composer"), ("Nell Falk", "sculptor")]
    assert said(found, "nationality") == [("Sven Borg", "Sweden")]


def test_entries_between_semicolons_are_no_lives_of_the_page(read: Read) -> None:
    text = (
        "Amos Borg (1811–1879), politician ; Clara Borg (born 1954), rower ; Hugh Borg (1921–2001), engineer"
    )
    found = read(text, "Borg")
    assert {name for name, _ in said(found, "birth_date", "death_date")} == {
        "Amos Borg",
        "Clara Borg",
        "Hugh Borg",
    }


@pytest.mark.parametrize(
    "entry",
    [
        "- Sven Borg (1901–1912), politician",  # a term
        "- Sven Borg (1901–1980)",  # nothing says that these are years of a life
        "- Borg Hall (1901–1980), the town's theatre",
    ],
)
def test_other_entries_tell_no_life(read: Read, entry: str) -> None:
    assert said(read(f"{TOWN}{entry}\n", "Vessby"), "birth_date", "death_date") == []


def test_a_noun_behind_a_name_of_a_cast_is_no_calling(read: Read) -> None:
    found = read(
        "Red Hills is a 1962 film.\n\nCast:\n\n- Vera Lang, dancer\n- Ida Moor, nurse\n", "Red Hills"
    )
    assert said(found, "occupation") == []
