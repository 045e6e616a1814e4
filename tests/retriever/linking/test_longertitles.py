"""Names that are short for the title of one page."""

from __future__ import annotations

import pytest

from schemas.text import Language
from tests.solver.synthesis.pages import Page, solver_over

CLUB = Page(
    "en/Tarnish Rovers F.C.",
    "Tarnish Rovers F.C. is a football club in Odense.",
    ("Tarnish Rovers F.C.", "Organization"),
)
TRAINER = Page(
    "en/Bob Reef", "Bob Reef trained Tarnish Rovers in 1975.", ("Bob Reef", "Person"), ("Tarnish Rovers", "")
)
BATTLE = Page(
    "en/Battle of Hollowmoor",
    "The Battle of Hollowmoor was fought in 1388. Hollowmoor is a heath.",
    ("Battle of Hollowmoor", "Event"),
    ("Hollowmoor", "Place"),
)


FERN = Page(
    "en/Silver Fern Awards",
    "The Silver Fern Awards are given in Oslo each May.",
    ("Silver Fern Awards", "Award"),
)


def first(folder, question, *pages):
    with solver_over(folder, *pages) as solver:
        found = solver._supplies.retriever.link(question, Language.ENGLISH)
        return found[0].name if found else ""


def names(folder, question, *pages):
    with solver_over(folder, *pages) as solver:
        return [found.name for found in solver._supplies.retriever.link(question, Language.ENGLISH)]


def test_a_club_is_meant_where_nothing_else_of_its_name_has_a_page(tmp_path):
    asked = "How many cups has Tarnish Rovers won?"
    assert first(tmp_path, asked, CLUB, TRAINER) == "Tarnish Rovers F.C."


def test_a_place_or_a_work_of_the_name_is_itself(tmp_path):
    palace = Page("en/Bob Reef", "Bob Reef lives at Tarnish Rovers.", ("Tarnish Rovers", "Place"))
    assert first(tmp_path, "Where is Tarnish Rovers?", CLUB, palace) == "Tarnish Rovers"


@pytest.mark.parametrize(
    "asked",
    [
        "Who led the army at Hollowmoor?",
        "Where was the victor of Hollowmoor born?",
        "How many ships were sunk at Hollowmoor?",
    ],
)
def test_what_was_fought_at_a_place_is_meant_by_its_name(tmp_path, asked):
    assert first(tmp_path, asked, BATTLE) == "Battle of Hollowmoor"


@pytest.mark.parametrize(
    "asked",
    [
        "Who was born at Hollowmoor?",
        "Who studied at Hollowmoor?",
        "Where is Hollowmoor?",
        "Which poet lived in Hollowmoor?",
    ],
)
def test_elsewhere_the_place_is_meant(tmp_path, asked):
    assert first(tmp_path, asked, BATTLE) == "Hollowmoor"


def test_a_place_with_a_page_and_one_of_two_battles_are_not_guessed(tmp_path):
    heath = Page("en/Hollowmoor", "Hollowmoor is a heath in Odense.", ("Hollowmoor", "Place"))
    siege = Page("en/Siege of Hollowmoor", "The siege lasted a year.", ("Siege of Hollowmoor", "Event"))
    for number, other in enumerate((heath, siege)):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert first(folder, "Who led the army at Hollowmoor?", BATTLE, other) == "Hollowmoor"


@pytest.mark.parametrize(
    "asked",
    [
        "How often has Bo Ek won the Silver Fern Award for Best Actor?",
        "Who won the Silver Fern for Best Actor?",
        "Which film won a Silver Fern in 1989?",
    ],
)
def test_one_of_the_prizes_of_a_title_is_named_with_their_noun_or_without(tmp_path, asked):
    page = Page(
        "en/Bo Ek", "Bo Ek won a Silver Fern Award.", ("Bo Ek", "Person"), ("Silver Fern Award", "Award")
    )
    assert "Silver Fern Awards" in names(tmp_path, asked, FERN, page)


@pytest.mark.parametrize(
    ("asked", "other"),
    [
        ("When did the Silver Fern sink?", ("Silver Fern", "Ship")),
        ("Who directed Silver Fern?", ("Silver Fern", "Film")),
        ("Who won the Silver Fern Trophy?", ("Silver Fern Trophy", "")),
    ],
)
def test_what_bears_the_name_of_a_prize_itself_is_no_prize(tmp_path, asked, other):
    page = Page(f"en/{other[0]}", f"{other[0]} is well known.", other)
    assert "Silver Fern Awards" not in names(tmp_path, asked, FERN, page)


FESTIVAL = Page(
    "en/Hollowmoor Film Festival",
    "The Hollowmoor Film Festival began in 1951.",
    ("Hollowmoor Film Festival", "Event"),
)
HEAD = Page("en/Bo Ek", "Bo Ek lives in Hollowmoor.", ("Bo Ek", "Person"), ("Hollowmoor", "Place"))


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("When did Bo Ek head the jury in Hollowmoor?", True),
        ("Who was on the Hollowmoor jury?", True),
        ("When did Bo Ek live in Hollowmoor?", False),
        ("Which injury did Bo Ek suffer in Hollowmoor?", False),
    ],
)
def test_a_place_stands_for_its_film_festival_where_a_jury_is_spoken_of(tmp_path, asked, meant):
    assert ("Hollowmoor Film Festival" in names(tmp_path, asked, FESTIVAL, HEAD)) == meant
