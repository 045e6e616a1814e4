"""What people named in passing do: `the actress Ann Lee`, `Bob Stone, a Swedish dentist,`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from builder.extraction.english.definitions import read_calling
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import (
    ADJECTIVES,
    AMBIGUOUS_MAKERS,
    MAKERS,
    NO_OCCUPATION,
    PERSON_NOUNS,
    is_person_noun,
)
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.sketch import Sign, compiled, matches, sketch
from builder.findings import Named
from schemas.graph import Literal, LiteralKind
from schemas.text import Span

_WORD = r"(?!(?:the|an?|by|of|in|to|with|for|at|from|was|is|were|that|and)\b)[\w'’-]+"
_BEFORE = (
    rf"\b(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?P<n>(?:(?:{{N}}-born|{_WORD}) ){{0,4}}{_WORD}"
    rf"(?: and (?:{_WORD} )?{_WORD})?) "
    rf"(?P<p>{{P}})(?!['’]s? own)"
)
_BEHIND = (
    r"(?P<p>{P}), (?:(?:then|later|once|also|now) )?(?:an?|the) (?P<n>[\w'’ -]{3,60}?)(?=,|;|\.|$| who\b| "
    r"whose\b| whom\b| from\b| one\b| of\b| in\b| at\b)"
)
# `Ann Lee, Swedish painter and poet` on a line, or between semicolons.
_ENTRY = r"(?:^|\n|;\s)(?P<p>{P}), (?P<n>[\w'’ -]{3,60}?)(?=[,;.\n]|$| (?:who|whose|from|of|in|at|for)\b)"
_KIN = (
    r"(?:father|mother|brother|sister|son|daughter|wife|husband|grandfather|grandmother|uncle|aunt|twin|cousin|"
    r"nephew|niece|stepfather)"
)
# The second calling of `a miller and brewer`, and not the rest of `a miller and died`.
_TOO = r"(?: and (?:an? )?[a-z-]+(?=,|;|\.|$| who\b| in\b| of\b| at\b| from\b| for\b| with\b))?"
# `his father, Karl, was a miller, and his mother, Ida, a seamstress`.
_OF_KIN = (
    rf"\b(?:[Hh]is|[Hh]er|[Tt]heir) (?:[\w-]+ )?{_KIN},? (?P<p>{{X}}),?(?: who (?:is|was|had been|became)(?: also)?)?"
    rf"(?: (?:was|is|had been|became|worked as|later became)(?: also)?)? (?:an?|the) (?P<n>[a-z'’ -]{{3,40}}?{_TOO})"
    rf"(?=,|;|\.|$| who\b| in\b| of\b| at\b| and\b| from\b| for\b| with\b)"
)
_PLURAL = (
    rf"\b(?:[Tt]he|[Tt]wo|[Tt]hree|[Ff]our|[Bb]oth|[Hh]is|[Hh]er) (?:{_WORD} ){{0,2}}?(?P<n>[a-z-]+s),? "
    r"(?P<p>{P}(?:, {P})*,? and {P})"
)
_WHO_IS = (
    r"(?P<p>{P}),? who (?:is|was|became)(?: also| later| himself| herself)? an? (?P<n>[a-z'’ "
    rf"-]{{3,40}}?{_TOO})(?=,|;|\.|$| in\b| "
    r"of\b| at\b| and\b| from\b)"
)
_ORIGIN = r"(?P<p>{P}), an? (?P<n>[A-Z]\w+)(?= who\b|,|;|\.|$)"
# `among the actors trained at the school are A and B`, `directors who studied there include A`.
_LISTED = (
    r"\b(?:Among|Its|The)? ?(?:the |its |many )?(?P<n>[\w-]+(?: [\w-]+)?) (?:who (?:studied|trained|took|"
    r"graduated)[^.;]*?|(?:trained|taught|"
    r"educated)(?: at the (?:school|college|academy|university)| here| there)?) (?:include|included|are|were) "
    r"(?P<p>{P&})"
)
_ALUMNI = (
    r"\b(?:alumni|alumnae|graduates|former students|former pupils|pupils|students)\b[^.;]{0,40}? (?:include|"
    r"included|are|were) "
    r"(?P<p>{D}{P}(?:(?:, (?:the|an?) [^,;.]{3,60})?(?:, and|,| and) (?:{D})?{P})*)"
)
_PLAYED = re.compile(
    r"\b(?:as|plays?|played|playing|portray\w*|voice[sd]?|roles?|parts?|characters?|called|named)\s$"
)
_IS = re.compile(r"\b(?:is|was|are|were|be|of)\s$")
_PARTS = re.compile(
    r"\b(?:plays?|played|portray\w*|roles?|parts?|characters?|starred as|appear\w* as|voice[sd]?)\b"
)
_TALE = re.compile(r"\b(?:plot|story|synopsis|summary|cast|characters?)\b", re.IGNORECASE)
_RANKS = frozenset(
    "king queen prince princess emperor empress president saint lord lady general name part".split()
)


def read_callings(resolver: Resolver, sentence: Span, headings: Sequence[str]) -> Iterator[Found]:
    """Occupations and nationalities beside names; nobody of a work's tale or cast. Offsets are the document's."""
    work = resolver.cast.within(resolver.cast.subject.type, "Work")
    if work and any(_TALE.search(heading) for heading in headings):
        return
    drawn = sketch(resolver, sentence)
    for pattern in (_BEFORE, _BEHIND, _OF_KIN, _WHO_IS, *(() if work else (_ENTRY,))):
        for match in matches(pattern, drawn.text):
            before = drawn.text[: match.start()]
            clause = re.split(r"[;:]\s", before)[-1]
            acted = _PLAYED.search(before) if pattern == _BEFORE else None
            if pattern == _BEFORE and _IS.search(before):
                acted = acted or compiled("{W}").search(clause)
            maker = pattern == _BEFORE and re.search(r"\b(?:by|for)\s$", before) is not None
            told = _PARTS.search(clause) or (work and _PARTS.search(drawn.text))
            if acted or (told and not maker):
                continue
            sign = drawn.signs[match["p"]]
            noun = match["n"].split()[-1]
            if (pattern == _OF_KIN or _is_somebody(resolver, sign, noun)) and noun.islower():
                start, end = drawn.plain(match.start("n"), match.end("n"))
                yield from _callings(resolver, sign, start, end, whole=pattern in (_BEFORE, _BEHIND, _ENTRY))


def read_plurals(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Each of `two lawyers, A and B`, `the directors A and B`; offsets are the document's."""
    drawn = sketch(resolver, sentence)
    for match in matches(_PLURAL, drawn.text):
        start, end = drawn.plain(match.start("n"), match.end("n"))
        tokens = [at for at in range(len(resolver.tree.tokens)) if start <= resolver.tree[at].start < end]
        noun = resolver.tree.lemma(tokens[-1])
        known = is_person_noun(noun) and noun not in NO_OCCUPATION | _RANKS | MAKERS | AMBIGUOUS_MAKERS
        if not known or resolver.tree[tokens[-1]].tag != "NNS" or _PARTS.search(drawn.text):
            continue
        span = resolver.parsed.passage.locate(start, end)
        calling = Literal(LiteralKind.TEXT, noun, noun)
        for sign in drawn.all(match["p"], "{P}"):
            person = Named(sign.named.name, "Person", "signature")
            yield Found(person, "occupation", calling, *span, 0.85)


