"""Whether words may be quoted for a comparison that no values answer: they compare, or give both sides."""

from __future__ import annotations

import re

from schemas.plan import QuestionKind, SubQuestion
from solver.language import folded
from solver.reading.windows import Window
from solver.synthesis.larger import OLDER

_COMPARES = re.compile(
    r"\b(?:than|more|less|fewer|most|least|first|last|before|after|later|earlier|both|same|equal\w*|whereas|while|"
    r"respectively|tied?|twice|[a-z]{3,}est|"
    r"(?:small|larg|bigg|high|low|long|short|tall|old|young|earli|lat|wid|deep|heavi|light|fast|slow|great|new)e?r)\b|"
    r"比|更|较|最|[早晚先后大高长多]于|同[年岁样]|相[同差等]|分别|都|均|先|首"
)
_BORN = re.compile(r"\bborn\b|出?生[于在]?|\d{3,4}年?[^（）()，,]{0,12}[－–—~～-]|岁|\baged?\b")
_BOTH = 2


def may_compare(part: SubQuestion, window: Window) -> bool:
    """Whether a stretch says which of two has more, or gives two amounts or dates; of ages, which of two is the older,
    or when both were born: whom somebody married says neither.
    """
    if part.kind is not QuestionKind.COMPARE:
        return True
    text = " ".join(clause.plain for clause in window.clauses)
    people = {entity.surface for entity in part.entities if entity.type == "Person"}
    if people.issuperset(part.names) and set(part.predicates) == {"birth_date"}:
        return OLDER.search(text) is not None or len(_BORN.findall(text)) >= _BOTH
    values = {literal.value for clause in window.clauses for literal in (*clause.dates, *clause.numbers)}
    return len(values) >= _BOTH or _COMPARES.search(folded(text)) is not None
