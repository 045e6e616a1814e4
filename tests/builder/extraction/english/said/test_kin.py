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


@pytest.mark.parametrize(
    ("text", "parents"),
    [
        (
            "Otto was the son of Karl Tarn, 1st Earl Roe, and Anna of Lund.",
            {"Karl Tarn, 1st Earl Roe", "Anna of Lund"},
        ),
        (
            "Otto was born to Karl Tarn, 3rd Viscount Roe and Anna Moss.",
            {"Karl Tarn, 3rd Viscount Roe", "Anna Moss"},
        ),
        ("The eldest son of Karl Tarn and his wife Anna Moss, he ruled in Lund.", {"Karl Tarn", "Anna Moss"}),
        ("He was a son of the Roman consul and poet Karl Moss.", {"Karl Moss"}),
        ("He was the eldest son and heir apparent of Karl Moss.", {"Karl Moss"}),
        ("He was the lord of Lund and son of Karl Moss.", {"Karl Moss"}),
        ("The friend of Karl Moss and Anna Dean, he ruled in Lund.", set()),
        ("He was the heir of the lord of Spain and friend of Karl Moss.", set()),
    ],
)
def test_a_nobles_parents(read: Read, text: str, parents: set[str]) -> None:
    found = said(read(f"Otto Tarn was a duke. {text}", "Otto Tarn", "Person"), "parent")
    assert {parent for child, parent in found if child == "Otto Tarn"} == parents


def test_both_parents_are_told_one_after_the_other(read: Read) -> None:
    page = read(
        "Ann Lee was a nun. Her father was Bob Lee, a judge, and her mother was Clara Moss.", "Ann Lee"
    )
    assert said(page, "mother") == [("Ann Lee", "Clara Moss")]


def test_the_mother_of_a_sister_is_not_told(read: Read) -> None:
    page = read("Ann Lee was a nun. Her sister was Clara Moss, whose mother was Dora Lund.", "Ann Lee")
    assert ("Ann Lee", "Dora Lund") not in said(page, "mother")


@pytest.mark.parametrize("ruler", ["Emir of Tarn", "Crown Prince of Norway", "Holy Roman Emperor of Tarn"])
def test_a_bare_rank_names_no_father(read: Read, ruler: str) -> None:
    page = read(f"Otto Tarn was a duke. He was the son of the {ruler}.", "Otto Tarn", "Person")
    assert said(page, "parent") == []


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee was a nun. Her husband was the French painter and poet Bob Dean.",
        "Ann Lee was a nun. She was Duchess of Tarn by her marriage to the painter Bob Dean.",
        "Ann Lee was a nun. She later married her fellow doctor Bob Dean.",
    ],
)
def test_a_husband_is_named_with_his_calling(read: Read, text: str) -> None:
    assert ("Ann Lee", "Bob Dean") in said(read(text, "Ann Lee", "Person"), "spouse")


def test_a_marriage_of_somebody_else_weds_nobody_here(read: Read) -> None:
    text = "Ann Lee was a nun. Carl Moss was duke by his marriage to Dora Dean."
    assert ("Ann Lee", "Dora Dean") not in said(read(text, "Ann Lee", "Person"), "spouse")
