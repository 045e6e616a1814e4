"""Questions about what no page has."""

from __future__ import annotations

from pathlib import Path

from benchmarks.strangers import measure, questions
from tests.solver.synthesis.pages import Page, solver_over

DARWIN = "Darwin is a naturalist. He was born in Shrewsbury."


def test_names_that_something_bears_are_not_asked_about(tmp_path: Path) -> None:
    with solver_over(tmp_path, Page("en/Darwin", DARWIN, ("Darwin", "Person"))) as solver:
        asked = dict(questions(solver._store))
    english = asked["names that nothing bears, English"]
    assert not any("Darwin" in question for question in english)
    assert sum("Napoleon" in question for question in english) == 5
    assert all(question.isascii() for question in asked["without a name, English"])


def test_each_question_is_told_with_its_answer(tmp_path: Path) -> None:
    with solver_over(tmp_path, Page("en/Darwin", DARWIN, ("Darwin", "Person"))):
        pass
    told = measure(next(tmp_path.rglob("*.db")), 2)
    assert len(told) == 8
    assert not any(one.text for one in told)
