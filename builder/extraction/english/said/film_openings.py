"""How the first sentence of a film's page tells who made it and who plays in it."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens, plain
from builder.extraction.english.word_order.sketch import Sketch
from schemas.names import name_key

_FILM = ("Film",)
_SCREEN = ("Film", "Series")
_KIND = r"(?:film|movie|noir|[Ww]estern|documentary|thriller|comedy|drama|musical|short|short subject|serial|biopic|miniseries)"
_STOPS = "about|who|whom|whose|where|which|that|based on|for|between|after|before|than|when|while"
_OTHERS = r"(?:remake|sequel|prequel|version|adaptation|follow-up|spin-off|part|instal?lment|short|segment)s? (?:of|to|in)"
# What may stand between the film and its makers: nothing of another work.
_ON = plain(rf"(?:{_STOPS}|{_OTHERS})").replace("(?!", "(?!{W}|", 1)
_IS = rf"^{plain(_STOPS)}{{1,160}}? (?:is|was) (?:an?|the|one of the) {_ON}{{0,160}}?\b{_KIND}\b"
_ALONE = plain(rf"(?:{_STOPS}|{_OTHERS}|starring|featuring)")
# Kinds of films after which a parser takes `directed` for a verb of its own.
_NOIR = rf"^{_ALONE}{{1,160}}? (?:is|was) (?:an?|the|one of the) {_ALONE}{{0,80}}?\b(?:noir|Western)(?: (?:film|movie))?"
_WROTE = r"(?:written|produced|edited|scored)"
_MAKER = r"(?:(?:the )?(?:[A-Z][\w-]+ )?(?:[a-z-]+ )??(?:film-?maker|director)s? )"


def _own(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page's first sentence is of the page's work."""
    works = [name_key(sign.named.name) for sign in drawn.all(match[0], "{W}")]
    own = not works or any(work in resolver.cast.subject_key for work in works)
    return own and opens(resolver, drawn, match)


SAID_OF_FILM_OPENINGS = (
    Saying("director", rf"{_IS}{_ON}{{0,140}}?,? (?:{_WROTE},? and )?directed(?: and {_WROTE})? by {{D}}(?P<o>{{P&}})(?!['’])", 0.9, _FILM, _own,
           untyped=True),
    Saying("director", rf"{_IS}(?: film| series)? by (?:{_MAKER})?(?P<o>{{P&}})(?!['’])", 0.86, _SCREEN, _own),
    Saying("screenwriter", rf"{_NOIR} (?:written and directed|directed and written) by {{D}}(?P<o>{{P&}})(?!['’])", 0.88, _FILM, opens),
    Saying("producer", rf"{_NOIR} (?:produced and directed|directed and produced) by {{D}}(?P<o>{{P&}})(?!['’])", 0.88, _FILM, opens),
    Saying("starring", rf"{_NOIR} (?:{_WROTE} and )?directed(?: and {_WROTE})? by (?:(?!\b(?:remake|version|sequel|starring)\b)[^;.]){{1,160}}?(?:,| and) "
           r"(?:and )?starring (?P<o>{P+})", 0.88, _FILM, opens),
)  # fmt: skip
