"""How the first sentences of a page tell in a row what they are asked for: founders, designers, sizes and dates."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens, plain
from builder.extraction.english.word_order.sketch import Sketch

_STOPS = "about|who|whom|whose|where|which|that|featuring|based on|starring|for|between|after|before|than|when|while"
_PLAIN = plain(_STOPS)
_ALSO_FOR = plain("about|who|whom|whose|where|which|that|featuring|based on|starring|after|before|than|when")
_IS = rf"^{_PLAIN}{{1,160}}? (?:is|was|are|were) (?:an?|the|one of the) "
_ADJ = r"(?:the )?(?:{X} )??(?:(?!of )[\w'-]+ ){0,4}?(?:the )?"
_AND = r"(?:,? and |, )(?:the )?(?:[a-z]+ ){0,2}?"
_PEOPLE = rf"(?P<o>(?:{{P&}})(?:{_AND}{{P&}})*)(?!['’])"
_FOUNDED = r"(?:co-founded|founded|established|set up|started|formed)"
_ORGANIZATION = ("Organization",)
_PLACE = ("Place",)
_BUILT = ("Place", "Organization", "Thing")
_MADE = ("Work", "Thing", *_BUILT)
_ABOUT = r"(?:about |approximately |around |roughly |some |nearly |almost |over |more than |up to )?"
_LENGTH = r"(?P<n>\d[\d,.]*(?: | )(?:km|kilomet(?:re|er)s|mi|miles|m|met(?:re|er)s|ft|feet))\b"
_HEIGHT = r"(?P<n>\d[\d,.]*(?: | )(?:m|met(?:re|er)s|ft|feet))\b"
_AREA = r"(?P<n>\d[\d,.]*(?: | )(?:km2|km²|square (?:kilomet(?:re|er)s|miles|met(?:re|er)s|feet)|sq (?:km|mi)|hectares|ha|acres))(?![\w])"
_COUNT = r"(?P<n>\d[\d,.]*\d)"
_IT = r"(?:[Ii]t|[Tt]he (?:river|lake|mountain|peak|volcano|bridge|stadium|ground|arena|tunnel|canal|street|road|reservoir))"
_HAS = r"(?:\b[Ww]ith|\bha[sd]|\bha[sd] been|\breach\w+|\band|,)"
_FLOW = r"(?:flows|flowing|empties|emptying|drains|draining|discharges|discharging|debouches|falls|runs|pours|pouring)"
_MUSIC = (
    r"(?:operas?|operetta|ballets?|oratorio|cantata|symphony|concerto|singspiel|sonata|string quartet|requiem|overture|tone poem|"
    r"suite|symphonic poem|song cycle|waltz|nocturne|prelude|mass)"
)
_CRAFT = (
    r"(?:spaceflight|mission|satellite|spacecraft|probe|orbiter|lander|rover|telescope|space station|space capsule|liner|ship|vessel|"
    r"steamship|ferry|battleship|cruiser|destroyer|frigate|submarine|aircraft carrier|warship|yacht|airship|ship of the line|ironclad)s?"
)
_PARTS = r"(?:instal+ments|parts|volumes|issues|numbers|editions|serial)"
_PRIZE = r"(?:awards?|prizes?|medals?|honou?rs?)"
_REALM = re.compile(
    r"\b(?:Empire|[Dd]ynasty|Kingdom|Khanate|Sultanate|Caliphate|Shogunate|Emirate|Republic|Confederation)\b"
)
_STREAM = re.compile(r"\b(?:rivers?|creek|stream|brook|tributary|waterway)\b", re.IGNORECASE)
_HIGH = re.compile(
    r"\b(?:mountains?|peaks?|volcano|stratovolcano|hills?|summit|massif|lakes?|pass|glacier)\b", re.IGNORECASE
)
_WATER = re.compile(
    r"\b(?:lakes?|reservoir|lagoon|sea|bay|fjord|loch|gulf|trench|harbou?r|strait|canal)\b", re.IGNORECASE
)


def _is_stream(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _is_said_of(resolver, _STREAM)


def _is_water(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _is_said_of(resolver, _WATER)


def _is_high(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A mountain or a lake itself, not the highest point of an island."""
    other = re.search(r"\b(?:point|average|mean|prominence|from|between)\b", match[0])
    return other is None and _is_said_of(resolver, _HIGH)


