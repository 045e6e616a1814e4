"""What two things share where a fact states one side and a page the other: by sentences that name both."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import dataclass

from schemas.graph import ChunkMention, Entity, Triple
from schemas.names import split_sense
from schemas.plan import AnswerType, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, ChunkKind, Language
from solver.executors.anothers import made_by_others
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.chains import ACCEPTED
from solver.reading.page_subjects import page_subjects, sentence_at
from solver.reading.terms import place_of, relation_terms
from solver.results import Extract
from solver.synthesis.quotes.nearness import (
    beside,
    goes_on,
    is_former,
    part_of,
    tells_of_playing,
    within,
)
from solver.synthesis.wording import DICTIONARY

_CLAUSE = re.compile(r"[，；。：]|[,;:]\s")
_MOST = 12
_TIED = (AnswerType.PLACE, AnswerType.ORGANIZATION, AnswerType.AWARD)
WORKS = frozenset({"Film", "Series", "Song", "Album", "Book", "Programme", "Work"})
_OPENING = 300  # characters in which a page says what its subject is


@dataclass(frozen=True, slots=True)
class Shared:
    """A thing joined to all that was asked about: by facts, and by the words of pages."""

    entity: Entity
    triples: tuple[Triple, ...]
    extracts: tuple[Extract, ...]


_STATED = "statement"
"""Why a name is known that a page only says somebody has: a nickname, after those that pages use."""


def own_name(entity: Entity, language: Language) -> str:
    """An entity's name in the script of a language, or its only one; works of Chinese answers in 《》."""
    known = sorted(
        (n for n in entity.names if n.reason != DICTIONARY), key=lambda name: name.reason == _STATED
    )
    names = [entity.name, *(name.name for name in known)]
    own = [name for name in names if name.isascii() is (language is Language.ENGLISH)]
    name, _ = split_sense(next(iter(own), entity.name))
    return f"《{name}》" if language is Language.CHINESE and entity.type in WORKS else name


