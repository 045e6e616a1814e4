"""Books that a writer's page tells are the writer's."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

_WRITER = "Clara Vane was a British botanist and writer"


@pytest.mark.parametrize(
    "sentence",
    [
        ", best known for her work on ferns and for the popular book *The Long Meadow*.",
        ", remembered for the novel *The Long Meadow*. She lived in Hull.",
        ". She also wrote *The Long Meadow* (1931), which sold well.",
    ],
)
def test_a_book_for_which_a_writer_is_known_or_that_she_wrote_is_hers(read, sentence: str) -> None:
    assert said(read(_WRITER + sentence, "Clara Vane"), "author") == [("The Long Meadow", "Clara Vane")]


@pytest.mark.parametrize(
    "text",
    [
        _WRITER + ", best known for her review of the novel *The Long Meadow*. She lived in Hull.",
        _WRITER + ". She married the poet Emil Frey. He wrote *The Long Meadow*.",
        "Clara Vane was a British actress, best known for the play *The Long Meadow*. She lived in Hull.",
    ],
)
def test_a_book_of_others_is_not(read, text: str) -> None:
    assert ("The Long Meadow", "Clara Vane") not in said(read(text, "Clara Vane"), "author")


def test_a_label_and_a_year_behind_an_album(read) -> None:
    album = "Their first album, “Low Water”, was released by the Leeds label Oak Records in 1987."
    found = read(f"Lund Falls are a rock band. {album}", "Lund Falls")
    assert said(found, "release_date") == [("Low Water", "1987")]
    assert said(found, "record_label") == [("Low Water", "Oak Records")]
