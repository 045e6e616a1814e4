"""Entity linking: the names in a question, longest first, to entities of the store."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from backends.segmenter import segment
from retriever.linking.fieldtitles import FieldTitles
from retriever.linking.longertitles import LongerTitles
from retriever.linking.nearnames import NearNames
from retriever.linking.shorttitles import ShortTitles
from retriever.text.terms import STOP_TOKENS, STOP_WORDS, content_terms
from schemas.graph import Entity
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language

_CJK = "\u3400-\u9fff\uf900-\ufaff\u3005-\u3007\u3041-\u30ff"
_WORD = re.compile(rf"[{_CJK}]|(?:(?![{_CJK}])\w)+(?:['’.&-](?:(?![{_CJK}_])\w)+)*\.?")
_QUOTED = re.compile(r"《([^《》]+)》|“([^“”]+)”|「([^「」]+)」|\"([^\"]+)\"")
_DIGIT = re.compile(r"\d")
_POSSESSIVE = re.compile(r"['’]s?$")
_JOINING = STOP_WORDS - {"the", "a", "an"}  # `in India` means India
_LONGEST_WORDS = 12
_LONGEST_CHARACTERS = 24

_EXACT, _ALIAS, _TEXT = 1.0, 0.95, 0.8
_LOWER_CASE = 0.5  # an English name written without a capital, among words that have them
_WRONG_TYPE = 0.7
_NEXT_HOMONYM = 0.9  # each further entity of the same name
_WITHOUT_PAGE = 0.9
_FULL_TEXT_COVER = 0.6  # share of a name's words that the question must hold
_FULL_TEXT_CANDIDATES = 30
_HOMONYMS = 5
_LAST_NAME = re.compile(r"\b[A-ZÀ-Ý](?:(?!['’]s\b)[\w’'-]){3,}")
_DICTIONARY = "dictionary"  # why an entity has a name that no page gives it
_LAST = 0.8  # score of a person whose last name alone is said
_NEAR = 0.8  # of what is nearly named
_SHORT = 0.7  # of a body whose title is said without its common noun
_KNOWN = 0.95  # where else only things without a page are called so: 希区柯克


_PARTS = re.compile(r"[\s·・]+")


@dataclass(frozen=True, slots=True)
class _Place:
    """A stretch of the question that may be a name."""

    start: int
    end: int
    surface: str
    quoted: bool = False

    @property
    def length(self) -> int:
        return self.end - self.start

    @property
    def plain(self) -> bool:
        """Whether it has no capital, no digit, no quotes, no CJK."""
        return not self.quoted and _is_plain(self.surface, at_start=self.start == 0)


class Linker:
    """Names to entities: exact, then alias, then full text over names; one score scale in [0, 1]."""

    def __init__(self, store: GraphStore, ontology: Ontology) -> None:
        self._store = store
        self._ontology = ontology
        self._near = NearNames(store, ontology)
        self._short = ShortTitles(store, ontology)
        self._longer = LongerTitles(store, ontology)
        self._fields = FieldTitles(store, ontology)

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        """What a question names, in order of its words, homonyms by score then id.

        Longer names win over the names inside them; quoted and 《》 names are tried first.
        """
        places = _places(question)
        found = self._store.find_names(sorted({place.surface for place in places}), limit=_HOMONYMS)
        taken: list[_Place] = []
        linked: list[LinkedEntity] = []
        context = frozenset(content_terms(question))
        for place in sorted(places, key=lambda p: (not p.quoted, -p.length, p.start)):
            entities = found.get(place.surface, [])
            if not entities or any(_overlap(place, other) for other in taken):
                continue
            if place.plain and not _plain_name(entities, question, language):
                continue
            if _ends_in_and(place, entities, found):
                continue
            taken.append(place)
            linked.extend(self._scored(place, entities, context, ""))
            last = not place.surface.isascii() or _LAST_NAME.fullmatch(place.surface) is not None
            if last and not any(entity.pages for entity in entities):
                linked.extend(replace(one, score=_KNOWN) for one in self._by_last_name(place)[:1])
            before, after = question[: place.start], question[place.end :]
            longer = self._longer.of(place.surface, entities, before, after)
            if longer is not None:
                linked.append(_linked(longer, place, _KNOWN, "alias"))
        linked = self._with_near(question, linked, taken)
        linked = self._with_short(question, language, linked, taken)
        linked.extend(self._by_text(question, taken, context))
        return sorted(linked, key=lambda e: (e.start, -e.score, e.id))

    def _with_near(
        self, question: str, linked: Sequence[LinkedEntity], taken: list[_Place]
    ) -> list[LinkedEntity]:
        """What is linked and what is nearly named, which wins over names inside it: 威尼斯 of 威尼斯电影节."""
        found = list(linked)
        for span, entity in self._near.find(question):
            place = _Place(span.start, span.end, question[span.start : span.end])
            across = [other for other in taken if _overlap(place, other)]
            if any(other.start < place.start or place.end <= other.end for other in across):
                continue
            taken[:] = [place, *(other for other in taken if other not in across)]
            inside = {(other.start, other.end) for other in across}
            found = [e for e in found if (e.start, e.end) not in inside]
            found.append(_linked(entity, place, _NEAR, "alias"))
        return found

    def _with_short(
        self, question: str, language: Language, linked: Sequence[LinkedEntity], taken: list[_Place]
    ) -> list[LinkedEntity]:
        """What is linked and bodies by the first part of their titles, where nothing else stands but what is named in
        it: `the Cavendish`, and the town in `Leeds Rovers`.
        """
        found = list(linked)
        for span, entity in self._short.find(question, language):
            place = _Place(span.start, span.end, question[span.start : span.end])
            across = [other for other in taken if _overlap(place, other)]
            if all(place.start <= one.start and one.end <= place.end and one != place for one in across):
                found = [one for one in found if not (place.start <= one.start and one.end <= place.end)]
                taken[:] = [other for other in taken if other not in across]
                taken.append(place)
                found.append(_linked(entity, place, _SHORT, "alias"))
        return found

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]:
        """Entities that a plan's name may mean, best first; `type` is an ontology id or any of its labels."""
        place = _Place(0, 0, name.strip(), quoted=True)
        entities = self._store.find_names([place.surface], limit=_HOMONYMS * 4).get(place.surface, [])
        context = frozenset(content_terms(name))
        linked = self._scored(place, entities, context, type)
        if not linked:
            linked = self._similar(place.surface, 0, 0, context, type)
        return sorted(linked, key=lambda e: (-e.score, e.id))

    def _scored(
        self, place: _Place, entities: Sequence[Entity], context: frozenset[str], type: str
    ) -> list[LinkedEntity]:
        key = name_key(place.surface)
        scored = []
        for entity in entities:
            exact = name_key(entity.name) == key
            score = (_EXACT if exact else _ALIAS) * (_LOWER_CASE if place.plain else 1.0)
            score *= 1.0 if entity.pages else _WITHOUT_PAGE
            score *= self._type_factor(entity, type)
            fit = len(
                context.intersection(segment(" ".join([entity.type, entity.description, *entity.aliases])))
            )
            scored.append((score, fit, entity, "exact" if exact else "alias"))
        scored.sort(key=lambda row: (-round(row[0], 6), -row[1], -row[2].mentions, row[2].id))
        return [
            _linked(entity, place, score * _NEXT_HOMONYM**rank, how)
            for rank, (score, _, entity, how) in enumerate(scored)
        ]

    def _type_factor(self, entity: Entity, wanted: str) -> float:
        if not wanted or not entity.type:
            return 1.0
        accepted = _types_named(self._ontology, wanted)
        if not accepted:
            return 1.0
        return 1.0 if accepted.intersection(self._ontology.ancestors(entity.type)) else _WRONG_TYPE

    def _by_text(self, question: str, taken: Sequence[_Place], context: frozenset[str]) -> list[LinkedEntity]:
        """Full text over names for the capitalised or quoted stretches that nothing exact explains."""
        linked: list[LinkedEntity] = []
        for place in _unexplained(question, taken):
            if self._fields.are_several(place.surface):
                continue
            linked.extend(self._similar(place.surface, place.start, place.end, context, "")[:1])
        known = [*taken, *(_Place(e.start, e.end, e.surface) for e in linked)]
        for match in _LAST_NAME.finditer(question):
            place = _Place(*match.span(), match.group())
            if not any(_overlap(place, other) for other in known):
                linked.extend(self._by_last_name(place))
        return linked

    def _by_last_name(self, place: _Place) -> list[LinkedEntity]:
        """People with a page whose last name alone is said: `Kurosawa`; none where it is that of different names."""
        found: dict[str, list[Entity]] = {}
        for entity in self._store.search_names(list(segment(place.surface)), _FULL_TEXT_CANDIDATES):
            names = [entity.name, *(n.name for n in entity.names if n.reason != _DICTIONARY)]
            full = next((name for name in names if _ends_with(name, place.surface)), None)
            if entity.type == "Person" and entity.pages and full is not None:
                found.setdefault(name_key(full), []).append(entity)
        if len(found) != 1:
            return []
        (people,) = found.values()
        return [_linked(one, place, _LAST * _NEXT_HOMONYM**rank, "alias") for rank, one in enumerate(people)]

    def _similar(
        self, surface: str, start: int, end: int, context: frozenset[str], type: str
    ) -> list[LinkedEntity]:
        tokens = [token for token in dict.fromkeys(segment(surface)) if token not in STOP_TOKENS]
        if not tokens:
            return []
        place = _Place(start, end, surface)
        linked = []
        for entity in self._store.search_names(tokens, _FULL_TEXT_CANDIDATES):
            cover = max(_cover(tokens, context, name) for name in (entity.name, *entity.aliases))
            if cover >= _FULL_TEXT_COVER:
                score = _TEXT * cover * self._type_factor(entity, type)
                linked.append(
                    _linked(entity, place, score if entity.pages else score * _WITHOUT_PAGE, "text")
                )
        return sorted(linked, key=lambda e: (-e.score, e.id))[:_HOMONYMS]


