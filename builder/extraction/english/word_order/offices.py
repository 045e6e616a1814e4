"""Public offices that somebody held, with what the office is of and when: `served as Mayor of X from 1990 to 1994`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.said.sayings import UNREAL
from builder.extraction.english.tree import Tree
from builder.extraction.english.word_order.terms import term_after, term_before
from builder.findings import Named
from schemas.graph import Literal, LiteralKind, Qualifier
from schemas.text import Span

_NAME = r"(?:(?:[dlLD]['’])?[A-ZÀ-Þ][\w'’-]*\w|[A-Z]\.(?:[A-Z]\.)+|[IVX]+\b)"
_HELD = (
    r"(?i:mayor(?:ess)?|governor(?:[- ]general)?|premier|president|(?:(?:prime|first|chief|foreign|finance|defen[cs]e|"
    r"interior|cabinet|shadow) )?minister|ambassador|(?:high )?commissioner|senator|speaker|chancellor|(?:attorney|"
    r"solicitor|surgeon|postmaster|secretary)[ -]general|(?:under-?)?secretary|chief justice|(?:arch)?bishop|nuncio|"
    r"viceroy|lord[ -]lieutenant|sheriff|treasurer|comptroller|consul(?:[- ]general)?|constable|whip|member)"
)
_RANK = r"(?:(?i:deputy|vice|acting|interim|assistant|associate|auxiliary|lieutenant|state|lord)[ -])"
_BEFORE = rf"(?:{_RANK}|(?!(?:He|She|The|It)\b){_NAME} ){{0,3}}?"
# What an office is of: `of the Falkland Islands`, `for Trade and Industry`, but not the next office.
_OTHER = rf"(?!(?:{_RANK})?{_HELD}\b)"
_JOIN = rf"(?:,? (?:and|&) {_OTHER}|, (?={_NAME},? and {_OTHER}{_NAME}\b)| (?:of|for|in)(?: the)? |- ?| )"
_LAND = r"(?: (?:islands?|region|province|county|district|state|constituency|republic|territory))?"
_OF = rf"(?: (?:of|for|to|in) (?:the |His |Her )?{_NAME}(?:{_JOIN}{_NAME})*{_LAND})"
# An office that needs no more words.
_WHOLE = (
    r"(?:(?:Prime|Chief|First|Foreign|Finance|Defen[cs]e|Interior) Minister|Member of Parliament|Governor[- ]General|"
    r"Chief Justice|Attorney General|Solicitor General)(?![a-z])"
)
_OFFICE = rf"(?P<c>{_BEFORE}(?:{_HELD}{_OF}|{_WHOLE}))"
_ARTICLE = (
    r"(?:(?:the|an?|its|his|her|their) )?(?:(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|"
    r"last|only|youngest|oldest|longest-serving|current|former|new|next|independent|elected|fellow)"
    r"(?: (?:and|ever) )?,? ?)*"
)
_ADVERBS = (
    r"(?:(?:also|later|then|briefly|again|previously|subsequently|currently|now|formerly|once|twice|first|"
    r"concurrently) )*"
)
_WHEN = r"(?: (?:on|in) [A-Z\d][\w ]{3,20})?"
_BY = r"(?: by (?:the )?(?:[A-Z][\w.'’-]*(?: of)? ?){1,5})?"
_NAMING = (
    r"(?:appointed|elected|re-?elected|named|made|chosen|sworn in|consecrated|promoted|installed|confirmed)"
)
_CALLINGS = r"(?:(?!(?:of|to|for|with|by|in|at|from|and|who|that) )[\w-]+,? ){1,6}?(?:,|and|as well as) "
_VERBS = (
    rf"\b(?P<v>served|serves|serving) {_ADVERBS}as {_ADVERBS}",
    rf"\b(?:was|were|is|been|being) {_ADVERBS}(?P<v>{_NAMING}){_WHEN}{_BY} ?(?: ?(?:as|to be) )?",
    rf"\b(?P<v>is|was|became|been) {_ADVERBS}",
    r"\b(?P<v>held|holds) (?:the )?(?:office|post|position)s? (?:of|as) ",
    r"\b(?P<v>succeeded|replaced|followed) (?:his |her )?(?:[\w.'’-]+ ){1,5}as ",
    r"\b(?P<v>took) (?:over|office) as ",
    rf"\b(?P<v>is|was) an? {_CALLINGS}(?:a |later |former )*",
    r"\b(?P<v>worked|acted|reigned|sat) as ",
)
_OFFICES = tuple(re.compile(verb + _ARTICLE + _OFFICE) for verb in _VERBS)
_NEXT = re.compile(r"(?:,| and|, and|;) (?:(?:then|later|also|as|from) )*" + _ARTICLE + _OFFICE)
_HOUSES = (
    r"(?:House of (?:Commons|Lords|Representatives|Assembly|Delegates|Councillors|Keys|Burgesses|the People)|"
    r"Chamber of Deputies|Senate|Parliament|Assembly|Congress|Council|Diet|Duma|Sejm|Bundestag|Reichstag|Landtag|"
    r"Knesset|Riksdag|Storting|"
    r"Dáil|Seanad|Lok Sabha|Rajya Sabha)"
)
_HOUSE = re.compile(
    rf"\b(?:was|were|been) {_ADVERBS}(?P<v>elected|re-?elected|returned|appointed){_WHEN} to "
    rf"(?P<c>the (?:{_NAME} )*{_HOUSES}(?: of (?:the )?{_NAME}(?: {_NAME})*)?)(?! election)"
)
_NO_OFFICE = re.compile(
    rf"^[Mm]ember of (?!(?:the )?(?:{_NAME} )*?(?:{_HOUSES}|Cabinet|Legislat))|"
    r"\b(?i:president|secretary|treasurer|chancellor) (?:for|to|in) (?!the President)|"
    r"\b(?i:sheriff|bishop|speaker|mayor|member) (?:for|in|to) "
)
_CONFIDENCE = 0.86


@dataclass(frozen=True, slots=True)
class _Office:
    """An office of a sentence and the token of the verb that gives it; offsets are the plain text's."""

    verb: int
    words: str
    start: int
    end: int
    term: str


