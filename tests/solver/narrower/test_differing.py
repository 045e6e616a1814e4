"""How far the amounts of two things differ that sentences give in one unit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ORME = Page(
    "en/Orme Bridge",
    "Orme Bridge crosses the Leith. The main span measures 402 metres, and the two towers stand 96 metres high. "
    "The Venn Viaduct, with its span of 455 metres, was opened later.",
    ("Orme Bridge", "Place"),
    ("Venn Viaduct", "Place"),
)
BRIDGES = Page(
    "甲桥", "甲桥位于海城，主跨402米。附近的乙桥主跨达455米，塔高96米。", ("甲桥", "Place"), ("乙桥", "Place")
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (
            "By how many metres does the Venn Viaduct out-span the Orme Bridge?",
            "The difference is 53 metres: ",
        ),
        (
            "How much longer is the span of the Venn Viaduct than that of the Orme Bridge?",
            "The difference is 53 metres: ",
        ),
        ("乙桥的主跨比甲桥长多少米？", "相差53米："),
    ],
)
def test_the_difference_stands_before_both_sentences(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, ORME, BRIDGES) as solver:
        assert solver.ask(question).text.startswith(told)


def test_an_amount_of_another_dimension_is_not_taken(tmp_path: Path) -> None:
    with solver_over(tmp_path, ORME, BRIDGES) as solver:
        answer = solver.ask("How much wider is the Venn Viaduct than the Orme Bridge?")
    assert "The difference is" not in answer.text