def _ends_in_and(place: _Place, entities: Sequence[Entity], found: Mapping[str, Sequence[Entity]]) -> bool:
    """Whether a stretch is a known name and the word that joins another to it: 章三和 where nothing is called so but
    in passing.
    """
    if place.quoted or place.surface[-1] not in "和与及跟" or any(e.pages for e in entities):
        return False
    return bool(found.get(place.surface[:-1]))


def _places(question: str) -> list[_Place]:
    places: dict[tuple[int, int], _Place] = {}
    for match in _QUOTED.finditer(question):
        group = next(i for i in range(1, 5) if match[i] is not None)
        start, end = match.span(group)
        places[start, end] = _Place(start, end, question[start:end], quoted=True)
    words = list(_WORD.finditer(question))
    telling = [_tells(word.group()) for word in words]
    for first, word in enumerate(words):
        for last in range(first, min(first + _LONGEST_CHARACTERS, len(words))):
            start, end = word.start(), words[last].end()
            latin = question[start:end].isascii()
            if latin and last - first >= _LONGEST_WORDS:
                break
            for stop in _ends(question, start, end):
                sure = any(telling[first : last + (stop == end)])
                place = _place(question, start, stop, sure=sure)
                if place is not None:
                    places.setdefault((start, stop), place)
    return list(places.values())


