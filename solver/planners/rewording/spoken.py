"""Questions as people say them to each other, in the plain words that pages have: `How come …`, 干嘛要."""

from __future__ import annotations

from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.birth_names import birth_names
from solver.planners.rewording.phrases import asked_for_list
from solver.planners.rewording.spoken_chinese import plain_chinese
from solver.planners.rewording.spoken_english import plain_english


def plainly(question: str) -> str:
    """The question in plain words; itself where it has none that are only spoken."""
    if language_of(question) is Language.CHINESE:
        return asked_for_list(plain_chinese(question))
    return asked_for_list(birth_names(plain_english(question)))
