"""What each did for the films of one maker, and what else somebody did."""

from __future__ import annotations

import pytest

from solver.planners.rewording.adding import added, added_zh
from solver.planners.rewording.collaborating import collaborated, collaborated_zh


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Which actors appeared in films by Ada Ross?",
            "Which actors appeared in films directed by Ada Ross?",
        ),
        ("Who acted in Ada Ross's films?", "Who acted in films directed by Ada Ross?"),
        (
            "How many of Ada Ross's films did Bo Ek star in?",
            "In how many films directed by Ada Ross did Bo Ek star?",
        ),
        ("Which directors has Bo Ek worked with?", "Who directed films starring Bo Ek?"),
        ("Who acted in films about the sea?", "Who acted in films about the sea?"),
        ("Which films by Ada Ross star Bo Ek?", "Which films by Ada Ross star Bo Ek?"),
        ("How many films did Bo Ek appear in?", "How many films did Bo Ek appear in?"),
    ],
)
def test_what_each_did_is_said_in_english(question: str, said: str) -> None:
    assert collaborated(question) == said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("哪些演员演过林海的电影？", "哪些演员演过林海导演的电影？"),
        ("谁主演过林海的影片？", "谁主演过林海导演的影片？"),
        ("周宁和哪些导演合作过？", "谁导演过周宁主演的电影？"),
        ("哪些导演跟周宁合作过？", "谁导演过周宁主演的电影？"),
        ("哪些演员演过林海导演的电影？", "哪些演员演过林海导演的电影？"),
        ("周宁演过林海的哪些电影？", "周宁演过林海的哪些电影？"),
    ],
)
def test_what_each_did_is_said_in_chinese(question: str, said: str) -> None:
    assert collaborated_zh(question) == said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Ada Ross directed Loom. What else did she direct?", "Besides Loom, what did Ada Ross direct?"),
        (
            "Ada Ross wrote Loom; which other books did she write?",
            "Besides Loom, which books did Ada Ross write?",
        ),
        ("What else did Ada Ross direct?", "What did Ada Ross direct?"),
        ("Ada Ross directed Loom. When did she die?", "Ada Ross directed Loom. When did she die?"),
    ],
)
def test_what_a_statement_tells_is_left_out_by_name(question: str, said: str) -> None:
    assert added(question) == said


def test_a_chinese_statement_is_left_out_too() -> None:
    assert added_zh("林海写了《磨坊》，他还写过什么？") == "除了《磨坊》，林海还写过什么？"
    assert added_zh("林海写了《磨坊》，他是哪里人？") == "林海写了《磨坊》，他是哪里人？"
