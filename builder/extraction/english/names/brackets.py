"""What brackets after a name say: dates and places of birth and death, other names, years of works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import PARTICLES, PARTICLES_OF_PLACES, POST_NOMINALS
from builder.extraction.english.names.listed import begins_list, is_entry, is_life
from builder.extraction.english.names.spans import Name, Parsed
from builder.extraction.english.reading import CALLED, Aside
from builder.extraction.english.titles import looks_like_title
from builder.extraction.english.values import Value, find_amounts, find_dates
from builder.findings import FoundAlias, Named
from schemas.graph import Literal, Qualifier
from schemas.names import name_key
from schemas.text import Span

_TOWN = rf"(?P<place>[A-ZÀ-Ý][\w.'’-]+(?:\s+(?:(?:{PARTICLES_OF_PLACES})\s+)*[A-ZÀ-Ý][\w.'’-]+)*)"
_SETTLED = rf"{_TOWN}(?=\s*(?:,|$|[-–—;]))"
_BORN = re.compile(
    rf"\b(?:[Bb]orn|b\.)(?:\s+[A-ZÀ-ÞĀ-Ž][\w.'’-]+(?:\s+(?:(?:{PARTICLES})\s+)*[A-ZÀ-ÞĀ-Ž][\w.'’-]*)*[,;]?)?"
    r"\s*(?:on\s+|in\s+|c\.\s*)?$"
)
_BORN_IN = re.compile(
    rf"\b[Bb]orn(?:\s+[A-ZÀ-ÞĀ-Ž][^,;()]*?,?)?\s+(?:in|at|near)\s+{_TOWN}"
    r"(?:,\s+[A-ZÀ-Ý][^;()]*?)?,?\s*(?:\bon\s+|\bin\s+|\bc\.\s*)?$"
)
_APPOSED = re.compile(r",\s+(?P<inside>(?:born|née|né)\s+[A-ZÀ-ÞĀ-Ž][^()]*?),?\s+(?=(?:was|is|were|are)\b)")
_BORN_AS = re.compile(r"^[\s,;]*[Bb]orn\s+(?P<name>[A-ZÀ-ÞĀ-Ž][^,;]*),\s*$")
_REIGNED = re.compile(
    r"^\W*(?:reigned|ruled|reign|rule|r\.|fl\.|flourished|active|in office|term)\b", re.IGNORECASE
)
_DIED = re.compile(r"\b(?:died|d\.)\s*(?:on\s+|in\s+|c\.\s*)?$", re.IGNORECASE)
_BIRTH_NAME = re.compile(
    r"\b(?:born|née|nee|né)\s+(?P<name>[A-ZÀ-ÞĀ-Ž][\w.'’-]+(?:\s+[A-ZÀ-ÞĀ-Ž][\w.'’-]*)+)"
)
_PLACE = re.compile(
    rf"^[\s,;]*(?:(?:born|died)\s+)?(?:(?:in|at|near)\s+)?(?:the\s+(?:(?:village|town|city)\s+(?:of\s+)?)?)?{_SETTLED}"
)
_ON = re.compile(r"\s+(?:on|in|c\.)$")
_BOUND = re.compile(r"\b(?:after|before|by|since|until|till|between|or|and|post|ante)\s*$", re.IGNORECASE)
"""Before a date by which somebody was born or dead: `c. 1602 – after 1660`."""

_ABOUT = re.compile(r"\b(?:c\.|ca\.|circa|about|around|probably|perhaps)\s*$", re.IGNORECASE)
_COUNT = re.compile(r"\d{1,3}(?:,\d{3})+")  # `580,000 (2014)` of a population
_BORN_AT = re.compile(rf"^\s*born\s+in\s+(?:the\s+)?{_SETTLED}")
_LIFE = re.compile(r"\s[-–—]+\s|(?<=\d)\s*[-–—]+\s*|[-–—]\s|\s+(?=died\b)|;(?=\s*died\b)")
_KNOWN_AS = re.compile(
    rf"^(?:\w+\s+)*?{CALLED}\s+(?:the\s+(?![A-Z][a-z]+ of ))?(?P<name>.+)$|"
    r"^(?:lit\.|literally|(?:or|also|(?P<once>formerly|originally|previously))(?:\s+(?:just|simply|sometimes|the))*|aka|a\.k\.a\.|"
    r"(?:birth|real|stage|pen|full) name|nickname):?\s+(?P<other>.+)$"
)
_LANGUAGE = re.compile(
    r"^(?:(?:simplified|traditional)(?: and traditional| and simplified)?\s+)?"
    r"(?P<language>[A-Z][a-z]+(?: [A-Z][a-z]+)?)\s*:\s*(?P<name>.+)$",
    re.IGNORECASE,
)
_NOT_LANGUAGES = frozenset(
    {
        "uk",
        "us",
        "portuguese pronunciation",
        "pinyin",
        "jyutping",
        "ipa",
        "pronunciation",
        "wade–giles",
        "lit",
        "romanized",
        "romanised",
    }
)
_OR = re.compile(r"(\sor\s(?:the\s)?)")
_AND = re.compile(r"\sand\s(?=[A-Z])")
_OR_AND = re.compile(r"(\sor\s(?:the\s)?|\sand\s(?=[A-Z]))")
_LETTERS = re.compile(r"(?:[A-Z]\.){2,4}|[A-Z]{3,5}")
_HAN = re.compile(r"^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af·・\s]+$")
_ACRONYM = re.compile(r"^[A-Z][A-Za-z&.]{1,9}$")


@dataclass(frozen=True, slots=True)
class Found:
    """A fact of a bracket or a definition; offsets are the document's.

    `subject_span`, `object_span`: where its ends stand as written.
    """

    subject: Named
    predicate: str
    object: Named | Literal
    start: int
    end: int
    confidence: float
    qualifiers: tuple[Qualifier, ...] = ()
    subject_span: Span | None = None
    object_span: Span | None = None


_JOINS = re.compile(r"\b(?:joined by|tributar(?:y|ies)|receives|takes in)\b")
_RIVER = re.compile(r"\b(?:river|stream|creek|brook|tributary)\b")
_LONG = re.compile(
    r"(?:about |c\. ?|approximately )?\d[\d,.]*(?: |\xa0)?(?:km|kilomet(?:re|er)s|mi|miles)(?: long)?"
)


def read_brackets(resolver: Resolver, sentence: Span, *, first: bool) -> Iterator[Found | FoundAlias]:
    """Facts and other names from the brackets of one sentence."""
    parsed = resolver.parsed
    tree = parsed.tree
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    asides = [*parsed.passage.asides, *(_apposed(parsed, low, high) if first else ())]
    for aside in asides:
        if low < aside.anchor <= high:
            named, written = _before(resolver, aside, sentence)
            if first and named != resolver.cast.subject and _opens(resolver, aside, sentence):
                named = resolver.cast.subject
            if named is not None:
                inside = parsed.document[aside.start : aside.end]
                if first and written is not None and _is_own_name(resolver, named, inside):
                    yield FoundAlias(resolver.cast.subject, named.name, "bracket", written.start, written.end)
                    resolver.cast.add_alias(named.name, resolver.cast.subject)
                    named = resolver.cast.subject
                listed = written is not None and is_entry(parsed.document, written, aside.end + 1)
                said = _dates(resolver, named, inside, aside.start, listed=listed)
                yield from (replace(fact, subject_span=written) for fact in said)
                person = resolver.cast.current(named).type == "Person"
                yield from _names(named, inside, aside.start, person=person)
                if _JOINS.search(parsed.passage.plain, low, high) and _RIVER.search(
                    resolver.cast.description
                ):
                    yield from (
                        replace(fact, subject_span=written) for fact in _length(named, inside, aside.start)
                    )


def _length(named: Named, inside: str, offset: int) -> Iterator[Found]:
    """How long a river is that joins the page's: `the Linn (31 km)`."""
    if _LONG.fullmatch(inside.strip()) is not None:
        for amount in find_amounts(inside)[:1]:
            yield _fact(named, "length", amount, offset, 0.87)