def read_offices(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Whoever held an office, as a calling with its term; offsets are the document's."""
    tree, passage = resolver.tree, resolver.parsed.passage
    seen: set[str] = set()
    for office in _offices(resolver, sentence):
        person = _holder(resolver, office.verb)
        if person is None or office.words in seen or _NO_OFFICE.search(office.words):
            continue
        seen.add(office.words)
        said = (Qualifier("time", office.term),) if office.term else ()
        calling = Literal(LiteralKind.TEXT, office.words, office.words)
        span = passage.locate(min(tree[office.verb].start, office.start), office.end)
        yield Found(person, "occupation", calling, *span, _CONFIDENCE, said)


def _offices(resolver: Resolver, sentence: Span) -> Iterator[_Office]:
    tree, plain = resolver.tree, resolver.parsed.passage.plain
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    for pattern in (*_OFFICES, _HOUSE):
        for match in pattern.finditer(plain, low, high):
            verb = next(
                (t for t in range(sentence.start, sentence.end) if tree[t].start == match.start("v")), None
            )
            before = re.split(r"[;,]\s|\b(?:but|and|who|which|while|when)\b", plain[low : match.start()])[-1]
            if verb is None or UNREAL.search(before) or tree.reality(verb) < 1:
                continue
            words = f"member of {match['c']}" if pattern is _HOUSE else match["c"]
            yield from _run(resolver, match, verb, words, (low, high))


def _run(
    resolver: Resolver, match: re.Match[str], verb: int, words: str, within: tuple[int, int]
) -> Iterator[_Office]:
    """The office of a match and those of the list that goes on behind it."""
    plain = resolver.parsed.passage.plain
    first = term_before(plain, within[0], match.start())
    at: re.Match[str] | None = match
    while at is not None:
        term, end = term_after(resolver.parsed, at.end(), within[1])
        start, stop = at.span("c")
        yield _Office(verb, words, start, stop, term or first)
        at = _NEXT.match(plain, end, within[1])
        words = at["c"] if at is not None else ""


def _holder(resolver: Resolver, verb: int) -> Named | None:
    """The one person who is the subject of a verb, also of `Ann was a lawyer who served`."""
    tree, cast = resolver.tree, resolver.cast
    subjects = tree.subjects(verb)
    for _ in range(3):
        if len(subjects) != 1 or tree.word(subjects[0]) in ("they", "we"):
            return None
        found = resolver.refer(subjects[0], person=True)
        if found is not None and isinstance(found.value, Named):
            person = cast.current(found.value)
            return person if cast.family(person.type) == "Person" else None
        subjects = _told_of(tree, subjects[0])
    return None


def _told_of(tree: Tree, noun: int) -> list[int]:
    """Of whom a noun is told: Ann of `Ann was a lawyer and a judge`."""
    while tree[noun].dependency == "conj" and tree[tree[noun].head].pos == "NOUN":
        noun = tree[noun].head
    be = tree[noun].head
    is_told = tree[noun].dependency == "attr" and be >= 0 and tree.lemma(be) == "be"
    return tree.subjects(be) if is_told else []
