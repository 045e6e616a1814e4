"""What kind of words a question's own question words ask for."""

from __future__ import annotations

import pytest

from schemas.plan import AnswerType
from solver.planners.words.asking import asked_for
from solver.planners.words.english import ENGLISH

NAME = "\x00" * 7


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (f"which girl did {NAME} play?", AnswerType.ROLE),
        (f"which team manager did {NAME} play?", AnswerType.ROLE),
        (f"which instrument did {NAME} play?", AnswerType.THING),
        (f"which rock band did {NAME} play in?", AnswerType.THING),
    ],
)
def test_what_is_played_by_a_noun_of_music_or_sport_is_no_role(question: str, asked: AnswerType) -> None:
    assert asked_for(question, ENGLISH) is asked