def _is_own_name(resolver: Resolver, named: Named, inside: str) -> bool:
    """`Mary Ann Doe, known as Joy,` of a page called Joy."""
    key = resolver.cast.subject_key
    others = _names(named, inside, 0, person=False) if name_key(named.name) != key else ()
    return any(name_key(other.alias) == key for other in others)


def _apposed(parsed: Parsed, low: int, high: int) -> Iterator[Aside]:
    """What stands between commas as it might between brackets: `Jane Roe, born Jane Doe in Leeds in 1950, is …`."""
    match = _APPOSED.search(parsed.passage.plain, low, high)
    if match is not None and _BIRTH_NAME.match(match["inside"]):
        yield Aside(*parsed.passage.locate(*match.span("inside")), match.start())


def _opens(resolver: Resolver, aside: Aside, sentence: Span) -> bool:
    """Whether only the long name of the page's subject stands before the bracket (`John III, Duke of Cleves`).

    Not where entries of a list do (`Ann Lee (1901–1980), painter ; Bob Lee (1911–1990)`).
    """
    tree = resolver.tree
    before = [t for t in range(sentence.start, sentence.end) if tree[t].end <= aside.anchor]
    words = set(name_key(resolver.cast.subject.name).split())
    shared = any(tree.word(t) in words for t in before) or any(
        t.start < aside.anchor for t in resolver.parsed.passage.titles
    )
    listed = begins_list(resolver.parsed.document, aside.end + 1)
    return shared and not listed and not any(tree.is_verb(t) or tree[t].text in (".", ";") for t in before)


