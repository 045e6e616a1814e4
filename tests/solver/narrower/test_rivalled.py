"""Which of two has more, by one sentence that gives the number of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

CLUB = Page(
    "en/Orme Rovers",
    "The leading goalscorer is Bill Orr, with 212 goals between 1926 and 1938; second is Ken Sayle, who scored 167. "
    "Tom Rhee and Ned Cole played for the club, too.",
    ("Orme Rovers", "Organization"),
    ("Bill Orr", "Person"),
    ("Ken Sayle", "Person"),
    ("Tom Rhee", "Person"),
    ("Ned Cole", "Person"),
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who scored more goals, Bill Orr or Ken Sayle?", "It is Bill Orr: "),
        ("Who scored fewer goals, Bill Orr or Ken Sayle?", "It is Ken Sayle: "),
        ("Bill Orr和Ken Sayle，谁进的球多？", "是Bill Orr："),
    ],
)
def test_the_greater_number_decides(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, CLUB) as solver:
        assert solver.ask(question).text.startswith(told)


def test_a_sentence_without_numbers_decides_nothing(tmp_path: Path) -> None:
    with solver_over(tmp_path, CLUB) as solver:
        assert not solver.ask("Who scored more goals, Tom Rhee or Ned Cole?").text.startswith("It is")
