"""What somebody is by trade, of which words about others say nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ROSS = (
    "Ada Ross is a Welsh director and painter. All her films starred Bo Ek, and Ida Moe sang in the last. "
    "Before the war she had worked as a nurse."
)
LIN = "林海，编剧、诗人。他的剧本都由白露主演，主题曲由赵一鸣演唱。1990年，他做了教师。"


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("Is Ada Ross a painter?", True),
        ("Was Ada Ross a nurse?", True),
        ("Is Ada Ross a singer?", False),
        ("Is Ada Ross an actress?", False),
        ("林海是诗人吗？", True),
        ("林海是教师吗？", True),
        ("林海是歌手吗？", False),
        ("林海是演员吗？", False),
    ],
)
def test_what_somebody_is_by_trade(tmp_path: Path, question: str, yes: bool) -> None:
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Bo Ek", "Person"), ("Ida Moe", "Person"))
    lin = Page("林海", LIN, ("林海", "Person"), ("白露", "Person"), ("赵一鸣", "Person"))
    with solver_over(tmp_path, ross, lin) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(("Yes", "是的")) is yes, answer.text
