"""Facts of any relation that the order of words tells where a parser loses the thread: `its president was X`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from builder.extraction.english.grammar.cast import Cast
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import KINSFOLK, is_person_noun
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.values import Value
from builder.extraction.english.word_order.cues import CueIndex
from builder.extraction.english.word_order.phrases import role_name
from builder.extraction.english.word_order.sketch import (
    Sign,
    Sketch,
    compiled,
    expression,
    is_role,
    matches,
    sketch,
)
from builder.findings import Named
from schemas.graph import Literal, LiteralKind, Qualifier
from schemas.names import name_key
from schemas.text import Span

# What did not happen, or happened to somebody else.
UNREAL = re.compile(
    r"\b(?:declin\w+|turn(?:ed|ing) down|refus\w+|reject\w+|almost|nearly|would|could|might|plan(?:s|ned)?|consider\w*|"
    r"rumou?r\w*|offer(?:ed|s)?|never|not|neither|nor|unlike|hop(?:ed|ing)|want(?:ed|s)?|wish\w*|intend\w+|fail(?:ed|s)?|"
    r"tr(?:y|ied|ies) to|attempt\w*|instead of|nominat\w+|shortlist\w*|if|whether|supposed|"
    r"(?:stop(?:s|ped)?|prevent(?:s|ed)?|barr?(?:s|ed)|block(?:s|ed)?|ban(?:s|ned)|kept) (?:(?!and\b)[^;,.]){1,30} from)\b"
)

LISTED = re.compile(
    r"^(?:Lists? of|Timeline of|History of) |"
    r" (?:discography|filmography|videography|bibliography|season|episodes)$"
)


@dataclass(frozen=True, slots=True)
class Saying:
    """A way to say a relation; the groups of its pattern are `s` (subject) and `o` (object).

    An end without a group is what the page is about, which must then be of a type of `page`. Instead of `o` there may
    be `d` (a date), `n` (an amount) or `c` (words). `w` is the work of a prize, `t` the date of a fact, `r` a role.
    `then` must hold of the match and of what stands around it; `real`: nothing in the clause says that it did not
    happen. `topic`: without a group, the subject is the work that the sentence before is about. `untyped`: the page
    may also be about something whose type nobody but the tagger told, for the pattern says what it is. `titles`: the
    words around `s` say that its names are works, whatever a tagger takes them for.
    """

    relation: str
    pattern: str
    confidence: float = 0.85
    page: tuple[str, ...] = ()
    then: Callable[[Resolver, Sketch, re.Match[str]], bool] | None = None
    real: bool = True
    topic: bool = False
    untyped: bool = False
    titles: bool = False


def read_sayings(resolver: Resolver, sentence: Span, sayings: CueIndex[Saying]) -> Iterator[Found]:
    """Facts of the sentence that its order of words tells; offsets are the document's."""
    drawn, cast = sketch(resolver, sentence), resolver.cast
    for saying in sayings.candidates(drawn.text):
        unsure = saying.untyped and _is_unsure(cast.subject, saying.relation, cast)
        if (
            saying.page
            and not unsure
            and not any(cast.within(cast.subject.type, type_) for type_ in saying.page)
        ):
            continue
        for match in compiled(saying.pattern).finditer(drawn.text):
            if saying.real and UNREAL.search(clause(drawn, match)):
                continue
            if saying.page and _is_of_other_body(resolver, drawn, match):
                continue
            if saying.then is None or saying.then(resolver, drawn, match):
                yield from _facts(resolver, drawn, saying, match)


def clause(drawn: Sketch, match: re.Match[str]) -> str:
    """The words of a match and of its clause before it."""
    before = re.split(r"[;:,]\s|\b(?:while|but|and|who|which|where)\b", drawn.text[: match.start()])
    return before[-1] + match[0]


def plain(stops: str) -> str:
    """A pattern of one character of a clause, at which none of the words (alternatives of a pattern) begins: what may
    stand between `is a` and the noun that is told about, but nothing of anybody else. An initial's point is no end.
    """
    return rf"(?:(?!\b(?:{stops})\b)(?:[^;.]|(?<=[A-Z])\.))"


