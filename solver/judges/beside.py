"""Answers that pass a question by: they say what is so where it asks what is not, or nothing of its when or which."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from solver.judges.dimension import leaves_dimension
from solver.judges.doing import turns_deed
from solver.judges.left_aside import leaves_another, leaves_own, leaves_prize, leaves_rest, leaves_stranger
from solver.judges.one_side import leaves_side
from solver.judges.succeeding import leaves_turn
from solver.language import folded, without_names
from solver.narrower.readings import Readings
from solver.planners.kinds.periods import asked_period
from solver.planners.kinds.trades import asked_both, says_both
from solver.planners.rule import RulePlanner
from solver.reading.denials import asks_what_is_not, denies
from solver.reading.foremost import asks_for_most_of_all
from solver.reading.namings import asked_at_birth, asked_naming, says_naming
from solver.reading.nth import asked_nth
from solver.reading.people.related import asked_related, says_kin
from solver.reading.terms import part_language
from solver.running import Runner
from solver.turns import Turn

_YEAR = re.compile(r"(?<!\d)(?:1\d{3}|20\d\d)(?!\d)")
_AROUND = re.compile(
    r"(?<!\d)(?P<first>1\d{3}|20\d\d)(?:-\d\d){0,2}年?(?:/| ?[–—至到] ?| (?:to|until|and) )"
    r"(?P<last>1\d{3}|20\d\d|(?<=/)$)"
)
"""From when until when, at the end of a term open."""

_OF_YEAR = re.compile(r"\d{4}年?的|\bthe \d{4}\b")
"""A year that tells one thing of a name from another: the 2004 film."""

_STILL = re.compile(r"\bstill\b|(?:还|仍然?|依然|依旧)(?:在|是|有|存)|至今")
_TODAY = re.compile(
    r"仍|依然|依旧|还[在是有]|至今|今[天日后]?|现[在任存为]|目前|停|散|[结终]|亡|逝|毁|拆|关|退|已|"
    r"\b(?:still|today|now|currently|remains?|continues?|since|until|ended?|closed|died|disbanded|split|"
    r"broke|retired|last|destroyed|demolished|ceased|stopped)\b"
)
"""What tells of a present state, or that it is over."""

_BODIES = frozenset({"Organization", "Company", "School", "Place", "City", "Country", "Event", "Thing", ""})
_LATEST = 9999
_COUNTED = (AnswerType.BOOLEAN, AnswerType.NUMBER)


class Beside:
    """Holds a question's words against what an answer rests on."""

    def __init__(self, planner: RulePlanner, runner: Runner, readings: Readings) -> None:
        self._planner = planner
        self._runner = runner
        self._readings = readings

    def leaves(self, question: str, turn: Turn) -> bool:
        """Whether an answer leaves out of when, which by number or age, what sort of name, what of its own or what
        else, or that it is not so, as a question says; or facts tell of some where it asks who of all has most.
        """
        parts, cited = turn.run.plan.parts, self._runner.cited(turn.composed)
        plan = self._planner.plan(question)
        if self._readings.dated.leaves_open(plan, turn.composed, cited):
            return True
        if self._readings.numbered.leaves_open(plan, cited):
            return True
        if self._readings.first_choices.leaves_open(plan, cited):
            return True
        if self._readings.first_winners.leaves_open(plan, cited):
            return True
        if _leaves_naming(question, turn, cited) or leaves_turn(question, turn, cited):
            return True
        if turns_deed(question, turn, cited) or _leaves_kin(question, turn, cited):
            return True
        if leaves_dimension(question, cited):
            return True
        if not turn.composed.triples and not _is_computed(turn) and leaves_side(question, cited):
            return True
        if turn.composed.triples and all(asks_for_most_of_all(part) for part in parts):
            return True
        meant = self._planner.plan(question, turn.question.known)
        if self._readings.elders.leaves_open(meant, cited) or self._readings.common.leaves_open(
            meant, turn.composed
        ):
            return True
        if self._readings.careers.leaves_open(meant, turn.composed, cited):
            return True
        if self._readings.identities.leaves_open(meant, turn.composed):
            return True
        if not turn.composed.triples and all(_is_of_two_deeds(part) for part in parts):
            return True
        trades = asked_both(question)
        if trades is not None and not turn.composed.triples and not says_both(trades, cited):
            return True
        if leaves_own(parts, turn, cited) or leaves_stranger(parts, turn, cited):
            return True
        if (
            leaves_another(question, turn, cited)
            or leaves_rest(turn, cited)
            or leaves_prize(parts, turn.composed, cited)
        ):
            return True
        left = self._leaves_number(question, turn, cited) or _leaves_year(question, turn, cited)
        return left or _leaves_still(question, turn, cited) or self._leaves_denial(question, turn, cited)

    def _leaves_number(self, question: str, turn: Turn, cited: Sequence[str]) -> bool:
        """Whether words speak of another by number than is asked for, or facts tell of several without one."""
        parts = turn.run.plan.parts
        nth = asked_nth(question, _names(turn), turn.run.plan.language)
        if nth is None or any(p.asked in _COUNTED for p in parts):
            return False
        told = nth.is_told(cited)
        several = nth.number > 1 and len(turn.composed.triples) > 1 and len(parts) == 1
        return told is False or (told is None and several)

    def _leaves_denial(self, question: str, turn: Turn, cited: Sequence[str]) -> bool:
        """Whether it is asked what is not so, which facts never tell, and none of the words cited deny anything."""
        language = turn.run.plan.language
        if any(p.asked is AnswerType.BOOLEAN for p in turn.run.plan.parts):
            return False
        if not asks_what_is_not(question, _names(turn), language):
            return False
        return bool(turn.composed.triples) or not any(denies(text, part_language(text)) for text in cited)


