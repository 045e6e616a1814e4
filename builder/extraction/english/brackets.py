"""What brackets after a name say: dates and places of birth and death, other names, years of works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from builder.extraction.english.fillers import Resolver
from builder.extraction.english.lexicon import POST_NOMINALS
from builder.extraction.english.reading import Aside, looks_like_title
from builder.extraction.english.values import Value, find_dates
from builder.findings import FoundAlias, Named
from schemas.graph import Literal
from schemas.names import name_key
from schemas.text import Span

_BORN = re.compile(r"\b(?:born|b\.)\s*(?:on\s+|in\s+|c\.\s*)?$", re.IGNORECASE)
_DIED = re.compile(r"\b(?:died|d\.)\s*(?:on\s+|in\s+|c\.\s*)?$", re.IGNORECASE)
_DASH = re.compile(r"^\s*(?:[-–—]|to)\s*(?:c\.\s*)?$")
_BIRTH_NAME = re.compile(r"\b(?:born|née|nee|né)\s+(?P<name>[A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+)+)")
_PLACE = re.compile(
    r"^\s*(?:,|in|at)\s*(?:the\s+)?(?P<place>[A-ZÀ-Ý][\w.'’-]+(?:\s+(?:[a-z]{2,3}\s+)?[A-ZÀ-Ý][\w.'’-]+)*)"
)
_KNOWN_AS = re.compile(
    r"^(?:(?:also|formerly|previously|better|commonly|originally)\s+)?(?:known|credited|stylised|stylized|"
    r"abbreviated|called|titled|released)\s+(?:as|in \w+ as)\s+(?P<name>.+)$|"
    r"^(?:lit\.|literally|or|aka|a\.k\.a\.)\s+(?P<other>.+)$"
)
_LANGUAGE = re.compile(
    r"^(?:(?:simplified|traditional)(?: and traditional| and simplified)?\s+)?"
    r"(?P<language>[A-Z][a-z]+(?: [A-Z][a-z]+)?)\s*:\s*(?P<name>.+)$",
    re.IGNORECASE,
)
_NOT_LANGUAGES = frozenset(
    {"pinyin", "jyutping", "ipa", "pronunciation", "wade–giles", "lit", "romanized", "romanised"}
)
_HAN = re.compile(r"^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af·・\s]+$")
_ACRONYM = re.compile(r"^[A-Z][A-Za-z&.]{1,9}$")


@dataclass(frozen=True, slots=True)
class Found:
    """A fact of a bracket; offsets are the document's."""

    subject: Named
    predicate: str
    object: Named | Literal
    start: int
    end: int
    confidence: float


def read_brackets(resolver: Resolver, sentence: Span) -> Iterator[Found | FoundAlias]:
    """Facts and other names from the brackets of one sentence."""
    parsed = resolver.parsed
    tree = parsed.tree
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    for aside in parsed.passage.asides:
        if low < aside.anchor <= high:
            named = _before(resolver, aside, sentence)
            if named is not None:
                inside = parsed.document[aside.start : aside.end]
                yield from _dates(resolver, named, inside, aside.start)
                yield from _names(named, inside, aside.start)


def _before(resolver: Resolver, aside: Aside, sentence: Span) -> Named | None:
    parsed = resolver.parsed
    for token in range(sentence.end - 1, sentence.start - 1, -1):
        start, end = parsed.tree[token].start, parsed.tree[token].end
        if start >= aside.anchor:
            continue
        if parsed.passage.plain[end : aside.anchor].strip(" \"'”’,"):
            return None
        if parsed.tree[token].pos == "PUNCT":
            continue
        if parsed.tree[token].text in POST_NOMINALS:
            return resolver.cast.subject if sentence.start == 0 else None
        name = parsed.name(token)
        if name is None:
            return None
        at = parsed.passage.locate(name.start, name.end)[0]
        named = resolver.cast.meet(resolver.words(name.start, name.end), name.type, name.type_source, at)
        key, subject = name_key(named.name), resolver.cast.subject
        whole = name_key(parsed.passage.plain[parsed.tree[sentence.start].start : aside.anchor])
        return subject if whole == name_key(subject.name) or key == resolver.cast.subject_key else named
    return None