def _ends(question: str, start: int, end: int) -> list[int]:
    """The stretch as it is, without a full stop, without a possessive ending."""
    ends = [end]
    text = question[start:end]
    if text.endswith("."):
        ends.append(end - 1)
    possessive = _POSSESSIVE.search(text)
    if possessive is not None:
        ends.append(start + possessive.start())
    return ends


def _place(question: str, start: int, end: int, *, sure: bool) -> _Place | None:
    """The stretch, if it may be a name; `sure` if one of its words is known to tell something."""
    surface = question[start:end]
    key = name_key(surface)
    if len(key) < 2 or key in STOP_WORDS:
        return None
    first, _, rest = surface.partition(" ")
    if first in _JOINING and not rest.islower():
        return None
    if not sure and not _tells(surface) and not (start and _in_capitals(surface)):
        return None
    return _Place(start, end, surface)


def _tells(surface: str) -> bool:
    """Whether any token is neither a stop word nor a number."""
    return any(token not in STOP_TOKENS and not token.isdigit() for token in segment(surface))


def _in_capitals(surface: str) -> bool:
    """Two words or more, each with a capital: what `For Against` and `The Who` say is a name inside a question."""
    words = surface.split()
    return len(words) > 1 and all(word[0].isupper() for word in words)


def _is_plain(surface: str, *, at_start: bool) -> bool:
    """No word but the question's first has a capital or a digit, and no CJK character stands in it."""
    if surface.isascii() and surface.islower() and not _DIGIT.search(surface):
        return True
    words = surface.split()
    if at_start:
        words = words[1:] if words and not any(c.isupper() for c in words[0][1:]) else words
    marked = any(c.isupper() or c.isdigit() or ord(c) > 0x2E80 for word in words for c in word[:2])
    return not marked and not any(ord(c) > 0x2E80 for c in surface)


