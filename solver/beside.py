"""Answers that pass a question by: they say what is so where it asks what is not, or nothing of its when or which."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.plan import AnswerType
from solver.narrower.dated import DatedThings
from solver.planners.rule import RulePlanner
from solver.reading.denials import asks_what_is_not, denies
from solver.reading.foremost import asks_for_most_of_all
from solver.reading.nth import asked_nth
from solver.reading.terms import part_language
from solver.running import Runner
from solver.turns import Turn

_COUNTED = (AnswerType.BOOLEAN, AnswerType.NUMBER)


class Beside:
    """Holds a question's words against what an answer rests on."""

    def __init__(self, planner: RulePlanner, runner: Runner, dated: DatedThings) -> None:
        self._planner = planner
        self._runner = runner
        self._dated = dated

    def leaves(self, question: str, turn: Turn) -> bool:
        """Whether an answer leaves out of when, which by number, or that it is not so, as the question says; or facts
        tell of some where it asks who of all has most.
        """
        parts, cited = turn.run.plan.parts, self._runner.cited(turn.composed)
        if self._dated.leaves_open(self._planner.plan(question), turn.composed, cited):
            return True
        if turn.composed.triples and all(asks_for_most_of_all(part) for part in parts):
            return True
        return self._leaves_number(question, turn, cited) or self._leaves_denial(question, turn, cited)

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


def _names(turn: Turn) -> list[str]:
    return [name for part in turn.run.plan.parts for name in part.names]
