"""Names that a question writes otherwise are read as pages have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ROAD = Page(
    "en/The Salt Road",
    "The Salt Road is a film by Ann Lee.",
    ("The Salt Road", "Film"),
    ("Ann Lee", "Person"),
)
LAMP = Page("en/Orme Lamp", "Orme Lamp is a lighthouse in Leith.", ("Orme Lamp", "Place"))
REEF = Page("en/Reef", "Reef is a film by Ida Venn.", ("Reef", "Film"), ("Ida Venn", "Person"))


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Who made the Salt Road film?", "The Salt Road"),
        ("When was the Salt Road made?", "The Salt Road"),
        ("Who made the Reef film?", "Reef"),
        ("Counting the first, how many Orme lamps got built?", "Orme Lamp"),
    ],
)
def test_a_name_is_read_as_its_page_has_it(tmp_path: Path, question: str, name: str) -> None:
    with solver_over(tmp_path, ROAD, REEF, LAMP) as solver:
        assert name in solver.plan(question).parts[0].names
