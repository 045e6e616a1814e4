"""When a fact came to be: the date that a marriage, a post or a time at school is told with."""

from __future__ import annotations

from schemas.logical_form import Ref
from schemas.plan import AnswerType, QuestionKind
from solver.lexicon import Lexicon
from solver.planners.chains import Hop
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis
from solver.planners.words.ends import both_ends, can_be

_EVENTS = frozenset({"spouse", "educated_at", "employer", "member_of", "acquired_by"})
"""Relations whose facts may carry a time."""


def timed(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """When did A marry (B)? · 张三是哪一年结婚的 · the time of a fact of which one end or both are named."""
    if part.asked is not AnswerType.DATE or len(part.relations) != 1 or not part.things or part.stated:
        return None
    said = part.relations[0].wording
    predicate = next((p for p in said.forward if lexicon.standard(p) in _EVENTS), "")
    if not predicate or any("Date" in lexicon.range(p) for p in said.forward):
        return None
    ends = both_ends(part.things, predicate, lexicon)
    if ends is not None:
        relation = form.between(ends[0], (predicate,), ends[1])
    else:
        thing = next((t for t in part.things if can_be(t, lexicon.domain(predicate), lexicon)), None)
        if thing is None or not thing.types[0]:
            return None
        hop = Hop((predicate,), False, lexicon.range(predicate)[0])
        _, relation = form.hop(form.named("", thing, thing.types[0]), hop)
    form.output(Ref(relation.alias, "time"))
    return Reading(QuestionKind.ATTRIBUTE, tuple(form.actions), (predicate,))
