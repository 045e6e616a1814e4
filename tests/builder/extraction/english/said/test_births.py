"""Births and deaths in other words than `was born` and `died in`."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "text",
    [
        "He came into the world in Lund on 3 March 1850.",
        "He first saw the light of day at Lund on 3 March 1850.",
        "He entered the world on 3 March 1850 in Lund.",
        "The future king was born in Lund on 3 March 1850.",
        'The "iron poet" was born on 3 March 1850 in Lund.',
    ],
)
def test_births_in_other_words(read, text: str) -> None:
    found = read(text, "Karl Moe", "Person")
    assert said(found, "birth_place") == [("Karl Moe", "Lund")]
    assert said(found, "birth_date") == [("Karl Moe", "1850-03-03")]


@pytest.mark.parametrize(
    "text",
    [
        "His film *The Tide* saw the light of day in Lund on 3 March 1950.",
        "The poet's father was born in Lund on 3 March 1850.",
        "The father of the poet was born in Lund on 3 March 1850.",
        "He never came into the world in Lund.",
    ],
)
def test_other_things_see_the_light(read, text: str) -> None:
    assert said(read(text, "Karl Moe", "Person"), "birth_place", "birth_date") == []


def test_only_the_first_sentence_describes_whom_the_page_is_about(read) -> None:
    text = "Karl Moe wrote poems. The future king was born in Lund in 1850."
    assert said(read(text, "Karl Moe", "Person"), "birth_place", "birth_date") == []


@pytest.mark.parametrize(
    "text",
    [
        "He breathed his last in Lund on 3 March 1850.",
        "She met her death at Lund on 3 March 1850.",
        "He died during a visit to Lund on 3 March 1850.",
        "He died while visiting Lund on 3 March 1850.",
    ],
)
def test_deaths_in_other_words(read, text: str) -> None:
    found = read(text, "Karl Moe", "Person")
    assert said(found, "death_place") == [("Karl Moe", "Lund")]
    assert said(found, "death_date") == [("Karl Moe", "1850-03-03")]


def test_the_day_of_a_birth_stands_for_its_year(read) -> None:
    text = "Karl Moe (1850–1901) was a Swedish poet. He came into the world in Lund on 3 March 1850."
    assert said(read(text, "Karl Moe"), "birth_date", "death_date") == [
        ("Karl Moe", "1901"),
        ("Karl Moe", "1850-03-03"),
    ]


def test_the_town_where_somebody_was_born_is_not_the_sea_beside_it(read) -> None:
    text = "Rimini, the seaside town on the Adriatic where he was born, returned in his poems."
    assert said(read(text, "Karl Moe", "Person"), "birth_place") == [("Karl Moe", "Rimini")]


@pytest.mark.parametrize(
    "text",
    [
        "Although her birthplace was Selmouth in Devon, she grew up in Leeds.",
        "Her birthplace is Selmouth.",
        "The birthplace of Ada Ross was the port of Selmouth.",
    ],
)
def test_a_birthplace_is_where_somebody_was_born(read, text: str) -> None:
    found = said(read(f"Ada Ross was an English writer. {text}", "Ada Ross", "Person"), "birth_place")
    assert found == [("Ada Ross", "Selmouth")]
