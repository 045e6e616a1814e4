"""What was done in a town: a sentence says it of the town itself, or of another one instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PAPER = Page(
    "en/The Heron",
    "The Heron is a daily paper, founded in Leith in 1821 and long known as the Leith Heron.",
    ("The Heron", "Organization"),
    ("Leith", "Work"),
)
SCHOOL = Page(
    "en/Orme School",
    "Orme School is a school near Selmouth. It was founded in 1885 and has 300 pupils.",
    ("Orme School", "School"),
    ("Selmouth", "Place"),
)
TOWN = Page("en/Selmouth", "Selmouth is a town by the sea.", ("Selmouth", "Place"))
LAND = Page("en/Ormeland", "Ormeland is a country.", ("Ormeland", "Place"))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Was The Heron founded in Selmouth?", "No: "),
        ("Was The Heron founded in Leith?", "Yes: "),
        ("Was The Heron founded in Ormeland?", "The pages do not say"),  # where Leith may lie
        ("Was Orme School founded in Selmouth?", "The pages do not say"),  # it is only near
    ],
)
def test_a_town_is_said_or_another_one_is(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, PAPER, SCHOOL, TOWN, LAND) as solver:
        assert solver.ask(question).text.startswith(said)
