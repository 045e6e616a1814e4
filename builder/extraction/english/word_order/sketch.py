"""A sentence with each of its names as one sign, so that word order can be read where a parser loses the thread."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import HONORIFICS, ORGANIZATION_WORDS, PERSON_NOUNS, SCHOOL_WORDS
from builder.extraction.english.names.spans import Name
from builder.extraction.english.reading import title_at
from builder.extraction.english.word_order.cues import cues
from builder.findings import Named
from builder.numerals import MONTHS_EN
from schemas.text import Span

# The first sign of each kind of name; a sentence has fewer names of a kind than fit between two of them.
_FIRST = {"W": 0xE000, "P": 0xE400, "Y": 0xE800, "L": 0xEC00, "N": 0xF000}
_ROOM = 0x400
_CLASS = {kind: f"[{chr(first)}-{chr(first + _ROOM - 1)}]" for kind, first in _FIRST.items()}
_MONTHS = f"(?:{'|'.join(MONTHS_EN)})"
_DATE = rf"(?:(?:\d{{1,2}} )?{_MONTHS} (?:\d{{1,2}}, )?)?(?:1\d|20)\d\d\b"
_NO_PEOPLE = ORGANIZATION_WORDS.union(
    SCHOOL_WORDS,
    """award awards prize medal festival war union park house hall theatre theater square airport show best new north
    south east west united first second world academy globe lion bear palm tramp american british
    television productions producciones media""".split(),
)
# `American rapper` before a name, without an article.
_CALLED = (
    rf"(?:(?:[A-Z][\w-]+\s)?(?:(?!(?:of|for|at|in|from|to|with|by|and|on|or)\s)"
    rf"[a-z-]+\s){{0,3}}?(?:{'|'.join(sorted(PERSON_NOUNS))})s?,?\s)"
)
# `the miniseries` before a title.
_OF_SCREEN = (
    r"(?:the\s(?:[\w-]+\s){0,2}?(?:film|movie|series|miniseries|mini-series|sitcom|comedy|drama|thriller|western|musical|"
    r"documentary|sequel|remake|biopic|epic|show)\s)?"
)
# `the grandfather of` before a name calls another.
_OF_ONE = (
    r"(?:(?:grand)?(?:father|mother|son|daughter|parents?|child|children)|brother|sister|uncle|aunt|nephew|niece|cousin|wife|"
    r"husband|widow|friend)s?\sof\s"
)
_SIBLINGS = re.compile(r"\b(?:brothers|sisters|siblings|twins)\s$")
_AND_NAMESAKE = re.compile(
    r" and (?:[A-ZÀ-Ý](?:[\w'’-]+|\.) ){1,2}(?P<family>[A-ZÀ-Ý][\w'’-]+)(?![\w'’-]| [A-ZÀ-Ý])"
)
_SUFFIXES = frozenset({"jr.", "jr", "sr.", "sr", "ii", "iii", "iv"})


@dataclass(frozen=True, slots=True)
class Sign:
    """A name of a sketch: what it means and its range of the plain text."""

    named: Named
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Sketch:
    """`text` has a sign for each name; `starts` are the plain offsets of its characters, and of its end."""

    text: str
    starts: tuple[int, ...]
    signs: Mapping[str, Sign]

    def all(self, words: str, pattern: str) -> list[Sign]:
        """The names of a kind (`{W}`, `{P}`, …) among some words of the sketch, in order."""
        return [self.signs[sign] for sign in compiled(pattern).findall(words)]

    def plain(self, start: int, end: int) -> tuple[int, int]:
        """The plain range of a range of the sketch."""
        last = self.signs.get(self.text[end - 1])
        return self.starts[start], self.starts[end - 1] + 1 if last is None else last.end


@dataclass(frozen=True, slots=True)
class Drawing:
    """A sketch of a sentence, and how much the page's cast had learned by then."""

    sketch: Sketch
    resolver: Resolver
    sentence: Span
    changes: int

    def is_of(self, resolver: Resolver, sentence: Span) -> bool:
        """Whether drawing this sentence now would give the same."""
        same = self.resolver is resolver and self.sentence == sentence
        return same and self.changes == resolver.cast.changes


