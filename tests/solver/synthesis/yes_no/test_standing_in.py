"""Names that stand beside a relation's word and are not its thing rule nothing out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LOOM = "Loom is a film of 1980. It was the first film of Ada Ross. Bo Ek was the art director and Cy Orr the editor."
HALL = (
    "Orme Hall is a house. Raised almost whole in 1961, it is open to visitors. It was almost lost in 1990."
)
EK = "Bo Ek was a king. He was a son of Olaf Ek. His son Ivar died before his father."


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Did Ada Ross direct Loom?", ""),
        ("Was Orme Hall raised in 1961?", "Yes"),
        ("Was Bo Ek's father Olaf Ek?", ""),
    ],
)
def test_what_stands_beside_is_no_denial(tmp_path: Path, question: str, verdict: str) -> None:
    loom = Page(
        "en/Loom", LOOM, ("Loom", "Film"), ("Ada Ross", "Person"), ("Bo Ek", "Person"), ("Cy Orr", "Person")
    )
    loom.says(0, "editor", 3, "Cy Orr the editor")
    hall = Page("en/Orme Hall", HALL, ("Orme Hall", "Place"))
    king = Page("en/Bo Ek", EK, ("Bo Ek", "Person"), ("Olaf Ek", "Person"), ("Ivar", "Person"))
    with solver_over(tmp_path, loom, hall, king) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(verdict) if verdict else not answer.text.startswith("No"), answer.text
