"""Answers in one sentence to how long, how far apart in time and how old; where they are worked out, led by them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from schemas.logical_form import Difference
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.text import Language
from solver.planners.kinds.ages import says_age
from solver.reading.numbers.intervals import Asked, asked_of
from solver.reading.numbers.lifetimes import told_lifetime
from solver.reading.numbers.magnitudes import Magnitude, sized
from solver.reading.numbers.timespans import Timed, TimeReader
from solver.reading.reader import Passage
from solver.reading.sides import Sides, told_apart
from solver.reading.windows import window_text
from solver.running import Run, Runner
from solver.sentences import Sentences
from solver.synthesis.composed import Composed
from solver.turns import Turn

_LEAST = {Asked.LASTING: 0.2, Asked.OLDER: 0.3, Asked.APART: 0.5}
"""How surely a sentence must answer where nothing else does."""

_LEAST_BESIDE = {Asked.LASTING: 0.6, Asked.OLDER: 0.6, Asked.APART: 0.88}
"""And where something was worked out already; how far apart two events are, their own dates mostly tell better."""

_LEAST_AGED = {True: 0.5, False: 0.3}
"""How surely a sentence that says an age must answer, where ages were worked out already and where not."""

_DOUBTED = 0.03  # how surely a date was read
_SURE = 0.5  # that less else must speak for it
_BORN = ("birth_date",)
_LONG = frozenset({"length", "duration"})
_LASTING = frozenset({"Event", "Work", "Film", "Series", "Song", "Album", "Book", "Programme", "Award"})
_LASTS = re.compile(
    r"\b(?:wars?|battle|siege|strike|reign|rule|era|dynasty|festival|trial|voyage|expedition|tour|career|marriage|"
    r"march|race|flight|campaign|construction|building of|term|match|tournament|conference|exile|film|song|play|"
    r"ago|after|before|did|does|do|has|had|have|been|take|took|last(?:ed)?|for)\b"
)
"""What is long as time is, and how else a question says that it asks for time."""

_UNITS_ZH = {
    "year": "年",
    "month": "个月",
    "week": "个星期",
    "day": "天",
    "night": "夜",
    "hour": "小时",
    "minute": "分钟",
}


class Times:
    """Looks for the sentence that gives a time, beside what a plan found."""

    def __init__(self, runner: Runner, sentences: Sentences) -> None:
        self._runner = runner
        self._sentences = sentences

    def interval(self, plan: Plan, turn: Turn) -> Composed | None:
        """The sentence that says how long something lasted or how far apart two things lie, led by the amount where it
        must be worked out; None where there is none, or facts and dates tell better.
        """
        meaning = self._runner.meaning
        told = turn.composed
        if meaning is None or len(plan.parts) != 1 or not meaning.is_measured:
            return None
        asked, worked = asked_of(plan.question), _worked_out(turn)
        least = (_LEAST_BESIDE if worked >= _DOUBTED else _LEAST)[asked]
        if (told.triples and not worked) or not plan.parts[0].names:
            return None
        part = plan.parts[0]
        timed = TimeReader(meaning).interval(plan.question, part, self._runner.found(plan))
        if timed is None or timed.interval is None or timed.weight < least:
            return None
        asking = replace(part, asked=AnswerType.THING)
        lead = _lead(timed, asked, plan.language)
        return self._quoted(plan, asking, timed, None, lead=lead)

    def measured(self, plan: Plan, told: Composed) -> Composed | None:
        """How long the thing itself is, where a question may ask for that as well as for a time: what was found, else
        the sentence of its page that says it; None for what lasts, and where no length is told.
        """
        part = plan.parts[0]
        lasts = any(e.type in _LASTING for e in part.entities) or _LASTS.search(plan.question.casefold())
        if (
            len(plan.parts) != 1
            or "length" not in part.predicates
            or not set(part.predicates) <= _LONG
            or lasts
        ):
            return None
        if not told.abstained:
            return told
        for page in self._runner.reader.shelf.of(part, self._runner.found(plan)):
            found = sized(page, Magnitude.LENGTH) if self._runner.reader.shelf.about(part, page) else None
            if found is not None:
                return self._quoted(plan, part, Timed(_SURE, found.window), None)
        return None

    def sided(self, plan: Plan, sides: Sides) -> Composed | None:
        """The sentences that give what is compared of two sides of one thing, led by the difference."""
        part, reader = plan.parts[0], self._runner.reader
        things = frozenset(form for term in reader.wanted.things(part) for form in term.forms)
        for page in reader.shelf.of(part, self._runner.found(plan)):
            of = frozenset[str]() if reader.shelf.about(part, page) else things
            told = told_apart(page, sides, partial(self._forms, plan.language, page.language), of)
            if told is not None:
                lead = _amount(told.number, sides.said, plan.language)
                asking = _plainly(replace(part, asked=AnswerType.THING))
                return self._sentences.told(asking, Passage(told.windows), plan, None, likely=True, lead=lead)
        return None

    def _forms(self, own: Language, other: Language, word: str) -> Sequence[str]:
        """What a word of the question's language is on a page."""
        return (word,) if own is other else self._runner.reader.wanted.translations(word, other)

    def aged(self, plan: Plan, told: Composed, run: Run | None = None) -> Composed | None:
        """The sentence that says how old somebody was, at death if that is asked and no facts tell, else where it
        likely answers, and surely where ages were worked out already; None where there is none.
        """
        meaning = self._runner.meaning
        if meaning is None or len(plan.parts) != 1 or not meaning.is_measured:
            return None
        part = plan.parts[0]
        if part.asked is AnswerType.DATE and part.predicates == _BORN and told.triples:
            return None  # of an age today a birthday tells most, and another age nothing
        asking = replace(part, asked=AnswerType.NUMBER, predicates=(), said=(), residual=())
        found = self._runner.found(plan)
        if "death_date" in part.predicates and not told.triples:
            lived = told_lifetime(asking, self._runner.reader, found)
            if lived is not None:
                lead = (
                    f"{lived[1]}岁：" if plan.language is Language.CHINESE else f"at the age of {lived[1]}: "
                )
                return self._quoted(plan, asking, Timed(0.0, lived[0]), run, lead=lead)
        timed = TimeReader(meaning).sentence(
            plan.question, asking, found, lambda window: says_age(window_text(window))
        )
        if timed is None or timed.weight < _LEAST_AGED[not told.abstained]:
            return None
        return self._quoted(plan, asking, timed, run)

    def _quoted(
        self, plan: Plan, part: SubQuestion, timed: Timed, run: Run | None, *, lead: str = ""
    ) -> Composed | None:
        asking = _plainly(part)
        likely = timed.weight >= _SURE
        return self._sentences.told(asking, Passage((timed.window,)), plan, run, likely=likely, lead=lead)


