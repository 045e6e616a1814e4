"""Names of a question that only pages of the other language have: 哈姆雷特 where the pages say `Hamlet`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from retriever.crossing.sounds import is_romanised, likeness
from retriever.crossing.vectors import CentredVectors, script_of
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, ScoredChunk
from schemas.text import Language, Span

LEAST_LIKE = 0.60
"""What cosine + `_SOUND` * likeness of sound must reach. Of 24 names beside the 1,500 names of a store of the other
language 14 reach it, each nearest to its own; of 29 names that the store lacks two (a university and its college, a
company and its founder)."""

_SOUND = 0.25
_CHUNKS, _MOST_NAMES = 12, 160  # whose names are compared: names cost about a millisecond each
_HOMONYM, _HOMONYMS = (
    0.05,
    3,
)  # how far below the best, and how many, are things that a place may mean as well
_LONGEST = 60  # characters: a longer one is no name


@dataclass(frozen=True, slots=True)
class _Match:
    likeness: float
    place: Span
    entity: Entity


class CrossingLinker:
    """Links stretches of a question to things that have no name in the question's language."""

    def __init__(self, store: GraphStore, vectors: CentredVectors) -> None:
        self._store = store
        self._vectors = vectors

    def link(self, question: str, places: Sequence[Span], hits: Sequence[ScoredChunk]) -> list[LinkedEntity]:
        """Of the places that may be names those that are, none overlapping, in order of the question, likest first.

        Candidates are what the chunks retrieved for the question are about or name, so that nothing grows with
        the store. Empty for models whose likenesses were not measured.
        """
        if not places or not self._vectors.is_measured:
            return []
        candidates = self._candidates(hits)
        found: list[_Match] = []
        for language in (Language.CHINESE, Language.ENGLISH):
            own = [p for p in dict.fromkeys(places) if script_of(question[p.start : p.end]) is language]
            foreign = [(name, e) for e in candidates for name in _foreign_names(e, language)][:_MOST_NAMES]
            if own and foreign:
                found += self._matches(question, own, foreign)
        found.sort(key=lambda m: (-round(m.likeness, 4), m.place.start, -m.place.end, m.entity.id))
        return sorted(_apart(question, found), key=lambda linked: (linked.start, -linked.score, linked.id))

    def _matches(
        self, question: str, places: Sequence[Span], foreign: Sequence[tuple[str, Entity]]
    ) -> list[_Match]:
        surfaces = [question[place.start : place.end] for place in places]
        cosines = self._vectors.of(surfaces, "names") @ self._vectors.of([n for n, _ in foreign], "names").T
        found: list[_Match] = []
        for place, surface, row in zip(places, surfaces, cosines, strict=True):
            likely = [
                round(self._likeness(surface, name, float(c)), 4)
                for (name, _), c in zip(foreign, row, strict=True)
            ]
            least = max(LEAST_LIKE, max(likely) - _HOMONYM)
            best: dict[str, _Match] = {}
            for (_, entity), like in zip(foreign, likely, strict=True):
                if like >= least and (entity.id not in best or like > best[entity.id].likeness):
                    best[entity.id] = _Match(like, place, entity)
            found += best.values()
        return found

    @staticmethod
    def _likeness(surface: str, name: str, cosine: float) -> float:
        chinese, latin = (surface, name) if script_of(surface) is Language.CHINESE else (name, surface)
        if is_romanised(chinese, latin):
            return 1.0
        if cosine + _SOUND < LEAST_LIKE:
            return cosine
        return cosine + _SOUND * likeness(chinese, latin)

    def _candidates(self, hits: Sequence[ScoredChunk]) -> list[Entity]:
        """What the chunks' pages are about, then what the chunks name, best chunk first."""
        first = hits[:_CHUNKS]
        place = {hit.chunk: number for number, hit in enumerate(first)}
        documents = {hit.document for hit in first}
        mentions = sorted(
            self._store.mentions(chunks=list(place)), key=lambda m: (place[m.chunk], m.start, m.entity)
        )
        ids = list(dict.fromkeys(mention.entity for mention in mentions))
        known = (entity for entity in self._store.get_entities(ids) if entity is not None)
        entities = [entity for entity in known if entity.pages or entity.type]
        return sorted(entities, key=lambda entity: documents.isdisjoint(entity.pages))


def _foreign_names(entity: Entity, language: Language) -> Iterable[str]:
    """The names of a thing that has none in the language."""
    names = [name for name in dict.fromkeys((entity.name, *entity.aliases)) if len(name) <= _LONGEST]
    return () if any(script_of(name) is language for name in names) else names


def _apart(question: str, found: Sequence[_Match]) -> list[LinkedEntity]:
    kept: list[LinkedEntity] = []
    for match in found:
        start, end = match.place.start, match.place.end
        same = [other for other in kept if (other.start, other.end) == (start, end)]
        if len(same) < _HOMONYMS and all(
            other in same or end <= other.start or other.end <= start for other in kept
        ):
            kept.append(
                LinkedEntity(
                    match.entity.id,
                    match.entity.name,
                    match.entity.type,
                    question[start:end],
                    round(min(1.0, match.likeness), 4),
                    "vector",
                    start,
                    end,
                )
            )
    return kept