def _is_said_of(resolver: Resolver, kind: re.Pattern[str]) -> bool:
    """Whether the page's definition says first of all such a thing."""
    cast = resolver.cast
    return kind.search(f"{cast.subject.name} {cast.description[:60]}") is not None


def _of_state(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A body or a realm that somebody began, not a city."""
    named = drawn.signs[match["s"]].named
    placed = resolver.cast.family(resolver.cast.current(named).type) == "Place"
    return opens(resolver, drawn, match) and (not placed or _REALM.search(named.name) is not None)


SAID_OF_OPENINGS = (
    # Bodies ----------------------------------------------------------------------------------------
    Saying("founded_by", rf"{_IS}{_PLAIN}{{0,200}}?\b{_FOUNDED}(?: in {{L}})?(?: (?:in|on) {{DATE}})?(?: in {{L}})? by {_ADJ}{_PEOPLE}", 0.87,
           _ORGANIZATION, opens),
    Saying("founding_date", rf"{_IS}{_PLAIN}{{0,200}}?\b{_FOUNDED}(?: in {{L}})?(?: by {_ADJ}{{P&}})?(?: in {{L}})? (?:in|on) (?P<d>{{DATE}})", 0.87,
           _ORGANIZATION, opens),
    Saying("founded_by", rf"{_IS}(?:[\w-]+ ){{0,2}}?(?:co-)?founder(?:,? and [\w -]{{3,40}}?)? of (?:the )?(?P<s>{{X}})(?!['’])", 0.85, ("Person",),
           _of_state),
    Saying("founding_date", rf"{_IS}{_PLAIN}{{0,80}}?\b{_PRIZE}\b{_PLAIN}{{0,80}}?\b(?:awarded|given|presented|conferred|bestowed)\b{_PLAIN}{{0,80}}? "
           r"since (?P<d>{DATE})", 0.7, ("Award",), opens),
    Saying("presented_by", rf"{_IS}{_PLAIN}{{0,80}}?\b{_PRIZE}\b{_PLAIN}{{0,60}}?\b(?:awarded|given|presented|conferred|bestowed)(?: [a-z]+ly| each "
           r"year| every [a-z ]{3,15})? by (?:the )?(?P<o>{B})(?!['’])", 0.86, ("Award",), opens),
    # Makers ----------------------------------------------------------------------------------------
    Saying("designer", rf"{_IS}{_PLAIN}{{0,240}}?\bdesigned(?: in {{DATE}})? by {_ADJ}{_PEOPLE}", 0.86, _MADE, opens),
    Saying("designer", rf"^Designed(?: in {{DATE}})? by {_ADJ}{_PEOPLE}(?=[^;.]{{0,60}}?, (?:it|the [a-z]+) )", 0.86, _MADE),
    Saying("composer", rf"{_IS}{_ALSO_FOR}{{0,120}}? by {_ADJ}composer (?P<o>{{X}})(?!['’])", 0.87, ("Work",), opens, untyped=True),
    Saying("composer", rf"{_IS}{_PLAIN}{{0,60}}?\b{_MUSIC}\b{_PLAIN}{{0,40}}? by {_ADJ}(?P<o>{{P}})(?!['’])", 0.85, ("Work",), opens),
    Saying("author", rf"{_IS}{_PLAIN}{{0,60}}?\bgame\b{_PLAIN}{{0,60}}? (?:created|invented|devised|conceived)(?: in {{DATE}})? by {_ADJ}{_PEOPLE}",
           0.86, ("Work",), opens),
    # Dates -----------------------------------------------------------------------------------------
    Saying("release_date", rf"{_IS}{_PLAIN}{{0,120}}?\b(?:published|serialised|serialized)\b(?:(?!{{W}})[^;.]){{0,60}}?\b{_PARTS}\b(?:(?!{{W}})[^;.]){{0,50}}? "
           r"(?:in|from|between) (?P<d>{DATE})", 0.87, ("Work",), opens),
    Saying("release_date", rf"{_IS}{_PLAIN}{{0,120}}?\b(?:first |originally )?published\b{_PLAIN}{{0,60}}? (?:in|on) (?P<d>{{DATE}})", 0.85,
           ("Book",), opens),
    Saying("launch_date", rf"{_IS}[^;.]{{0,120}}?\b{_CRAFT}\b{_PLAIN}{{0,120}}?\blaunched\b{_PLAIN}{{0,60}}? (?:in|on) (?P<d>{{DATE}})", 0.88,
           ("Thing", "Event"), opens, untyped=True),
    Saying("end_date", rf"{_IS}[^;.]{{0,120}}?\b{_CRAFT}\b(?:(?!\b(?:who|whose|where|when)\b)[^;.]){{0,160}}?\b(?:sank|sunk|foundered|wrecked)\b{_PLAIN}{{0,60}}? "
           r"(?:in|on) (?P<d>{DATE})", 0.87, ("Thing",), opens, untyped=True),
    # Sizes -----------------------------------------------------------------------------------------
    Saying("length", rf"{_HAS} an? (?:total |overall |estimated |approximate |combined )*length of {_ABOUT}{_LENGTH}", 0.88, ("Place", "Thing"),
           lambda resolver, drawn, match: opens(resolver, drawn, match) or _is_stream(resolver, drawn, match)),
    Saying("length", rf"^(?:[Ii]ts|[Tt]he river's) (?:total |overall )?length (?:is|was) {_ABOUT}{_LENGTH}", 0.88, ("Place", "Thing")),
    Saying("length", rf"\bflow(?:s|ing) for {_ABOUT}{_LENGTH}(?=[,;.]|,? (?:before|and|from|until)\b)", 0.85, _PLACE, _is_stream),
    Saying("mouth", rf"^(?:{_IT}|(?:[Tt]he )?{{L}})\b[^;.]{{0,160}}?(?:,| and| before| until| to)(?: it)?(?: [a-z]+ly)? {_FLOW}(?: [a-z,-]+){{0,4}}? into "
           r"(?:the )?(?P<o>{X})(?!['’])", 0.85, _PLACE, _is_stream),
    Saying("depth", rf"\b(?:maximum|greatest|max\.) depth (?:of|is|was) {_ABOUT}{_HEIGHT}", 0.88, _PLACE, _is_water),
    Saying("area", rf"\b(?:[Ww]ith an?|[Ii]ts|has an?|and an?|and its) (?:(?:surface|total|water) )?area(?: of| is|,)? {_ABOUT}{_AREA}", 0.87, _PLACE,
           lambda resolver, drawn, match: _is_water(resolver, drawn, match) or opens(resolver, drawn, match)),
    Saying("area", rf"{_IS}[^;.]{{0,120}}?, covering (?:an area of )?{_ABOUT}{_AREA}", 0.86, _PLACE, opens),
    Saying("elevation", rf"(?:\b[Ww]ith an?|\b[Ii]ts|\bhas an?|\band an?) (?:(?:summit|peak|surface|maximum) )?(?:elevation|altitude)(?: of| is| was)? "
           rf"{_ABOUT}{_HEIGHT}", 0.88, _PLACE, _is_high),
    Saying("elevation", rf"^(?:{_IT}|(?:[Tt]he )?{{L}}) is the [^;]{{0,80}}?(?:,? (?:at|rising|rising to|reaching)) {_ABOUT}{_HEIGHT} above (?:mean )?sea level",
           0.86, _PLACE, _is_high),
    Saying("capacity", rf"{_HAS}(?: an?)? (?:(?:seating|spectator|current|total|maximum|official) )*capacity of {_ABOUT}{_COUNT}(?=[,;.]| (?:spectators|people|seats|"
           r"and|making|for|fans)\b|$)", 0.88, _BUILT, opens),
    Saying("capacity", rf"^With (?:a capacity of )?{_ABOUT}{_COUNT}(?: seats)?, (?:it|the (?:stadium|ground|arena|venue)) ", 0.86, _BUILT),
)  # fmt: skip
