"""What counts as words of the kind asked for."""

from __future__ import annotations

import pytest

from schemas.plan import AnswerType
from schemas.text import Language
from solver.reading.answer_types import answers_type
from tests.solver.reading.clauses import clause


@pytest.mark.parametrize(
    ("text", "plays"),
    [("她在片中演渔夫", True), ("饰演船长", True), ("主演《雾港》", False), ("自导自演", False)],
)
def test_starring_in_a_work_is_no_role(text: str, plays: bool):
    assert answers_type(clause(text), AnswerType.ROLE, Language.CHINESE) is plays


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("设计由向晚晴主持", True),
        ("全书由林晚执笔", True),
        ("设计由工程师主持", False),  # no name
        ("由林场出发", False),  # nobody does anything
    ],
)
def test_by_whom_something_is_done_is_somebody(text: str, told: bool) -> None:
    assert answers_type(clause(text), AnswerType.PERSON, Language.CHINESE) is told
