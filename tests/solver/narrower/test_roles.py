"""Who plays somebody of whom no work is named: by the parts that facts give."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.narrower.roles import is_role
from tests.solver.synthesis.pages import Page, solver_over


def _film() -> Page:
    page = Page(
        "en/Low Tide",
        "Low Tide is a 2004 drama film. Orla Venn plays Lady Edith Orme and Tomas Rhee is cast as Martin Orme.",
        ("Low Tide", "Film"),
        ("Orla Venn", "Person"),
        ("Tomas Rhee", "Person"),
    )
    page.says(0, "starring", 1, "Orla Venn plays Lady Edith Orme", role="Edith Orme")
    return page.says(0, "starring", 2, "Tomas Rhee is cast as Martin Orme", role="Martin Orme")


@pytest.mark.parametrize(
    "question",
    [
        "Who played Edith Orme?",
        "Who was Edith Orme played by?",
        "Which actress portrayed Lady Edith Orme?",
        "Who took the part of Edith?",
    ],
)
def test_the_player_is_found_by_the_part(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, _film()) as solver:
        assert "Orla Venn" in solver.ask(question).text


@pytest.mark.parametrize(
    ("told", "asked", "same"),
    [
        ("Edith Orme", "Lady Edith Orme", True),
        ("Edith Orme", "Edith", True),
        ("Edith Orme", "Martin Orme", False),
        ("Edith Orme", "Edith Venn", False),
        ("mother", "Edith", False),
    ],
)
def test_a_part_is_told_by_its_words(told: str, asked: str, same: bool) -> None:
    assert is_role(told, asked) is same
