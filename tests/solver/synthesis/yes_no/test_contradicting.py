"""Words of a sentence that speak against a yes to what it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

COLLEGE = Page(
    "海城学院",
    "海城学院是一所大学。1998年，学院向林晚颁授荣誉学位，同时获颁的还有画家白露，她没有到场。"
    "赵一鸣在1973年入读，白川是他的同学；林晚和白露分别毕业于第三期和第五期。",
    ("海城学院", "School"), ("林晚", "Person"), ("白露", "Person"), ("赵一鸣", "Person"), ("白川", "Person"),
)  # fmt: skip
FOG = Page(
    "雾港",
    "《雾港》是林晚执导的影片，2000年5月在海城公映。影片的街景在石城拍摄。",
    ("雾港", "Film"), ("林晚", "Person"), ("海城", "City"), ("石城", "City"),
)  # fmt: skip
ROSS = Page(
    "en/Ada Ross",
    "Ada Ross is an actress. Opposite Bo Ek, she won her third Gull Award for Rain. Bo Ek and Ines Roth ran a school.",
    ("Ada Ross", "Person"), ("Bo Ek", "Person"), ("Gull Award", "Award"), ("Rain", "Film"), ("Ines Roth", "Person"),
).says(0, "award_won", 2, "she won her third Gull Award for Rain", work="Rain")  # fmt: skip


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("1998年海城学院颁荣誉学位，白露到场了吗？", "不是"),
        ("1998年海城学院向林晚颁授荣誉学位了吗？", "是的"),
        ("林晚和白露是海城学院同一期的学员吗？", ("资料没有", "不是")),
        ("《雾港》是在海城拍的吗？", ("资料没有", "不是")),
        ("《雾港》的街景是在石城拍的吗？", "是的"),
    ],
)
def test_a_yes_stands_on_words_that_say_it(
    tmp_path: Path, question: str, begins: str | tuple[str, ...]
) -> None:
    with solver_over(tmp_path, COLLEGE, FOG) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(
    ("question", "begins"),
    [("Did Bo Ek win the Gull Award?", "The pages do not say"), ("Did Ada Ross win the Gull Award?", "Yes")],
)
def test_a_prize_is_not_won_by_whoever_stands_beside_the_winner(
    tmp_path: Path, question: str, begins: str
) -> None:
    with solver_over(tmp_path, ROSS) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text
