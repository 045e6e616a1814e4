"""From whom people descend, whom they married, where they died, studied and taught."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_a_prince_is_the_son_of_a_king_and_his_wife(read: Read) -> None:
    text = "Otto of Tarn was the second son of King Henry II of Tarn and his wife, Anna Harden."
    found = said(read(text, "Otto of Tarn"), "parent")
    assert {parent for _, parent in found} == {"King Henry II of Tarn", "Anna Harden"}


def test_the_parents_of_a_prince_are_a_couple(read: Read) -> None:
    text = "Otto of Tarn was the second son of Henry II of Tarn and his wife, the actress Anna Harden."
    assert ("Henry II of Tarn", "Anna Harden") in said(read(text, "Otto of Tarn"), "spouse")


def test_the_land_that_a_father_ruled_is_no_parent(read: Read) -> None:
    text = "Otto Tarn was a prince and the son of the ruler of Spain."
    assert said(read(text, "Otto Tarn"), "parent") == []


def test_the_parents_of_somebody_who_was_married_are_theirs_alone(read: Read) -> None:
    text = "Otto Tarn was a prince. He married Maria Gomez, the daughter of Luis Gomez and Clara Ferreri."
    assert not [one for one in said(read(text, "Otto Tarn", "Person"), "parent") if one[0] == "Otto Tarn"]


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee was the second wife of the painter Bob Dean.",
        "Ann Lee was a singer. She was the wife of the painter Bob Dean.",
        "Ann Lee was a singer. She was married to film editor Bob Dean.",
    ],
)
def test_a_wife_has_a_husband(read: Read, text: str) -> None:
    found = said(read(text, "Ann Lee", "Person"), "spouse")
    assert {frozenset(couple) for couple in found} == {frozenset({"Ann Lee", "Bob Dean"})}


def test_who_married_a_daughter_did_not_marry_the_father(read: Read) -> None:
    text = "Carl Moss was a singer. He married a daughter of Bob Dean."
    assert said(read(text, "Carl Moss", "Person"), "spouse") == []


def test_a_second_marriage(read: Read) -> None:
    text = "Ann Lee was a singer. She married firstly Carl Moss, and secondly Bob Dean."
    assert ("Ann Lee", "Bob Dean") in said(read(text, "Ann Lee", "Person"), "spouse")


def test_somebody_dies_at_home(read: Read) -> None:
    text = "Ann Lee was a singer. Lee died of a stroke at her home in Boston, Massachusetts."
    assert said(read(text, "Ann Lee", "Person"), "death_place") == [("Ann Lee", "Boston")]


def test_where_somebody_is_buried_they_need_not_have_died(read: Read) -> None:
    text = "Ann Lee was a singer. She died childless and was buried in Boston."
    assert said(read(text, "Ann Lee", "Person"), "death_place") == []


@pytest.mark.parametrize(
    "told",
    [
        "A graduate of Harrow College, she became a painter.",
        "She earned a degree in fine art and design from Harrow College.",
    ],
)
def test_a_graduate_studied_there(read: Read, told: str) -> None:
    found = said(read(f"Ann Lee is an English painter. {told}", "Ann Lee", "Person"), "educated_at")
    assert found == [("Ann Lee", "Harrow College")]


def test_the_degree_of_a_brother_is_not_hers(read: Read) -> None:
    text = "Ann Lee is an English painter. Her brother Bob Dean earned a degree in art from Harrow College."
    assert ("Ann Lee", "Harrow College") not in said(read(text, "Ann Lee", "Person"), "educated_at")


def test_a_professor_is_employed(read: Read) -> None:
    text = "Ann Lee is an English chemist, currently visiting professor of the history of risk at Harrow College."
    assert said(read(text, "Ann Lee", "Person"), "employer") == [("Ann Lee", "Harrow College")]
