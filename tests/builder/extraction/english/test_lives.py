"""What brackets and apposed letters, months and parents do not tell of a life, and what they do."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_a_birth_name_with_an_initial_before_the_date(read: Read) -> None:
    found = read("Ann Lee (born Clara T Harden on 3 May 1950) is an English actress.", "Ann Lee")
    assert said(found, "birth_date") == [("Ann Lee", "1950-05-03")]
    assert "Clara T Harden" in [alias.alias for alias in found.aliases]


def test_a_birth_name_is_no_birth_place(read: Read) -> None:
    found = read("Ann Lee (born Ann Clara Lee, 3 May 1950) is an actress.", "Ann Lee")
    assert said(found, "birth_place") == []


def test_a_town_in_the_place_of_a_birth_name_is_a_birth_place(read: Read) -> None:
    found = read("Ann Lee (born Leeds, 3 May 1950) is an actress.", "Ann Lee")
    assert said(found, "birth_place") == [("Ann Lee", "Leeds")]


def test_years_of_a_reign_are_no_life(read: Read) -> None:
    found = read("Otto Tarn (reigned 1545–1554) was the second ruler of Tarn.", "Otto Tarn")
    assert said(found, "birth_date", "death_date") == []


def test_letters_after_a_name_are_not_who_is_defined(read: Read) -> None:
    found = read("Dame Ann Harden, DBE (born 6 August 1937) is an English actress.", "Ann Harden")
    assert said(found, "nationality", "occupation") == [("Ann Harden", "England"), ("Ann Harden", "actress")]


def test_nobody_dies_in_a_month(read: Read) -> None:
    found = read("Bob Dean was a drummer. He moved to London in 1978 and died in September.", "Bob Dean")
    assert said(found, "death_place") == []


def test_the_wife_by_whom_somebody_has_a_son_is_the_father_s(read: Read) -> None:
    text = "Otto Harden was a soldier. He was the third son of Carl Harden by his second wife Clara Lund."
    assert sorted(said(read(text, "Otto Harden"), "parent", "spouse")) == [
        ("Carl Harden", "Clara Lund"),
        ("Otto Harden", "Carl Harden"),
        ("Otto Harden", "Clara Lund"),
    ]


def test_a_daughter_is_the_wife_not_her_father(read: Read) -> None:
    text = "Ann Harden was a painter. She was the daughter of Bob Lund, wife of Carl Harden, and a singer."
    assert ("Carl Harden", "Bob Lund") not in said(read(text, "Ann Harden"), "spouse")