def read_origins(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Canada of `Ann Lee, a Canadian who had come to Rome`; offsets are the document's."""
    drawn = sketch(resolver, sentence)
    for match in matches(_ORIGIN, drawn.text):
        country = ADJECTIVES.get(match["n"])
        if country is not None:
            span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
            person = Named(drawn.signs[match["p"]].named.name, "Person", "signature")
            yield Found(person, "nationality", Named(country, "Place", "signature"), *span, 0.85)


def read_alumni(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Who studied at the school that the page is about; offsets are the document's."""
    school = resolver.cast.subject
    if not resolver.cast.within(school.type, "School"):
        return
    drawn = sketch(resolver, sentence)
    for pattern in (_LISTED, _ALUMNI):
        for match in matches(pattern, drawn.text):
            span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
            for sign in drawn.all(match["p"], "{P}"):
                person = Named(sign.named.name, "Person", "signature")
                yield Found(person, "educated_at", school, *span, 0.88)


def _is_somebody(resolver: Resolver, sign: Sign, noun: str) -> bool:
    """A person by a full name, or by any one before which such a noun stands.

    Not the page's own subject, unless no definition describes it.
    """
    own, cast = sign.named.name == resolver.cast.subject.name, resolver.cast
    told = own and (cast.description or cast.subject.type != "Person")
    sure = sign.named.type == "Person" and noun in PERSON_NOUNS
    return (sure or " " in resolver.words(sign.start, sign.end)) and not told


def _callings(resolver: Resolver, sign: Sign, start: int, end: int, *, whole: bool) -> Iterator[Found]:
    """`film editor` and `writer` of `film editor and writer`, up to the first noun that names no occupation.

    `whole`: nothing unless every noun does. A manufacturer is a firm.
    """
    tree = resolver.tree
    tokens = [at for at in range(len(tree.tokens)) if start <= tree[at].start < end]
    joints = [at for at in tokens if tree.word(at) in ("and", ",")]
    heads = [at - 1 for at in joints] + tokens[-1:]
    nouns = [tree.lemma(at) for at in heads]
    known = [is_person_noun(n) and n not in NO_OCCUPATION and n not in _RANKS for n in nouns]
    firm = set(nouns) & (MAKERS | AMBIGUOUS_MAKERS) and sign.named.type != "Person"
    if whole and (firm or "manufacturer" in nouns or not all(known)):
        return
    heads = heads[: known.index(False)] if False in known else heads
    if (
        not tokens
        or not heads
        or any(tree[at].tag in ("NNS", "NNPS", "IN") for at in tokens if at <= heads[-1])
    ):
        return
    first = tokens[0]
    person = Named(sign.named.name, "Person", "signature")
    written = Span(*resolver.parsed.passage.locate(sign.start, sign.end))
    for head in heads:
        yield from read_calling(resolver, person, written, list(range(first, head + 1)))
        first = head + 2
