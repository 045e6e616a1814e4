"""The pages about what a question names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.graph import Entity
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from solver.names.senses import rivals
from solver.reading.page import Page
from solver.reading.reader import Reader


@dataclass(frozen=True, slots=True)
class Paging:
    """Takes them out of a store."""

    store: GraphStore
    reader: Reader

    def about(self, plan: Plan, name: str) -> list[Page]:
        """The pages about what a name means, in the question's language."""
        return [page for page in self.in_any_language(plan, name) if page.language is plan.language]

    def in_any_language(self, plan: Plan, name: str) -> list[Page]:
        """The pages about what a name means."""
        mine = [e for e in plan.parts[0].entities if e.surface == name]
        entities = rivals(mine)
        asking = replace(plan.parts[0], text=name, entities=entities, names=(name,))
        known = self.store.get_entities([e.id for e in entities])
        keys = {key for entity in known if entity is not None for key in entity.pages}
        return [page for page in self.reader.shelf.of(asking, None) if page.document.key in keys]

    def of(self, plan: Plan, things: Sequence[Entity]) -> list[Page]:
        """The pages about the things, whether or not the question names them so."""
        linked = tuple(LinkedEntity(e.id, e.name, e.type, e.name, 1.0, "exact") for e in things)
        asking = replace(plan.parts[0], text="", entities=linked, names=())
        return self.reader.shelf.of(asking, None)

    def names(self, plan: Plan, name: str) -> frozenset[str]:
        """All names of the things that a name may mean."""
        known = self.store.get_entities([e.id for e in plan.parts[0].entities if e.surface == name])
        return frozenset(alias for entity in known if entity is not None for alias in entity.aliases)
