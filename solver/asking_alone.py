"""Answers that put together what is told of several of one name: each of them is asked for alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from schemas.graph import Entity
from schemas.ontology import Ontology
from schemas.plan import QuestionKind
from schemas.protocols import GraphStore
from solver.names.senses import Senses
from solver.running import Runner
from solver.synthesis.composed import Composed
from solver.threads import in_thread
from solver.turns import Turn

_OF_ONE = frozenset(
    {
        QuestionKind.DIFFERENCE,
        QuestionKind.COMPARE,
        QuestionKind.SUM,
        QuestionKind.SUPERLATIVE,
        QuestionKind.INTERSECTION,
        QuestionKind.CHAIN,
    }
)
"""Kinds whose answer takes several facts, which must be of one thing where the question names one."""


@dataclass(frozen=True, slots=True)
class _Mixed:
    """A name of a question, and the things of that name under what their pages' titles call them."""

    surface: str
    things: tuple[Entity, ...]
    titles: tuple[str, ...]


class OneNamesake:
    """Looks whether an answer rests on several things of one name; `ask` asks a question for one of them."""

    def __init__(
        self, store: GraphStore, ontology: Ontology, runner: Runner, ask: Callable[[str], Awaitable[Turn]]
    ) -> None:
        self._store = store
        self._ontology = ontology
        self._runner = runner
        self._ask = ask

    async def held(self, question: str, turn: Turn) -> Turn:
        """The turn; where it mixes what is told of several, the first that answers for one of them alone, or an
        abstention."""
        mixed = await in_thread(self._mixed, question, turn)
        if mixed is None:
            return turn
        for title in mixed.titles:
            alone = await self._ask(question.replace(mixed.surface, title))
            if alone.run.cut:
                break
            told = [thing for thing in mixed.things if rests_on(alone.composed, thing)]
            if not alone.composed.abstained and len(told) < 2:
                return alone
        return replace(turn, composed=await in_thread(self._runner.abstain, turn.run))

    def _mixed(self, question: str, turn: Turn) -> _Mixed | None:
        plan = turn.run.plan
        if turn.composed.abstained or turn.run.cut:
            return None
        senses = Senses(self._store, self._ontology, plan.language)
        for part in plan.parts:
            for surface, entities in senses.homonyms(part) if part.kind in _OF_ONE else ():
                told = [entity for entity in entities if rests_on(turn.composed, entity)]
                titles = [senses.titled(surface, e) for e in (*told, *(e for e in entities if e not in told))]
                if len(told) > 1 and surface in question:
                    return _Mixed(surface, entities, tuple(dict.fromkeys(filter(None, titles))))
        return None


def rests_on(composed: Composed, entity: Entity) -> bool:
    """Whether an answer rests on a fact of a thing, or on its page."""
    facts = any(entity.id in triple.things for triple in composed.triples)
    return facts or any(citation.document in entity.pages for citation in composed.citations)
