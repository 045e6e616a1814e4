"""Forms under which names meet, and nearest names by vector."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder.curation.likeness import (
    mutual_nearest,
    same_but_for_initials,
    shares_signs,
    spelled_words,
    without_form,
)
from builder.spelling import spellings


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("J. K. Rowling", "JK Rowling"),
        ("Zoë Kravitz", "Zoe Kravitz"),
        ("Polish–Lithuanian Commonwealth", "Polish-Lithuanian Commonwealth"),
        ("Mr. Hyde", "Mr Hyde"),
        ("Mumford & Sons", "Mumford and Sons"),
        ("Sammy Davis, Jr.", "Sammy Davis Jr."),
        ("爱伦·坡", "爱伦坡"),
    ],
)
def test_names_that_are_spelled_alike(one: str, other: str):
    assert spelled_words(one) == spelled_words(other) != ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Version 2.5", "Version 25"),
        ("Shrek!", "Shrek"),
        ("Austria, Hungary", "Austria-Hungary"),
        ("Romeo + Juliet", "Romeo Juliet"),
        ("Mercury (planet)", "Mercury"),
    ],
)
def test_names_that_only_look_alike(one: str, other: str):
    assert spelled_words(one) != spelled_words(other)


def test_a_name_cut_in_a_word_has_no_words():
    assert spelled_words("Kim Ki-") == ()


@given(st.sampled_from(["J. K. Rowling", "Zoë Kravitz", "Spider-Man", "Mumford & Sons", "史蒂文·斯皮尔伯格"]))
def test_every_spelling_has_the_words_of_the_name(name: str):
    assert {spelled_words(other) for other in spellings(name)} == {spelled_words(name)}


def test_the_form_of_a_company_is_left_out():
    assert without_form("Apple Inc.") == without_form("Apple") == ("apple",)
    assert without_form("任天堂公司") == without_form("任天堂") == ("任天堂",)
    assert without_form("公司") == ("公司",)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("John F. Kennedy", "John Fitzgerald Kennedy", True),
        ("John F. Kennedy", "John G. Kennedy", False),
        ("John F. Kennedy", "Jack F. Kennedy", False),
        ("Nicholas I of Russia", "Nicholas II of Russia", False),
        ("John Paul I", "John Paul II", False),
        ("John Kennedy", "John F. Kennedy", False),
    ],
)
def test_middle_names_as_initials(one: str, other: str, same: bool):
    assert same_but_for_initials(spelled_words(one), spelled_words(other)) is same


def test_numbers_and_latin_letters_are_the_same_in_both_scripts():
    assert shares_signs("2014 World Cup Group E", "2014年世界杯E组")
    assert not shares_signs("2014 World Cup Group E", "2014年世界杯F组")
    assert not shares_signs("430 Space Shuttle", "穿梭机")


def test_a_word_for_a_kind_of_body_stands_in_both_scripts():
    assert shares_signs("University College Dublin", "都柏林大学学院")
    assert not shares_signs("University College Dublin", "都柏林大学")
    assert shares_signs("Heron Museum", "苍鹭博物馆")
    assert not shares_signs("Heron Bridge", "苍鹭河")


def test_each_others_nearest_with_the_distance_to_the_next():
    ones = np.array([[1, 0], [0, 1]], np.float32)
    others = np.array([[0.6, 0.8], [1, 0], [0, -1]], np.float32)
    found = [
        (near.one, near.other, near.cosine, round(near.margin, 3)) for near in mutual_nearest(ones, others)
    ]
    assert found == [(0, 1, 1.0, 0.4), (1, 0, pytest.approx(0.8), 0.2)]
    assert mutual_nearest(ones, others[:0]) == []
