"""How the order of words tells where a river rises: `rises in X`, `has its source on X`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens
from builder.extraction.english.word_order.sketch import Sketch

_PLACE = ("Place",)
_STREAM = r"(?:river|stream|creek|brook|beck|burn|tributary|rivulet|waterway)"
_RISES = (
    r"(?:rises|rose|originates|has its (?:source|headwaters|origins?|springs?)|takes its (?:source|rise|origin)|is sourced)"
    r"(?: as [^,;.]{3,40})? (?:in|at|on|near|from)"
)
_AT = r"(?:(?:the |a |its )?(?:(?!to\b|into\b)[a-z-]+ ){0,6}?)(?P<o>{X})"
_RIVER_NAME = re.compile(r"\b(?:River|Creek|Brook|Stream|Beck|Burn)\b|^(?:Rio|Río|Nahr)\b")
_DEFINED = re.compile(rf"(?:(?!\b(?:on|near|along|by|with|where|between)\b)[^.])*?\b{_STREAM}s?\b")


def _is_river(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A river, by its name or as what the page defines; a mountain that rises has no source."""
    sign = drawn.signs[match["s"]]
    named = resolver.cast.current(sign.named).name
    about = resolver.cast.description or resolver.parsed.document[:200]
    own = named == resolver.cast.subject.name and _DEFINED.match(about) is not None
    return own or _RIVER_NAME.search(resolver.words(sign.start, sign.end)) is not None


def _of_river(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """On the page of a river."""
    about = resolver.cast.description or resolver.parsed.document[:200]
    return _RIVER_NAME.search(resolver.cast.subject.name) is not None or _DEFINED.match(about) is not None


def _of_own_river(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the page's river: none else opens the sentence."""
    first = drawn.signs.get(match[0].removeprefix("The ").removeprefix("the ")[:1])
    return (first is None or first.named.name == resolver.cast.subject.name) and _of_river(
        resolver, drawn, match
    )


def _of_feeders(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of what joins the page's river, by a sentence on that."""
    return _JOINS.search(drawn.text) is not None and _of_river(resolver, drawn, match)


def _opens_river(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return opens(resolver, drawn, match) and _of_river(resolver, drawn, match)


_JOINS = re.compile(r"\b(?:joined by|tributar(?:y|ies)|receives|takes in)\b")
_LENGTH = r"(?P<n>\d[\d,.]*(?: |\xa0)(?:km|kilomet(?:re|er)s|mi|miles))\b"
_HEIGHT = r"(?P<n>\d[\d,.]*(?: |\xa0)(?:m|met(?:re|er)s|ft|feet))\b"
_ABOUT = r"(?:about |approximately |around |roughly |some |nearly |almost |over |more than )?"
_FED = r"(?:(?:[A-Z][a-z]* |\([^()]{1,24}\),? )?(?:the )?(?:[Rr]ivers? )?{X}(?: \([^()]{1,24}\))?)"
_SIDE = r"(?:(?:on|from) (?:the|its) (?:left|right|north|south|east|west)(?: bank| side)?)"

SAID_OF_RIVERS = (
    Saying("length", rf"^(?:[Ii]t|[Tt]he {_STREAM}|(?:[Tt]he )?{{X}})\b[^;.]{{0,120}}?\b(?:flows|runs) (?:[a-z-]+ ){{0,4}}?for {_ABOUT}{_LENGTH}(?=[,;.]|,? (?:before|and|from|until|to)\b)",
           0.87, _PLACE, _of_own_river),
    Saying("length", rf"(?P<s>{{X}}), which at {_ABOUT}{_LENGTH} is ", 0.87, then=_of_feeders),
    Saying("elevation", rf"\b{_RISES} (?:the )?(?P<s>{{X}}),? (?:at )?(?:an (?:elevation|altitude) of )?{_ABOUT}{_HEIGHT} above (?:mean )?sea level", 0.86,
           then=_of_river),
    Saying("mouth", rf"^(?:[Ff]rom|[Oo]n) (?:the|its) (?:left|right|north|south|east|west)(?: bank| side)?,? (?:it|the {_STREAM}) (?:is joined by|receives|takes in) (?P<s>{_FED}(?:(?:, and|,| and) {_FED})*)",
           0.87, _PLACE, _of_river),
    Saying("mouth", rf"\b(?:[Ii]t|[Tt]he {_STREAM}) (?:is joined by|receives) (?P<s>{_FED}(?:(?:, and|,| and) {_FED})*),? {_SIDE}", 0.87, _PLACE, _of_river),
    Saying("mouth", r"\b(?:[Tt]he|[Ii]ts) (?:only|largest|longest|chief|main|other|most important) (?:[a-z]+ ){0,2}?tributary(?: on (?:the|its) (?:left|right)(?: bank)?)? is (?:the )?(?P<s>{X})(?!['’])",
           0.87, _PLACE, _of_river),
    Saying("mouth", rf"\b(?:[Ii]ts|[Tt]he {_STREAM}['’]s) (?:(?:main|chief|principal|largest|major|most important|only|[a-z]+est|left|right|bank) )*tributar(?:y|ies) (?:is|are|include|includes) "
           rf"(?P<s>{_FED}(?:(?:, and|,| and) {_FED})*)", 0.87, _PLACE, _of_river),
    Saying("source", rf"(?P<s>{{X}}) (?:\w+ )?{_RISES} {_AT}", 0.87, then=_is_river),
    Saying("source", rf"^(?:[Ii]t|[Tt]he {_STREAM}|[Ii]ts \w+ branch) (?:\w+ )?{_RISES} {_AT}", 0.87, _PLACE, _of_river),
    Saying("source", rf"\b(?:[Ii]ts|[Tt]he {_STREAM}['’]s) (?:source|headwaters|origin) (?:is|are|lies|lie)(?: located| found)? (?:in|at|on|near) {_AT}", 0.87,
           _PLACE, _of_river),
    Saying("source", rf"\b{_STREAM}s?\b[^;.]{{0,120}}?(?:,| and| that| which)? (?:rising|rises|originating|originates|that rises|which rises) (?:in|at|on|near|from) {_AT}",
           0.86, _PLACE, _opens_river),
    Saying("source", rf"\bflows? (?:[a-z]+ ){{0,3}}?from its (?:source|headwaters) (?:in|at|on|near) {_AT}", 0.86, _PLACE, _of_river),
)  # fmt: skip
