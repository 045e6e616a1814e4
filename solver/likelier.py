"""Sentences that are likelier to answer than what was found, and those that mean what is asked where nothing was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from schemas.names import split_sense
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from solver.executors.people.successive import asks_which
from solver.narrower.times import Times
from solver.planners.kinds.ages import asks_age
from solver.planners.rule import RulePlanner
from solver.reading.numbers.ordinals import Ordinal, asked_ordinals, ordinals
from solver.running import Run, Runner
from solver.sentences import Sentences
from solver.synthesis.composed import Composed
from solver.threads import in_thread
from solver.turns import COMPUTED, Question, Turn

_GATHERED = COMPUTED | {QuestionKind.YES_NO, QuestionKind.LIST, QuestionKind.INTERSECTION}
"""Kinds whose answer is more than a sentence that says it."""

_ANY = frozenset({QuestionKind.LIST, QuestionKind.INTERSECTION})
"""Those of them that a sentence answers where one of many is asked for: the first that …."""

_WHICH = frozenset(Ordinal) - {Ordinal.SECOND, Ordinal.ONLY, Ordinal.FAMOUS}
"""What sets one of many apart that facts do not tell."""

_QUOTED = frozenset({QuestionKind.LIST})
"""Those of them for which one sentence may be better than the words quoted."""


class Likelier:
    """Weighs sentences against a turn, or where a turn found nothing, against each other."""

    def __init__(self, planner: RulePlanner, runner: Runner, sentences: Sentences, times: Times) -> None:
        self._planner = planner
        self._runner = runner
        self._sentences = sentences
        self._times = times

    async def rather(self, turn: Turn) -> Turn:
        """A sentence that answers much likelier than the words quoted, or than those that facts rest on."""
        question, alone = turn.question, not turn.question.before
        asked = turn.run.plan.parts[len(question.before) :]
        ended = _ended(turn)
        one = turn.quoted and len(turn.composed.citations) == 1
        gathered = _GATHERED - (_ANY if ended else _QUOTED if one else set())
        if _counts(asked) and alone:
            return await self._instead(turn, partial(self._sentences.counted, quoted=turn.quoted))
        if any(p.kind in gathered for p in asked):
            joint = all(p.kind is QuestionKind.INTERSECTION and p.asked is AnswerType.WORK for p in asked)
            completed = partial(self._sentences.besides, run=turn.run)
            return await self._instead(turn, completed) if joint and alone else turn
        related = any(p.kind is QuestionKind.RELATION for p in asked)
        if related and alone:
            return await self._instead(turn, self._sentences.tied)
        whole = related or not alone or _needs_all(asked)
        if (whole and not (turn.quoted or ended)) or any(_is_of_kind(p, turn.composed) for p in asked):
            return turn
        run = None if alone else turn.run
        rather = await self._instead(turn, partial(self._sentences.rather, run=run, quoted=turn.quoted))
        if rather is turn and await self.leaves_which(turn):
            return replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
        return rather

    async def leaves_which(self, turn: Turn) -> bool:
        """Whether facts give some of what a question asks one of for, and nothing that they rest on says which."""
        asked = turn.run.plan.parts[len(turn.question.before) :]
        ended = _ended(turn)
        related = any(p.kind is QuestionKind.RELATION for p in asked)
        whole = related or bool(turn.question.before) or _needs_all(asked)
        if not ended or turn.quoted or whole or not all(map(_may_be_any, asked)):
            return False
        cited = await in_thread(self._runner.cited, turn.composed)
        return not any(ended <= ordinals(text) for text in cited)

    async def _instead(self, turn: Turn, weighed: Callable[[Plan, Composed], Composed | None]) -> Turn:
        """The turn with what is weighed against what it found, if anything outweighs that."""
        plan = await in_thread(self._planner.plan, turn.question.text, turn.question.known)
        found = await in_thread(weighed, plan, turn.composed)
        return turn if found is None else replace(turn, composed=found)

    async def meant(self, question: Question, run: Run | None) -> Composed | None:
        """A sentence that means what is asked, after what found the things that the question described."""
        plan = await in_thread(self._planner.plan, question.text, question.known)
        if run is not None and asks_age(question.text):
            told = await in_thread(self._times.aged, plan, self._runner.abstain(run), run)
            if told is not None:
                return told
        return await in_thread(self._sentences.by_meaning, plan, run)

    async def repeats(self, meant: Composed, unfolded: Turn) -> bool:
        """Whether a sentence only tells again what a description means: what is asked of that is not in it, unless it
        is asked who or what it is.
        """
        if unfolded.run.plan.parts[-1].kind is QuestionKind.DEFINITION:
            return False
        told = await in_thread(self._runner.compose, unfolded.run, unfolded.question.before)
        return all(
            any(o.chunk == c.chunk and o.start < c.end and c.start < o.end for o in told.citations)
            for c in meant.citations
        )


def _ended(turn: Turn) -> frozenset[Ordinal]:
    """What sets one of many apart in the question of a turn, and facts do not tell."""
    asked = turn.run.plan.parts[len(turn.question.before) :]
    return _WHICH & asked_ordinals(turn.question.text, [name for p in asked for name in p.names])


def _counts(parts: Sequence[SubQuestion]) -> bool:
    """Whether a question counts what one sentence may tell: no children, of whom several may."""
    return len(parts) == 1 and parts[0].kind is QuestionKind.COUNT and "child" not in parts[0].predicates


def _needs_all(parts: Sequence[SubQuestion]) -> bool:
    """Whether one sentence hardly says all that facts give: a chain, what is owned, what something is left out of."""
    chained = all(p.kind is QuestionKind.CHAIN and not p.residual for p in parts)  # facts of two sentences
    return chained or all(map(_is_owned, parts)) or any(p.without for p in parts)


def _is_owned(part: SubQuestion) -> bool:
    """Whether facts of a known relation are all that a question asks for, which leads to no person: who owns A."""
    passage = part.kind is QuestionKind.PASSAGE and part.asked is AnswerType.PERSON
    return passage and len(part.predicates) == 1 and not part.residual


def _is_of_kind(part: SubQuestion, told: Composed) -> bool:
    """Whether facts are of what bears the title of another work: sentences of its page hardly tell of the series."""
    subjects = {triple.subject for triple in told.triples}
    meant = [e for e in part.entities if e.id in subjects and split_sense(e.name)[1]]
    return any(o.surface == e.surface and o.type != e.type for e in meant for o in part.entities)


def _may_be_any(part: SubQuestion) -> bool:
    """Whether facts give any of what a question asks for, be it the first or the last of them."""
    told = "first_work" in part.predicates or asks_which(part)
    return part.kind in _ANY | {QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE} and not told
