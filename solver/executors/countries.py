"""The country of a person, a work, a body or a place: by facts, by where it lies, by a page's first words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.extraction.chinese.lexicon import COUNTRIES as COUNTRIES_ZH
from builder.extraction.english.lexicon import ADJECTIVES, COUNTRIES
from schemas.graph import Entity, Triple
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.names.namesakes import with_page
from solver.results import Extract, Row, Value

_STATED = ("nationality", "country_of_origin")
_LIES = ("located_in", "headquarters")
_BORN = ("birth_place",)
_MOST_CLIMBED = 3  # places that lie in each other
_MOST_MENTIONS = 40
_FIRST = 400  # characters of a page in which its first sentence ends
_SENTENCE = re.compile(r"(?<=[a-z)\]\d][.])\s+(?=[A-Z])|\n|。")
_ENGLISH = "|".join(sorted(map(re.escape, ADJECTIVES), key=lambda word: (-len(word), word)))
_PEOPLE = re.compile(
    rf"\b(?:was|is|were|are)\s+(?:an?|the)\s+(?:(?!(?:of|to|for|by|in|at|with|who|that|from)\b)[\w'’.-]+,?\s+){{0,5}}?"
    rf"(?P<people>{_ENGLISH})(?![\w'’])"
)
"""The people that a first sentence says somebody or something to be of: `was a German sculptor`."""

_PEOPLE_ZH = re.compile(rf"是[^，。；]{{0,6}}?(?P<people>{COUNTRIES_ZH})(?!人民)")
_LAND = re.compile(
    r"\b(?:in|of) (?:the )?(?:(?:(?:north|south|east|west)(?:-?(?:east|west))?(?:ern)?|central)(?: of)? )?"
    rf"(?:[A-Z][\w'’.-]+,? ){{0,6}}?(?P<people>{'|'.join(sorted(map(re.escape, COUNTRIES)))})\b"
)
_NAMES_ZH = frozenset(COUNTRIES_ZH.split("|"))
_PERSONS = ("Person", "Character")


@dataclass(frozen=True, slots=True)
class _Told:
    """A country, and the facts or the words that say it."""

    country: Value
    triples: tuple[Triple, ...] = ()
    words: Extract | None = None


class Countries:
    """Finds countries; reads the store only."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def rows(self, value: Value, aliases: tuple[str, str, str], *, born: bool = True) -> list[Row]:
        """A row for each country of a thing; that of somebody's birth, where nothing else is known, only if `born`."""
        near, said, far = aliases
        rows = []
        for told in self._of(value.entity, born=born):
            triples = {f"{said}.{place}": triple for place, triple in enumerate(told.triples)}
            extracts = {said: told.words} if told.words is not None else {}
            rows.append(Row({near: value, far: told.country}, triples, extracts))
        return rows

    def _of(self, thing: str, *, born: bool) -> list[_Told]:
        ids = with_page(self._store, thing)
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        somebody = any(e.type in _PERSONS for e in entities)
        stated = list(self._climbed(ids, _STATED, 0))
        if not somebody:
            stated = stated or list(self._climbed(ids, _LIES, _MOST_CLIMBED))
        stated = stated or [told for e in entities for told in self._by_page(e, somebody)]
        if not stated and somebody and born:
            stated = list(self._climbed(ids, _BORN, _MOST_CLIMBED))
        return list({told.country.text: told for told in reversed(stated)}.values())[::-1]

    def _climbed(self, ids: Sequence[str], predicates: Sequence[str], most: int) -> Iterator[_Told]:
        """Countries that facts lead to, over places that lie in others."""
        facts = self._store.match(subjects=ids, predicates=predicates)
        ends = {e.id: e for e in self._store.get_entities([str(t.object) for t in facts]) if e is not None}
        for triple in facts:
            end = ends.get(str(triple.object))
            if end is None:
                continue
            if predicates == _STATED or _is_country(end):
                yield _Told(Value(end.name, end.id, type="Country"), (triple,))
            elif most:
                for told in self._climbed([end.id], _LIES, most - 1):
                    yield _Told(told.country, (triple, *told.triples))

    def _by_page(self, entity: Entity, somebody: bool) -> Iterator[_Told]:
        """The country that the first sentence of a page about a thing tells."""
        mentions = self._store.mentions(entities=[entity.id], limit=_MOST_MENTIONS) if entity.pages else []
        chunks = [c for c in self._store.get_chunks(sorted({m.chunk for m in mentions})) if c is not None]
        for chunk in chunks:
            if chunk.start or chunk.document not in entity.pages:
                continue
            first = _SENTENCE.split(chunk.text[:_FIRST], maxsplit=1)[0]
            match = _told_by(first, chunk.language, somebody=somebody)
            if match is None:
                continue
            name = ADJECTIVES.get(match["people"], match["people"])
            known = next((e for e in self._store.find_names([name]).get(name, ()) if _is_country(e)), None)
            country = Value(name, known.id if known is not None else "", type="Country")
            yield _Told(country, (), Extract(chunk.id, 0, len(first)))


def _told_by(sentence: str, language: Language, *, somebody: bool) -> re.Match[str] | None:
    """Where a first sentence says of what people somebody is, or in what country something lies."""
    if language is Language.CHINESE:
        return _PEOPLE_ZH.search(sentence)
    return _PEOPLE.search(sentence) or (None if somebody else _LAND.search(sentence))


def _is_country(entity: Entity) -> bool:
    return entity.type == "Country" or any(n.name in COUNTRIES or n.name in _NAMES_ZH for n in entity.names)
