"""Amounts of a work that stand on another's page, in a sentence that goes on about the work with a pronoun."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

STUDIO = (
    "Orme Films is a studio in Leith. Its first feature, Low Tide (2001), was made in a barn. "
    "It cost about 12 million dollars. Reef was longer. It cost about 30 million dollars. "
    "In 2009 the studio began Kite. Tom Rhee praised Low Tide. It was opened in 1950 and closed in 1999."
)


def _studio(text: str = STUDIO) -> Page:
    return Page(
        "en/Orme Films",
        text,
        ("Orme Films", "Company"),
        ("Low Tide", "Film"),
        ("Reef", "Film"),
        ("Kite", "Film"),
    )


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What was the budget of Low Tide?", "12 million"),
        ("What was the budget of Reef?", "30 million"),
    ],
)
def test_what_it_cost_is_said_of_the_work_before(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, _studio()) as solver:
        assert said in solver.ask(question).text


@pytest.mark.parametrize(
    "text",
    [
        "Orme Films is a studio in Leith. Tom Rhee once praised Kite. It cost about 30 million dollars.",
        "Orme Films is a studio in Leith. Kite was made in a barn. Next came Reef. It cost about 30 million dollars.",
    ],
)
def test_it_is_not_what_a_sentence_only_names(tmp_path: Path, text: str) -> None:
    with solver_over(tmp_path, _studio(text)) as solver:
        assert solver.ask("What was the budget of Kite?").abstained


def test_what_it_cost_is_not_what_it_took(tmp_path: Path) -> None:
    with solver_over(tmp_path, _studio()) as solver:
        assert "12 million" not in solver.ask("What was the box office of Low Tide?").text


def test_the_year_behind_an_opening_is_its_own(tmp_path: Path) -> None:
    line = Page(
        "en/Lune Railway",
        "Lune Railway is a line in the north. The line was begun in 1958 and opened to passengers in 1984.",
        ("Lune Railway", "Organization"),
    )
    with solver_over(tmp_path, line) as solver:
        assert "1984" in solver.ask("When did the Lune Railway open?").text
