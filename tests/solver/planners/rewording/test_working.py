"""At what somebody works and where."""

from __future__ import annotations

import pytest

from solver.planners.rewording.working import at_work, at_work_zh


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("What was Ann Reef's day job?", "What was Ann Reef's job?"),
        ("What was the official occupation of Ann Reef?", "What was the occupation of Ann Reef?"),
        ("What was his actual profession?", "What was his profession?"),
    ],
)
def test_what_adds_nothing_to_a_trade_is_left_out(question: str, plain: str) -> None:
    assert at_work(question) == plain


@pytest.mark.parametrize(
    "question", ["What was Ann Reef's official job title?", "What was Ann Reef's first job?"]
)
def test_which_trade_of_several_stays(question: str) -> None:
    assert at_work(question) == question


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("林晚的正式职业是什么？", "林晚的职业是什么？"),
        ("林晚的本职工作是什么？", "林晚的职业是什么？"),
        ("林晚在哪家公司上过班？", "林晚在哪家公司工作过？"),
        ("林晚年轻时在什么地方打过工？", "林晚年轻时在什么地方工作过？"),
        ("林晚在哪家书局上班？", "林晚在哪家书局工作？"),
    ],
)
def test_chinese_says_it_plainly(question: str, plain: str) -> None:
    assert at_work_zh(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "林晚的第一份职业是什么？",
        "林晚的正式职业生涯从哪年开始？",
        "林晚几点上班？",
        "林晚上班的公司叫什么？",
    ],
)
def test_other_chinese_questions_stay(question: str) -> None:
    assert at_work_zh(question) == question