def _before(resolver: Resolver, aside: Aside, sentence: Span) -> tuple[Named | None, Span | None]:
    """The thing that a bracket belongs to, and where its name stands."""
    parsed, until = resolver.parsed, aside.anchor
    for token in range(sentence.end - 1, sentence.start - 1, -1):
        start, end = parsed.tree[token].start, parsed.tree[token].end
        if start >= until:
            continue
        if parsed.passage.plain[end:until].strip(" \"'”’,"):
            return None, None
        if parsed.tree[token].pos == "PUNCT":
            continue
        if parsed.tree[token].text in POST_NOMINALS or _LETTERS.fullmatch(parsed.tree[token].text):
            until = start  # `Jane Roe, OBE (born 1950)`
            continue
        name = _whole_name(parsed, token)
        if name is None:
            return None, None
        written = Span(*parsed.passage.locate(name.start, name.end))
        words = resolver.words(name.start, name.end)
        named = resolver.cast.meet(words, name.type, name.type_source, written.start)
        key, subject = name_key(named.name), resolver.cast.subject
        whole = name_key(parsed.passage.plain[parsed.tree[sentence.start].start : aside.anchor])
        own = whole == name_key(subject.name) or key == resolver.cast.subject_key
        return (subject if own else named), written
    return None, None


def _whole_name(parsed: Parsed, token: int) -> Name | None:
    """The name that a token ends, from its beginning: `Nikola of Yugoslavia`."""
    tree = parsed.tree
    link = tree[token].head
    if tree[token].dependency == "pobj" and tree.word(link) == "of":
        outer = parsed.name(tree[link].head)
        if outer is not None and outer.end >= tree[token].end:
            return outer
    return parsed.name(token)


def _dates(resolver: Resolver, named: Named, inside: str, offset: int, *, listed: bool) -> Iterator[Found]:
    """Births and deaths, or when a work came out; `listed` is somebody whom an entry of a list is about."""
    dates = () if _REIGNED.match(inside) else find_dates(inside)
    if not dates:
        at = _BORN_AT.match(inside)
        if at is not None and " " in named.name and resolver.cast.is_a(named, ("Person",)):
            resolver.cast.learn(named, "Person", "signature")
            yield _place(named, "birth", at, offset)
        return
    known = resolver.cast.current(named)
    family, page = resolver.cast.family(known.type), named == resolver.cast.subject
    before = inside[: dates[0].start]
    born = _BORN.search(before) is not None or _BORN_IN.search(before) is not None
    split = _split(inside, dates)
    lived = listed and split is not None and is_life(dates[0].literal.value, dates[1].literal.value)
    if split is not None and not born and not page and len(dates[0].literal.value) == 4 and not lived:
        return  # of a marriage or a term of office, as often as of a life
    person = (
        family in ("Person", "") or (page and family != "Work") or (lived and known.type_source == "tagger")
    )
    if born or (split is not None and person):
        resolver.cast.learn(named, "Person", "signature")
        end = len(inside) if split is None else split
        yield from _event(named, "birth", inside, dates[0], (0, end), offset)
        if split is not None:
            yield from _event(named, "death", inside, dates[1], (split, len(inside)), offset)
            return
    elif inside.strip() == dates[0].literal.text and len(dates[0].literal.value) == 4:
        if family == "Work" and not _COUNT.fullmatch(named.name):
            yield _fact(named, "release_date", dates[0], offset, 0.85)
        return
    for date in dates:
        if _DIED.search(inside[: date.start]):
            yield _fact(named, "death_date", date, offset, 0.97)


