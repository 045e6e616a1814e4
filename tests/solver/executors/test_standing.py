"""How tall something is, which no height above the sea tells, and things by the noun of their kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

TOWN = Page(
    "en/Orme",
    "Orme is a town. Orme lies at 212 metres above the sea; the tower of its church, St Fen, is 34 metres high.",
    ("Orme", "City"),
    ("St Fen", ""),
)


@pytest.mark.parametrize(
    ("question", "wrong"),
    [
        ("How tall is the tower of St Fen?", "212"),
        ("How high is the church of St Fen?", "212"),
        ("How tall is Orme?", "34"),
        ("What is the tower of St Fen?", "is Orme"),
        ("How high is the tower of Orme?", "212"),
    ],
)
def test_a_town_is_no_tower_and_its_level_no_height(tmp_path: Path, question: str, wrong: str) -> None:
    with solver_over(tmp_path, TOWN, embedder=Likeness({"212": 0.8, "34": 0.8})) as solver:
        answer = solver.ask(question)
    said = answer.text.partition(":")[0]
    assert wrong not in said


def test_a_town_lies_at_its_level(tmp_path: Path) -> None:
    with solver_over(tmp_path, TOWN, embedder=Likeness({"212": 0.8, "34": 0.8})) as solver:
        assert "212" in solver.ask("How many metres above the sea does Orme lie?").text
