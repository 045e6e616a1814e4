"""Which things a name in a question may mean, and what tells them apart: 李娜（歌手） and 李娜（网球运动员）."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from schemas.graph import Entity
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import folded
from solver.planners.words.heads import ending_head

_DESCRIBED = re.compile(r"\bthe\s+(?:[\w'’-]+\s+){0,2}(?P<noun>[\w'’-]+)\s+$", re.I)
_NOTE = {
    Language.CHINESE: "说的是{told}；同名的还有{others}",
    Language.ENGLISH: "told of {told}; {others} bear that name too",
}
_RIVAL = 0.75  # a homonym this much weaker than the best is another thing


def rivals(linked: Sequence[LinkedEntity]) -> tuple[LinkedEntity, ...]:
    """Those of the things that one name is linked to that it may well mean."""
    best = max((entity.score for entity in linked), default=0.0)
    return tuple(entity for entity in linked if entity.score >= best * _RIVAL)


@dataclass(frozen=True, slots=True)
class Senses:
    """Reads pages' titles out of a store, in the language of an answer."""

    store: GraphStore
    ontology: Ontology
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
                        found.setdefault(entity.id, self.said(surface, sense))
        return found

    def by_page(self, parts: Sequence[SubQuestion]) -> dict[str, str]:
        """The same by the keys of the things' pages."""
        named = self.of(parts)
        known = (entity for entity in self.store.get_entities(sorted(named)) if entity is not None)
        return {page: named[entity.id] for entity in known for page in entity.pages}

    def among(self, entities: Iterable[Entity]) -> dict[str, str]:
        """By id the sense of each thing with a page whose name another thing of its kind with a page bears, too."""
        paged = [entity for entity in entities if entity.pages]
        known = self.store.find_names(sorted({entity.name for entity in paged})) if paged else {}
        found = {}
        for entity in paged:
            others = [other for other in known.get(entity.name, ()) if other.pages and other.id != entity.id]
            if any(self._kind(other.type) == self._kind(entity.type) for other in others):
                found[entity.id] = self._sense(entity)
        return {one: sense for one, sense in found.items() if sense}

    def told_apart(self, part: SubQuestion) -> frozenset[str]:
        """The things of one name each of which an answer can give under a name of its own: all but one have a sense,
        and no word before the name says which is meant."""
        found: set[str] = set()
        for surface, entities in self.homonyms(part):
            unsaid = [entity for entity in entities if not self._sense(entity)]
            if len(unsaid) < 2 and not split_sense(surface)[1] and self._is_bare(part, surface, entities):
                found |= {entity.id for entity in entities}
        return frozenset(found)

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

    def pages_of_others(self, part: SubQuestion) -> dict[str, frozenset[str]]:
        """By entity id the pages of the other things of a name, which tell nothing of it under that name."""
        return {
            entity.id: frozenset(page for other in alike if other != entity for page in other.pages)
            for _, alike in self.homonyms(part)
            for entity in alike
        }

    def left_out(self, parts: Sequence[SubQuestion], told: Callable[[Entity], bool]) -> tuple[str, ...]:
        """For each name of which things are told and others are not, which they are."""
        notes = []
        for surface, alike in (found for part in parts for found in self.homonyms(part)):
            said = [self.titled(surface, entity) or surface for entity in alike if told(entity)]
            others = [self.titled(surface, entity) or surface for entity in alike if not told(entity)]
            if said and others and len({*said, *others}) == len(alike):
                notes.append(_NOTE[self.language].format(told=_listed(said), others=_listed(others)))
        return tuple(dict.fromkeys(notes))

    def titled(self, surface: str, entity: Entity) -> str:
        """A name as its page's title has it; empty where that says nothing in brackets."""
        sense = self._sense(entity)
        return self.said(surface, sense) if sense else ""

    def said(self, surface: str, sense: str) -> str:
        """A name with its sense as the language writes it."""
        bare = split_sense(surface)[0]
        return f"{bare}（{sense}）" if self.language is Language.CHINESE else f"{bare} ({sense})"

    def _is_bare(self, part: SubQuestion, surface: str, entities: Sequence[Entity]) -> bool:
        """Whether nothing before a name says whose it is but what all of them are: the footballer James Holt."""
        place = part.text.find(surface)
        before = part.text[: max(place, 0)].rstrip('《“"')
        if self._kind(entities[0].type) != "Person":
            return True
        if self.language is Language.CHINESE:
            if before.endswith("的"):
                return False
            noun = next(
                (before[-size:] for size in (4, 3, 2) if ending_head(before[-size:], self.language)), ""
            )
        else:
            described = _DESCRIBED.search(before)
            noun = described["noun"] if described is not None else ""
        return all(folded(noun) in folded(" ".join((e.description, *e.pages))) for e in entities)

    def _kind(self, type: str) -> str:
        """The widest kind of a type: of a film a work."""
        return next((kind for kind in reversed(self.ontology.ancestors(type)) if kind != "Thing"), type)

    def _sense(self, entity: Entity) -> str:
        """What the title of a thing's page says in brackets, of the language's own page if there is one."""
        titles: Mapping[Language, str] = {
            page.language: split_sense(page.title)[1]
            for page in self.store.get_documents(entity.pages)
            if page is not None
        }
        return titles.get(self.language) or next(filter(None, titles.values()), "")


def _listed(names: Sequence[str]) -> str:
    return ("、" if any("（" in name for name in names) else ", ").join(names)
