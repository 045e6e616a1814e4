"""Whether somebody is alive or dead at some time, by the facts of their birth and their death."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schemas.graph import Literal, LiteralKind
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver import reasoner
from solver.planners.kinds.living import Living
from solver.synthesis.composed import Composed
from solver.synthesis.merging import merged


@dataclass(frozen=True, slots=True)
class Life:
    """The answers when somebody was born and died, and when something happened, as far as they were found."""

    born: Composed
    died: Composed
    then: Composed | None = None

    def quoted(self, asked: Living, language: Language) -> Composed | None:
        """Yes or no, of somebody who is known to be dead, before the words that tell of the death; None without any."""
        return None if self.died.abstained else _told(asked.dead, [self.died], language)

    def verdict(self, asked: Living, language: Language) -> Composed | None:
        """Yes or no and the facts that decide it; None where they leave it open: of whom no death is known nobody
        says that they live.
        """
        birth, death = (_dated(told, p) for told, p in ((self.born, "birth_date"), (self.died, "death_date")))
        if asked.is_now:
            return _told(asked.dead, [self.died], language) if death is not None else None
        times = [asked.time] if asked.time is not None else _dates(self.then)
        event = [self.then] if self.then is not None else []
        if not times:
            return None
        if birth is not None and all(reasoner.compare(time, birth) < 0 for time in times):
            return _told(False, [self.born, *event], language)
        if death is None:
            return None
        since = [reasoner.compare(time, death) for time in times]
        if all(order > 0 for order in since) or (asked.dead and asked.time is not None and since == [0]):
            return _told(asked.dead, [self.died, *event], language)
        known = birth is not None and all(reasoner.compare(birth, time) <= 0 for time in times)
        if not known or any(order > 0 or (order == 0 and asked.time is None) for order in since):
            return None
        return _told(not asked.dead, [self.born, self.died, *event], language)


def is_known_dead(plan: Plan, store: GraphStore) -> bool:
    """Whether facts date the death of the one person of whom a question asks, whatever sentence told it better."""
    ids = {e.id for part in plan.parts for e in part.entities}
    dead = {t.subject for t in store.match(subjects=sorted(ids), predicates=["death_date"])} if ids else set()
    return len(plan.parts) == 1 and dead == ids != set()


def _told(yes: bool, told: Sequence[Composed], language: Language) -> Composed:
    if language is Language.CHINESE:
        return merged("是的，" if yes else "不是，", told, language)
    stop = ":" if told[0].text.startswith("The ") else ","
    return merged(f"{'Yes' if yes else 'No'}{stop} ", told, language)


def _dated(told: Composed, predicate: str) -> Literal | None:
    """The fullest date that the facts of an answer give; None where two do not agree, or facts of others are told."""
    facts = [t for t in told.triples if t.predicate == predicate]
    dates = [t.object for t in facts if isinstance(t.object, Literal) and t.object.kind is LiteralKind.DATE]
    if told.abstained or not dates or len({t.subject for t in facts}) > 1:
        return None
    agreed = all(reasoner.compare(dates[0], other) == 0 for other in dates)
    return max(dates, key=lambda date: len(date.value)) if agreed else None


def _dates(told: Composed | None) -> list[Literal]:
    """Every date that the facts of an answer give."""
    facts = told.triples if told is not None and not told.abstained else ()
    return [t.object for t in facts if isinstance(t.object, Literal) and t.object.kind is LiteralKind.DATE]
