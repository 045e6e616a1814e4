"""Questions that are answered by asking others: each of the answers that they give, when somebody was born and died."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from schemas.protocols import GraphStore
from solver.language import language_of
from solver.planners.kinds.living import Living, asked_living, born, died
from solver.planners.kinds.opinions import asked_opinion
from solver.planners.rewording.denying import denied
from solver.planners.rule import RulePlanner
from solver.planners.several.alone import asked_alone
from solver.planners.several.alternatives import alternatives, may_choose, names_in
from solver.running import Runner
from solver.synthesis.composed import Composed
from solver.synthesis.merging import together
from solver.synthesis.yes_no.alive import Life, is_known_dead
from solver.synthesis.yes_no.choices import chosen, is_choice, named_alone
from solver.synthesis.yes_no.denied import turned_verdict
from solver.threads import in_thread
from solver.turns import Turn


class Apart:
    """Takes such questions apart and concludes from what `ask` finds for each."""

    def __init__(
        self,
        planner: Callable[[], RulePlanner],
        runner: Runner,
        ask: Callable[[str], Awaitable[Turn]],
        store: GraphStore,
    ) -> None:
        self._planner = planner
        self._runner = runner
        self._ask = ask
        self._store = store

    async def turn(self, question: str) -> Turn:
        """The best turn of any question; one that is not taken apart is asked as it stands."""
        chosen = await self._chosen(question) if may_choose(question) else None
        return chosen if chosen is not None else await self._whole(await self._one(question), question)

    async def _whole(self, turn: Turn, question: str) -> Turn:
        """A turn of a question of several parts that leaves one open, with what its parts are answered when each is
        asked alone; the turn itself where that answers no more.
        """
        plan, left = turn.run.plan, turn.composed.unanswered
        if turn.run.cut or not (turn.composed.abstained or left):
            return turn
        alone = asked_alone(question, plan.parts, plan.language)
        told = [(await self._one(each)).composed for each in alone]
        answered = [one for one in told if not one.abstained]
        before = 0 if turn.composed.abstained else len(plan.parts) - left
        if len(answered) <= before:
            return turn
        return replace(turn, composed=together(told, plan.language))

    async def _chosen(self, question: str) -> Turn | None:
        """The turn of a question that gives the answers to choose from, each of which is asked as a claim; None for any
        other. What the claims leave open may be answered as a choice still, and never by yes or no.
        """
        plan = await in_thread(self._planner().plan, question)
        given = alternatives(question, names_in(plan))
        if not given:
            return None
        turns = [await self._one(one.claim) for one in given]
        verdicts = [(one.name, turn.composed) for one, turn in zip(given, turns, strict=True)]
        composed = chosen(verdicts, language_of(question))
        if composed is not None:
            first = next(turn for turn in turns if turn.composed.citations[:1] == composed.citations[:1])
            return replace(first, composed=composed)
        if given[0].asked:
            turn = await self._one(given[0].asked)
            composed = named_alone([one.name for one in given], turn.composed, language_of(question))
            if composed is not None:
                return replace(turn, composed=composed)
        turn = await self._one(question)
        return turn if is_choice(turn.composed, [one.name for one in given]) else await self._left_open(turn)

    async def _one(self, question: str) -> Turn:
        """The turn of a question that gives no answers; what to think of a thing is told where a page says it."""
        contrary = denied(question)
        if contrary:
            turn = await self._one(contrary)
            return replace(turn, composed=turned_verdict(turn.composed, language_of(question)))
        asked, opinion = asked_living(question), asked_opinion(question)
        if asked is not None:
            return await self._alive(asked, question)
        turn = await self._ask(question)
        if opinion is None or turn.composed.abstained:
            return turn
        cited = await in_thread(self._runner.cited, turn.composed)
        return turn if opinion.said_in(cited) else await self._left_open(turn)

    async def _alive(self, asked: Living, question: str) -> Turn:
        """The turn of a question whether somebody is alive, which facts alone decide."""
        language = language_of(question)
        turn = await self._ask(died(asked.who, language))
        birth = turn.composed if asked.is_now else (await self._ask(born(asked.who, language))).composed
        then: Composed | None = (await self._ask(asked.event)).composed if asked.event else None
        life = Life(birth, turn.composed, then)
        composed = life.verdict(asked, language)
        if composed is None and asked.is_now and await in_thread(is_known_dead, turn.run.plan, self._store):
            composed = life.quoted(asked, language)
        if composed is not None:
            return replace(turn, composed=composed)
        return await self._left_open(turn if turn.composed.abstained else await self._ask(question))

    async def _left_open(self, turn: Turn) -> Turn:
        return replace(turn, composed=await in_thread(self._runner.abstain, turn.run))
