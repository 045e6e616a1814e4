"""Who made a film, as the first sentence of its page and what stands before `the film` tell it."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

FILM = "Tall Weather is a 1997 drama film."


@pytest.mark.parametrize(
    "text",
    [
        "Tall Weather is a 1951 comedy film set in 1929, directed and produced by Ann Lee, starring Bob Dean.",
        "Tall Weather is a 1951 comedy film starring Bob Dean, Carl Moss, and Wanda Hall, directed by Ann Lee.",
        "Tall Weather is a 1951 short subject directed by Ann Lee starring the team of Bob Dean.",
        "Tall Weather is an unreleased animation film directed by Ann Lee.",
        "Tall Weather is a 1951 documentary by filmmaker Ann Lee.",
        f"{FILM} Directed by Ann Lee, the film stars Bob Dean and Carl Moss.",
    ],
)
def test_a_films_director(read: Read, text: str) -> None:
    assert said(read(text, "Tall Weather"), "director") == [("Tall Weather", "Ann Lee")]


def test_both_directors_of_a_film_and_nobodys_else(read: Read) -> None:
    text = "Tall Weather is a 1993 comedy film directed by Ann Lee and Bob Dean and starring Carl Moss."
    found = said(read(text, "Tall Weather"), "director")
    assert sorted(found) == [("Tall Weather", "Ann Lee"), ("Tall Weather", "Bob Dean")]


@pytest.mark.parametrize(
    "text",
    [
        'Tall Weather is a 1993 remake of the 1950 film "Short Rain" directed by Ann Lee.',
        "Tall Weather is a 1993 comedy film about a play directed by Ann Lee.",
        "Tall Weather is a 1993 novel by Ann Lee.",
    ],
)
def test_the_director_of_something_else(read: Read, text: str) -> None:
    assert ("Tall Weather", "Ann Lee") not in said(read(text, "Tall Weather"), "director")


def test_producers_before_the_film(read: Read) -> None:
    page = read(
        f"{FILM} Produced by Ann Lee, Bob Dean and Carl Moss, the film stars Dora Lund.", "Tall Weather"
    )
    assert {producer for _, producer in said(page, "producer")} == {"Ann Lee", "Bob Dean", "Carl Moss"}
    assert {film for film, _ in said(page, "starring")} == {"Tall Weather"}
