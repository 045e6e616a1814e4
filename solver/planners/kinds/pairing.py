"""How two things are related: which two of those that a question names, or that it only calls by a name."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.forms import FormWriter
from solver.planners.kinds.coordination import coordinated
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.cues import Cue
from solver.planners.words.parting import BLANK
from solver.planners.words.things import Thing

_OF_WORK_ZH = re.compile(r"[^\x00，。？、和与跟同]{1,4}的(?:那[部首本])?《(?=\x00)")
"""What makes a name only say whose the work behind it is: 张三演的《山河》."""

_NAME_ZH = r"[\u3400-\u9fff·]{2,6}?"
_TWO_ZH = re.compile(
    rf"(?P<one>\x00+|(?:(?<=^)|(?<=[，,的里中]))(?!的)[\u3400-\u9fff·]{{2,4}})[》”]?(?:和|与|跟|同)[《“]?"
    rf"(?P<other>\x00+|{_NAME_ZH})[》”]?(?=是什么|到底|究竟|之间|有什么|有何|有过|什么关系|的关系|是怎|曾|$)"
)
"""Two names of which nothing need be known: what stands around 和 before the words that ask."""


_KINDS_SHARED = (AnswerType.PLACE, AnswerType.ORGANIZATION, AnswerType.AWARD)
_OF_A_KIND = re.compile(
    r"^(?:in\s+|at\s+)?(?:which|what)\s+(?:[a-z-]+\s+){1,3}(?:do|did|does)\b.*\b(?:in common|share)\b", re.I
)
"""What of a kind both have, and not how they are related: Which teacher do A and B have in common?"""


def pair(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """周星驰和万梓良有什么关系 · How are A and B related?"""
    if not part.has(Cue.PAIR) or (part.has(Cue.YES_NO) and part.asked is AnswerType.BOOLEAN):
        return None
    if part.asked in _KINDS_SHARED and _OF_A_KIND.match(part.blanked):
        return None
    things = tuple(t for t in part.things if not _OF_WORK_ZH.match(part.blanked, t.end))
    things = things if len(things) > 1 else part.things
    ends = _called(part) or coordinated(replace(part, things=things), lexicon)[:2] or things[:2]
    if len(ends) < 2 or not any(thing.candidates for thing in part.things):
        return None
    form.output(form.pair(ends[0], ends[1]))
    joined = replace(part, things=tuple(ends)) if set(ends) - set(part.things[:2]) else None
    return Reading(QuestionKind.RELATION, tuple(form.actions), (), joined)


def _called(part: Analysis) -> tuple[Thing, ...]:
    """The two names around 和, at least one of them that nothing is known of; Chinese only."""
    found = _TWO_ZH.search(part.blanked) if part.language is Language.CHINESE else None
    if found is None:
        return ()
    ends = []
    for start, end in (found.span("one"), found.span("other")):
        known = next((t for t in part.things if t.start < end and start < t.end), None)
        ends.append(known or Thing(start, end, part.text[start:end]))
    if BLANK in found["one"] and BLANK in found["other"]:
        return ()
    return tuple(ends)
