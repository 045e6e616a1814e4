"""Nobles by a rank or a land: their names are whole, and ranks and lands are nobody's kin."""

from __future__ import annotations

import pytest

from builder.extraction.english.names.titled import find_titled, name_before_rank
from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said


def names(text: str) -> list[str]:
    return [text[span.start : span.end] for span in find_titled(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a son of Rudolf II, Duke of Tarn and Ann Lee", ["Rudolf II, Duke of Tarn"]),
        ("General Bob Dean, 3rd Earl of Tarn, died", ["Bob Dean, 3rd Earl of Tarn"]),
        ("the daughter of Andrew, Lord Dean.", ["Andrew, Lord Dean"]),
        ("by his wife Agnes of Tarn", ["Agnes of Tarn"]),
        ("by his queen Agnes of Tarn", ["Agnes of Tarn"]),
        ("a son of Prince Otto of Tarn-Lund and", ["Prince Otto of Tarn-Lund"]),
        ("his wife, Clara Agnes of Saxe-Lund.", ["Clara Agnes of Saxe-Lund"]),
        ("he married Clara Maria of Austria", ["Clara Maria of Austria"]),
        ("the daughter of Bob Dean, 2nd Baron Dean's aunt", ["Bob Dean, 2nd Baron Dean"]),
    ],
)
def test_a_rank_or_a_land_is_part_of_a_name(text: str, found: list[str]) -> None:
    assert names(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "He met in London, Prince of Tarn and all,",
        "his wife, a Fellow of Tarn",
        "Her son became Viceroy of Tarn.",
        "the titles Duke of Tarn, Duke of Lund",
        "a daughter of Henry Dean of Tarn",
        "She saw Lund; King of Tarn",
        "Smith of Lund won",
    ],
)
def test_posts_places_and_houses_are_no_part_of_a_name(text: str) -> None:
    assert names(text) == []


def test_the_name_before_a_rank() -> None:
    assert name_before_rank("Rudolf II, Duke of Tarn") == "Rudolf II"
    assert name_before_rank("Rudolf II of Tarn") == ""


@pytest.mark.models
def test_the_parents_of_a_noble_are_a_couple(read: Read) -> None:
    text = (
        "Otto, Prince of Lund was the eldest son of Rudolf II, Duke of Tarn and his French wife Anna Harden."
    )
    found = said(read(text, "Otto, Prince of Lund"), "parent", "spouse")
    assert sorted(found) == [
        ("Otto, Prince of Lund", "Anna Harden"),
        ("Otto, Prince of Lund", "Rudolf II, Duke of Tarn"),
        ("Rudolf II, Duke of Tarn", "Anna Harden"),
    ]


@pytest.mark.models
def test_an_earl_by_a_longer_name_is_the_page_s_subject(read: Read) -> None:
    text = "Robert Mark Dean, 8th Earl of Tarn (born 8 February 1934) is a peer, a son of Mark Dean, 7th Earl of Tarn."
    found = read(text, "Robert Dean, 8th Earl of Tarn")
    assert sorted(said(found, "birth_date", "parent")) == [
        ("Robert Dean, 8th Earl of Tarn", "1934-02-08"),
        ("Robert Dean, 8th Earl of Tarn", "Mark Dean, 7th Earl of Tarn"),
    ]
    assert "Robert Mark Dean" in [alias.alias for alias in found.aliases]


@pytest.mark.models
def test_a_count_s_father_of_the_same_rank_is_somebody_else(read: Read) -> None:
    text = "Rudolf IV, Count of Tarn was a crusader. He was the son of Rudolf III, Count of Tarn."
    assert said(read(text, "Rudolf IV, Count of Tarn"), "parent") == [
        ("Rudolf IV, Count of Tarn", "Rudolf III, Count of Tarn")
    ]


@pytest.mark.models
def test_the_land_of_a_count_after_a_bracket_is_nobody_s_son(read: Read) -> None:
    text = "Rudolf IV (1135–1191), Count of Tarn, was the son of Rudolf III, Count of Tarn."
    assert said(read(text, "Rudolf IV, Count of Tarn"), "parent") == [
        ("Rudolf IV, Count of Tarn", "Rudolf III, Count of Tarn")
    ]


@pytest.mark.models
def test_the_brother_of_somebody_else_is_no_second_parent(read: Read) -> None:
    text = "Otto Harden was a soldier, the son of Bob Harden, and the brother of Carl Harden."
    assert said(read(text, "Otto Harden"), "parent") == [("Otto Harden", "Bob Harden")]


@pytest.mark.models
def test_a_second_parent_is_no_child_of_the_first(read: Read) -> None:
    text = "Otto of Lund was a prince. He was the son of Philip of Tarn and Isabella, Duchess of Harden."
    assert ("Isabella, Duchess of Harden", "Philip of Tarn") not in said(read(text, "Otto of Lund"), "parent")