def _split(inside: str, dates: tuple[Value, ...]) -> int | None:
    """Where the birth ends and the death begins, in a bracket that has both dates."""
    if len(dates) < 2:
        return None
    between = _LIFE.search(inside, dates[0].end, dates[1].start)
    if between is not None:
        return between.end()
    return dates[1].start if not inside[dates[0].end : dates[1].start].strip() else None


def _event(
    named: Named, event: str, inside: str, date: Value, part: tuple[int, int], offset: int
) -> Iterator[Found]:
    """Date and place of a birth or a death, from its part of the bracket; no date that only bounds it."""
    if not _BOUND.search(inside[part[0] : date.start]):
        yield _fact(named, f"{event}_date", _about(date, inside, part[0]), offset, 0.97)
    renamed = _BORN_IN.search(inside[: date.start]) if event == "birth" else None
    if renamed is not None:
        yield _place(named, event, renamed, offset)
        return
    for start, end in ((date.end, part[1]), (part[0], date.start)):
        words = _ON.sub("", inside[start:end].rstrip(" -–—"))
        match = _PLACE.match(words)
        birth_name = event == "birth" and start == part[0] and _is_birth_name(named, words)
        if match is not None and not birth_name and not find_dates(match["place"]):
            yield _place(named, event, match, offset + start)
            return


def _about(date: Value, inside: str, start: int) -> Value:
    """A date with the word before it that says that it is about then: `c. 1445`."""
    about = _ABOUT.search(inside[start : date.start])
    if about is None:
        return date
    begins = start + about.start()
    return Value(begins, date.end, replace(date.literal, text=inside[begins : date.end]))


def _is_birth_name(named: Named, words: str) -> bool:
    """`born Ann Lee` and, of Ann Dean, `born Ann Mary Lee,` before a date: no place."""
    match = _BORN_AS.match(words)
    called = match["name"].split() if match is not None else []
    return "," not in words or len(called) > 2 or bool(set(called) & set(named.name.split()))


def _place(named: Named, event: str, match: re.Match[str], offset: int) -> Found:
    start, end = offset + match.start("place"), offset + match.end("place")
    place = Named(match["place"], "Place", "signature")
    return Found(named, f"{event}_place", place, start, end, 0.88, object_span=Span(start, end))


def _fact(named: Named, predicate: str, date: Value, offset: int, confidence: float) -> Found:
    start, end = offset + date.start, offset + date.end
    return Found(named, predicate, date.literal, start, end, confidence, object_span=Span(start, end))


def _names(named: Named, inside: str, offset: int, *, person: bool) -> Iterator[FoundAlias]:
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
        elif known is not None and not (known["once"] and person):  # `formerly Dean of Leeds` is a post
            group = "name" if known["name"] else "other"
            yield from _each(named, known[group], start + known.start(group), formerly=bool(known["once"]))
        elif _HAN.match(words) or (_ACRONYM.match(words) and _abbreviates(words, named.name)):
            yield from _alias(named, words, start)


def _each(named: Named, words: str, start: int, *, formerly: bool) -> Iterator[FoundAlias]:
    """Both names of `TVO or the Tarn`, and of `formerly The Grand Tarn and Tarn Palace Hotel`; a word in small letters
    only if it is one of the name.
    """
    several = formerly and all(len(piece.split()) > 1 for piece in _AND.split(words))
    at = 0
    for piece in (_OR_AND if several else _OR).split(words):
        own = piece.casefold() in named.name.casefold().split()
        if looks_like_title(piece) or own or _HAN.match(piece) is not None:
            yield from _alias(named, piece, start + at)
        at += len(piece)


def _alias(named: Named, words: str, start: int) -> Iterator[FoundAlias]:
    cleaned = words.strip(" \"'“”‘’*_\u200e\u200f")
    start += words.find(cleaned)
    if (
        cleaned
        and cleaned[0] not in "[/"
        and len(cleaned) <= 60
        and name_key(cleaned) != name_key(named.name)
    ):
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
