"""Who wrote, scored, photographed or edited the film of a page: `the editor, X, …`, `A was the composer and B the "
"editor`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.sketch import matches, sketch
from schemas.text import Span

_CRAFTS = {
    "cinematographer": r"cinematographer|cameraman|director of photography",
    "editor": r"(?:film )?editor",
    "composer": r"composer",
    "producer": r"producer",
    "screenwriter": r"screenwriter|scriptwriter|scenarist",
    "designer": r"(?:production|costume|set) designer",
}
_WORKS = {
    "composer": r"music|score|soundtrack",
    "cinematographer": r"cinematography|photography|camerawork",
    "editor": r"editing",
    "screenwriter": r"screenplay|script|scenario",
    "designer": r"sets|costumes|production design",
}
_DID = r"(?:did|handled|was responsible for|were responsible for|was in charge of|saw to|took care of)"
_SAID = r"(?:is|was|were|are|had been|has been)?"
_MADE = r"(?:composed |written |co-written |adapted |designed |created )?"
_LOCATED = (
    r"(?:[Ff]ilming|[Ss]hooting|[Pp]rincipal photography|[Pp]roduction|[Ee]xteriors?|[Ii]nteriors?|(?:\w+ "
    r"){0,3}[Ss]cenes?(?: (?:at|in|of|on|with) (?:the )?[a-z]+)?|"
    r"(?:\w+ ){0,2}sequences?|\b[Ii]t|[Tt]he (?:film|picture|movie|series)|(?:[Mm]uch|[Mm]ost|"
    r"[Pp]arts|[Ss]ome) of (?:it|the (?:film|picture|movie|series))|[Aa]lmost everything|{W})"
    r"(?: and (?:interiors|exteriors))? (?:took place|started|began|(?:was|were) (?:also |mostly |mainly |largely |"
    r"entirely )?"
    r"(?:shot|filmed))(?P<rest>[^;.]*)"
)
_SHOT = (
    r"\b(?:[Ee]xteriors?|[Ii]nteriors?|[Ll]ocation work)(?: being| were| was)?(?: shot| filmed| done)?"
    r"(?P<rest> (?:in|at|on) [^;.]*)"
)
_WHERE = (
    r"(?:^|\s)(?:in|at|on|moved (?:on )?to|finally (?:in|to)) (?:the )?(?:(?:city|town|church|streets|deserts?|"
    r"hills|island|village|studios?) (?:of |in |at )|"
    r"(?:north|south|east|west)\w* )?(?P<l>{L}|{B})(?: in {X})?(?:,? (?:and|then)(?: in| at| on)?(?: the)? "
    r"(?P<m>{L}|{B}))?"
)
_STOOD = r"(?P<l>{L}|{B}|{P})(?: (?:near|in|at) {X})? (?:stood in|stands in|doubled|doubles) for"
_ELSE = re.compile(
    r"\b(?:because|where|which|whence|after|before|until|with|under|for|by|as)\b|, (?:and|but)? ?(?:he|she|it|they)\b"
)
_OTHER_FILM = re.compile(r"\b(?:his|her|their|first|earlier|previous|next|another)\b")


def read_crafts(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Makers and places of the page's film; offsets are the document's."""
    film = resolver.cast.subject
    if film.type not in ("Film", "Series"):
        return
    drawn = sketch(resolver, sentence)
    for relation, pattern, confidence in _patterns():
        for match in matches(pattern, drawn.text):
            span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
            for sign in drawn.all(match["p"], "{P}"):
                person = sign.named if sign.named.type == "Person" else replace(sign.named, type="Person")
                yield Found(film, relation, person, *span, confidence)
    located = [m for pattern in (_LOCATED, _SHOT) for m in matches(pattern, drawn.text)]
    for match in located:
        rest = match["rest"]
        cut = _ELSE.search(rest)
        for place in matches(_WHERE, rest[: cut.start() if cut else len(rest)]):
            for group in ("l", "m"):
                if place[group]:
                    until = match.start("rest") + place.end(group)
                    span = resolver.parsed.passage.locate(*drawn.plain(match.start(), until))
                    named = drawn.signs[place[group]].named
                    if resolver.cast.family(named.type) not in ("Place", "Organization", ""):
                        continue
                    yield Found(film, "filming_location", replace(named, type="Place"), *span, 0.85)
    for match in matches(_STOOD, drawn.text):
        span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
        named = drawn.signs[match["l"]].named
        yield Found(film, "filming_location", replace(named, type="Place"), *span, 0.85)


def _patterns() -> Iterator[tuple[str, str, float]]:
    every = "|".join(_CRAFTS.values())
    for relation, names in _CRAFTS.items():
        yield relation, rf"\b[Tt]he (?:film's )?(?:{names}), (?P<p>{{P}})(?=,)", 0.85
        yield (
            relation,
            rf"\b(?:was|were|is|are) the (?:{every})s?\b(?: of {{W}})?(?:,| and|;|, and) (?P<p>{{P}})"
            rf"(?:, (?:who|whose) [^,;.]*,)? the (?:{names})\b",
            0.88,
        )
    for relation, names in _WORKS.items():
        yield (
            relation,
            rf"\b(?:[Tt]he|[Ii]ts|[Aa]|with|from a) (?:[\w-]+ )?(?:{names}) {_SAID} ?{_MADE}(?:by|"
            rf"the work of) (?:{{D}})?(?P<p>{{P&}})",
            0.88,
        )
        yield relation, rf"(?P<p>{{P&}}) {_DID} the (?:{names})\b", 0.85
    yield (
        "screenwriter",
        r"(?P<p>{P}(?:, [^,;.]*,)?(?:,? and {P})*) (?:wrote|co-wrote|drafted) (?:the|its) (?:script|screenplay|"
        r"scenario)\b",
        0.88,
    )
    yield "screenwriter", r"(?P<p>{P&}) adapted it\b(?: together with {P})?", 0.85
    yield "screenwriter", r"{P} adapted it together with (?P<p>{P&})", 0.85
    yield "author", r"\b[Tt]he story (?:was|had been) written by (?P<p>{P&})", 0.85
    yield "cinematographer", r"(?P<p>{P&}) photographed (?:it |the film |the picture )?in\b", 0.88
    yield (
        "screenwriter",
        r"\badapted by (?P<p>{P&}) from (?:[\w-]+ ){0,4}?(?:novel|play|story|stories|book|memoir|musical|comic)",
        0.88,
    )
    yield (
        "author",
        r"\b(?:based on|adapted (?:by {P&} )?from|drawn from|adaptation of) (?:an? |the |two |three )?(?:[\w-]+ ){0,3}?"
        r"(?:novels?|plays?|stor(?:y|ies)|books?|memoirs?|comics?)(?: {W})?(?: of the same (?:name|title))? by "
        r"(?:{D})?(?P<p>{P&})",
        0.88,
    )
    yield (
        "author",
        r"\b(?:based on|adapted (?:by {P&} )?from|drawn from|adaptation of) (?P<p>{P})['’]s? (?:[\w-]+ ){0,4}?"
        r"(?:novel|play|story|book|memoir|comic)\b",
        0.88,
    )