def alone(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the words before a match in its sentence name nobody but whom the page is about."""
    people = drawn.all(drawn.text[: match.start()], "{P}")
    return all(sign.named.name == resolver.cast.subject.name for sign in people)


def opens(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a match stands in the first sentence of the page, and that is no list, which opens with another thing."""
    parsed = resolver.parsed
    if LISTED.search(resolver.cast.subject.name):
        return False
    before = parsed.document[: parsed.passage.starts[drawn.starts[0]]].strip("\"'“‘ \n")
    return not before or name_key(before) == resolver.cast.subject_key


_ITS = re.compile(r"[Ii]ts ")
_OPENING_BODY = re.compile(
    r"^(?:[Tt]he )?(?P<body>{B})(?:,| (?!of\b)[a-z])".replace("{B}", expression("{B}"))
)
_ANOTHER_KIND = re.compile(
    r"(?:Foundation|Institute|Museum|Trust|Society|School|Prize|Award|Fund|Library|Centre|Center)$"
)


def _is_of_other_body(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether `its` is said of another body than the page's: `The B Foundation still pays; its director is`."""
    opened = _OPENING_BODY.match(drawn.text) if _ITS.match(match[0]) is not None else None
    if opened is None or opened.end() > match.start():
        return False
    named = drawn.signs[opened["body"]].named
    return named.name != resolver.cast.subject.name and _ANOTHER_KIND.search(named.name) is not None


def _facts(resolver: Resolver, drawn: Sketch, saying: Saying, match: re.Match[str]) -> Iterator[Found]:
    cast, groups = resolver.cast, match.groupdict()
    domain, range_ = cast.ends(saying.relation)
    subjects = _named(resolver, drawn, match, "s", domain, titles=saying.titles)
    unsure = saying.untyped and _is_unsure(cast.subject, saying.relation, cast)
    if unsure and "s" not in groups:
        subjects = [_as_first(cast.subject, domain, cast)]
    if saying.topic:
        subjects = [cast.topic] if cast.topic is not None and cast.is_a(cast.topic, domain) else []
    objects: Sequence[Named | Literal] = _values(resolver, drawn, match)
    if not objects and not groups.keys() & {"d", "n", "c"}:
        objects = _named(resolver, drawn, match, "o", range_)
        if unsure and "o" not in groups:
            objects = [_as_first(cast.subject, range_, cast)]
    span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
    said = [("work", sign.named.name) for sign in drawn.all(groups.get("w") or "", "{W}")[:1]]
    role = role_name(resolver, drawn, groups.get("r") or "")
    said += [("role", role)] if role else []
    said += [("time", date.value) for date in _dates(resolver, drawn, match, "t")]
    qualifiers = tuple(Qualifier(name, value) for name, value in sorted(said))
    for subject, object_ in product(subjects, objects):
        if not isinstance(object_, Named) or object_.name != subject.name:
            yield Found(subject, saying.relation, object_, *span, saying.confidence, qualifiers)


def _named(
    resolver: Resolver,
    drawn: Sketch,
    match: re.Match[str],
    group: str,
    types: tuple[str, ...],
    *,
    titles: bool = False,
) -> list[Named]:
    """What an end of a match means, of one of these types; the page's subject where the pattern has no such end."""
    cast = resolver.cast
    if group not in match.groupdict():
        return [cast.subject] if cast.is_a(cast.subject, types) and cast.subject.type else []
    words = match[group] or ""
    work = any(cast.family(type_) == "Work" for type_ in types)
    names = matches("{W}" if work and not titles else "{X}", words)
    owner = _owner(drawn, match, group) if "Person" in types else ""
    signs = [
        drawn.signs[m[0]]
        for m in names
        if not is_role(words, m) and m[0] != owner and not _is_of_noun(drawn, match.start(group) + m.start())
    ]
    if owner and not signs:
        return []
    if not signs:
        found = meant(resolver, drawn, match, group)
        signs = [] if found is None else [found]
    fitting = (_typed(resolver, sign, types, titles=titles) for sign in signs)
    return [named for named in fitting if named is not None]


def _owner(drawn: Sketch, match: re.Match[str], group: str) -> str:
    """The sign that ends a match, where it is but an owner's: Ann of `it stars Ann's sister`."""
    end = match.end()
    owns = match.end(group) == end and drawn.text.startswith(("'s ", "’s "), end)
    return drawn.text[end - 1] if owns else ""


_ARTICLE = re.compile(r"\ban? (?:[a-z-]+ ){0,3}$")
_NOUN = re.compile(r" (?P<noun>[a-z]+)(?=[,;.]| (?:in|at|from|of|and|who|with|by|on)\b|$)")


def _is_of_noun(drawn: Sketch, at: int) -> bool:
    """Whether a name is but that of somebody's order or people: Irish Marist of `an Irish Marist brother`."""
    if _ARTICLE.search(drawn.text[:at]) is None:
        return False
    noun = _NOUN.match(drawn.text, at + 1)
    return noun is not None and (is_person_noun(noun["noun"]) or noun["noun"] in KINSFOLK | _RELIGIOUS)


_RELIGIOUS = frozenset({"friar", "monk", "nun", "priest", "missionary"})


def _is_unsure(named: Named, relation: str, cast: Cast) -> bool:
    """Whether a page has a subject whose type is but a guess; a ship's name in quotes is taken for a work."""
    quoted = named.type_source == "rule" and cast.ends(relation)[0][:1] == ("Thing",)
    return bool(named.name) and (not named.type or named.type_source == "tagger" or quoted)


def _as_first(named: Named, types: tuple[str, ...], cast: Cast) -> Named:
    """Something of an uncertain type with the first of some types, unless it may have that of another of them."""
    if types[:1] in ((), ("Thing",)) or any(cast.within(named.type, type_) for type_ in types):
        return named
    return replace(named, type=types[0], type_source="signature")


def meant(resolver: Resolver, drawn: Sketch, match: re.Match[str], group: str) -> Sign | None:
    """What the last word of a group means: a pronoun, `the company`."""
    if not match[group]:
        return None
    tree, (low, high) = resolver.tree, drawn.plain(match.start(group), match.end(group))
    token = next((at for at in range(len(tree.tokens)) if tree[at].end == high), None)
    found = None if token is None else resolver.refer(token, person=True)
    if found is None or not isinstance(found.value, Named) or found.value.name[:1] == "(":
        return None
    return Sign(resolver.cast.current(found.value), low, high)


def _typed(resolver: Resolver, sign: Sign, types: tuple[str, ...], *, titles: bool = False) -> Named | None:
    """What a sign names, with the first of some types that it may have; None if it can have none of them."""
    cast, named = resolver.cast, resolver.cast.current(sign.named)
    if not types or "Thing" in types or any(cast.within(named.type, type_) for type_ in types):
        return named
    unsure = named.type_source == "tagger" or not named.type
    unsure = unsure or (
        cast.family(named.type) in {cast.family(t) for t in types} and cast.is_a(named, types)
    )
    placed = named.type == "Place" and not titles
    if not unsure or (placed and types[0] != "Person" and "Organization" not in types):
        return None
    if titles:
        cast.learn(named, types[0], "signature")
    return replace(named, type=types[0], type_source="signature")


def _values(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> list[Literal]:
    groups = match.groupdict()
    if "c" in groups:
        words = resolver.words(*drawn.plain(match.start("c"), match.end("c")))
        return [Literal(LiteralKind.TEXT, words, words)]
    if "n" in groups:
        return [value.literal for value in _within(resolver.parsed.amounts, drawn, match, "n")]
    return _dates(resolver, drawn, match, "d")


def _dates(resolver: Resolver, drawn: Sketch, match: re.Match[str], group: str) -> list[Literal]:
    return [value.literal for value in _within(resolver.parsed.dates, drawn, match, group)]


def _within(values: Sequence[Value], drawn: Sketch, match: re.Match[str], group: str) -> list[Value]:
    """The first value that a group of a match holds."""
    if not match.groupdict().get(group):
        return []
    low, high = drawn.plain(match.start(group), match.end(group))
    return [value for value in values if low <= value.start < high][:1]
