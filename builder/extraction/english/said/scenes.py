"""How the order of words tells where works are set and filmed, of which series they are, and after whom things are named."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import ADJECTIVES, HONORIFICS
from builder.extraction.english.said.sayings import Saying, opens
from builder.extraction.english.word_order.sketch import Sketch

_WORK = ("Work",)
_NAMED = ("Place", "Organization", "Thing", "Work", "Event", "Award")
_MUCH = r"(?:(?:primarily|mainly|mostly|largely|entirely|partly|partially|principally|also|all|again|on location) )*"
_AREA = r"(?:the )?(?:(?:and around|(?!(?:world|universe|studio|studios)\b)[a-z][a-z-]*) ){0,4}?(?:the )?"
_LANDS = r"{L}(?:(?:, and|,| and) (?:the )?{L})*"
_NO_SCENE = re.compile(
    r"\b(?:festival|record|released|premiered|premiere|studio|shown|screened|sequel|theaters|theatres)\b"
)
_ADJ = r"(?:the )?(?:late |famous )?(?:(?!(?:of|in|at|from|to|by) )[\w'.-]+ ){0,6}?(?:the )?"
_END = r"(?!['’-]| (?:word|term|name|phrase|verse|language|for)\b)"
_OWN = (
    r"(?:[Ii]t|[Tt]he (?:building|town|city|village|county|river|school|college|university|museum|park|street|bridge|island|airport|station|company|band|"
    r"group|team|award|prize|stadium|mountain|lake|creek|community|district|reaction|theorem|method|ship|crater|asteroid|species|genus|church|hospital|"
    r"library|theatre|theater|square|suburb|festival|cup|trophy|house|arena|settlement|township|neighbou?rhood|place|name))"
)
_PART = r"(?:book|novel|installment|instalment|entry|volume|film|movie|game|title|part|chapter|sequel|prequel|story|novella|season)"
_SERIES = r"(?:series|trilogy|franchise|saga|cycle|quartet|film series|novel series|book series|video game series|anthology|duology|tetralogy)"


def _scene(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Where a story goes on or is filmed, not where it was shown."""
    return _NO_SCENE.search(match[0]) is None


def _whole(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A name, not `Chinese` or the rank before one: `US Senator`."""
    sign = drawn.signs[match["o"]]
    last = resolver.words(sign.start, sign.end).split()[-1]
    return last not in ADJECTIVES and last.lower() not in HONORIFICS


SAID_OF_SCENES = (
    Saying(
        "setting",
        rf"(?:^|,|\b(?:is|are|was|being|story|novel|film|series|drama|comedy|game|play|show|which|and|thriller|book|sitcom|western|romance)) ?{_MUCH}(?:set|takes place|taking place) {_MUCH}"
        rf"(?:in|on|at|around) (?:and around )?{_AREA}(?:(?:city|town|village|state|island|county|province|district|suburb|neighbou?rhood|region) of )?(?P<o>{{L}})",
        0.87,
        _WORK,
        _scene,
    ),
    Saying(
        "filming_location",
        rf"\b(?:filmed|shot) {_MUCH}(?:in|at|on|around) (?:and around )?(?:location in |locations? in )?{_AREA}(?:(?:city|town|village|state|island|county|province|suburb) of )?(?P<o>{_LANDS})",
        0.87,
        _WORK,
        _scene,
    ),
    Saying(
        "filming_location",
        r"\b(?:[Ff]ilming|[Ss]hooting|[Pp]rincipal photography|[Pp]hotography)(?: for the (?:film|series|movie))? (?:took place|began|begun|started|occurred|was done|commenced|happened)"
        rf"(?:(?!{{X}})[^;.]){{0,40}}? (?:in|at|around) {_AREA}(?:(?:city|town|village|state|island|county|province) of )?(?P<o>{_LANDS})",
        0.87,
        _WORK,
        _scene,
    ),
    Saying(
        "series",
        rf"(?:^[^;.]{{0,120}}?|\b[Ii]t )(?:is|was) (?:an?|the) [^;.]{{0,80}}?\b{_PART} (?:in|of|from) (?:the |his |her |their |{{P}}['’]s? )?(?:[\w-]+ ){{0,5}}?"
        rf"(?P<o>{{W}}|{{N}})(?: [a-z]+){{0,2}}? {_SERIES}\b",
        0.86,
        _WORK,
        lambda resolver, drawn, match: opens(resolver, drawn, match) or re.match("[Ii]t ", match[0]) is not None,
    ),
    Saying(
        "series",
        r"^[^;.]{0,120}? (?:is|was) (?:an?|the) (?:[\w-]+ ){0,5}?(?:episode|season premiere|season finale|season)(?: and [a-z ]{3,30}?)? of (?:the )?(?:(?!{W})[^;.]){0,90}?(?P<o>{W})",
        0.87,
        _WORK,
        opens,
        untyped=True,
    ),
    Saying(
        "named_after",
        rf"^{_OWN} (?:is|was|are|were) (?:[a-z]+ ){{0,2}}named (?:after|for|in hono(?:u)?r of) {_ADJ}(?P<o>{{X}}){_END}",
        0.87,
        _NAMED,
        _whole,
        untyped=True,
    ),
    Saying(
        "named_after",
        rf"^(?:The )?(?P<s>{{X}}) (?:is|was|are|were) (?:[a-z]+ ){{0,2}}named (?:after|for|in hono(?:u)?r of) {_ADJ}(?P<o>{{X}}){_END}",
        0.87,
        then=_whole,
    ),
    Saying(
        "named_after",
        rf"^(?:(?!\b(?:who|whom|whose|son|daughter)\b)[^;.]){{1,160}}?(?:,| is| was|\band|\w) named (?:after|for|in hono(?:u)?r of) {_ADJ}(?P<o>{{X}}){_END}",
        0.85,
        _NAMED,
        lambda resolver, drawn, match: opens(resolver, drawn, match) and _whole(resolver, drawn, match),
        untyped=True,
    ),
    Saying(
        "named_after",
        rf"^(?:{_OWN}|[Ii]ts name) (?:takes|took|derives|derived|gets|got|comes|came)(?: its name)? (?:[a-z]+ )?from {_ADJ}(?P<o>{{X}}){_END}",
        0.84,
        _NAMED,
        lambda resolver, drawn, match: "name" in match[0] and _whole(resolver, drawn, match),
        untyped=True,
    ),
)  # fmt: skip
