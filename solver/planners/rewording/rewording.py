"""What a question says in a roundabout way, in the words that rules know: 影后 is 最佳女主角, 离的婚 is 离婚的,
to get an Oscar to win one.
"""

from __future__ import annotations

from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.chinese import reworded_zh
from solver.planners.rewording.english import reworded_en
from solver.planners.rewording.following import followed


def reworded(question: str) -> str:
    """The question as the planner reads it; itself where nothing is roundabout."""
    first, then = followed(question)
    if then:
        return reworded(first) + reworded(then)
    return reworded_en(question) if language_of(question) is Language.ENGLISH else reworded_zh(question)
