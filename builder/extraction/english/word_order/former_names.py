"""Other names of the page's subject: `founded as X`, `known until 1959 as X`, `renamed X`, `known to its fans as X`."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator

from builder.extraction.english.definitions import Definition
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.said.sayings import LISTED, UNREAL, clause
from builder.extraction.english.word_order.sketch import Sign, Sketch, matches, sketch
from builder.findings import FoundAlias, Named
from schemas.graph import Literal, LiteralKind
from schemas.names import name_key
from schemas.text import Span

_CONFIDENCE = 0.85
_ONCE = r"\b(?:[Ff]ormerly|[Oo]riginally|[Pp]reviously|initially|once|first)"
_CALLED = r"(?P<v>[Kk]nown|called|named|titled|styled|published)"
_UNTIL = r"(?:until|till|before|prior to|between|from)\b"
_BEGUN = (
    r"\b(?P<v>[Ff]ounded|[Ee]stablished|[Ss]tarted|[Ff]ormed|[Ll]aunched|[Cc]reated|[Ii]ncorporated|[Oo]pened|"
    r"[Cc]hartered|[Oo]rgani[sz]ed|[Pp]ublished|[Bb]uilt|[Ss]et up)"
)
_AGAIN = r"\b(?P<v>[Rr]enamed|rechristened|rebranded)"
_CHANGED = r"\b(?P<v>changed|changing) (?:its|their) name"
_BECAME = re.compile(
    r"\b(?:sold|bought|acquired|merged|absorbed|split)\b"
)  # by which it is another's, or another
_PUBLIC = (
    r"(?:(?:its|their|the|many|most) )?(?:[a-z]+ ){0,2}?(?:supporters|fans|followers|locals|people|readers|players|"
    r"members|villagers|townspeople|residents|inhabitants|islanders|students|pupils|press|public|sailors|crew|visitors)"
)
_WHEN = r"(?:,? (?:in|on|at|by|with)\b(?:(?!\b(?:after|for|as|to|from)\b)[^;.]){0,60}?,?)?"
_NAME = r"(?:the )?[\"“]?(?P<o>{X})(?!['’]|[\"”]?(?: of\b| [A-Z]))"
_WAYS = (
    rf"\b(?P<v>[Kk]nown|called|nicknamed) (?:to|by|among|amongst) {_PUBLIC} (?:simply |also |just )?as {_NAME}",
    rf"{_BEGUN}{_WHEN} (?:as|under the name(?: of)?) {_NAME}",
    rf"{_ONCE} {_CALLED}(?: as)? {_NAME}",
    rf"\b{_CALLED} {_UNTIL} [^,;.]{{4,30}},? as {_NAME}",
    rf"\b{_CALLED}(?: as)? {_NAME},? {_UNTIL}",
    rf"{_AGAIN}{_WHEN}(?: (?:as|to))? {_NAME}",
    rf"{_AGAIN}{_WHEN} from {_NAME}",
    rf"{_CHANGED}{_WHEN} (?:from|to) {_NAME}",
    rf"{_CHANGED}{_WHEN} from [^,;.]{{2,60}} to {_NAME}",
    rf"\b(?P<v>performed|played|recorded|traded|operated) under the name(?: of)? {_NAME}",
)
_OFTEN = r"(?:(?:also|popularly|often|commonly|affectionately|sometimes|locally|formerly|simply) )*"
_CAPITALS = r"(?P<o>[A-ZÀ-Þ][\w'’-]*(?: (?:of |the )?[A-ZÀ-Þ][\w'’-]*){0,4})"
_OPENED = (
    re.compile(
        rf"[^,.;()\n]{{2,60}}, {_OFTEN}(?P<v>nicknamed) [\"“']?(?:the )?{_CAPITALS}[\"”']?,? (?:is|was|are|were)\b"
    ),
    re.compile(rf"[^,.;()\n]{{2,60}} \((?P<v>called|named|known as) {_CAPITALS} (?:until|till|before) "),
)
"""What stands right behind the name that opens a page."""


def read_former_names(resolver: Resolver, sentence: Span) -> Definition:
    """Other names of the page's subject, which is no person, and facts that say so."""
    subject = resolver.cast.current(resolver.cast.subject)
    family = resolver.cast.family(subject.type)
    if family == "Person" or LISTED.search(subject.name):
        return Definition()
    facts, aliases = [], []
    for sign, span in dict(_found(resolver, sentence)).items():
        words = resolver.words(sign.start, sign.end)
        sure = sign.named.type_source != "tagger" and sign.named.type
        apart = sure and family and resolver.cast.family(sign.named.type) != family
        if apart or name_key(words) == name_key(subject.name):
            continue
        written = Span(*resolver.parsed.passage.locate(sign.start, sign.end))
        value = Literal(LiteralKind.TEXT, words, words)
        facts.append(Found(subject, "alias", value, span.start, span.end, _CONFIDENCE))
        aliases.append(FoundAlias(subject, words, "statement", written.start, written.end))
    for written, span in _opened(resolver, sentence):
        words = resolver.parsed.document[written.start : written.end]
        value = Literal(LiteralKind.TEXT, words, words)
        facts.append(Found(subject, "alias", value, span.start, span.end, _CONFIDENCE))
        aliases.append(FoundAlias(subject, words, "statement", written.start, written.end))
    return Definition(facts=tuple(facts), aliases=tuple(aliases))


