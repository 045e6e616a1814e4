"""A question that nothing answered as it stands, asked again in other ways."""

from __future__ import annotations

from schemas.protocols import GraphStore
from solver.clock import Clock
from solver.descriptions.alone import DescribedAlone
from solver.descriptions.describing import passes_by
from solver.descriptions.in_steps import InSteps
from solver.language import language_of
from solver.lexicon import Lexicon
from solver.loop import Loop
from solver.names.glossed import as_glossed
from solver.names.respelling import respelled
from solver.narrower.first_choices import asks_first_choice
from solver.planners.rewording.rewording import reworded
from solver.planners.rewording.turning import turned
from solver.planners.rule import RulePlanner
from solver.planners.several.shedding import shed
from solver.running import Runner
from solver.synthesis.outlasting import holds_beside
from solver.threads import in_thread
from solver.turns import Turn, is_settled, names_no_work


class Again:
    """Asks one question in ways that say the same, the nearest first."""

    def __init__(
        self,
        loop: Loop,
        planner: RulePlanner,
        runner: Runner,
        store: GraphStore,
        lexicon: Lexicon,
        clock: Clock,
        steps: InSteps | None,
    ) -> None:
        self._loop = loop
        self._planner = planner
        self._steps = steps
        self._store = store
        self._lexicon = lexicon
        self._clock = clock
        self._alone = DescribedAlone(planner, runner, store, lexicon, self._ask)

    async def taking_up(self, question: str) -> Turn | None:
        """The turn in which what a question's first sentence brings in is named; None for any other question, and where
        that, or what is asked of it, is left open.
        """
        up = self._clock.left > 0 and await in_thread(self._alone.takes_up, question)
        return await self._alone.turn(reworded(question)) if up else None

    async def turn(self, question: str, plain: str, turn: Turn) -> Turn:
        """The turn, or where that abstains the first of another way that answers; `plain` is the question without what
        it leaves out and says beside. Words give way to steps that facts answer. For whom a part was first meant is not
        asked of whoever plays it.
        """
        if asks_first_choice(plain, language_of(plain)):
            return turn
        for other in (self._described, self._in_front):
            if turn.composed.abstained and not turn.run.cut:
                turn = await other(question, turn)
        if not (turn.run.cut or turn.tabled or (is_settled(turn) and not _is_unsure(turn))):
            at_time = await self._steps.at_time(plain) if self._steps is not None else None
            if at_time is not None:
                return at_time
        open_ended = not turn.composed.triples or _is_unsure(turn) or names_no_work(plain, turn)
        open_ended = open_ended or await in_thread(self._passes_by, plain, turn)
        if not (turn.run.cut or turn.tabled) and open_ended:
            turn = await self._in_steps(plain, turn)
        if turn.composed.abstained and not turn.run.cut:
            turn = await self._respelled(question, turn)
        return turn

    def _passes_by(self, question: str, turn: Turn) -> bool:
        return self._steps is not None and passes_by(turn, self._planner.described(question))

    async def _in_steps(self, question: str, turn: Turn) -> Turn:
        """A turn in which what the question describes is found out by asking for that."""
        if self._steps is None:
            return turn
        answered = not (turn.composed.abstained or names_no_work(question, turn))
        if answered and _is_unsure(turn):
            return await self._steps.turn(question, named=turn.question) or turn
        return await self._steps.turn(question, by_facts=answered) or turn

    async def _described(self, question: str, turn: Turn) -> Turn:
        """A turn in which what the question describes is found by the words that say what it is."""
        found = await self._alone.turn(reworded(question)) if self._clock.left > 0 else None
        return turn if found is None else found

    async def _in_front(self, question: str, turn: Turn) -> Turn:
        """A turn with the question word in front, by the name in a bracket, or with one thing that the question says
        left out, which a page says as well of what was found.
        """
        for asking in (*turned(question), *as_glossed(question)):
            other = await self._other(asking)
            if other is not None:
                return other
        for less in shed(question):
            other = await self._other(less.question)
            if other is None:
                continue
            if len(other.composed.triples) > 1 and all(name.isdigit() for name in less.names):
                continue  # of several the year tells which
            if await in_thread(holds_beside, less.names, other.composed, self._store):
                return other
        return turn

    async def _respelled(self, question: str, turn: Turn) -> Turn:
        """A turn with what is misspelt in the question put right."""
        for asking in await in_thread(respelled, question, turn.run.plan.parts, self._lexicon, self._store):
            other = await self._other(asking)
            if other is not None:
                return other
        return turn

    async def _other(self, question: str) -> Turn | None:
        """A turn of a question put in another way; None where it answers nothing, or no time is left."""
        turn = await self._ask(question) if self._clock.left > 0 else None
        return turn if turn is not None and not turn.composed.abstained else None

    async def _ask(self, question: str) -> Turn:
        return await self._loop.answer(reworded(question), self._clock.left)


def _is_unsure(turn: Turn) -> bool:
    """Whether what a question describes was found by words alone, which may mean another."""
    return bool(turn.question.before) and not turn.question.sure
