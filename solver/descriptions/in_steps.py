"""Questions that nothing answers as they stand, asked in steps: what one describes is found out by a question of its
own, and what is left is asked of that by name.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace

from schemas.logical_form import Predicate, Retrieval
from schemas.plan import SubQuestion
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.descriptions.editions import Edition
from solver.descriptions.naming import Namer
from solver.language import folded, language_of
from solver.planners.rule import RulePlanner
from solver.planners.several.laureates import same_work
from solver.planners.several.unfolding import Described, put
from solver.synthesis.merging import stepped
from solver.threads import in_thread
from solver.turns import Question, Turn, is_settled

_OWNED = re.compile(r"(?:小学|中学|高中|大学|本科|研究生|硕士|博士)(?=(?:是|都)?(?:在|从)?(?:哪|什么))")
"""What is asked of somebody right behind the comma, and is no part of a name: 那位学者，大学是在哪里念的."""

_MOST_STEPS = 3  # things of one question that are found out one after the other
_MOST_TRIED = 4  # descriptions of one question
_LEAST_SAID = 2  # words by which what names nothing may be found


class InSteps:
    """Asks in steps what `ask` answers only step by step; an answer comes of it only where each step has one."""

    def __init__(self, planner: RulePlanner, namer: Namer, ask: Callable[[str], Awaitable[Turn]]) -> None:
        self._planner = planner
        self._namer = namer
        self._ask = ask

    async def turn(
        self, question: str, most: int = _MOST_STEPS, *, by_facts: bool = False, named: Question | None = None
    ) -> Turn | None:
        """The turn that answers what is left of a question when something that it describes is named, its answer behind
        that to what the thing is; None where a step is left open, or may mean several, and `by_facts` where no facts
        answer the last. Where the first description was `named` before, None if it gets the same name. Chinese only.
        """
        if language_of(question) is not Language.CHINESE or most < 1:
            return None
        described = await in_thread(self._planner.described, question)
        for one in [d for d in described if _tells(d) and _is_named_in(named, d)][:_MOST_TRIED]:
            first = await self._ask(one.description.text)
            name = (
                "" if first.composed.abstained else await in_thread(self._namer.name, first, one.description)
            )
            if not name or folded(name.strip("《》")) in folded(_outside(question, one)):
                continue
            rest = _with(question, one, name)
            if named is not None and rest == named.text:
                return None
            rest = await self._with_work(rest, one)
            last = await self._last(rest, most, by_facts=by_facts)
            if last is not None and not last.run.cut:
                return replace(last, composed=stepped(one.words, name, first.composed, last.composed))
        return None

    async def _with_work(self, rest: str, one: Described) -> str:
        """The rest of a question with the work by its title for which somebody who was described won a prize."""
        same = same_work(rest)
        if same is None or not one.words:
            return rest
        asking = f"{one.words}是凭哪部作品得奖的？"
        told = await self._ask(asking)
        work = replace(one.description, type="Work", text=asking)
        title = "" if told.composed.abstained else await in_thread(self._namer.name, told, work)
        return rest[: same[0]] + title + rest[same[1] :] if title else rest

    async def at_time(self, question: str) -> Turn | None:
        """The turn of a question that tells by what happened then which time of something it means; None where it does
        not, or a step is left open.
        """
        edition = Edition.of(question)
        if edition is None:
            return None
        for asking in edition.asking:
            first = await self._ask(asking)
            time = "" if first.composed.abstained else edition.told(first.composed.text)
            last = await self._last(edition.at(time), _MOST_STEPS, by_facts=False) if time else None
            if last is None or last.composed.abstained or last.run.cut:
                continue
            told = "\n".join((last.composed.text, *(c.quote for c in last.composed.citations)))
            if edition.holds(time, told):
                return replace(last, composed=stepped(edition.words, time, first.composed, last.composed))
        return None

    async def _last(self, rest: str, most: int, *, by_facts: bool) -> Turn | None:
        """The turn of what is left, asked as it stands, or in steps; None where that is left open."""
        last: Turn | None = await self._ask(rest)
        if last is None or last.composed.abstained:
            return await self.turn(rest, most - 1, by_facts=by_facts)
        return None if by_facts and not (last.composed.triples and is_settled(last)) else last


def _tells(described: Described) -> bool:
    """Whether a description names something by which it can be found, or says enough that only one may be meant."""
    parts = described.plans[0].parts if described.plans else ()
    if described.description.by_prize or any(part.names for part in parts):
        return True
    said = {word for part in described.plans[-1].parts for word in _words_of(part)} if parts else set()
    return sum(not described.is_head(word) for word in said) >= _LEAST_SAID


def _is_named_in(named: Question | None, described: Described) -> bool:
    """Whether a description is the one that was named in a question first; any if none was."""
    plans = described.plans
    return named is None or any(p.parts and p.parts[0].text == named.before[0].text for p in plans)


def _words_of(part: SubQuestion) -> list[str]:
    predicates = [a.predicate for a in part.step.actions if isinstance(a, Retrieval)]
    return [word for p in predicates if isinstance(p, Predicate) for name in p.names for word in name.split()]


def _outside(question: str, described: Described) -> str:
    start, stop = (described.offset + p for p in (described.description.start, described.description.end))
    return question[:start] + " " + question[stop:]


def _with(question: str, described: Described, name: str) -> str:
    """The question with a name in a description's place."""
    told = described.description
    begins, start, stop = (described.offset + place for place in (told.begins, told.start, told.end))
    named = LinkedEntity("", name, "", name, 1.0, "exact")
    begins = begins if told.begins else 0
    text = put(question, start, stop, (), named, begins)[0]
    owns = question[stop : stop + 1] == "，" and _OWNED.match(question, stop + 1)
    end = start - begins + len(name)
    return f"{text[:end]}的{text[end:]}" if owns else text
