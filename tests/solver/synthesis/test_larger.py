"""Which of two things is the larger, by a sentence that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

VALLEY = "The Orva is a river. Two lakes, Selm and Tarn, drain into it, and of the pair Selm is the larger."
LAKES = (("Orva", "Place"), ("Selm", "Place"), ("Tarn", "Place"))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Which lake is larger, Selm or Tarn?", "Selm is the larger"),
        ("Which lake is deeper, Selm or Tarn?", "The pages do not say"),
    ],
)
def test_a_sentence_says_which_of_two_is_the_larger(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, Page("en/Orva", VALLEY, *LAKES)) as solver:
        answer = solver.ask(question)
    assert said in answer.text
