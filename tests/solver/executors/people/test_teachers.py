"""Teachers whom no fact calls so, told by with whom a page says that somebody studied."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LIN = Page(
    "林晚",
    "林晚，画家。后来父亲送他到石城，跟随白露学画，在那里结识了赵一鸣。",
    ("林晚", "Person"),
    ("石城", "City"),
    ("白露", "Person"),
    ("赵一鸣", "Person"),
)
SCHOOL = Page(
    "石城画院",
    "石城画院是一所学校。林晚来到石城，师从白露。孙大山跟随林晚去了海边。",
    ("石城画院", "School"),
    ("林晚", "Person"),
    ("石城", "City"),
    ("白露", "Person"),
    ("孙大山", "Person"),
)
TWO = Page(
    "林晚",
    "林晚，画家。他先师从白露，后来师从赵一鸣。",
    ("林晚", "Person"),
    ("白露", "Person"),
    ("赵一鸣", "Person"),
)
ADA = Page(
    "en/Ada Moor",
    "Ada Moor is a pianist. She studied the piano under Bo Ek in Bath.",
    ("Ada Moor", "Person"),
    ("Bo Ek", "Person"),
)


@pytest.mark.parametrize(
    ("page", "question", "name"),
    [
        (LIN, "林晚的老师是谁？", "白露"),
        (SCHOOL, "林晚的老师是谁？", "白露"),
        (ADA, "Who was the teacher of Ada Moor?", "Bo Ek"),
    ],
)
def test_whoever_somebody_studied_with(tmp_path: Path, page: Page, question: str, name: str) -> None:
    with solver_over(tmp_path, page) as solver:
        assert name in solver.ask(question).text


@pytest.mark.parametrize(
    ("page", "question"),
    [
        (TWO, "林晚的老师是谁？"),  # of two none is the one
        (SCHOOL, "孙大山的老师是谁？"),  # who went with somebody learned nothing
        (SCHOOL, "白露的老师是谁？"),
        (LIN, "赵一鸣的老师是谁？"),
    ],
)
def test_nobody_else_is_a_teacher(tmp_path: Path, page: Page, question: str) -> None:
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert "老师是" not in answer.text or answer.abstained
