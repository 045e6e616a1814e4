"""Works whose names the store takes for something else, where the sentence says what they are."""

from __future__ import annotations

from pathlib import Path

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

STATION = Page(
    "en/Orme Television",
    "Orme Television is a station in Leeds. The station's longest-lived programme is Fen Street, first seen in 1960.",
    ("Orme Television", "Company"),
    ("Fen Street", "Place"),
    ("Leeds", "City"),
)


def test_a_programme_may_be_called_like_a_street(tmp_path: Path) -> None:
    with solver_over(tmp_path, STATION, embedder=Likeness({"longest": 0.8})) as solver:
        answer = solver.ask("What is Orme Television's longest-running programme?")
    assert "Fen Street" in answer.text


def test_no_film_is_told_where_a_programme_is(tmp_path: Path) -> None:
    with solver_over(tmp_path, STATION, embedder=Likeness({"longest": 0.8})) as solver:
        assert solver.ask("What is Orme Television's longest film?").abstained