def matches(pattern: str, words: str) -> Iterator[re.Match[str]]:
    """Every match of a pattern in a sketch or a part of one, left to right."""
    needed = _cues(pattern)
    if needed and not any(word in words for word in needed):
        return iter(())
    return compiled(pattern).finditer(words)


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern over sketches, ready to run."""
    return re.compile(expression(pattern))


@cache
def _cues(pattern: str) -> tuple[str, ...]:
    return cues(expression(pattern))


def expression(pattern: str) -> str:
    """The regular expression of a pattern over sketches: `{W}` a work, `{P}` a person, `{L}` a place, `{X}` any name.

    `{B}` is a body or what may be one, `{N}` any other thing, `{DATE}` a date with its year.
    `{.}` is any character of a half sentence outside titles; `{ASIDE}` is what a comma parts from a title (`,
    with X as a spy`), up to the next comma.
    `{W+}`, `{P&}` are lists of names; the people of `{P+}` may have a few words before them (`the young`) and a
    role behind them (`as a spy`). `{D}` is what may stand before a person (`the novelist`, `novelist`), `{T}` the
    same without an article.
    """
    somebody = f"[{_CLASS['P'][1:-1]}{_CLASS['Y'][1:-1]}]"
    before = rf"(?:(?:the|a|an|his|her|its|their)\s(?:(?!{_OF_ONE})[\w-]+\s){{0,4}}?|{_CALLED})?"
    person = before + somebody
    role = (
        rf"(?:\sas\s(?:his|her|their|its)\s[a-z ]{{3,30}},\s(?:the\s[a-z ]+)?{somebody}(?=[,;.])|"
        r"\sas\s[^,;.:]{1,60}?(?=[,;.:]|\sand\b|$))?"
    )
    w, body = _CLASS["W"][1:-1], f"[{_CLASS['N'][1:-1]}{_CLASS['Y'][1:-1]}]"
    lists = {
        "{P+}": rf"{person}{role}(?:(?:,\sand|,|\sand|;)\s{person}{role})*",
        "{P&}": rf"{somebody}(?:(?:,\sand|,|\sand)\s{somebody})*",
        "{P}": somebody,
        "{D}": before,
        "{T}": f"{_CALLED}?",
        "{W+}": rf"{_CLASS['W']}(?:(?:,\sand|,|\sand|\sor)\s{_OF_SCREEN}{_CLASS['W']})*",
        "{X}": "[" + "".join(c[1:-1] for c in _CLASS.values()) + "]",
        "{ASIDE}": rf"(?:,\s(?:which|in\swhich|where|with|starring|about|an?|the|after|from|based|adapted|his|her)\s"
        rf"[^,;.{w}]*(?=,))?",
        "{.}": f"[^;.{w}]",
        "{W}": _CLASS["W"],
        "{B&}": rf"{body}(?:(?:,\sand|,|\sand)\s{body})*",
        "{L}": _CLASS["L"],
        "{N}": _CLASS["N"],
        "{B}": body,
        "{DATE}": _DATE,
    }
    for name, meaning in lists.items():
        pattern = pattern.replace(name, meaning)
    return pattern


def is_role(words: str, name: re.Match[str]) -> bool:
    """Ann of `X as Ann`, `X as the nurse Ann`, `X as her mother, Ann,`."""
    before, after = words[: name.start()], words[name.end() :]
    kin = re.search(r"\sas\s(?:his|her|their|its)\s[a-z ]+,\s(?:the\s[a-z ]+)?$", before)
    plain = re.search(r"\sas\s(?:[\w-]+\s)*$", before)
    return plain is not None or (kin is not None and not after.startswith(" as "))


def sketch(resolver: Resolver, sentence: Span) -> Sketch:
    """Sketch a sentence of the plain text; people whom the page knows by a longer name are people too.

    It is drawn again only after the page's cast has learned something.
    """
    cast, known = resolver.cast, resolver.cast.drawing
    if isinstance(known, Drawing) and known.is_of(resolver, sentence):
        return known.sketch
    before = cast.changes
    drawn = _draw(resolver, sentence)
    cast.drawing = Drawing(drawn, resolver, sentence, before) if cast.changes == before else None
    return drawn


def _draw(resolver: Resolver, sentence: Span) -> Sketch:
    tree, plain = resolver.tree, resolver.parsed.passage.plain
    text: list[str] = []
    starts: list[int] = []
    signs: dict[str, Sign] = {}
    at, high = tree[sentence.start].start, tree[sentence.end - 1].end
    for name in _names(resolver, sentence):
        if name.start < at:
            continue
        text.append(plain[at : name.start])
        starts.extend(range(at, name.start))
        kind, named = _kind(resolver, name)
        sign = chr(_FIRST[kind] + len(signs) % _ROOM)
        signs[sign] = Sign(named, name.start, name.end)
        text.append(sign)
        starts.append(name.start)
        at = name.end
    text.append(plain[at:high])
    starts.extend(range(at, high + 1))
    return Sketch("".join(text), tuple(starts), signs)


def _names(resolver: Resolver, sentence: Span) -> Iterator[Name]:
    tree, parsed = resolver.tree, resolver.parsed
    seen = -1
    for token in range(sentence.start, sentence.end):
        if tree[token].start < seen:
            continue
        title = title_at(parsed.passage, tree[token].start, tree[token].end)
        if title is not None:
            name = parsed.name(token)
            whole = name is not None and (name.start, name.end) == (title.start, title.end)
            if name is not None and whole:
                yield name
                seen = name.end
            continue
        name = parsed.name(token)
        if name is None or (not name.type and tree[token].pos != "PROPN"):
            continue
        name = _person_first(resolver, name, token)
        yield name
        seen = name.end


def _person_first(resolver: Resolver, name: Name, token: int) -> Name:
    """Jack Hawkins of `Jack Hawkins General Allenby`, where grammar or the tagger joins an actor and a part."""
    if resolver.parsed.of_two_families(token) is not None:
        return name
    plain, entity = resolver.parsed.passage.plain, resolver.parsed.entity(token)
    words = list(re.finditer(r"\S+", plain[name.start : name.end]))
    ranks = [w.start() for w in words[2:-1] if w[0].lower() in HONORIFICS]
    person = entity is not None and entity.type == "Person" and entity.start == name.start
    end = name.start + ranks[0] - 1 if ranks and person else name.end
    if entity is not None and person and entity.end < end and " " in plain[entity.start : entity.end]:
        rest = plain[entity.end : end].split()
        if rest and rest[0][0].isupper() and rest[0].lower() not in _SUFFIXES:
            end = entity.end
    return name if end == name.end else replace(name, end=end, type="Person", type_source="tagger")


def _kind(resolver: Resolver, name: Name) -> tuple[str, Named]:
    parsed, cast = resolver.parsed, resolver.cast
    at = parsed.passage.starts[name.start]
    words = _with_family(parsed.passage.plain, name, resolver.words(name.start, name.end))
    known = cast.current(cast.meet(words, name.type, name.type_source, at))
    family, sure = cast.family(known.type), known.type_source != "tagger"
    title = title_at(parsed.passage, name.start, name.end)
    if (title is not None and title.work) or (family == "Work" and sure):
        return "W", known if known.type and sure else Named(known.name, "Work", "rule")
    if known.type == "Person":
        return "P", known
    if family == "Place" and (sure or not _plays(plain=parsed.passage.plain, name=name, words=words)):
        return "L", known
    return "Y" if not (known.type and sure) and _may_be_person(words) else "N", known


def _with_family(plain: str, name: Name, words: str) -> str:
    """Harry Cole of `the brothers Harry and Jack Cole`."""
    if (
        " " in words
        or not words.isalpha()
        or _SIBLINGS.search(plain, max(0, name.start - 20), name.start) is None
    ):
        return words
    other = _AND_NAMESAKE.match(plain, name.end)
    return words if other is None else f"{words} {other['family']}"


def _plays(*, plain: str, name: Name, words: str) -> bool:
    """Lee of `Bob Dean as a spy and Florence Lee as her son`, whom the tagger takes for a place."""
    before = re.search(r"\b(?:in|at|from|to|near|of|on|for|through)(?: the)? $", plain[: name.start])
    return plain.startswith(" as ", name.end) and before is None and _may_be_person(words)


def _may_be_person(words: str) -> bool:
    """`Cate Blanchett`, whatever the tagger takes her for."""
    parts = words.split()
    return (
        2 <= len(parts) <= 3
        and all(part[0].isupper() for part in parts)
        and _NO_PEOPLE.isdisjoint(part.lower().strip(".") for part in parts)
        and "." not in parts[-1]
    )
