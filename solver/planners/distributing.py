"""Questions that ask the same of several things: 甲和乙出生在哪里, Where were A and B born?"""

from __future__ import annotations

import re

from schemas.plan import QuestionKind
from solver.lexicon import Lexicon
from solver.planners.analysis import Analysis
from solver.planners.coordination import coordinated
from solver.planners.readings import Reading

_KINDS = (QuestionKind.INTERSECTION, QuestionKind.ATTRIBUTE, QuestionKind.LIST)
_MOST = 4  # things
_EACH = re.compile(r"分别|各自|各(?=[是有在为叫])|\brespectively\b|\beach\b")
_TOGETHER = re.compile(
    r"都|共同|一起|一同|合作|同[一个属在]|相同|一样|\b(?:both|same|together|common|share[ds]?)\b", re.I
)
_OPENING, _CLOSING = frozenset("《“「\"'"), frozenset("》”」\"'")


def distributed(part: Analysis, reading: Reading, lexicon: Lexicon) -> tuple[str, ...]:
    """The question asked of each of the things that it sets beside each other; empty where it asks what they share.

    What a thing has one of is asked of each; of other relations only where `each` or `respectively` says so.
    """
    things = coordinated(part, lexicon)
    if reading.kind not in _KINDS or not 1 < len(things) <= _MOST or part.inherited or part.comparison:
        return ()
    each = _EACH.search(part.blanked) is not None
    if not each and (_TOGETHER.search(part.blanked) or not _has_one(reading, lexicon)):
        return ()
    spans = [_written(part.text, thing.start, thing.end) for thing in things]
    before, behind = part.text[: spans[0][0]], part.text[spans[-1][1] :]
    return tuple(before + part.text[start:end] + _EACH.sub("", behind) for start, end in spans)


def _has_one(reading: Reading, lexicon: Lexicon) -> bool:
    return bool(reading.predicates) and all(lexicon.has_one(predicate) for predicate in reading.predicates)


def _written(text: str, start: int, end: int) -> tuple[int, int]:
    """A name with the marks around it."""
    if start > 0 and end < len(text) and text[start - 1] in _OPENING and text[end] in _CLOSING:
        return start - 1, end + 1
    return start, end
