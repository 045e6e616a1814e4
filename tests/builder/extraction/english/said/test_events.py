"""Where festivals and matches are held, and when bodies began."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("The Otter Cup was a tournament on carpet held in Marseille, France in 1994.", {"Marseille"}),
        ("The Otter Cup is an annual tournament held in Lund and Oslo.", {"Lund", "Oslo"}),
        ("The Otter Cup is a tennis tournament. It is held every year in Oslo.", {"Oslo"}),
    ],
)  # fmt: skip
def test_where_an_event_is_held(read, text: str, places: set[str]) -> None:
    found = said(read(text, "The Otter Cup"), "located_in")
    assert {row[1] for row in found if row[0] == "The Otter Cup"} == places


@pytest.mark.parametrize(
    "sentence",
    [
        "Unlike the games held in Oslo, it is free.",
        "It was planned to be held in Oslo.",
        "It was first held in Oslo.",
    ],
)
def test_where_it_is_not(read, sentence: str) -> None:
    found = said(read("The Otter Cup is a tennis tournament. " + sentence, "The Otter Cup"), "located_in")
    assert ("The Otter Cup", "Oslo") not in found


@pytest.mark.parametrize(
    ("sentence", "dates"),
    [
        ("It came into being in 1933.", ["1933"]),
        ("It traces its origins to 1920.", ["1920"]),
        ("It, too, goes back to 1920.", ["1920"]),
        ("Its library dates from 1905.", []),
    ],
)
def test_when_a_body_began(read, sentence: str, dates: list[str]) -> None:
    found = said(
        read("The Nordic Film Institute is a charity. " + sentence, "Nordic Film Institute"), "founding_date"
    )
    assert [row[1] for row in found] == dates


@pytest.mark.parametrize(
    "text",
    [
        "The Battle of Harrow was fought on 12 May 1745 near the village of Waterloo, Belgium.",
        "The Battle of Harrow was fought on May 12, 1745, in Waterloo, Belgium.",
        "The Battle of Harrow took place on 12 May 1745 near Waterloo, Belgium.",
    ],
)
def test_a_battle_is_an_event_by_its_name_and_lies_where_it_was_fought(read: Read, text: str) -> None:
    found = read(text, "Battle of Harrow")
    assert ("Battle of Harrow", "Waterloo") in said(found, "located_in")


def test_a_war_of_words_in_a_name_is_no_battle(read: Read) -> None:
    text = "Battle Harrow was painted near Waterloo. He took place in May 1745 near Paris."
    assert said(read(text, "Battle Harrow"), "located_in") == []
