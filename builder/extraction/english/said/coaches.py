"""How the order of words tells who coaches a team or a player, and where a team is at home."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import COUNTRIES
from builder.extraction.english.said.sayings import LISTED, Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_BODY = ("Organization",)
_PLACE = ("Place",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_RANK = (
    r"(?:(?:new|current|present|former|long-?time|then|first|second|third|fourth|fifth|next|last|full-time|caretaker|interim|"
    r"permanent|player|secretary|team|head|football|basketball|hockey|baseball|volleyball|[A-Z][a-z]+(?:ish|ese|an|ch|sh|ss|ian)) ?-?)*"
)
_COACH = rf"{_RANK}(?:head coach|coach|manager|coach-manager)\b(?! (?:and|or) (?:[a-z]+ )?(?:driver|bus))"
_BECAME = (
    r"(?:(?:then|later|also|soon|now|eventually|currently) )?(?:became|becomes|was|is|is currently|has been|had been|served as|"
    r"serves as|worked as|took over as|returned as|was (?:\w+ )?(?:appointed|named|hired|made|unveiled)(?: as)?|acted as)"
)
_AT = r"(?: (?:in|on|since|from) (?P<t>{DATE}))?"
_TEAM = r"(?:team|club|side|squad)"
_IT = rf"(?:[Ii]t|[Tt]hey|[Tt]he {_TEAM}|{{B}})"
_HOME = r"(?:its|their) home (?:games|matches|fixtures)"
_GROUND = r"home (?:ground|stadium|arena|venue|field|rink|court)"
_ASIDE = r"(?:, [^,;.]{3,60},)?"
_CLUB_NAME = re.compile(
    r"\b(?:F\.?C\.?|A\.?F\.?C\.?|S\.?C\.?|United|City|Town|Rovers|Wanderers|Albion|Athletic|Rangers|Hotspur|Orient|Thistle|"
    r"Sporting|(?:Football|Rugby|Hockey|Athletic|Cricket) Club|Team|team)$"
)
_SPORT = re.compile(
    r"\b(?:footballer|football|cricketer|basketball|rugby|hockey|baseball|volleyball|handball|coach|soccer)\b"
)
_PLAYER = re.compile(
    r"\b(?:player|swimmer|skater|gymnast|athlete|runner|sprinter|boxer|skier|cyclist|diver|golfer|fencer|wrestler|footballer|"
    r"rower|jumper|thrower|judoka|archer)\b"
)
_NO_TEAM = re.compile(
    r"\b(?:Bank|Company|Inc|Ltd|Records|Hotel|Theatre|Theater|Museum|Opera|League|Cup|Division|Records|Music|Group|Studios?|"
    r"Pictures|Games|Championships?|Olympics|Press|Orchestra|Association|Act|World)\b"
)
_VENUE = re.compile(r"\b(?:Park|Stadium|Arena|Ground|Field|Cent(?:er|re)|Gardens?|Dome|Coliseum|Road|Lane)$")
_BODY_OF_SPORT = re.compile(r"\b(?:club|team|side|franchise)\b")


def _of_team(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A team: by its name, or for a page of sport; no firm, no land, no league."""
    sign = drawn.signs[match["s"]]
    words = resolver.words(sign.start, sign.end)
    if words in COUNTRIES or _NO_TEAM.search(words) is not None:
        return False
    known = resolver.cast.current(sign.named)
    about = resolver.cast.description or resolver.parsed.document[:300]
    sport = "coach" in match[0] or _SPORT.search(about) is not None or _CLUB_NAME.search(words) is not None
    return sport and known.type not in ("Company", "Film", "School")


