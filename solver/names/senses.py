"""Which things a name in a question may mean, and what tells them apart: 李娜（歌手） and 李娜（网球运动员）."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.graph import Entity
from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.lexicon import Lexicon

_RIVAL = 0.75  # a homonym this much weaker than the best is another thing


def rivals(linked: Sequence[LinkedEntity]) -> tuple[LinkedEntity, ...]:
    """Those of the things that one name is linked to that it may well mean."""
    best = max((entity.score for entity in linked), default=0.0)
    return tuple(entity for entity in linked if entity.score >= best * _RIVAL)


@dataclass(frozen=True, slots=True)
class Senses:
    """Reads pages' titles out of a store, in the language of an answer."""

    store: GraphStore
    lexicon: Lexicon
    language: Language

    def of(self, parts: Sequence[SubQuestion]) -> dict[str, str]:
        """By entity id what to call each thing of whose name some part may mean another of its kind, too; none where a
        title says nothing that tells it apart."""
        found: dict[str, str] = {}
        for part in parts:
            for surface, entities in self.homonyms(part):
                for entity in entities:
                    sense = self._sense(entity)
                    if sense:
                        found.setdefault(entity.id, self._said(surface, sense))
        return found

    def by_page(self, parts: Sequence[SubQuestion]) -> dict[str, str]:
        """The same by the keys of the things' pages."""
        named = self.of(parts)
        known = (entity for entity in self.store.get_entities(sorted(named)) if entity is not None)
        return {page: named[entity.id] for entity in known for page in entity.pages}

    def homonyms(self, part: SubQuestion) -> list[tuple[str, tuple[Entity, ...]]]:
        """Each name of a part that several things of one kind bear of which a page is about each, with these."""
        places: dict[tuple[int, int, str], list[LinkedEntity]] = {}
        for linked in part.entities:
            places.setdefault((linked.start, linked.end, linked.surface), []).append(linked)
        found = []
        for (_, _, surface), group in places.items():
            if len(group) < 2:
                continue
            types = {linked.id: linked.type for linked in rivals(group)}
            known = [e for e in self.store.get_entities(list(types)) if e is not None and e.pages]
            kinds: dict[str, list[Entity]] = {}
            for entity in known:
                kinds.setdefault(self._kind(entity.type or types[entity.id]), []).append(entity)
            found += [(surface, tuple(alike)) for alike in kinds.values() if len(alike) > 1]
        return found

    def _kind(self, type: str) -> str:
        """The widest kind of a type: of a film a work."""
        return next((kind for kind in reversed(self.lexicon.ancestors(type)) if kind != "Thing"), type)

    def _sense(self, entity: Entity) -> str:
        """What the title of a thing's page says in brackets, of the language's own page if there is one."""
        titles: Mapping[Language, str] = {
            page.language: split_sense(page.title)[1]
            for page in self.store.get_documents(entity.pages)
            if page is not None
        }
        return titles.get(self.language) or next(filter(None, titles.values()), "")

    def _said(self, surface: str, sense: str) -> str:
        return f"{surface}（{sense}）" if self.language is Language.CHINESE else f"{surface} ({sense})"
