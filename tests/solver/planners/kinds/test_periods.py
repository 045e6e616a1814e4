"""Of when things are that a question asks for."""

from __future__ import annotations

import pytest

from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import language_of
from solver.planners.kinds.periods import asked_period

LOOM = LinkedEntity("1", "Loom", "Film", "Loom", 1.0, "exact")
MILL = LinkedEntity("2", "磨坊", "Film", "磨坊", 1.0, "exact")
NAMED = LinkedEntity("3", "Spring 1950", "Film", "Spring 1950", 1.0, "exact")


@pytest.mark.parametrize(
    ("question", "first", "last", "bare"),
    [
        ("Which films did Ada Ross direct before 2000?", 0, 1999, "Which films did Ada Ross direct?"),
        ("Which films did Ada Ross direct after 2000?", 2001, 9999, "Which films did Ada Ross direct?"),
        ("Which films has Ada Ross made since 2000?", 2000, 9999, "Which films has Ada Ross made?"),
        ("Which films did Ada Ross direct between 1990 and 1995?", 1990, 1995, "Which films did Ada Ross direct?"),
        ("Which films did Ada Ross direct in the 1990s?", 1990, 1999, "Which films did Ada Ross direct?"),
        ("Which films did Ada Ross direct in 1994?", 1994, 1994, "Which films did Ada Ross direct?"),
        ("Which of Ada Ross's films came out after 2000?", 2001, 9999, "What are Ada Ross's films?"),
        ("林海2000年以前导演了哪些电影？", 0, 1999, "林海导演了哪些电影？"),
        ("林海2000年以后导演了哪些电影？", 2000, 9999, "林海导演了哪些电影？"),
        ("林海2000年之后导演了哪些电影？", 2001, 9999, "林海导演了哪些电影？"),
        ("林海从1990年到1995年导演了哪些电影？", 1990, 1995, "林海导演了哪些电影？"),
        ("林海在90年代导演了哪些电影？", 1990, 1999, "林海导演了哪些电影？"),
        ("林海哪些电影是2000年之后上映的？", 2001, 9999, "林海有哪些电影"),
        ("林海2000年之后上映的电影有哪些？", 2001, 9999, "林海的电影有哪些？"),
    ],
)  # fmt: skip
def test_years_that_a_question_names(question: str, first: int, last: int, bare: str) -> None:
    period = asked_period(question, (), language_of(question))
    assert period is not None
    assert (period.first, period.last, period.bare) == (first, last, bare)


@pytest.mark.parametrize(
    ("question", "thing", "before", "nearest", "bare"),
    [
        ("Which films did Ada Ross direct before Loom?", LOOM, True, False, "Which films did Ada Ross direct?"),
        ("What was Ada Ross's next film after Loom?", LOOM, False, True, "What was Ada Ross's film?"),
        ("《磨坊》之前林海导演了哪些电影？", MILL, True, False, "林海导演了哪些电影？"),
        ("林海拍完《磨坊》之后的下一部电影是什么？", MILL, False, True, "林海的电影是什么？"),
    ],
)  # fmt: skip
def test_a_work_beside_which_others_lie(
    question: str, thing: LinkedEntity, before: bool, nearest: bool, bare: str
) -> None:
    period = asked_period(question, (thing,), language_of(question))
    assert period is not None
    assert (period.anchor, period.is_before, period.nearest) == (thing, before, nearest)
    assert period.bare == bare


@pytest.mark.parametrize(
    "question",
    [
        "Which films did Ada Ross direct?",
        "Who directed Spring 1950?",
        "Which films did Ada Ross direct after 1990 and before 1995, or in 1999?",
    ],
)
def test_no_single_period(question: str) -> None:
    assert asked_period(question, (NAMED,), Language.ENGLISH) is None
