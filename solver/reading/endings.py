"""Whether a clause that says when something ended says it of something else than what is asked about."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from schemas.plan import SubQuestion
from solver.reading.page import Clause
from solver.reading.terms import Term, place_of

_BESIDE = 1  # characters between a subject and its verb
_SUBJECT_ZH = re.compile(
    r"(?:^|[年月日])(?![^，]*(?:[因被遭由宣于在随为该本其它他她全此后时前中经]|正式|最终|终于|结束))([\u3400-\u9fff]{2,12})$"
)
"""What a Chinese verb is said of that stands right behind a date."""

_GOES_ON_ZH = re.compile(r"[\u3400-\u9fff]{2}[之以]?[后时]")
"""A word for an end behind which something else is told."""


def ends_else(clause: Clause, part: SubQuestion, terms: Sequence[Term], things: Set[str]) -> bool:
    """Whether a clause names something else right before the word for an end that is asked for: 1921年甲轮沉没后 on the
    page of its owner, `after the Heron sank in 1921`. A noun of the thing's own name (公司) may stand for it.
    """
    place = max((place_of(term, clause.plain) for term in terms), default=-1)
    if set(part.predicates) != {"end_date"} or place < 0 or any(thing in clause.plain for thing in things):
        return False
    asked = {e.id for e in part.entities}
    before = [n for n in clause.named if 0 <= place - (n.end - clause.start) <= _BESIDE]
    if any(n.entity not in asked and n.type != "Date" for n in before):
        return True
    if _GOES_ON_ZH.match(clause.plain, place) is None:
        return False
    subject = _SUBJECT_ZH.search(clause.plain[:place])
    pairs = {subject[1][i : i + 2] for i in range(len(subject[1]) - 1)} if subject is not None else set()
    return bool(pairs) and not any(pair in thing for pair in pairs for thing in things)