def _plainly(part: SubQuestion) -> SubQuestion:
    """A part whose answer is quoted for what it is, whatever the part's words ask for."""
    return replace(part, kind=QuestionKind.ATTRIBUTE, predicates=(), said=(), residual=())


def _worked_out(turn: Turn) -> float:
    """How surely the values are read from which an answer was worked out; 0 where it was not."""
    actions = [a for part in turn.run.plan.parts for a in part.step.actions if isinstance(a, Difference)]
    found = [turn.run.bindings.outcome(action.alias) for action in actions]
    sure = [min(row.weight for row in o.operands) for o in found if o.computed is not None]
    return 0.0 if turn.composed.abstained else min(sure, default=0.0)


def _amount(number: int, unit: str, language: Language) -> str:
    """A difference before the sentences that it is worked out from."""
    return f"相差{number}{unit}：" if language is Language.CHINESE else f"the difference is {number} {unit}: "


def _lead(timed: Timed, asked: Asked, language: Language) -> str:
    """The amount before the words that give it; none where they say it in digits, or several."""
    found = timed.interval
    if found is None or (found.stated and not timed.single):
        return ""
    if found.stated and re.search(rf"(?<!\d){found.number}(?!\d)", window_text(timed.window)):
        return ""
    if language is Language.CHINESE:
        older = asked is Asked.OLDER and found.unit == "year"
        return f"{found.number}{'岁' if older else _UNITS_ZH[found.unit]}："
    return f"{found.number} {found.unit}{'' if found.number == 1 else 's'}: "