def _dates(resolver: Resolver, named: Named, inside: str, offset: int) -> Iterator[Found]:
    dates = find_dates(inside)
    if not dates:
        return
    family = resolver.cast.family(resolver.cast.current(named).type)
    first = dates[0]
    before = inside[: first.start]
    born = _BORN.search(before) is not None
    life = len(dates) > 1 and _range(inside, first, dates[1])
    if life and not born and named != resolver.cast.subject and len(first.literal.value) == 4:
        return  # of a marriage or a term of office, as often as of a life
    if (
        born
        or (life and family in ("Person", ""))
        or (life and named == resolver.cast.subject and family != "Work")
    ):
        yield _fact(named, "birth_date", first, offset, 0.97)
        yield from _place(named, "birth_place", inside, first, offset)
        resolver.cast.learn(named, "Person", "signature")
        if life:
            yield _fact(named, "death_date", dates[1], offset, 0.97)
            yield from _place(named, "death_place", inside, dates[1], offset)
            return
    elif (
        inside.strip() == first.literal.text
        and family in ("Work", "Person", "")
        and len(first.literal.value) == 4
    ):
        if family == "Work" or resolver.cast.current(named).type_source in ("", "tagger"):
            yield _fact(named, "release_date", first, offset, 0.85 if family == "Work" else 0.6)
        return
    for date in dates:
        if _DIED.search(inside[: date.start]):
            yield _fact(named, "death_date", date, offset, 0.97)


def _range(inside: str, first: Value, second: Value) -> bool:
    between = inside[first.end : second.start]
    place = _PLACE.match(between)
    return _DASH.match(between[place.end() :] if place else between) is not None or bool(
        re.match(r"^[^;]{0,60}\s[-–—]\s*$", between)
    )


def _place(named: Named, predicate: str, inside: str, date: Value, offset: int) -> Iterator[Found]:
    match = _PLACE.match(inside[date.end :])
    if match is None or find_dates(match["place"]):
        return
    start = offset + date.end + match.start("place")
    place = Named(match["place"], "Place", "signature")
    yield Found(named, predicate, place, offset, start + len(match["place"]), 0.9)


def _fact(named: Named, predicate: str, date: Value, offset: int, confidence: float) -> Found:
    return Found(named, predicate, date.literal, offset + date.start, offset + date.end, confidence)


def _names(named: Named, inside: str, offset: int) -> Iterator[FoundAlias]:
    birth = _BIRTH_NAME.search(inside)
    if birth is not None and not find_dates(birth[0]) and find_dates(inside):
        yield from _alias(named, birth["name"], offset + birth.start("name"))
    at = 0
    for piece in re.split(r"([;,，；])", inside):
        words = piece.strip()
        start = offset + at + piece.find(words) if words else 0
        at += len(piece)
        if not words or find_dates(words):
            continue
        language, known = _LANGUAGE.match(words), _KNOWN_AS.match(words)
        if language is not None:
            if language["language"].lower() not in _NOT_LANGUAGES:
                yield from _alias(named, language["name"], start + language.start("name"))
        elif known is not None:
            group = "name" if known["name"] else "other"
            if looks_like_title(known[group]):
                yield from _alias(named, known[group], start + known.start(group))
        elif _HAN.match(words) or (_ACRONYM.match(words) and _abbreviates(words, named.name)):
            yield from _alias(named, words, start)


def _alias(named: Named, words: str, start: int) -> Iterator[FoundAlias]:
    cleaned = words.strip(" \"'“”‘’*_")
    start += words.find(cleaned)
    if cleaned and len(cleaned) <= 60 and name_key(cleaned) != name_key(named.name):
        yield FoundAlias(named, cleaned, "bracket", start, start + len(cleaned))


def _abbreviates(short: str, name: str) -> bool:
    letters = [c for c in short.replace(".", "") if c.isupper()]
    initials = [w[0].upper() for w in re.findall(r"[^\W\d_]+", name)]
    position = 0
    for letter in letters:
        if letter not in initials[position:]:
            return False
        position = initials.index(letter, position) + 1
    return len(letters) >= 2