def _of_own_team(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A team, where nobody but whom the page is about is named before."""
    return _of_team(resolver, drawn, match) and alone(resolver, drawn, match)


def _on_team(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """On the page of a team, not of a list that it has."""
    if LISTED.search(resolver.cast.subject.name):
        return False
    said = resolver.cast.description or resolver.parsed.document[:300]
    return _BODY_OF_SPORT.search(said) is not None and _SPORT.search(said) is not None


def _is_venue(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """On the page of a team: a place by the name of a ground."""
    sign = drawn.signs[match["o"]]
    return (
        _on_team(resolver, drawn, match) and _VENUE.search(resolver.words(sign.start, sign.end)) is not None
    )


def _on_player(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """On the page of somebody who plays or runs, with nobody else named before."""
    said = resolver.cast.description or resolver.parsed.document[:300]
    return _PLAYER.search(said) is not None and alone(resolver, drawn, match)


def _is_home_of(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Nobody's home but a team's, on the page of the ground."""
    sign = drawn.signs[match["s"]]
    return _NO_TEAM.search(resolver.words(sign.start, sign.end)) is None


SAID_OF_COACHES = (
    # By the team's name --------------------------------------------------------------------------
    Saying("coach", rf"(?P<o>{_WHO}){_ASIDE} {_BECAME} (?:the |its )?{_COACH} (?:of|at|for) (?:the )?(?P<s>{{B}})(?!['’]s? )"
           rf"(?: (?:football|basketball) team)?{_AT}", 0.88, then=_of_team),
    Saying("coach", rf"(?P<o>{{P}}), (?:the |a )?{_COACH} (?:of|at) (?:the )?(?P<s>{{B}})(?=[,;.])", 0.87, then=_of_team),
    Saying("coach", rf"(?P<s>{{B}})(?:['’]s?)? {_COACH},? (?P<o>{{P}})(?!['’])", 0.86, then=_of_team),
    Saying("coach", rf"(?P<o>{_WHO}) (?:\w+ )?(?:coached|managed) (?:the )?(?P<s>{{B}})(?! to\b)"
           r"(?: (?:football|basketball) team)?(?: from (?P<t>{DATE}))?", 0.85, then=_of_team),
    Saying("coach", rf"\b(?:appointed|hired|named) (?P<o>{{P}}) (?:as )?(?:the |its )?{_COACH} of (?:the )?(?P<s>{{B}}){_AT}", 0.87, then=_of_team),
    Saying("coach", rf"\b(?:(?:and|who)(?: is| was)?|as|currently)(?: currently)? (?:the )?{_COACH} (?:of|at|for) (?:the )?(?P<s>{{B}})(?!['’]s? ){_AT}", 0.86,
           _PERSON, _of_own_team),
    # On the team's page --------------------------------------------------------------------------
    Saying("coach", rf"(?P<o>{{P}})(?:, [^;.]{{3,60}},)? {_BECAME} (?:the |its |their |the club's )?{_COACH}{_AT}(?! (?:of|at|for) {{X}})", 0.86, _BODY, _on_team),
    Saying("coach", rf"(?P<o>{{P}})(?:, [^;.]{{3,60}},)? (?:\w+ )?(?:succeeded|replaced|followed|took over from) {{P}} as (?:the |its )?{_COACH}{_AT}", 0.86, _BODY, _on_team),
    Saying("coach", rf"\b(?:[Uu]nder|[Ww]ith) (?:the |its |their |new )?(?:[\w-]+ )?{_COACH},? (?P<o>{{P}})(?!['’])", 0.86, _BODY, _on_team),
    Saying("coach", rf"(?:\bIn (?P<t>{{DATE}}),? )?\b(?:[Tt]he|[Ii]ts|[Tt]heir|[Tt]he {_TEAM}['’]s) {_COACH},? (?:is |was |are |were |has been )?(?P<o>{{P}})(?!['’])", 0.86, _BODY, _on_team),
    Saying("coach", rf"\b(?:appointed|hired|named|brought in) (?P<o>{{P}}) as (?:the |its |their )?{_COACH}(?! of {{X}}){_AT}", 0.87, _BODY, _on_team),
    Saying("coach", rf"\b{_IT} (?:is|was|are|were|has been) (?:currently |now )?(?:coached|managed) by (?P<o>{{P}}){_AT}", 0.87, _BODY, _on_team),
    # A player's own ------------------------------------------------------------------------------
    Saying("coach", r"\b(?:[Hh]is|[Hh]er) (?:(?:head|personal|long-?time|first|new|former|then|current|childhood|own|[A-Z][a-z]+(?:ish|ese|an|ch)) )*"
           r"coach(?:,| is| was| has been| became)? (?P<o>{P})(?!['’])", 0.86, _PERSON, _on_player),
    Saying("coach", r"\b(?:[Hh]e|[Ss]he|{P}) (?:is|was|has been|had been) (?:\w+ )?coached (?:\w+ )?by (?:{D})(?P<o>{P})", 0.86, _PERSON, _on_player),
    Saying("coach", r"(?P<o>{P})(?:, [^;.]{3,40},)? (?:became|was|has been|took over as|was hired as) (?:his|her) (?:[a-z-]+ )?coach\b"
           + _AT, 0.86, _PERSON, _on_player),
    # Home grounds --------------------------------------------------------------------------------
    Saying("coach", rf"(?P<o>{{P}})(?:, (?:an? |the )?[^;.,]{{3,40}}?)? who (?:has )?(?:managed|coached) (?:the )?(?:{_TEAM}|it)\b", 0.86, _BODY, _on_team),
    Saying("coach", rf"\b(?:[Oo]ther|[Ll]ater|[Ff]ormer|[Nn]otable|[Ii]ts|[Tt]heir) (?:notable |later |former )?(?:{_COACH}|managers|coaches|head coaches) (?:have included|has included|include|included|were|are) "
           rf"(?P<o>{{P}}(?: \([^()]*\))?(?:(?:, who [^,;.()]*,?|, an? [^,;.()]*,?)?(?:,? and|,) {{P}}(?: \([^()]*\))?)*)", 0.86, _BODY, _on_team),
    Saying("home_ground", rf"\b(?:[Hh]ome (?:games|matches|fixtures)|{_HOME}) (?:have been|has been|are|were) (?:\w+ )?(?:played|held|staged) (?:at|in) (?:the )?(?P<o>{{X}})", 0.87, _BODY, _on_team),
    Saying("home_ground", rf"\b(?:{_IT}|and|which|who|that)(?: currently| also| now| initially| originally| has| have)* (?:plays?|played|hosts?|hosted)"
           rf" (?:{_HOME}|(?:most|all|some) of {_HOME})(?: [a-z ]{{0,20}}?)? at (?:the )?(?P<o>{{X}})", 0.88, _BODY, _on_team),
    Saying("home_ground", r"\b(?:it|It|[Tt]he club|[Tt]he team|who|which|that|and) plays (?:(?!{X})[^,;.]){0,50}?\bat (?:the )?(?P<o>{X})", 0.85, _BODY, _is_venue),
    Saying("home_ground", rf"\b(?:[Ii]ts|[Tt]heir|[Tt]he|[Tt]he {_TEAM}['’]s)(?: current| main| present| former| first)? {_GROUND}"
           r"(?:,| is| was| has been)(?: at)? (?:the )?(?P<o>{X})", 0.87, _BODY, _on_team),
    Saying("home_ground", rf"\b(?:is|was|serves as|became)(?: also| now)? (?:the )?(?:current |former )?{_GROUND} (?:of|to|for) (?:the )?(?:[a-z-]+ ){{0,4}}?(?P<s>{{B}})", 0.87,
           _PLACE, _is_home_of),
)  # fmt: skip
