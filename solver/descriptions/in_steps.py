"""Questions that nothing answers as they stand, asked in steps: what one describes is found out by a question of its
own, and what is left is asked of that by name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.descriptions.naming import Namer
from solver.language import folded, language_of
from solver.planners.rule import RulePlanner
from solver.planners.several.unfolding import Described, put
from solver.synthesis.merging import stepped
from solver.threads import in_thread
from solver.turns import Turn, is_settled

_MOST_STEPS = 3  # things of one question that are found out one after the other
_MOST_TRIED = 4  # descriptions of one question


class InSteps:
    """Asks in steps what `ask` answers only step by step; an answer comes of it only where each step has one."""

    def __init__(self, planner: RulePlanner, namer: Namer, ask: Callable[[str], Awaitable[Turn]]) -> None:
        self._planner = planner
        self._namer = namer
        self._ask = ask

    async def turn(self, question: str, most: int = _MOST_STEPS, *, by_facts: bool = False) -> Turn | None:
        """The turn that answers what is left of a question when something that it describes is named, its answer behind
        that to what the thing is; None where a step is left open, or may mean several, and `by_facts` where no facts
        answer the last. Chinese only.
        """
        if language_of(question) is not Language.CHINESE or most < 1:
            return None
        described = await in_thread(self._planner.described, question)
        for one in [d for d in described if _tells(d)][:_MOST_TRIED]:
            first = await self._ask(one.description.text)
            name = (
                "" if first.composed.abstained else await in_thread(self._namer.name, first, one.description)
            )
            if not name or folded(name.strip("《》")) in folded(_outside(question, one)):
                continue
            rest = _with(question, one, name)
            last: Turn | None = await self._ask(rest)
            if last is None or last.composed.abstained:
                last = await self.turn(rest, most - 1, by_facts=by_facts)
            elif by_facts and not (last.composed.triples and is_settled(last)):
                last = None
            if last is not None and not last.run.cut:
                return replace(last, composed=stepped(one.words, name, first.composed, last.composed))
        return None


def _tells(described: Described) -> bool:
    """Whether a description names something by which it can be found."""
    return bool(described.plans) and any(part.names for part in described.plans[0].parts)


def _outside(question: str, described: Described) -> str:
    start, stop = (described.offset + p for p in (described.description.start, described.description.end))
    return question[:start] + " " + question[stop:]


def _with(question: str, described: Described, name: str) -> str:
    """The question with a name in a description's place."""
    told = described.description
    begins, start, stop = (described.offset + place for place in (told.begins, told.start, told.end))
    named = LinkedEntity("", name, "", name, 1.0, "exact")
    return put(question, start, stop, (), named, begins if told.begins else 0)[0]
