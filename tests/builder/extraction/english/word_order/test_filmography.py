"""Films that a director's page names without saying who made them."""

from __future__ import annotations

import pytest

from builder.extraction.english.word_order.filmography import is_film_director
from tests.builder.extraction.english.facts import said

DIRECTOR = "Paul Marsh is a British film director and screenwriter. He was born in 1950. "


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("a British film director, screenwriter and producer", True),
        ("an American filmmaker", True),
        ("an American director, screenwriter and producer", True),
        ("an Indian film and television director", True),
        ("an American actor and film director", False),
        ("a film art director and production designer", False),
        ("an Indian music director", False),
        ("the managing director of a bank", False),
        ("a British actress", False),
    ],
)
def test_who_directs_films(description: str, expected: bool) -> None:
    assert is_film_director(description) is expected


@pytest.mark.models
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*Red Hills* (1998) was made at weekends.", ["Red Hills"]),
        ("His second feature, *Red Hills*, won the Golden Lion.", ["Red Hills"]),
        ("*Red Hills* was his last picture.", ["Red Hills"]),
        ("In *Red Hills* (1950) a writer drowns.", ["Red Hills"]),
        (
            "*Red Hills* (1944), written with Mary Doe, was followed by *Blue Hills* (1946).",
            ["Blue Hills", "Red Hills"],
        ),
        # other makers
        ("He admired Anna Reid's *Red Hills* (1998).", []),
        ("*Red Hills* (1998), directed by Anna Reid, was a failure.", []),
        ("*Red Hills* (1998) was remade as *Blue Hills* (2001).", ["Red Hills"]),
        # other crafts, and what is only seen
        ("He wrote the screenplay for *Red Hills* (1998).", []),
        ("He directed *Blue Hills* and wrote the screenplay for *Red Hills* (1998).", ["Blue Hills"]),
        ("He was an assistant on *Red Hills* (1998).", []),
        ("As a boy he saw *Red Hills* (1960).", []),
        ("The novel *Red Hills* (1998) sold well.", []),
        (
            "*Red Hills* (1930) and *Blue Hills* (1931) are among the scripts that bear his name.",
            [],
        ),
        # somebody else's career
        ("His wife Mary Doe appeared in *Red Hills* (1998).", []),
    ],
)
def test_films_of_a_directors_page(text: str, expected: list[str], read) -> None:
    found = said(read(DIRECTOR + text, "Paul Marsh"), "director")
    assert sorted(film for film, who in found if who == "Paul Marsh") == expected


@pytest.mark.models
def test_an_actors_films_are_not_his(read) -> None:
    page = "Paul Marsh is a British actor and film director. *Red Hills* (1998) made him famous."
    assert said(read(page, "Paul Marsh"), "director") == []
