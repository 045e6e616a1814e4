"""Teachers whose own page calls somebody their pupil."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LEE = Page(
    "en/Ann Lee",
    "Ann Lee was a Scottish botanist. Her most gifted pupil, Ida Venn, found a moss in 1972. "
    "Her friend Tom Rhee drew it.",
    ("Ann Lee", "Person"),
    ("Ida Venn", "Person"),
    ("Tom Rhee", "Person"),
)
LIN = Page(
    "林江", "林江是植物学家。她最得意的学生白山发现了一种苔藓。", ("林江", "Person"), ("白山", "Person")
)


@pytest.mark.parametrize(
    ("question", "teacher"),
    [("Who was the teacher of Ida Venn?", "Ann Lee"), ("白山的老师是谁？", "林江")],
)
def test_whose_pupil_somebody_is_taught_them(tmp_path: Path, question: str, teacher: str) -> None:
    with solver_over(tmp_path, LEE, LIN) as solver:
        assert teacher in solver.ask(question).text


@pytest.mark.parametrize("question", ["Who was the teacher of Tom Rhee?", "Who was the teacher of Ann Lee?"])
def test_a_friend_and_the_teacher_are_no_pupils(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, LEE, LIN) as solver:
        assert solver.ask(question).abstained
