"""Where works are set and filmed, to which series they belong, and after whom things are named."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    "told",
    [
        "It is set in the countryside near Florence during the plague.",
        "The story takes place mainly in the city of Florence.",
    ],
)
def test_a_story_is_set_somewhere(read: Read, told: str) -> None:
    text = f"Night Weavers is a 1998 film directed by Ann Lee. {told}"
    assert said(read(text, "Night Weavers", "Film"), "setting") == [("Night Weavers", "Florence")]


def test_a_record_that_is_set_is_no_scene(read: Read) -> None:
    text = "Night Weavers is a 1998 film directed by Ann Lee. It set a record in Florence."
    assert said(read(text, "Night Weavers", "Film"), "setting") == []


@pytest.mark.parametrize(
    "told",
    ["Principal photography began in May 1997 in Florence.", "It was filmed on location in Florence."],
)
def test_a_film_is_shot_somewhere(read: Read, told: str) -> None:
    text = f"Night Weavers is a 1998 film directed by Ann Lee. {told}"
    assert said(read(text, "Night Weavers", "Film"), "filming_location") == [("Night Weavers", "Florence")]


def test_where_a_film_was_shown_it_was_not_shot(read: Read) -> None:
    text = "Night Weavers is a 1998 film directed by Ann Lee. It was shown in Florence."
    assert said(read(text, "Night Weavers", "Film"), "filming_location") == []


@pytest.mark.parametrize(
    "text",
    [
        '"Night Weavers" is the tenth episode of the fourth season of the American television series "Tarn Valley".',
        '"Night Weavers" is the second novel in the "Tarn Valley" series by Ann Lee.',
    ],
)
def test_a_part_belongs_to_its_series(read: Read, text: str) -> None:
    assert said(read(text, "Night Weavers", "Work"), "series") == [("Night Weavers", "Tarn Valley")]


def test_a_film_by_the_maker_of_a_series_is_no_part_of_it(read: Read) -> None:
    text = 'Night Weavers is a film by the maker of the series "Tarn Valley".'
    assert said(read(text, "Night Weavers", "Film"), "series") == []


@pytest.mark.parametrize(
    "text",
    [
        "The Lee reduction is a reaction. The reaction was named after the chemist Carl Moss.",
        "The Lee reduction is a reaction named for Carl Moss.",
        "The Lee reduction was named in honour of Carl Moss.",
    ],
)
def test_a_thing_is_named_after_somebody(read: Read, text: str) -> None:
    assert said(read(text, "Lee reduction"), "named_after") == [("Lee reduction", "Carl Moss")]


@pytest.mark.parametrize(
    "text",
    [
        "Arden is a town. It was named for the Chinese word for prairie.",
        "Arden is a town named by Carl Moss.",
    ],
)
def test_a_word_is_nobody(read: Read, text: str) -> None:
    assert said(read(text, "Arden", "Place"), "named_after") == []
