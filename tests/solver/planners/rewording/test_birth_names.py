"""The name that somebody was born with is their birth name, and no date or place of birth answers for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.rewording.birth_names import birth_names
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    "question",
    [
        "What name was Ida Venn given at birth?",
        "Which name was given to Ida Venn when she was born?",
        "What name did Ida Venn have at birth?",
        "What name was Ida Venn born with?",
        "With what name was Ida Venn born?",
        "By what name was Ida Venn known at birth?",
        "What was Ida Venn's name when she was born?",
        "What was Ida Venn called at birth?",
    ],
)
def test_a_name_at_birth_is_a_birth_name(question: str) -> None:
    assert birth_names(question) == "What was the birth name of Ida Venn?"


def test_so_is_that_of_somebody_described() -> None:
    told = birth_names("What name was the author of Reef born under?")
    assert told == "What was the birth name of the author of Reef?"


@pytest.mark.parametrize(
    "question",
    [
        "In which town was Ida Venn born?",
        "What name did Ida Venn give her son at birth?",
        "What was Ida Venn called on the stage?",
        "Under what name was Ida Venn buried?",
    ],
)
def test_no_other_name_is_one(question: str) -> None:
    assert birth_names(question) == question


def test_a_birth_name_is_told_and_never_a_birthday_instead(tmp_path: Path) -> None:
    ida = Page(
        "en/Ida Venn", "Ida Venn (born Edith Mary Vane; 3 May 1920) is a singer.", ("Ida Venn", "Person")
    )
    born = "Ann Lee (born 4 June 1930) is a singer. Lee was born in Selmouth."
    ann = Page("en/Ann Lee", born, ("Ann Lee", "Person"))
    with solver_over(tmp_path, ida, ann) as solver:
        told = solver.ask("What name was Ida Venn given at birth?")
        untold = solver.ask("What name was Ann Lee given at birth?")
    assert "Edith Mary Vane" in told.text
    assert untold.abstained
