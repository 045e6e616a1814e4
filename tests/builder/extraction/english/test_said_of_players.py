"""Lists of what somebody played in, and what only looks like one."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models

ACTRESS = "Nora Falk (born 4 May 1950) is a Danish actress. "


def parts(findings) -> set[tuple[str, str]]:
    """Works and players, without the roles."""
    return {(work, who) for work, who, *_ in said(findings, "starring")}


@pytest.mark.parametrize(
    ("sentence", "works"),
    [
        ("She appeared in films such as “Rust” (1972), “Snow” (1975) and “Tide”.", {"Rust", "Snow", "Tide"}),
        ("She is best known for her roles in “Rust” and “Snow”.", {"Rust", "Snow"}),
        ("She is known for her roles as Ida in “Rust” and the nurse in the series “Snow”.", {"Rust", "Snow"}),
        ("Her film credits include “Rust”, “Snow” and “Tide”.", {"Rust", "Snow", "Tide"}),
        ("Her other films include “Rust” and “Snow”.", {"Rust", "Snow"}),
        ("Among her roles are those in “Rust” and “Snow”.", {"Rust", "Snow"}),
        ("She guest-starred on “Rust” and played supporting roles in “Snow”.", {"Rust", "Snow"}),
        ("In 1999 she joined the main cast of the drama series “Rust”.", {"Rust"}),
        ("She first became known as a cast member on “Rust”.", {"Rust"}),
        ("She made her film debut in “Rust”.", {"Rust"}),
    ],
)
def test_every_work_of_a_list_has_her_in_it(read, sentence: str, works: set[str]) -> None:
    assert parts(read(ACTRESS + sentence, "Nora Falk")) == {(work, "Nora Falk") for work in works}


@pytest.mark.parametrize(
    "sentence",
    [
        "She appeared in the music video for “Rust”.",
        "Her interviews appeared in the magazine “Rust”.",
        "She was considered for roles in “Rust” and “Snow”.",
        "Her films as a director include “Rust” and “Snow”.",
        "Peter Cole and Silent Bert have appeared in the films “Rust” and “Snow”.",
        "She made her directorial debut with “Rust”.",
    ],
)
def test_what_she_did_not_play(read, sentence: str) -> None:
    assert {work for work, who in parts(read(ACTRESS + sentence, "Nora Falk")) if who == "Nora Falk"} == set()


def test_films_of_a_director_are_not_acted_in(read) -> None:
    text = "Paul Marsh is a British film director and actor. His films include “Rust” and “Snow”."
    assert parts(read(text, "Paul Marsh")) == set()
