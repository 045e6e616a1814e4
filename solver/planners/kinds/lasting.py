"""How long something lasted, or how far two of a thing's own events lie apart: its first and its last date."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.logical_form import Constraint, Difference, Ref, Relational, Retrieval
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.forms import FormWriter
from solver.planners.kinds.events import AGE_ASKED, AGED, BORN, event_words
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.cues import Cue

FIRST, LAST = "first", "last"
ORDER, TWICE = "order", "occurrence"
"""Which end of what lasted, and which of two times that the same happened."""

_LASTS = {
    Language.CHINESE: re.compile(
        r"(?:维持|持续|延续|历时|保持|存续|走过)了?(?:大约|大概)?(?:[多几]少?(?:年|个?月|天)|多久|多长时间)|"
        r"(?:做|当|担任|任职|任|住|待|工作|生活|相伴|教|读|练)了(?:大约|大概)?(?:[多几]少?年|多久|多长时间)"
    ),
    Language.ENGLISH: re.compile(
        r"\bfor\s+how\s+(?:long|many\s+years)\b|"
        r"\bhow\s+(?:long|many\s+(?:years|months|days))\b(?=.*(?:\blasted\b|\blast[?\s]*$))|\blast(?:ed)?\b(?=[?\s]*$)"
    ),
}
_TWICE = {
    Language.CHINESE: re.compile(
        r"(?:前后)?(?:两|二)[次届度回](?:之间)?|(?:前后|中间)?(?:相隔|间隔|隔了?|相差|差)了?|前后"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:two|both)\b|\bhow\s+many\s+years\b|\b(?:apart|between|pass|passed|elapsed|wait|waited|separate[sd]?)\b"
    ),
}
_TWO = {
    Language.CHINESE: re.compile(r"[两二](?:[次届度回]|[个名位](?=[^，。？]{0,4}[子女儿孩]))"),
    Language.ENGLISH: re.compile(r"\btwo\b"),
}
_BOTH_CHILDREN = {
    Language.CHINESE: re.compile(r"(?:[大长小次幼二]|第[一二三]个)(?:儿子|女儿|孩子|子|女)[和与跟]"),
    Language.ENGLISH: re.compile(
        r"\b(?:first|older|elder|eldest|oldest|second|younger|youngest|third)(?: \w+)? and (?:\w+ ){0,2}?"
        r"(?:first|older|elder|second|younger|youngest|third)\b(?=.*\b(?:son|daughter|child|sibling|brother|sister))"
    ),
}


def lasting(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """A和B的婚姻维持了几年 · How long did it last? · 两次…相隔多少年 · years between A's two wins."""
    lasts = _LASTS[part.language].search(part.blanked) is not None
    children = _BOTH_CHILDREN[part.language].search(part.blanked) is not None
    twice = part.has(Cue.DIFFERENCE) and (children or _TWO[part.language].search(part.blanked) is not None)
    if not part.things or part.asked not in (AnswerType.NUMBER, AnswerType.DATE, AnswerType.THING):
        return None
    if not lasts and not twice:
        return None
    words = event_words(_without(part, lasts=lasts), part.things[:1])
    if words and AGED[part.language].search(part.blanked):
        kept = [word for word in words.split() if AGE_ASKED[part.language].fullmatch(word) is None]
        born = not any(AGED[part.language].search(word) for word in kept)
        words = " ".join([*kept, BORN[part.language]] if born else kept)
    if not words:
        return None
    ends = []
    for which in (FIRST, LAST):
        ends.append(form.told(part.things[0], words, "Date"))
        told = form.actions[-1]
        if isinstance(told, Retrieval):
            name = TWICE if twice and not lasts else ORDER
            order = Constraint("o", name, Relational.EQUAL, which)
            form.actions[-1] = replace(told, constraints=(order,))
    alias = form.result("d")
    form.actions.append(Difference(ends[0], ends[1], alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.DIFFERENCE, tuple(form.actions))


def _without(part: Analysis, *, lasts: bool) -> Analysis:
    """The part without the words that only say that a time is asked for."""
    pattern = (_LASTS if lasts else _TWICE)[part.language]
    spans = [m.span() for m in pattern.finditer(part.blanked)]
    taken = [part.blanked[start:end] for start, end in spans]
    relations = tuple(f for f in part.relations if not any(s <= f.start and f.end <= e for s, e in spans))
    residual = []
    for word in part.residual:
        for words in taken:
            word = word.replace(words, "").removesuffix(words.rstrip("了"))
        residual.extend(word.split())
    own = [w for w in residual if not any(w in words for words in taken)]
    return replace(part, relations=relations, residual=tuple(own), comparison=None)
