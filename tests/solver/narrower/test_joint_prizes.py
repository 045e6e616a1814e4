"""With whom somebody shared a prize: the sentence that says so, of the prize asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ANN = Page(
    "en/Ann Lee",
    "Ann Lee is an actress. In Reef she took the Best Actress award at Leeds, jointly with Bea Moss. "
    "The theme song, by Tom Hale, won an award.",
    ("Ann Lee", "Person"),
    ("Bea Moss", "Person"),
    ("Tom Hale", "Person"),
    ("Reef", "Film"),
    ("Leeds", "City"),
).says(3, "starring", 0, "In Reef she took")


@pytest.mark.parametrize(
    "question",
    [
        "Who shared the Best Actress award at Leeds with Ann Lee?",
        "With whom did Ann Lee share the Best Actress award at Leeds?",
        "Which actress won the Best Actress award at Leeds jointly with Ann Lee?",
        "Which actress shared a Leeds prize with the star of Reef?",
    ],
)
def test_who_shared_a_prize(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, ANN) as solver:
        answer = solver.ask(question)
    assert "Bea Moss" in answer.text
    assert "Tom Hale" not in answer.text


def test_another_prize_was_not_shared(tmp_path: Path) -> None:
    with solver_over(tmp_path, ANN) as solver:
        assert solver.ask("Who did Ann Lee share the Nobel Prize with?").abstained
