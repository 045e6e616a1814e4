"""How the order of words tells in which bands, teams, parties and societies people were, and of whom they are kin."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import COUNTRIES
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_BAND = (
    r"(?:(?:[\w/-]+ ){0,5}?(?:band|(?:girl |boy |idol |pop |rock |vocal |music(?:al)? |rap |folk |jazz )group|duo|trio|quartet|"
    r"quintet|sextet|supergroup|ensemble),? )"
)
_PLAYER = (
    r"(?:drummer|guitarist|bassist|bass player|vocalist|singer|frontman|frontwoman|keyboardist|pianist|saxophonist|"
    r"percussionist|violinist|trumpeter|rapper)"
)
_IS = r"\b(?:is|was|became|being|(?:known|fame|recognition) (?:\w+ )?as) (?:also )?(?:an?|the|its|their|one of the) "
_ON = (
    r"(?:(?!\b(?:by|whose|who|about|with|brother|sister|son|daughter|wife|husband|father|mother)\b|{P})[^;.])"
)
_THE = r"(?:the |The )?"
_SPORT = re.compile(
    r"\b(?:player|footballer|cricketer|goalkeeper|pitcher|hockey|basketball|football|baseball|rugby)\b"
)
_TRADES = r"(?:the )?(?:[a-z-]+ ){0,3}and [a-z-]+ "


def _in_band(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of whom the page is about, and in no single musician's pay."""
    named = resolver.cast.current(drawn.signs[match["o"]].named)
    person = named.type == "Person" and named.type_source != "tagger"
    return alone(resolver, drawn, match) and not person


def _played_for(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Clubs of somebody who plays a sport; his country is no club."""
    names = [sign.named.name for sign in drawn.all(match["o"], "{X}")]
    others = COUNTRIES.isdisjoint(names) and alone(resolver, drawn, match)
    return others and _SPORT.search(resolver.cast.description) is not None


def _of_party(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return resolver.words(*_edges(drawn, match)).endswith("Party") and alone(resolver, drawn, match)


def _of_body(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A body by its name, which is no party."""
    party = resolver.words(*_edges(drawn, match)).endswith("Party")
    return not party and _in_band(resolver, drawn, match)


def _edges(drawn: Sketch, match: re.Match[str]) -> tuple[int, int]:
    sign = drawn.signs[match["o"]]
    return sign.start, sign.end


_MUSIC = re.compile(r"\b(?:band|group|duo|trio|quartet|quintet|ensemble|orchestra|choir|act)\b")


def _on_band(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """On the page of a band; whom somebody else replaces there is named before."""
    about = resolver.cast.description or resolver.parsed.document[:200]
    return _MUSIC.search(about) is not None


SAID_OF_MEMBERS = (
    Saying("member_of", r"\b(?:[Hh]er|[Hh]is|[Tt]heir) place (?:in the (?:band|group|line-up) )?(?:was|is|had been) (?:later |soon |then )?(?:taken|filled)(?: over)? by (?:{D})(?P<s>{P})(?!['’])",
           0.87, ("Organization",), _on_band),
    Saying("end_date", r"\b(?:[Tt]hey|[Tt]he (?:band|group|duo|trio|quartet|quintet|ensemble)) (?:finally |eventually |officially |then )?(?:broke up|split up|disbanded|dissolved|split) (?:in|on) (?P<d>{DATE})(?![^.]*\b(?:reuni|re-?form|regroup|until|before))",
           0.86, ("Organization",), _on_band),
    Saying("member_of", rf"{_IS}{_ON}{{0,90}}?\b{_PLAYER} (?:for|of|in|with) (?:the |an? )?{_BAND}{_THE}(?P<o>{{B}})(?!['’])", 0.87, _PERSON, _in_band),
    Saying("member_of", rf"{_IS}{_ON}{{0,90}}?\b{_PLAYER} (?:for|of) the (?P<o>{{B}})(?=[,;.]| and\b| from\b| until\b|$)", 0.85, _PERSON, _in_band),
    Saying("member_of", rf"{_IS}{_ON}{{0,90}}?\b(?:members?|leader|frontman|frontwoman|(?:co-)?founder) of (?:the |an? )?{_BAND}{_THE}(?P<o>{{B}})(?!['’])", 0.87,
           _PERSON, _in_band),
    Saying("member_of", r"\bmember of (?:the )?{B},? and (?:of )?(?:the )?(?P<o>{B})(?=[,;.]|$)", 0.85, _PERSON, _of_body),
    Saying("member_of", r"^An? (?:[\w-]+ ){0,2}member of (?:the )?(?P<o>{B}), (?:he|she|{P})\b", 0.87, _PERSON, _of_body),
    Saying("political_party", r"^An? (?:[\w-]+ ){0,2}member of (?:the )?(?P<o>{B}), (?:he|she|{P})\b", 0.87, _PERSON, _of_party),
    Saying("political_party", r"^As an? (?:[\w-]+ ){0,2}member of (?:the )?(?P<o>{B}), (?:he|she|{P})\b", 0.87, _PERSON, _of_party),
    Saying("member_of", r"\b(?:played|plays|playing)(?: (?!against\b)[a-z-]+){0,4}? (?:for|with) (?:the )?(?P<o>{X}(?:(?:, and|,| and) (?:the )?{X})+)"
           r"(?=[,;.]| in\b| between\b| from\b| and\b| before\b|$)", 0.85, _PERSON, _played_for),
    Saying("founded_by", rf"(?P<o>{_WHO}) (?:is|was) (?:also )?one of the (?:original |main |[a-z]+ )?(?:co-)?founders of (?:the )?(?P<s>{{B}})(?!['’])", 0.87),
    Saying("sibling", rf"\b(?:is|was|and)(?: also)? (?:the|an?) (?:(?!half|step|foster|grand|great)[a-z]+ ){{0,2}}(?:brother|sister) of {_TRADES}(?P<o>{{P}})(?!['’])", 0.87,
           _PERSON, alone),
    Saying("sibling", r"(?P<o>{P}) (?:is|was) (?:also )?(?:his|her) (?:(?:elder|older|younger|twin|half|only|big|little) ?)?(?:brother|sister)(?![\w-])", 0.87, _PERSON),
    Saying("spouse", r"\b(?:known|remembered) (?:[a-z]+ ){0,2}as the (?:[a-z]+ ){0,2}(?:wife|husband|widow|widower) of {D}(?P<o>{P})(?!['’])", 0.87, _PERSON, alone),
    Saying("spouse", r"^The (?:[a-z]+ )?(?:wife|husband|widow|widower) of {D}(?P<o>{P}), (?:he|she)\b", 0.87, _PERSON),
)  # fmt: skip
"""Bands, teams, parties, societies and kin."""