def _leaves_kin(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether it is asked if two people are related, and the words quoted speak of no kin."""
    related = not turn.composed.triples and asked_related(question) is not None
    return related and not says_kin([folded(text) for text in cited])


def _leaves_naming(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether a birth name, a nickname or the like is asked for, and nothing cited says of any name that it is one."""
    language = turn.run.plan.language
    ways = (asked_naming(question, name, language) for name in _names(turn))
    naming = next((way for way in ways if way is not None), None) or asked_at_birth(question, language)
    return naming is not None and not any(says_naming(text, naming) for text in cited)


def _leaves_year(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether facts answer a question of one year, and neither they nor their words say that year, or years around it:
    who coached a club in 1967 is not whoever ever did.
    """
    parts, triples = turn.run.plan.parts, turn.composed.triples
    years = set(_YEAR.findall(without_names(question, _names(turn))))
    if len(years) != 1 or len(parts) != 1 or not triples or parts[0].asked is not AnswerType.PERSON:
        return False
    if any(e.type not in _BODIES for e in parts[0].entities) or _OF_YEAR.search(question):
        return False
    period = asked_period(question, parts[0].entities, turn.run.plan.language)
    if period is not None and not period.is_one_year:
        return False
    (year,) = years
    values = [q.value for t in triples for q in t.qualifiers]
    values += [t.object.value for t in triples if not isinstance(t.object, str)]
    around = (m for text in (*cited, *values) for m in _AROUND.finditer(text))
    spanned = any(int(m["first"]) <= int(year) <= int(m["last"] or _LATEST) for m in around)
    return not spanned and not any(year in text for text in (*cited, *values))


def _leaves_still(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether it is asked if something is still so, and the words cited say nothing of today."""
    asked = any(p.asked is AnswerType.BOOLEAN for p in turn.run.plan.parts) and _STILL.search(question)
    return bool(asked) and not any(_TODAY.search(text) for text in cited)


def _is_computed(turn: Turn) -> bool:
    """Whether a difference was worked out of two amounts."""
    return turn.run.plan.parts[0].kind is QuestionKind.DIFFERENCE and not turn.quoted


def _is_of_two_deeds(part: SubQuestion) -> bool:
    """Whether works are asked for to which one person stands in two relations, which no nearness tells."""
    return part.kind is QuestionKind.INTERSECTION and part.asked is AnswerType.WORK and len(part.names) == 1


def _names(turn: Turn) -> list[str]:
    return [name for part in turn.run.plan.parts for name in part.names]
