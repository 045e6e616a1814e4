"""What a sentence says that something was changed into, and so was not before: 小说写的是宋朝，拍成电视剧时改到明朝."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.terms import place_of
from solver.synthesis.yes_no.claimed import Claim

_CHANGED = {
    Language.CHINESE: re.compile(r"(?:改|换|移|搬|挪|转)(?:到|为|成|作|在|至|往)了?"),
    Language.ENGLISH: re.compile(
        r"\b(?:moved|changed|transferred|relocated|switched|transplanted)\b[^,;.]{0,40}\bto\b", re.I
    ),
}
_BEFORE = re.compile(
    r"小说|原著|原作|原版|舞台剧|话剧|漫画|剧本|最初|起初|原先|原本|本来|"
    r"\b(?:novel|book|play|comic|script|original(?:ly)?|at first|initially)\b"
)
"""What was before: the work that another was made from, or a time."""

_REACH = 24  # characters between words of change and what something was changed into


def is_changed(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a thing stands only for what something was changed into, and the question is what was before it, of
    which the clauses before tell.
    """
    question = folded(claim.part.text)
    changed = _CHANGED[claim.page.language]
    asked = {word[0] for word in _BEFORE.finditer(question)}
    if not asked or any(pattern.search(question) for pattern in _CHANGED.values()):
        return False
    for number, clause in enumerate(clauses):
        earlier = {word[0] for c in clauses[:number] for word in _BEFORE.finditer(c.plain)}
        if not asked & earlier or any(word in clause.plain for word in asked):
            continue
        for place in (place_of(thing.term, clause.plain) for thing in claim.things):
            if place > 0 and changed.search(clause.plain, max(0, place - _REACH), place):
                return True
    return False
