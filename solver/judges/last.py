"""The last look at an answer: whether it leaves out what was asked, or tells it of something else."""

from __future__ import annotations

from dataclasses import replace

from schemas.plan import AnswerType
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.people.successive import leaves_later
from solver.judges.beside import Beside
from solver.judges.going_on import GoingOn
from solver.judges.miscalled import Miscalled
from solver.judges.neighbours import Neighbours
from solver.judges.reaching import leaves_asked, names_somebody, only_describes
from solver.judges.undescribed import Undescribed
from solver.judges.unnamed import Unnamed
from solver.judges.unspoken import Unspoken
from solver.lexicon import Lexicon
from solver.narrower.readings import Readings
from solver.planners.rule import RulePlanner
from solver.planners.several.descriptions import asks_other_name
from solver.planners.words.unlinked import UnlinkedNames
from solver.reading.terms import part_language
from solver.running import Runner
from solver.threads import in_thread
from solver.turns import COMPUTED, Turn


class LastJudge:
    """Asks each judge in turn; what one of them speaks against is an abstention."""

    def __init__(
        self,
        planner: RulePlanner,
        runner: Runner,
        store: GraphStore,
        lexicon: Lexicon,
        readings: Readings,
        names: UnlinkedNames,
    ) -> None:
        self._planner = planner
        self._runner = runner
        self._store = store
        self._readings = readings
        self._beside = Beside(planner, runner, readings)
        self._neighbours = Neighbours(store, lexicon)
        self._unspoken = Unspoken(store, lexicon, runner.reader.translator)
        self._unnamed = Unnamed(runner, store)
        self._going_on = GoingOn(store, lexicon, runner.reader.translator, names.people)
        self._miscalled = Miscalled(store, lexicon)
        self._undescribed = Undescribed(planner, runner, store)

    async def held(self, question: str, turn: Turn) -> Turn:
        """The turn, or an abstention in its place."""
        beside = await in_thread(self._is_beside, question, turn)
        if not beside and await in_thread(self._is_of_another, question, turn):
            return replace(turn, composed=await in_thread(self._runner.abstain, turn.run, in_full=True))
        beside = beside or await in_thread(self._undescribed.leaves, question, turn.run.plan, turn.composed)
        if beside or (not turn.composed.triples and await in_thread(self._only_describes, question, turn)):
            return replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
        return turn

    def _is_beside(self, question: str, turn: Turn) -> bool:
        """Whether it leaves out when or which, what is spoken of or named, a later wedding, or what somebody is."""
        plan, told = turn.run.plan, turn.composed
        return (
            self._beside.leaves(question, turn)
            or (self._is_of_neighbour(turn) and not self._planner.described(question))
            or self._unspoken.leaves(plan.parts, told)
            or self._unnamed.leaves(plan, told)
            or self._readings.leaves(plan, told)
            or any(leaves_later(p, told.triples, self._runner.cited(told)) for p in plan.parts)
        )

    def _is_of_neighbour(self, turn: Turn) -> bool:
        return not turn.question.before and self._neighbours.tells_of(turn.run.plan.parts, turn.composed)

    def _is_of_another(self, question: str, turn: Turn) -> bool:
        """Whether it is told of a thing whose name is only part of the question's, or that is of another kind."""
        told = question, turn.run.plan.parts, turn.composed
        return self._going_on.leaves(*told) or self._miscalled.leaves(*told)

    def _only_describes(self, question: str, turn: Turn) -> bool:
        """Whether the words quoted say only what is described, or what it was found to be."""
        own = turn.question
        asked = turn.run.plan.parts[len(own.before) :]
        if len(asked) > 1 or any(p.asked is AnswerType.BOOLEAN or p.kind in COMPUTED for p in asked):
            return False
        cited = self._runner.cited(turn.composed)
        language, meaning = turn.run.plan.language, self._runner.meaning
        if meaning is None or any(part_language(text) is not language for text in cited):
            return False  # which words of two languages mean the same is too unsure
        somebody = any(p.asked is AnswerType.PERSON for p in asked) and not asks_other_name(question)
        if somebody and names_somebody(question, turn.composed.citations, self._store):
            return False
        told = "\n".join((turn.composed.text, *cited))
        related = language is Language.CHINESE or any(p.predicates for p in asked)
        least = 2 if related else 1  # what a relation is called, its values seldom repeat

        def said(words: str) -> tuple[int, float]:
            return meaning.share(words, told)

        if own.before:
            rest = [" ".join(p.residual) for p in asked if len(p.residual) > 1]
            names = [e.surface for e in own.known]
            return any(leaves_asked(words, names, said, least) for words in (own.text, *rest))
        return only_describes(question, self._planner.described(question), said, least)