def _plain_name(entities: Sequence[Entity], question: str, language: Language) -> bool:
    """A name in lower case counts if it has a page; beside names with capitals, if two words of it tell."""
    if not entities[0].pages:
        return False
    if language is Language.CHINESE or question[1:].islower():
        return True
    return len([token for token in segment(entities[0].name) if token not in STOP_TOKENS]) > 1


def _unexplained(question: str, taken: Sequence[_Place]) -> list[_Place]:
    """Longest runs of capitalised words, and quoted names, beside what is linked."""
    runs = [
        _Place(*match.span(i), match[i], quoted=True)
        for match in _QUOTED.finditer(question)
        for i in range(1, 5)
        if match[i] is not None
    ]
    capital = r"[A-ZÀ-Þ0-9][\w'’.&-]*"
    connected = rf"{capital}(?:(?<!\d\.)\s+(?:(?:of|the|and|de|la|in|for|von|van)\s+)*{capital})+"
    runs += [_Place(*match.span(), match.group()) for match in re.finditer(connected, question)]
    return [run for run in runs if not any(_overlap(run, other) for other in taken)]


def _cover(tokens: Sequence[str], context: frozenset[str], name: str) -> float:
    """How much of a name the question holds, times how much of the surface the name explains."""
    words = [token for token in dict.fromkeys(segment(name)) if token not in STOP_TOKENS]
    if not words:
        return 0.0
    held = sum(1 for word in words if word in tokens or word in context) / len(words)
    explained = sum(1 for token in tokens if token in words) / len(tokens)
    return min(held, explained)


def _linked(entity: Entity, place: _Place, score: float, how: str) -> LinkedEntity:
    return LinkedEntity(
        entity.id, entity.name, entity.type, place.surface, min(1.0, score), how, place.start, place.end
    )


def _overlap(one: _Place, other: _Place) -> bool:
    return one.start < other.end and other.start < one.end


def _types_named(ontology: Ontology, wording: str) -> frozenset[str]:
    key = name_key(wording)
    return frozenset(
        identifier
        for identifier, kind in ontology.types.items()
        if key
        in {name_key(word) for labels in (kind.zh, kind.en) for word in (labels.label, *labels.aliases)}
        or key == name_key(identifier)
    )


def _ends_with(name: str, last: str) -> bool:
    """Whether a name of two words or three ends with a last name."""
    words = _PARTS.split(name)
    return len(words) in (2, 3) and name_key(words[-1]) == name_key(last)
