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


def first(folder, question, *pages):
    with solver_over(folder, *pages) as solver:
        found = solver._retriever.link(question, Language.ENGLISH)
        return found[0].name if found else ""


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
