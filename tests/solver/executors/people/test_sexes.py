"""Sons and daughters by the words beside their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.executors.people.sexes import Sex, is_called
from tests.solver.synthesis.pages import Page, solver_over

SENTENCE = "1983年结婚，育有一子林江和一女林夏。"


@pytest.mark.parametrize(
    ("name", "sex", "called"),
    [
        ("林江", Sex.MALE, True),
        ("林江", Sex.FEMALE, False),
        ("林夏", Sex.FEMALE, True),
        ("林夏", Sex.MALE, False),
    ],
)
def test_a_son_and_a_daughter_counted_beside_each_other_are_told_apart(
    name: str, sex: Sex, called: bool
) -> None:
    assert is_called(name, [SENTENCE], sex) is called


@pytest.mark.parametrize(
    ("question", "expected"),
    [("林晚的女儿是谁？", "林晚有一女林夏。"), ("林晚的儿子是谁？", "林晚的子女是林江。")],
)
def test_a_son_is_no_daughter(tmp_path: Path, question: str, expected: str) -> None:
    page = Page("林晚", f"林晚是画家。{SENTENCE}", ("林晚", "Person"), ("林江", "Person"))
    page.says(0, "child", 1, "育有一子林江")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).text == expected