def _found(resolver: Resolver, sentence: Span) -> Iterator[tuple[Sign, Span]]:
    """Each name that the page's subject is said to have borne, and the document's range that says so."""
    drawn = sketch(resolver, sentence)
    for way in _WAYS:
        for match in matches(way, drawn.text):
            told = not (UNREAL.search(clause(drawn, match)) or _BECAME.search(drawn.text, 0, match.start()))
            if told and _is_of_subject(resolver, drawn, match):
                span = resolver.parsed.passage.locate(*drawn.plain(match.start("v"), match.end("o")))
                yield drawn.signs[match["o"]], Span(*span)


def _opened(resolver: Resolver, sentence: Span) -> Iterator[tuple[Span, Span]]:
    """Another name behind the one that opens a page, and the document's range that says so."""
    text = resolver.parsed.document
    start = resolver.parsed.passage.starts[resolver.tree[sentence.start].start]
    before = text[:start].strip("\"'“‘ \n")
    if before and name_key(before) != resolver.cast.subject_key:
        return
    for way in _OPENED:
        match = way.match(text, start)
        if match is not None:
            yield Span(*match.span("o")), Span(match.start("v"), match.end("o"))


def _is_of_subject(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether grammar gives the verb one subject, and that is what the page is about; a pronoun must mean nothing
    else, so that the sentence before has to tell of the same.
    """
    own = resolver.cast.subject.name
    verb = _token(resolver, drawn.starts[match.start("v")])
    subject = _subject(resolver, verb)
    if subject is not None and resolver.tree.word(subject) == "they":
        body = resolver.cast.family(resolver.cast.subject.type) == "Organization"
        return (
            body
            and not drawn.all(drawn.text[: match.start("v")], "{B}")
            and _tells_before(resolver, verb) == own
        )
    if subject is None or _name(resolver, subject) != own:
        return False
    if resolver.tree[subject].pos != "PRON":
        return True
    others = [sign for kind in ("{B}", "{W}") for sign in drawn.all(drawn.text[: match.start("v")], kind)]
    return all(sign.named.name == own for sign in others) and _tells_before(resolver, verb) == own


def _tells_before(resolver: Resolver, token: int) -> str:
    """What the sentence before that of a token is about, in the same passage."""
    before = [one for one in resolver.parsed.tagged.sentences if one.end <= token][-1:]
    roots = [t for one in before for t in range(one.start, one.end) if resolver.tree[t].dependency == "ROOT"]
    subject = _subject(resolver, roots[0]) if len(roots) == 1 else None
    return "" if subject is None else _name(resolver, subject)


def _subject(resolver: Resolver, verb: int) -> int | None:
    subjects = resolver.tree.subjects(verb)
    return subjects[0] if len(subjects) == 1 else None


def _name(resolver: Resolver, token: int) -> str:
    """The name of what a token refers to; empty for what is none."""
    found = resolver.refer(token)
    return found.value.name if found is not None and isinstance(found.value, Named) else ""


def _token(resolver: Resolver, place: int) -> int:
    """The token that begins at a plain offset."""
    return bisect_left(resolver.tree.tokens, place, key=lambda token: token.start)
