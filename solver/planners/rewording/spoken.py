"""Questions as people say them to each other, in the plain words that pages have: `How come …`, 干嘛要."""

from __future__ import annotations

from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.phrases import asked_for_list
from solver.planners.rewording.spoken_chinese import plain_chinese
from solver.planners.rewording.spoken_english import plain_english


def plainly(question: str) -> str:
    """The question in plain words; itself where it has none that are only spoken."""
    plain = plain_chinese if language_of(question) is Language.CHINESE else plain_english
    return asked_for_list(plain(question))
