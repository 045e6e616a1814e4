"""What kind of words a question's own question words ask for."""

from __future__ import annotations

import re

from schemas.plan import AnswerType
from solver.planners.words.cues import Cues

_ASKS_FIRST = re.compile(
    r"\s*(?:(?:in|on|at|for|from|to|with|by|of|under|during)\s+)?(?:what|which|when|where|how)\b", re.I
)
_ASKS_NOUN = re.compile(
    r"\s*(?:(?:in|on|at|for|from|to|with|by|of|under|during)\s+)?(?:what|which)\s+"
    r"(?!(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could|name)\b)[a-z-]+ (?:[a-z-]+ ){0,2}?"
    r"(?:is|are|was|were|did|does|do|has|have|had)\b",
    re.I,
)
"""A question for what a noun says, whoever a clause behind it tells of: What office was held by the woman who …."""

_CLAUSE_WHO = re.compile(r"(?<=[\w\x00])\s+(?:who|whom|whose)\s+")


def asked_for(blanked: str, cues: Cues) -> AnswerType:
    """What the question words ask for; a `who` after them begins a clause: which film did the actor who …."""
    texts = [_CLAUSE_WHO.sub(" that ", blanked)] if _ASKS_FIRST.match(blanked) else [blanked]
    texts += [] if _ASKS_NOUN.match(blanked) else [blanked]
    found = (asked for text in texts for pattern, asked in cues.asked if pattern.search(text))
    return next(found, AnswerType.THING)
