"""How the order of words tells who brings a film to the cinemas: `released through`, `bought the rights`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

_FILM = ("Film", "Series")
_FIRMS = r"{B}(?:(?:, and|,| and) {B})*"
_FILM_OR_IT = r"(?:\b[Ii]t|\b[Tt]he (?:film|picture|movie|documentary|feature)|{W})"
_WHERE = r"(?:[A-Z][\w.]*|{L}|[a-z-]+)"
_RIGHTS = (
    rf"(?:the |its |all )?(?:(?!film |screen |novel |movie |television |remake ){_WHERE} ){{0,4}}?"
    r"(?:distribution|theatrical|domestic|international|worldwide|global|American|U\.S\.|US|UK|British|Canadian) rights"
)
_GOT = r"(?:acquired|bought|purchased|obtained|secured|picked up|holds|held|owns|owned|landed|won|took)"
_NO_FILM = re.compile(
    r"\b(?:soundtrack|album|song|single|novel|book|score|trailer|video|game|DVD|Blu-ray|VHS|home|comic|sequel|remake|"
    r"television rights|reissued|re-released|restor\w+)\b"
)


def _of_film(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the page's film: no other work is named, nor its record, book or tape."""
    others = [s for s in drawn.all(drawn.text, "{W}") if s.named.name != resolver.cast.subject.name]
    return not others and _NO_FILM.search(drawn.text[: match.end()]) is None


SAID_OF_RELEASES = (
    Saying("distributor", rf"\b(?:distributed|released|issued)(?: [a-z]+){{0,3}}?(?: in (?:the )?{{L}}(?:,? and (?:the )?{{L}})?)?(?: (?:on|in) {{DATE}})?,? "
           rf"(?:through|via) (?:the )?(?P<o>{_FIRMS}|{{L}})", 0.87, _FILM, _of_film),
    Saying("distributor", rf"(?P<o>{{B}}) (?:\w+ )?{_GOT} {_RIGHTS}(?! (?:to|for|of) (?!(?:the )?(?:film|movie|picture|documentary|project)\b|it\b|{{W}}))", 0.87,
           _FILM, _of_film),
    Saying("distributor", rf"\b[Rr]ights (?:(?:to|for|of) {_FILM_OR_IT} )?(?:in (?:the )?{{L}} )?(?:were|was) (?:\w+ )?(?:acquired|bought|"
           r"purchased|picked up|secured|sold|obtained) (?:by|to) (?P<o>{B})", 0.85, _FILM,
           lambda resolver, drawn, match: (
               _of_film(resolver, drawn, match) and re.search(r"\bistribution $|istribution rights", drawn.text[: match.end()]) is not None)),
    Saying("distributor", r"\b(?:acquired|bought|purchased|picked up|taken up) for (?:[\w.-]+ ){0,4}?(?:distribution|release) (?:in (?:the )?{L} )?by "
           r"(?P<o>{B})", 0.87, _FILM, _of_film),
    Saying("distributor", rf"\b(?:acquired|bought|purchased|picked up) by (?P<o>{_FIRMS}) for (?:[\w.-]+ ){{0,4}}?(?:distribution|release)\b", 0.87, _FILM,
           _of_film),
    Saying("distributor", rf"(?P<o>{{B}}) (?:\w+ )?(?:acquired|bought|purchased|picked up) {_FILM_OR_IT} for (?:[\w.-]+ ){{0,4}}?(?:distribution|release)\b",
           0.87, _FILM, _of_film),
    Saying("distributor", r"(?P<o>{B}) (?:\w+ )?(?:handled|handles|undertook|oversaw) (?:the |its )?(?:[\w.-]+ ){0,3}?(?:distribution|release)\b", 0.85,
           _FILM, _of_film),
    Saying("distributor", rf"\bwith (?P<o>{_FIRMS}) (?:distributing|handling (?:the |its )?(?:[\w.-]+ ){{0,2}}?distribution|releasing)\b", 0.85, _FILM,
           _of_film),
    Saying("distributor", r"(?:\b[Ii]ts|\b[Tt]he|\b[Bb]y) (?:[\w.-]+ ){0,2}?distributor,? (?:was |is )?(?P<o>{B})", 0.85, _FILM, _of_film),
    Saying("distributor", r"(?P<o>{B}) (?:\w+ )?(?:distributed|released) (?:it|the (?:film|picture|movie|documentary))\b", 0.85, _FILM, _of_film),
    Saying("production_company", rf"\bco-?production (?:between|of|by|with|among) (?:the )?(?P<o>{_FIRMS})", 0.85, _FILM, _of_film),
    Saying("production_company", rf"\bproduced (?:through|under|via) (?:his|her|their|the) (?:[\w-]+ ){{0,3}}(?:company|companies|banner|label|outfit),? "
           rf"(?P<o>{_FIRMS})", 0.87, _FILM, _of_film),
    Saying("production_company", rf"(?P<o>{_FIRMS}) (?:co-)?produced (?:the (?:film|picture|movie|documentary)|it)\b", 0.85, _FILM, _of_film),
)  # fmt: skip
