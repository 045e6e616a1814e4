"""Names of a question that only pages of the other language have: 哈姆雷特 where the pages say `Hamlet`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from backends.script import simplified
from backends.transliteration.channel import LEAST, strength, transliteration
from backends.transliteration.sounds import is_romanised
from retriever.crossing.called import called, foreign_names, prizes
from retriever.crossing.composing import ComposedNames
from retriever.crossing.pinyin import PinyinNames
from retriever.crossing.sounding import Heard, SoundTable, dotted_names, is_free, name_sounds
from retriever.crossing.stretches import as_name, is_part, is_whole, place_of, stretches, titles
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import CentredVectors, script_of
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, ScoredChunk
from schemas.text import Language, Span

LEAST_LIKE = 0.60
"""What the cosine, and `_SOUND` times the strength of the evidence that it sounds so, must reach. Of 24 names beside
the 1,500 names of a store of the other language 14 reach it, each nearest to its own; of 29 names that the store lacks
two (a university and its college, a company and its founder)."""

LEAST_MEANT = 0.30
"""Cosine of a stretch and the name that its parts stand for, word by word. Of 51 such pairs of names of institutions,
bridges, prizes and the like 50 have it; of 23 stretches of 1,900 questions that match one of 92,706 names 14, three of
them rightly."""

_SOUND = 0.25
_POINT = "·"  # between the parts of a name that Chinese characters transliterate
_MOST_JOINED = 100  # facts of what a question names, whose other ends it may name too
_CHUNKS, _MOST_NAMES = 12, 160  # whose names are compared: names cost about a millisecond each
_HOMONYM, _HOMONYMS = (
    0.05,
    3,
)  # how far below the best, and how many, are things that a place may mean as well
_SHARED_NAME = 0.95  # of what only shares a name with a thing that the dictionary names
_BY_WORDS = 0.9  # of what is named word by word


@dataclass(frozen=True, slots=True)
class _Match:
    likeness: float
    place: Span
    entity: Entity


class CrossingLinker:
    """Links stretches of a question to things that have no name in the question's language."""

    def __init__(self, store: GraphStore, vectors: CentredVectors, translator: Translator) -> None:
        self._store = store
        self._vectors = vectors
        self._translator = translator
        self._sounds = name_sounds(store)
        self._pinyin = PinyinNames(store)
        self._composed = ComposedNames(store, translator)

    def across(
        self,
        question: str,
        linked: Sequence[LinkedEntity],
        places: Iterable[Span],
        nearest: Callable[[Sequence[Span]], Sequence[ScoredChunk]],
    ) -> list[LinkedEntity]:
        """What a question names beside what is `linked`, or where that is a name of which no page says anything.

        `places` are stretches that may be names, `nearest` gives chunks of the other language near the question and
        those of its stretches that nothing names yet. By a dictionary, by facts, word by word, by sound, then by
        likeness.
        """
        linked = [entity for entity in linked if entity.end > entity.start]
        pages = self._paged([entity.id for entity in linked])
        told = self._told([entity.id for entity in linked], pages)
        written = [one for one in self._transliterated(linked) if one.id not in pages]
        taken = [place_of(entity) for entity in linked if entity.id in told and entity not in written]
        bare = [place for entity in linked if (place := place_of(entity)) not in taken]
        found = self.by_dictionary(question, taken)
        found += self._joined(question, sorted(told), [*taken, *map(place_of, found)])
        paged = [place_of(entity) for entity in linked if entity.id in pages]
        found += self.by_words(question, paged, [*map(place_of, found)])
        named = [place_of(entity) for entity in linked]
        found += self.by_pinyin(question, [*paged, *map(place_of, found)])
        found += self.of_linked([one for one in linked if is_free(place_of(one), [*map(place_of, found)])])
        found += [
            one
            for one in self.by_sound(question, [*taken, *map(place_of, found)])
            if is_free(place_of(one), named) or place_of(one) in named
        ]
        taken += map(place_of, found)
        dotted = dotted_names(question)
        open_places = [
            place for place in (*bare, *places) if is_free(place, taken) and is_whole(place, dotted)
        ]
        hits = nearest(open_places)
        near = self.link(question, open_places, hits, taken) if hits else []
        found += [one for one in near if is_free(place_of(one), bare) or self._sounds_alike(one)]
        again = frozenset(map(place_of, found))
        found += [one for one in written if one.id in told and place_of(one) in again]
        return sorted(found, key=lambda entity: (entity.start, -entity.score, entity.id))

    def link(
        self,
        question: str,
        places: Sequence[Span],
        hits: Sequence[ScoredChunk],
        taken: Sequence[Span] = (),
    ) -> list[LinkedEntity]:
        """Of the places that may be names those that are, none overlapping, in order of the question, likest first.

        What a dictionary has as a candidate's name is one wherever it stands outside the `taken` stretches.

        Candidates are what the chunks retrieved for the question are about or name, so that nothing grows with
        the store. Empty for models whose likenesses were not measured.
        """
        if not self._vectors.is_measured:
            return []
        candidates = self._candidates(hits)
        found = list(self._in_dictionary(question, candidates, taken))
        names = ((name, e.id) for e in candidates for name in foreign_names(e, script_of(question)))
        found += self._heard(question, SoundTable(names).find(question), candidates, taken)
        for language in (Language.CHINESE, Language.ENGLISH):
            own = [p for p in dict.fromkeys(places) if script_of(question[p.start : p.end]) is language]
            foreign = [(name, e) for e in candidates for name in called(e, language)][:_MOST_NAMES]
            if own and foreign:
                found += self._matches(question, own, foreign)
        found.sort(key=lambda m: (-round(m.likeness, 4), m.place.start, -m.place.end, m.entity.id))
        return sorted(_apart(question, found), key=lambda linked: (linked.start, -linked.score, linked.id))

    def _told(self, ids: Sequence[str], pages: Collection[str]) -> frozenset[str]:
        """Those of some things that have one of the `pages` or of which a fact is told; others are only named."""
        rest = (one for one in dict.fromkeys(ids) if one not in pages)
        return frozenset(pages).union(
            one
            for one in rest
            if self._store.match(subjects=[one], limit=1) or self._store.match(objects=[one], limit=1)
        )

    def _paged(self, ids: Sequence[str]) -> set[str]:
        return {e.id for e in self._store.get_entities(ids) if e is not None and e.pages}

    def _transliterated(self, linked: Sequence[LinkedEntity]) -> list[LinkedEntity]:
        """Those of some links whose words are a foreign name in Chinese characters, where the thing has no other.

        Pages of the other language may tell of it under the name that was transliterated.
        """
        named = [one for one in linked if _POINT in one.surface]
        found = {e.id: e for e in self._store.get_entities([one.id for one in named]) if e is not None}
        return [
            one
            for one in named
            if one.id in found and not any(name.name.isascii() for name in found[one.id].names)
        ]

    def _sounds_alike(self, linked: LinkedEntity) -> bool:
        """Whether words that were linked sound as a name of a thing does that has a page, or part by part as any:
        奥本海默, Oppenheimer.
        """
        language = script_of(linked.surface)
        for entity in self._store.get_entities([linked.id]):
            for name in called(entity, language) if entity is not None else ():
                two = (linked.surface, name) if language is Language.CHINESE else (name, linked.surface)
                told = entity is not None and bool(entity.pages)
                if told and is_romanised(*two):
                    return True
                if (told or _POINT in two[0]) and transliteration().name(*two) >= LEAST:
                    return True
        return False

    def _joined(self, question: str, ids: Sequence[str], taken: Sequence[Span]) -> list[LinkedEntity]:
        """Things that facts join to some others and that the question calls by what a dictionary has for their names:
        the Nobel Prize, where 莫言 won 诺贝尔文学奖.
        """
        if not ids:
            return []
        triples = [
            *self._store.match(subjects=list(ids), limit=_MOST_JOINED),
            *self._store.match(objects=list(ids), limit=_MOST_JOINED),
        ]
        ends = {end for t in triples for end in (t.subject, t.object) if isinstance(end, str)}
        beside = [e for e in self._store.get_entities(sorted(ends - set(ids))) if e is not None]
        return list(_apart(question, list(self._in_dictionary(question, beside, taken))))

    def by_dictionary(self, question: str, taken: Sequence[Span]) -> list[LinkedEntity]:
        """Things by what a dictionary has for names that stand in the question outside the `taken` stretches.

        Longer names win; only things without a name in the question's language, as in `link`.
        """
        language = script_of(question)
        dotted = [*dotted_names(question), *titles(question)]
        places = [span for span in stretches(question) if is_free(span, taken) and is_whole(span, dotted)]
        forms = {
            span: self._translator.names(question[span.start : span.end], language.other) for span in places
        }
        wanted = sorted({form for found in forms.values() for form in found})
        known = self._store.find_names(wanted, limit=_HOMONYMS) if wanted else {}
        found = [
            match
            for span in sorted(places, key=lambda s: (s.start - s.end, s.start))
            for match in self._of_names(forms[span], known, span, language)
        ]
        return sorted(_apart(question, found), key=lambda linked: (linked.start, -linked.score, linked.id))

    def by_words(self, question: str, within: Sequence[Span], taken: Sequence[Span]) -> list[LinkedEntity]:
        """Pages by names put together from words that stand for those of a stretch outside the `taken` ones:
        柏林国际电影节. What is linked `within` such a stretch may only be a part of it: 柏林.
        """
        rows = [row for row in self._composed.find(question) if is_free(row.place, taken)]
        rows = [row for row in rows if is_free(row.place, [p for p in within if not is_part(p, row.place)])]
        known = {e.id: e for e in self._store.get_entities(sorted({row.entity for row in rows})) if e}
        rows = [row for row in rows if row.entity in known]
        if not rows:
            return []
        surfaces = self._vectors.of([question[row.place.start : row.place.end] for row in rows], "names")
        cosines = np.einsum("ij,ij->i", surfaces, self._vectors.of([row.name for row in rows], "names"))
        meant = [row for row, cosine in zip(rows, cosines.tolist(), strict=True) if cosine >= LEAST_MEANT]
        return _apart(question, [_Match(_BY_WORDS, row.place, known[row.entity]) for row in meant])

    def by_sound(self, question: str, taken: Sequence[Span]) -> list[LinkedEntity]:
        """Things without a name in the question's script that a name outside the `taken` stretches sounds as:
        凯特·温斯莱特演过, Kate Winslet; what has no page only if it is a person.
        """
        heard = self._sounds.find(question)
        known = self._store.get_entities(list(dict.fromkeys(row.entity for row in heard)))
        able = [e for e in known if e is not None and (e.pages or e.type == "Person")]
        found = self._heard(question, heard, able, taken)
        return sorted(_apart(question, found), key=lambda linked: (linked.start, -linked.score, linked.id))

    def of_linked(self, linked: Sequence[LinkedEntity]) -> list[LinkedEntity]:
        """The pages of the other language that links without one mean, by how their own names sound: 怀尔斯, which is
        安德鲁·怀尔斯, Andrew Wiles."""
        found: list[LinkedEntity] = []
        for one, entity in zip(linked, self._store.get_entities([one.id for one in linked]), strict=True):
            pages = self._sounds.pages_of(entity) if entity is not None and len(found) < _HOMONYMS else []
            known = (e for e in self._store.get_entities(pages[:_HOMONYMS]) if e is not None)
            found += (
                replace(one, id=page.id, name=page.name, type=page.type, how="vector") for page in known
            )
        return found

    def by_pinyin(self, question: str, taken: Sequence[Span]) -> list[LinkedEntity]:
        """People of whom no page gives a name in Latin letters, by the Pinyin of theirs outside the `taken` stretches:
        Lin Xubai, 林叙白.
        """
        heard = [row for row in self._pinyin.find(question) if is_free(row.place, taken)]
        known = {
            e.id: e for e in self._store.get_entities(sorted({row.entity for row in heard})) if e is not None
        }
        found = [
            _Match(1.0, row.place, person)
            for row in heard
            if (person := known.get(row.entity)) is not None
            and person.type == "Person"
            and foreign_names(person, Language.ENGLISH)
        ]
        return sorted(_apart(question, found), key=lambda linked: (linked.start, -linked.score, linked.id))

    def _heard(
        self,
        question: str,
        heard: Sequence[Heard],
        entities: Sequence[Entity],
        taken: Sequence[Span],
    ) -> list[_Match]:
        """What was heard outside the `taken` stretches of entities without a name in the question's script; a last name
        alone of people who have a page.
        """
        foreign = {e.id: e for e in entities if foreign_names(e, script_of(question))}
        told = [
            row
            for row in heard
            if row.entity in foreign
            and is_free(row.place, taken)
            and (row.whole or (foreign[row.entity].type == "Person" and foreign[row.entity].pages))
            and not self._is_plain(question[row.place.start : row.place.end])
        ]
        several = {
            row.place
            for row in told
            for other in told
            if row.place == other.place and row.entity != other.entity
        }
        found = [
            _Match(strength(row.evidence), row.place, foreign[row.entity])
            for row in told
            if row.whole or row.place not in several  # of several with one last name none is meant
        ]
        return sorted(found, key=lambda match: (-match.likeness, match.place.start, match.entity.id))

    def _is_plain(self, surface: str) -> bool:
        """Whether a dictionary has a stretch for a word that is no name."""
        if script_of(surface) is Language.ENGLISH:
            return self._translator.is_plain_english(surface.casefold())
        return self._translator.is_word(surface) and not self._translator.is_name(surface)

    def _of_names(
        self, forms: Sequence[str], known: Mapping[str, Sequence[Entity]], place: Span, language: Language
    ) -> list[_Match]:
        """The things that bear one of the forms, then what shares another name with them: a ship and its film."""
        called = [entity for form in forms for entity in known.get(form, ())]
        names = sorted({name for entity in called for name in foreign_names(entity, language)})
        shared = self._store.find_names(names, limit=_HOMONYMS) if names else {}
        found = {entity.id: _Match(1.0, place, entity) for entity in called}
        for name in names:
            for entity in shared.get(name, ()):
                found.setdefault(entity.id, _Match(_SHARED_NAME, place, entity))
        return [
            match
            for match in found.values()
            if (match.entity.pages or match.entity.type) and foreign_names(match.entity, language)
        ]

    def _in_dictionary(
        self, question: str, candidates: Sequence[Entity], taken: Sequence[Span]
    ) -> Iterator[_Match]:
        """Candidates by the names that a dictionary has for theirs: 南安普敦 where a page names Southampton."""
        language, written, dotted = (
            script_of(question),
            simplified(question),
            [*dotted_names(question), *titles(question)],
        )
        for entity in candidates:
            for name in foreign_names(entity, language):
                for form in prizes(entity, self._translator.names(name, language)):
                    for found in as_name(form).finditer(written):
                        place = Span(*found.span())
                        if is_free(place, taken) and is_whole(place, dotted):
                            yield _Match(1.0, place, entity)

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
        evidence = transliteration().name(chinese, latin)
        least = LEAST_LIKE if evidence >= LEAST else -1.0
        return max(least, cosine + _SOUND * strength(evidence))

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
