"""Parts of a question as questions of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from schemas.text import Language
from solver.planners.several.alone import asked_alone
from tests.solver.parts import part

ENGLISH, CHINESE = Language.ENGLISH, Language.CHINESE


@pytest.mark.parametrize(
    ("question", "first", "second", "name", "language", "asked"),
    [
        ("Where did the gull live and who saw it last?", "Where did the gull live", "who saw it last?", "gull", ENGLISH,
         ("Where did the gull live", "Who saw gull last?")),
        ("When did Ann Roe die and what was her job?", "When did Ann Roe die", "what was her job?", "Ann Roe", ENGLISH,
         ("When did Ann Roe die", "What was Ann Roe's job?")),
        ("When did Ann Roe die and who taught her?", "When did Ann Roe die", "who taught her?", "Ann Roe", ENGLISH,
         ("When did Ann Roe die", "Who taught Ann Roe?")),
        ("When did Ann Roe die and when did Ben?", "When did Ann Roe die", "when did Ben?", "Ann Roe", ENGLISH,
         ()),
        ("灰鸥生活在哪里？它是哪年命名的？", "灰鸥生活在哪里", "它是哪年命名的？", "灰鸥", CHINESE,
         ("灰鸥生活在哪里", "灰鸥是哪年命名的？")),
        ("灰鸥住在哪里，吃什么？", "灰鸥住在哪里", "吃什么？", "灰鸥", CHINESE, ("灰鸥住在哪里", "灰鸥吃什么？")),
        ("安若何时去世，其代表作是什么？", "安若何时去世", "其代表作是什么？", "安若", CHINESE,
         ("安若何时去世", "安若的代表作是什么？")),
        ("安若何时去世，她的老师是谁？", "安若何时去世", "她的老师是谁？", "安若", CHINESE,
         ("安若何时去世", "安若的老师是谁？")),
    ],
)  # fmt: skip
def test_a_part_takes_the_name_of_the_first(
    question: str, first: str, second: str, name: str, language: Language, asked: tuple[str, ...]
) -> None:
    parts = [replace(part(text), names=(name,)) for text in (first, second)]
    assert asked_alone(question, parts, language) == asked


def test_steps_of_one_question_are_none() -> None:
    parts = [
        replace(part(text), names=("Ann Roe",)) for text in ("Who taught Ann Roe?", "Where did Ben Hart die?")
    ]
    assert asked_alone("Where did the teacher of Ann Roe die?", parts, ENGLISH) == ()
