"""Whether two things are what a question says, or which of them is, by what their own pages say of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.planners.bearing import Bearing, asked_bearing
from solver.reading.kinds import Borne, borne
from solver.reading.reader import Passage
from solver.running import Runner
from solver.synthesis.composing import Composed

_RIVAL = 0.75  # a homonym this much weaker than the best is another thing


class Properties:
    """Decides for each of two things; an answer begins with yes, no or the name of the one."""

    def __init__(self, runner: Runner, store: GraphStore) -> None:
        self._runner = runner
        self._store = store

    def told(self, plan: Plan) -> Composed | None:
        """The verdict or the choice, and the sentences that give it; None where the pages leave it open, or something
        else is asked.
        """
        part = plan.parts[0]
        asked = asked_bearing(plan.question, part.names, plan.language)
        if asked is None:
            return None
        one, other = (self._borne(plan, name, asked.words) for name in asked.names)
        if one is None or other is None:
            return None
        return self._chosen(plan, asked, one, other) if asked.choice else self._both(plan, one, other)

    def _both(self, plan: Plan, one: Borne, other: Borne) -> Composed | None:
        against = [b for b in (one, other) if b.verdict is False]
        if not against and not (one.verdict and other.verdict):
            return None
        chinese = plan.language is Language.CHINESE
        lead = ("不是，" if chinese else "no: ") if against else ("是的，" if chinese else "yes: ")
        return self._quoted(plan, lead, against[:1] or [one, other])

    def _chosen(self, plan: Plan, asked: Bearing, one: Borne, other: Borne) -> Composed | None:
        """The one that bears it, where the other is not said to; or that comes near to it, where the other does not."""
        pairs = ((asked.names[0], one, other), (asked.names[1], other, one))
        for name, borne_by, rest in pairs:
            sure = borne_by.verdict is True and rest.verdict is not True
            near = borne_by.near and rest.verdict is False
            if sure or near:
                lead = f"是{name}：" if plan.language is Language.CHINESE else f"it is {name}: "
                return self._quoted(plan, lead, [borne_by])
        return None

    def _borne(self, plan: Plan, name: str, words: str) -> Borne | None:
        """What the pages of a name say: a yes of any, a no only of all."""
        part = plan.parts[0]
        mine = [e for e in part.entities if e.surface == name]
        best = max((e.score for e in mine), default=0.0)
        entities = tuple(e for e in mine if e.score >= best * _RIVAL)
        asking = replace(part, text=name, entities=entities, names=(name,))
        known = self._store.get_entities([e.id for e in entities])
        keys = {key for entity in known if entity is not None for key in entity.pages}
        pages = [p for p in self._runner.reader.shelf.of(asking, None) if p.document.key in keys]
        found = [b for p in pages if p.language is plan.language and (b := borne(p, words)) is not None]
        told = [b for b in found if b.verdict is True] or [b for b in found if b.verdict is None] or found
        return told[0] if told else None

    def _quoted(self, plan: Plan, lead: str, told: Sequence[Borne]) -> Composed | None:
        part = plan.parts[0]
        passage = Passage(tuple(b.window for b in told))
        return self._runner.told(_plainly(part), passage, plan, None, likely=True, lead=lead)


def _plainly(part: SubQuestion) -> SubQuestion:
    """A part whose answer is quoted for what it is."""
    return replace(
        part, kind=QuestionKind.ATTRIBUTE, asked=AnswerType.THING, predicates=(), said=(), residual=()
    )
