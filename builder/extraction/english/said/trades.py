"""How the order of words tells works by the trade of whom a page is about: films that a composer scored, buildings."""

from __future__ import annotations

import re
from collections.abc import Callable

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch, compiled

_PERSON = ("Person",)
_TRADES = {
    "composer": r"\bcomposer\b",
    "cinematographer": r"\b(?:cinematographer|cameraman|director of photography)\b",
    "editor": r"\bfilm editor\b",
    "screenwriter": r"\b(?:screenwriter|scriptwriter)\b",
}
_NO_DIRECTOR = re.compile(r"\b(?:film-?maker|director)\b")
_LIST = r"{W}(?:{ASIDE}(?:, and|,| and) (?:on )?{W})*"
_TOGETHER = rf"(?:worked|collaborated|collaboration|partnership|working) with (?P<o>{{P}})(?: again)? on (?P<s>{_LIST})"
_CALLED = re.compile(
    r"\bdirectors (?:who|that) (?:\w+ )?(?:called on|hired|engaged|employed|used|chose|turned to|worked with) (?:him|her)\b"
)
_ARCHITECT = re.compile(r"\barchitect\b")
_BUILDING = re.compile(
    r"\b(?:House|Hall|Theatre|Theater|Hotel|Museum|Palace|Studios?|Cathedral|Church|Hospital|Station|Airport|College|"
    r"School|Gallery|Library|Tower|Bridge|Stadium|Institute|Cent(?:er|re)|Arena|Laborator(?:y|ies)|Chapel|Opera|Court|"
    r"Pavilion|Building|Pyramid|Memorial|Villa|Temple|Bank|Plaza|Terminal)\b"
)
_PLAYS = re.compile(r"\b(?:actor|actress|comedian)\b")
_OPENS = (
    r"^(?:On television |In animation |Later |[Ii]n {DATE},? )*(?:[Hh]e|[Ss]he|{P}) (?:also |later |then )?"
)
_OPENS += r"(?:was|is|played|plays|portrayed|voiced|appeared as|was the voice of) [^;.]*? in [^,;.]*?{W}"
_PARTS = r"^(?:[Ll]ater|[Oo]ther|[Hh]is|[Hh]er|[Aa]mong (?:his|her))(?: [\w-]+){0,3} (?:parts|roles|characters)(?: on (?:the )?"
_PARTS += r"(?:screen|stage|television))? (?:include|included|are|were) "


def _of_trade(trade: str) -> Callable[[Resolver, Sketch, re.Match[str]], bool]:
    """Whether the page is about somebody of a trade who directs nothing."""
    known = re.compile(_TRADES[trade])

    def of_trade(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
        words = resolver.cast.description
        return known.search(words) is not None and _NO_DIRECTOR.search(words) is None

    return of_trade


def _called(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _CALLED.search(drawn.text[: match.start()]) is not None


def _called_composer(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _called(resolver, drawn, match) and _of_trade("composer")(resolver, drawn, match)


def _built(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether an architect's page names a building."""
    sign = drawn.signs[compiled("{X}").findall(match["s"])[0]]
    words = resolver.words(sign.start, sign.end)
    return _ARCHITECT.search(resolver.cast.description) is not None and _BUILDING.search(words) is not None


def _goes_on(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the sentence tells parts of the actor of the page, and this is one more of them."""
    if _PLAYS.search(resolver.cast.description) is None:
        return False
    if compiled(_PARTS).match(drawn.text):
        return True
    opened = compiled(_OPENS).match(drawn.text[: match.start()])
    people = drawn.all(opened[0], "{P}")[:1] if opened and drawn.text[0].isalpha() is False else []
    return opened is not None and all(p.named.name == resolver.cast.subject.name for p in people)


SAID_OF_TRADES = (
    *(Saying(trade, _TOGETHER.replace("(?P<o>{P})", "{P}"), 0.85, _PERSON, _of_trade(trade)) for trade in _TRADES),
    *(Saying("director", _TOGETHER.replace("{P}", "{P}"), 0.8, _PERSON, _of_trade(trade)) for trade in _TRADES),
    Saying("composer", r"{P}, for (?P<s>{W})", 0.85, _PERSON, _called_composer),
    Saying("director", r"(?P<o>{P}), for (?P<s>{W})", 0.85, _PERSON, _called),
    Saying(
        "composer",
        r"\b(?P<o>[Hh]is|[Hh]er) (?:[\w-]+ ){0,3}(?:score|music|soundtrack) (?:was|is|came)(?: written| composed)? "
        r"(?:for|in|with) (?:{P}'s )?(?P<s>{W})",
    ),
    Saying("designer", r"\b(?:known|remembered|noted|famous) (?:[a-z]+ ){0,2}?(?:as|for being) the (?:designer|architect|engineer) of (?:the )?(?P<s>{X})(?!['’])",
           0.87, _PERSON, alone),
    Saying("designer", r"\b(?:[Hh]e|[Ss]he) (?:\w+ )?(?:built|designed|finished|completed) (?:the |an? (?:[\w-]+ )?)?(?P<s>{X})",
           0.85, _PERSON, _built),
    Saying(
        "designer",
        r"(?P<s>{X})(?: (?:in|near|at) {X}(?:, {X})?)?(?:, [^;.]{0,40},)? (?:was|is|became) (?:the )?(?:[\w-]+ ){0,2}?(?:of )?(?:his|her) "
        r"(?:[\w-]+ ){0,3}(?:designs?|works?|buildings?|commissions?)\b",
        0.85,
        _PERSON,
        _built,
    ),
    Saying("designer", r"\bdesign(?:ed|ing|s)[^:;.]{0,40}?: (?:the |an? )?(?P<s>{X})", 0.85, _PERSON, _built),
    Saying(
        "designer",
        r"(?<=[,d]) (?:the |an? )(?P<s>{X}) (?:in|near|at|of) {X}",
        0.8,
        _PERSON,
        lambda resolver, drawn, match: (
            _built(resolver, drawn, match)
            and re.search(r"\bdesign(?:ed|ing|s)[^:;.]{0,40}?: ", drawn.text[: match.start()]) is not None
        ),
    ),
    Saying("starring", r"(?:, |, and | and | include | included | are | were )(?P<r>(?:an?|the|his|her) [a-z][^,;.]{2,50}?|(?:(?:the|an?) [a-z ]+ )?{X}) in "
           r"(?:(?:{P}'s |the )(?:[\w-]+ ){0,4})?(?P<s>{W})", 0.82, _PERSON, _goes_on),
)  # fmt: skip
