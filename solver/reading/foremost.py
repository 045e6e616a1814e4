"""Who or what of all has most of something, which a handful of facts that a plan found leaves open."""

from __future__ import annotations

import re

from schemas.plan import QuestionKind, SubQuestion

_MOST = re.compile(r"\b(?:the )?(?:most|fewest|least) [a-z]+s?\b|最[多少](?:[的？?]|$)", re.I)


def asks_for_most_of_all(part: SubQuestion) -> bool:
    """Whether a question asks who or what has most of something, among all that there are."""
    named = part.names or part.entities
    return part.kind is QuestionKind.PASSAGE and not named and says_most(part.text)


def says_most(text: str) -> bool:
    """Whether a question asks for whoever has most, or least, of something."""
    return _MOST.search(text) is not None
