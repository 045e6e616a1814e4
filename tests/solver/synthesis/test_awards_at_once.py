"""What was won at once is told at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

GULL = (
    "Gull is a film. At the 9th Tern Awards Gull won best film, best editing and best song. "
    "At the 10th it won best actor."
)


@pytest.mark.parametrize(
    "question", ["Which prizes did Gull win at the Tern Awards?", "Which awards has Gull won?"]
)
def test_the_categories_of_one_ceremony_share_a_sentence(tmp_path: Path, question: str) -> None:
    page = Page("en/Gull", GULL, ("Gull", "Film"), ("Tern Awards", "Award"))
    for category in ("best film", "best editing", "best song"):
        page.says(
            0,
            "award_won",
            1,
            "Gull won best film, best editing and best song",
            category=category,
            edition="9",
        )
    page.says(0, "award_won", 1, "it won best actor", category="best actor", edition="10")
    with solver_over(tmp_path, page) as solver:
        text = solver.ask(question).text
    assert text.count("Tern Awards") == 2
    first, second = text.split(";")
    assert all(category in first for category in ("best film", "best editing", "best song", "9th"))
    assert "best actor" in second
