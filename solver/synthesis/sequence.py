"""Whether words that compare two things compare when they were: that none is played more often says of neither when."""

from __future__ import annotations

import re

from schemas.plan import QuestionKind, SubQuestion
from solver.language import folded
from solver.reading.windows import Window, window_text

_IN_TIME = frozenset(
    "release_date founding_date opening_date birth_date death_date publication_date launch_date start_date".split()
)
_COMPARES = re.compile(
    r"\b(?:afterwards|later|earlier|first|last|older|oldest|newer|newest|younger|youngest|elder|eldest|"
    r"senior|junior|preced\w+|follow\w+|predat\w+|then|next|same (?:year|day|month|time))\b|"
    r"早|晚|先|后|前|首|最[老新]|年[长幼]|更[老新]|同[年时日]|随即|接着"
)
_BESIDE = re.compile(r"\b(?:before|after|since|until)\b(?P<what>[^,;.]{0,30})")
_POINTS = re.compile(r"\b(?:it|this|that|which|them|the (?:other|former|latter))\b")
_BOTH = 2


def tells_no_order(part: SubQuestion, window: Window) -> bool:
    """Whether a question asks which of two was earlier or later, and a stretch neither says so nor dates two things."""
    if part.kind is not QuestionKind.COMPARE or not _IN_TIME.issuperset(part.predicates or ("",)):
        return False
    dates = {date.value for clause in window.clauses for date in clause.dates}
    text = folded(window_text(window))
    return len(dates) < _BOTH and _COMPARES.search(text) is None and not _sets_beside(part, text)


def _sets_beside(part: SubQuestion, text: str) -> bool:
    """Whether a stretch says that something was before or after one of the two."""
    names = [folded(name) for name in part.names]
    return any(
        _POINTS.search(beside["what"]) is not None or any(name in beside["what"] for name in names)
        for beside in _BESIDE.finditer(text)
    )
