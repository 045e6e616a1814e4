"""Questions that set two values against each other: how much more, together how much, which first, the same."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from schemas.logical_form import Compare, Deduce, DeduceOperator, Difference, Ref, Sum
from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import by_distance, chain_from
from solver.planners.forms import FormWriter
from solver.planners.kinds.coordination import coordinated, of_any_kind
from solver.planners.kinds.events import are_joined, shared_event, two_events
from solver.planners.kinds.operands import counts_of, defaults_of, operands_of, two_numbers
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.cues import Cue
from solver.planners.words.things import Thing

_TIME = {
    Language.CHINESE: re.compile(r"年(?!度|级|轻)|岁|多久|[多几]少?(?:天|个?月)|时间|[早晚]"),
    Language.ENGLISH: re.compile(r"\b(?:years?|days?|months?|decades?|long|earlier|later|time)\b"),
}

_BESIDE = {
    Language.CHINESE: re.compile(r"[和与跟同及、或比]|还是"),
    Language.ENGLISH: re.compile(r"\b(?:or|and|than|versus|vs)\b"),
}

_GOES_ON_ZH = re.compile(r"[》”]?的[^，,\x00]+[，,](?:是|在)")
"""Between two names what describes somebody by the first, of whom then more is asked."""

_TWO = 2
_MADE = re.compile(
    r"\b(?:ma[dk]e|direct(?:ed)?|film(?:ed)?|sh[o]{1,2}t|released?|c[oa]me out|open(?:ed)?|premiered?|publish(?:ed)?|"
    r"wr[io]te|written|record(?:ed)?)\b[^,?]*\b(?:before|after)\s+\x00+\W*$|(?:拍|上映|问世|推出|执导|发行|出版)",
    re.I,
)
"""Words by which it is asked of a work when it was made."""

_MUTUAL = frozenset({"classmate", "sibling", "spouse"})
"""What two people are to each other, and need not share with a third."""


def difference(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """A的票房比B高多少 · How much more did A gross than B? · How many years after E1 did E2 happen?"""
    if not part.has(Cue.DIFFERENCE) or not part.things:
        return None
    things = coordinated(part, lexicon)
    timed = _TIME[part.language].search(part.blanked) is not None
    events = two_events(part, lexicon, form) if timed and not are_joined(part, things) else None
    order = events[1] if events is not None else None
    values, predicates = (
        (events[0], ()) if events is not None else _values(part, things, lexicon, form, timed=timed)
    )
    if values is None:
        return None
    alias = form.result("d")
    form.actions.append(Difference(values[0], values[1], alias, order))
    form.output(Ref(alias))
    return Reading(QuestionKind.DIFFERENCE, tuple(form.actions), predicates)


def total(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """A和B的票房一共多少 · How much did A and B gross together?"""
    if (
        not part.has(Cue.SUM)
        or part.asked not in (AnswerType.NUMBER, AnswerType.THING)
        or len(part.things) < 2
    ):
        return None
    operands = operands_of(part, lexicon, form, kinds=("Number",))
    if operands is None:
        return None
    values, predicates = operands
    alias = form.result("m")
    form.actions.append(Sum(tuple(values), alias))
    form.output(Ref(alias))
    return Reading(QuestionKind.SUM, tuple(form.actions), predicates)


def comparison(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """A和B谁年纪更大 · Which came out first, A or B? · 哪一部先拿到金熊奖 · Is A older than B?"""
    if part.comparison is None or len(part.things) < 2:
        return None
    if any("first_work" in found.wording.forward for found in part.relations):
        return None  # 他的首张专辑
    if part.has(Cue.COUNT) and part.asked is AnswerType.NUMBER:
        return None  # how many children with his first wife
    things = coordinated(part, lexicon) or (of_any_kind(part) if part.comparison.timed else ())
    things = things if len(things) > 1 else _works_of_one(part, lexicon) or things
    ordered = part.comparison.timed or "birth_date" in part.comparison.predicates
    if not things and (ordered or part.language is Language.ENGLISH) and not _beside(part):
        return None  # the oldest library of A, in B; 甲历来年纪最小的乙
    if any(_GOES_ON_ZH.match(part.blanked[one.end : two.start]) for one, two in pairwise(things)):
        return None  # 最早介绍甲的人，是在乙见到它的吗
    if not things and any(cues_of(part.language).plays.search(f.text) for f in part.relations):
        return None  # who plays the older A in B
    if part.has(Cue.BOTH) and part.asked is AnswerType.WORK and not part.comparison.predicates:
        return None
    values, predicates = _values(part, things, lexicon, form, timed=_is_of_time(part))
    if values is None:
        return None
    alias = form.result("r")
    form.actions.append(Compare(tuple(values), part.comparison.order, alias))
    if part.has(Cue.YES_NO) and not _is_choice(part, things):
        verdict = form.result("j")
        form.actions.append(
            Deduce((DeduceOperator.JUDGEMENT,), (Ref(alias), values[0]), part.text.strip(), verdict)
        )
        form.output(Ref(verdict))
        return Reading(QuestionKind.YES_NO, tuple(form.actions), predicates)
    form.output(Ref(alias))
    return Reading(QuestionKind.COMPARE, tuple(form.actions), predicates)


def _works_of_one(part: Analysis, lexicon: Lexicon) -> tuple[Thing, ...]:
    """Two works, of whoever made them, where it is asked which was made before: Did A make B before C?"""
    works = tuple(t for t in part.things if any(lexicon.fits(kind, ("Work",)) for kind in t.types))
    makers = [t for t in part.things if t not in works]
    timed = part.comparison is not None and part.comparison.timed and part.has(Cue.YES_NO)
    made = all(any(lexicon.fits(kind, ("Person",)) for kind in thing.types) for thing in makers)
    made = made and len(makers) <= 1 and _MADE.search(part.blanked) is not None
    return works if timed and made and len(works) == _TWO else ()


def same(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """A和B是同一个人导演的吗 · Do A and B have the same director? · whether two things share a value."""
    if not part.has(Cue.SAME, Cue.YES_NO):
        return None
    things = coordinated(part, lexicon)[:2]
    if len(things) < 2:
        return None
    values = []
    predicates: tuple[str, ...] = ()
    for thing in things:
        words = by_distance(thing, part.relations)
        chain = chain_from(thing, words, AnswerType.THING, "", lexicon) if words else None
        if chain is None or set(chain.hops[-1].predicates) & _MUTUAL:
            form.actions.clear()
            return None
        values.append(form.chain(chain)[0])
        predicates = chain.hops[-1].predicates
    verdict = form.result("j")
    form.actions.append(Deduce((DeduceOperator.ENTAILMENT,), tuple(values), part.text.strip(), verdict))
    form.output(Ref(verdict))
    return Reading(QuestionKind.YES_NO, tuple(form.actions), predicates)


def _values(
    part: Analysis, things: tuple[Thing, ...], lexicon: Lexicon, form: FormWriter, *, timed: bool
) -> tuple[list[Ref] | None, tuple[str, ...]]:
    """What is compared: values of a relation that is named, else dates of what happens, else a usual date."""
    compared = replace(part, things=things) if len(things) > 1 else part
    operands = operands_of(compared, lexicon, form) if len(compared.things) > 1 else None
    if operands is not None:
        return operands
    named = part.comparison is not None and bool(part.comparison.predicates)
    events = shared_event(part, things, form) if timed and not named and len(things) > 1 else None
    if events is not None:
        return events, ()
    if timed or named:
        return defaults_of(compared, lexicon, form) or (None, ())
    if len(part.things) == 1:
        return two_numbers(part, lexicon, form) or (None, ())
    return counts_of(compared, lexicon, form) or (None, ())


def _is_choice(part: Analysis, things: tuple[Thing, ...]) -> bool:
    """`Did A or B come first`: the question is which."""
    return any(
        re.search(r"\bor\b|还是", part.blanked[one.end : other.start]) for one, other in pairwise(things)
    )


def _beside(part: Analysis) -> bool:
    """Whether a word stands in a question that sets things beside each other."""
    return _BESIDE[part.language].search(part.blanked) is not None


def _is_of_time(part: Analysis) -> bool:
    """Whether a comparison orders events: `first`, 更早, 先; not `more`, 更高."""
    return part.comparison is not None and part.comparison.timed