class Meeting:
    """Finds what several things have in common; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def shared(self, part: SubQuestion) -> list[Shared]:
        """Things of the type asked for that a fact joins to one of the names and a page to the others."""
        sides = self._sides(part)
        if len(sides) < 2:
            return []
        joined = [self._joined(ids, part) for ids in sides]
        asked = {identifier for ids in sides for identifier in ids}
        names = sorted({other for side in joined for other in side} - asked)
        found = []
        for entity in self._store.get_entities(names):
            if entity is None or not self._fits(entity, part):
                continue
            one = self._complete(entity, sides, joined, part)
            if one is not None:
                found.append(one)
        known = {one.entity.id for one in found}
        found.extend(one for one in self._told_of_both(sides, part) if one.entity.id not in known)
        if not found and "classmate" not in part.predicates:  # whom a page names is no classmate of it
            found = self._subjects(sides, part)
        return self._own(found, sides, part)[:_MOST]

    def _own(
        self, found: Sequence[Shared], sides: Sequence[tuple[str, ...]], part: SubQuestion
    ) -> list[Shared]:
        """Those that no facts give to other makers than the one who is named, to whom words alone join them."""
        kept = list(found)
        for ids in sides:
            worded = [one for one in kept if not any({t.subject, t.object} & set(ids) for t in one.triples)]
            works = [one.entity.id for one in worded]
            others = [made_by_others(works, maker, part.predicates, self._store) for maker in ids]
            of_others = set.intersection(*others) if others else set()
            kept = [one for one in kept if one.entity.id not in of_others]
        return kept

    def _told_of_both(self, sides: Sequence[tuple[str, ...]], part: SubQuestion) -> list[Shared]:
        """Works beside the name of one person in a sentence about the other: on that page, or naming both."""
        kinds = (part.type,) if part.type else ACCEPTED.get(part.asked, ())
        people = all(e.type == "Person" for ids in sides for e in self._entities(ids))
        if len(sides) != 2 or not people or not any(k in WORKS for k in kinds):
            return []
        found: dict[str, Shared] = {}
        for ids, others in (sides, sides[::-1]):
            pages = {key for e in self._entities(ids) for key in e.pages}
            for mention in self._store.mentions(entities=others):
                chunk = self._chunk(mention.chunk)
                if chunk is None:
                    continue
                extract, around = self._around(chunk, mention)
                works = [e for e in self._entities([m.entity for m in around]) if self._fits(e, part)]
                fitting = {e.id: e for e in works}
                named = [
                    m for m in around if m.entity in fitting and not is_former(chunk, m, extract, mention)
                ]
                own = [one for one in around if one.entity in ids]
                whole = chunk.document in pages or any(goes_on(chunk, o, mention, around) for o in own)
                both = {near.entity for one in own for near in beside(chunk, one, named)}
                for near in beside(chunk, mention, named):
                    if whole or near.entity in both:
                        found.setdefault(near.entity, Shared(fitting[near.entity], (), (extract,)))
        return list(found.values())

    def _around(self, chunk: Chunk, mention: ChunkMention) -> tuple[Extract, list[ChunkMention]]:
        """The part of a sentence in which a name stands, with what goes on about its work, and all that it names."""
        sentence = sentence_at(chunk, mention.start, mention.end)
        named = [m for m in self._store.mentions(chunks=[chunk.id]) if within(m, sentence)]
        works = {e.id for e in self._entities([m.entity for m in named]) if e.type in WORKS}
        extract = part_of(chunk, sentence, mention.start, [m for m in named if m.entity in works])
        return extract, [m for m in named if within(m, extract)]

    def _entities(self, ids: Sequence[str]) -> list[Entity]:
        return [e for e in self._store.get_entities(list(dict.fromkeys(ids))) if e is not None]

    def tellers(self, part: SubQuestion) -> list[Shared]:
        """Those whose own page names the thing asked about and says that they stand in the relation to such."""
        return self._subjects(self._sides(part)[:1], part) if part.entities else []

    def _sides(self, part: SubQuestion) -> list[tuple[str, ...]]:
        groups: dict[str, list[str]] = {}
        for entity in part.entities:
            groups.setdefault(entity.surface, []).append(entity.id)
        return [tuple(ids) for _, ids in sorted(groups.items())]

    def _joined(self, ids: Sequence[str], part: SubQuestion) -> dict[str, list[Triple]]:
        predicates = sorted(set(part.predicates))
        if not predicates:
            return {}
        found = self._store.match(subjects=ids, predicates=predicates)
        found += self._store.match(objects=ids, predicates=predicates)
        ends: dict[str, list[Triple]] = {}
        for triple in found:
            other = triple.object if triple.subject in ids else triple.subject
            if isinstance(other, str):
                ends.setdefault(other, []).append(triple)
        return ends

    def _nearest(self, facts: Sequence[Sequence[Triple]], extracts: Sequence[Extract]) -> list[Triple]:
        """Of each side's facts one that tells most, as the part that is played, and of such one on a page that tells
        the most of the other sides, by facts or by words."""
        told = [_most_told(side) for side in facts]
        if all(len(side) == 1 for side in facts):
            return told
        said = self._store.evidence([fact.id for side in facts for fact in side])
        chunks = [chunk for e in extracts if (chunk := self._chunk(e.chunk)) is not None]
        pages = [{e.document for fact in side for e in said.get(fact.id, ())} for side in facts]
        pages += [{chunk.document} for chunk in chunks]

        def worth(fact: Triple) -> tuple[int, int]:
            own = {e.document for e in said.get(fact.id, ())}
            return sum(not own.isdisjoint(others) for others in pages), len(fact.qualifiers)

        return [
            max((f for f in side if _tells_as_much(f, most)), key=worth)
            for side, most in zip(facts, told, strict=True)
        ]

    def _fits(self, entity: Entity, part: SubQuestion) -> bool:
        accepted = (part.type,) if part.type else ACCEPTED.get(part.asked, ())
        if any(entity.id == one.id for one in part.without):
            return False
        return bool(entity.type) and self._lexicon.fits(entity.type, accepted)

    def _complete(
        self,
        entity: Entity,
        sides: Sequence[tuple[str, ...]],
        joined: Sequence[dict[str, list[Triple]]],
        part: SubQuestion,
    ) -> Shared | None:
        facts: list[list[Triple]] = []
        extracts: list[Extract] = []
        for ids, side in zip(sides, joined, strict=True):
            if entity.id in side:
                facts.append(side[entity.id])
                continue
            extract = self._together(entity, ids, sides)
            known = {_most_told(other[entity.id]).predicate for other in joined if entity.id in other}
            if extract is None or not self._tells(extract, part, ids, known, entity):
                return None
            extracts.append(extract)
        return Shared(entity, tuple(self._nearest(facts, extracts)), tuple(extracts))

    def _tells(
        self, extract: Extract, part: SubQuestion, ids: Sequence[str], known: Set[str], entity: Entity
    ) -> bool:
        """Whether words say the relations beside the `known` ones that facts give, where each side is asked for in
        another: what somebody directed is not whatever stands beside the name. Of places, bodies and prizes, to which
        people have many ties, the one relation that both sides are asked for in.
        """
        tied = part.asked in _TIED
        if (len(set(part.predicates)) == 1 and not tied) or not known:
            return True
        chunk = self._chunk(extract.chunk)
        text = folded(chunk.text[extract.start - chunk.start : extract.end - chunk.start]) if chunk else ""
        language = chunk.language if chunk else Language.ENGLISH
        words = [w for w in part.said if tied or not known & set(self._lexicon.resolve(w))]
        terms = relation_terms(part, words, self._lexicon, language)
        sides = self._entities(ids)
        if (
            chunk is not None
            and any(chunk.document in side.pages for side in sides)
            and entity.type == "Person"
        ):
            sides.append(entity)  # on somebody's page a clause tells of another by that one's name alone
        names = [folded(name.name) for side in sides for name in side.names]
        clauses = [c for c in _CLAUSE.split(text) if any(name in c for name in names)]
        if not words and set(part.predicates) - known == {"starring"} and entity.type == "Person":
            return any(tells_of_playing(clause) for clause in clauses)
        return not words or any(place_of(term, clause) >= 0 for term in terms for clause in clauses)

    def _together(
        self, entity: Entity, ids: Sequence[str], sides: Sequence[tuple[str, ...]]
    ) -> Extract | None:
        """The sentence that names both, or names one on the page of the other, of several that which names most of all
        `sides`; no work that the sentence keeps apart from the name by another that stands nearer to it.
        """
        pages = {key for e in self._store.get_entities(ids) if e is not None for key in e.pages}
        for mention in self._store.mentions(entities=ids):
            chunk = self._chunk(mention.chunk)
            if chunk is not None and chunk.document in entity.pages:
                sentence = sentence_at(chunk, mention.start, mention.end)
                if not self._is_of_other_work(chunk, mention, sentence, entity):
                    return sentence
        best: tuple[int, Extract] | None = None
        for mention in self._store.mentions(entities=[entity.id]):
            chunk = self._chunk(mention.chunk)
            if chunk is None:
                continue
            part, around = self._around(chunk, mention)
            near = [m for m in around if m.entity in ids]
            if not (near or chunk.document in pages) or self._is_apart(chunk, mention, near, part, entity):
                continue
            named = sum(any(m.entity in side for m in around) for side in sides)
            if best is None or named > best[0]:
                best = named, sentence_at(chunk, mention.start, mention.end)
        return best[1] if best is not None else None

    def _is_apart(
        self,
        chunk: Chunk,
        name: ChunkMention,
        near: Sequence[ChunkMention],
        extract: Extract,
        entity: Entity,
    ) -> bool:
        """Whether the words keep a thing apart from all that is named `near` it: by another work that stands nearer, or
        as the former of two where they go on about the latter.
        """
        if entity.type in WORKS:
            if is_former(chunk, name, extract):
                return True
            return bool(near) and all(self._is_of_other_work(chunk, one, extract, entity) for one in near)
        works = {e.id for e in self._entities([m.entity for m in near]) if e.type in WORKS}
        named = [m for m in near if m.entity in works]
        return bool(named) and all(is_former(chunk, one, extract, name) for one in named)

    def _is_of_other_work(self, chunk: Chunk, name: ChunkMention, extract: Extract, entity: Entity) -> bool:
        """Whether words beside a name speak of another work than this one: 李四的《甲》，又以《乙》得奖 of 《乙》."""
        if entity.type not in WORKS:
            return False
        around = [m for m in self._store.mentions(chunks=[chunk.id]) if within(m, extract)]
        works = {e.id for e in self._entities([m.entity for m in around]) if e.type in WORKS}
        named = [m for m in around if m.entity in works]
        return bool(named) and all(m.entity != entity.id for m in beside(chunk, name, named))

    def _subjects(self, sides: Sequence[tuple[str, ...]], part: SubQuestion) -> list[Shared]:
        """Those whose own page names all the things."""
        named: list[dict[str, Extract]] = []
        for ids in sides:
            documents: dict[str, Extract] = {}
            for mention in self._store.mentions(entities=ids):
                chunk = self._chunk(mention.chunk)
                if chunk is not None:
                    documents.setdefault(chunk.document, sentence_at(chunk, mention.start, mention.end))
            named.append(documents)
        keys = sorted(set.intersection(*(set(documents) for documents in named)))
        subjects = page_subjects(keys, self._store)
        return [
            Shared(subjects[key], (), tuple(dict.fromkeys(documents[key] for documents in named)))
            for key in keys
            if key in subjects and self._fits(subjects[key], part) and self._is_known_for(key, part)
        ]

    def _is_known_for(self, key: str, part: SubQuestion) -> bool:
        """Whether a page's first sentence has a word of the relation: `a British film director`."""
        chunk = next(
            (c for c in self._store.document_chunks([key]).get(key, ()) if c.kind is ChunkKind.TEXT), None
        )
        if chunk is None:
            return False
        terms = relation_terms(part, part.said, self._lexicon, chunk.language)
        stop = chunk.text.find("\n\n", 80)
        opening = folded(chunk.text[: stop if stop > 0 else len(chunk.text)][:_OPENING])
        return any(place_of(term, opening) >= 0 for term in terms)

    def _chunk(self, identifier: str) -> Chunk | None:
        return next(iter(self._store.get_chunks([identifier])), None)


def _most_told(facts: Sequence[Triple]) -> Triple:
    return max(facts, key=lambda fact: len(fact.qualifiers))


def _tells_as_much(fact: Triple, most: Triple) -> bool:
    return fact.predicate == most.predicate and bool(fact.qualifiers) is bool(most.qualifiers)
