"""How the order of words tells what lies where, borders on what, flows into what and is the capital of what."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens, plain
from builder.extraction.english.word_order.sketch import Sketch

_PLACE = ("Place",)
_SEAT = ("Place", "Organization")
_PLAIN = plain("about|who|whom|whose|which|that|where|after|by|from|near|between|featuring|for|with|than")
_IS = rf"^{_PLAIN}{{1,160}}? (?:is|was|are|were) (?:now |also )?(?:an?|the|one of the) "
_SITES = (
    r"(?:city|town|village|hamlet|suburb|district|county|commune|municipality|neighbou?rhood|borough|region|province|"
    r"parish|township|settlement|community|locality|barrio|place|island|river|creek|stream|lake|mountain|peak|hill|"
    r"valley|bay|forest|park|reserve|road|street|highway|station|airport|airfield|airstrip|aerodrome|bridge|house|building|church|"
    r"school|college|university|hospital|museum|cemetery|stadium|castle|mine|dam|reservoir|lighthouse|constituency|"
    r"ward|subdistrict|prefecture|canton|arrondissement|oblast|department|glacier|volcano|beach|cape|headland|plantation|"
    r"reservation|tehsil|taluk|mandal|barangay|mall|theatre|theater|hotel|prison|railway|line|system|territory)"
)
_SIDE = r"(?:(?:far |extreme )?(?:north|south|east|west|north-?east|north-?west|south-?east|south-?west)(?:ern|-?central)?|central|cent(?:er|re)|middle)"
_AREA = (
    r"(?:city|town|village|municipality|commune|province|state|county|district|region|department|canton|borough|island|"
    r"parish|township|community|territory|republic|prefecture|voivodeship|governorate|oblast|administrative district|"
    r"local government area|suburb|neighbou?rhood|barrio|autonomous community|autonomous region)s?"
)
_OF = (
    rf"(?:(?:the )?(?:{_SIDE} (?:(?:part|side|end|corner|coast|edge|area|region) )?(?:of )?)?(?:the )?"
    rf"(?:(?:U\.S\. |US |{{L}} |[A-Z][a-z]+ )?(?:(?!near|outside|close)[a-z-]+ ){{0,2}}{_AREA} of |(?:{_SIDE} ))?(?:the )?)"
)
_KIND = rf"(?: (?:{_AREA}))?"
# `the Tarn district of Kent, England`
_CHAIN = rf"{_OF}{{X}}{_KIND}(?:(?:,(?: in| within)?| in| within| of) {_OF}{{L}}{_KIND})*"
_COMPASS = r"(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Nn]orth-?[Ee]ast|[Nn]orth-?[Ww]est|[Ss]outh-?[Ee]ast|[Ss]outh-?[Ww]est)"
_ASIDE = (
    rf"(?: (?:to|on|in|at|from) (?:the )?(?:far )?{_COMPASS}(?:(?:,| and|,? and (?:to )?the) {_COMPASS})*)?"
)
_NEXT = (
    rf"(?:the )?(?:(?:[a-z]+ )?{_AREA} of |{_COMPASS} )?(?:the )?{{X}}"
    r"(?: (?:county|counties|district|districts|province|provinces))?"
)
_NEIGHBOURS = (
    rf"{_NEXT}{_ASIDE}(?:(?:,|;|, and|; and| and) (?:(?:on|to|in) (?:the )?{_COMPASS}(?: (?:by|with))? |by |with )?"
    rf"{_NEXT}{_ASIDE})*"
)
_HERE = (
    r"(?:\b[Ii]t|\b[Tt]he (?:city|town|village|county|state|province|district|region|municipality|commune|parish|"
    r"township|country|territory|island|borough|department|suburb|neighbou?rhood|community))"
)
_FLOW = r"(?:flows|flowing|empties|emptying|drains|discharges|debouches|falls|runs|pours)"
_SEAT_OF = (
    r"(?:(?:county|provincial|state|regional|district|national|administrative|departmental|former|prefectural|de facto|"
    r"parish) )*(?:capital|county seat|parish seat|shire town|county town|administrative (?:cent(?:er|re)|seat|capital)|"
    r"seat|chief town)(?: city)?"
)
_LARGEST = r"(?:,? and (?:the )?(?:its )?(?:largest|most populous|second largest|main|only)[a-z -]{0,30})?"
_NO_SEAT = re.compile(r"\b(?:House|Parliament|Senate|Assembly|Council|Congress|Sejm)\b")


def _told_first(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of a place in the page's first sentence, not of somebody, a festival or a battle there."""
    return opens(resolver, drawn, match) and _NO_SITE.search(match[0]) is None


_NO_SITE = re.compile(
    r"\b(?:fictional|player|politician|actor|actress|singer|writer|king|queen|series|film|book|novel|album|song|band|"
    r"battle|war|election|team|family|house of|mayor|member)\b"
)


def _is_land(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A seat of a land, not one in a parliament."""
    sign = drawn.signs[match["s"]]
    return _NO_SEAT.search(sign.named.name) is None


SAID_OF_LANDS = (
    # Where -----------------------------------------------------------------------------------------
    Saying(
        "located_in",
        rf"{_IS}{_PLAIN}{{0,80}}?\b{_SITES}\b(?: of|(?:,? (?:located|situated|lying|found))?(?:(?! of ) {_PLAIN}{{0,40}}?)? (?:in|within)) "
        rf"(?P<o>{_CHAIN})(?!['’])",
        0.86,
        _SEAT,
        _told_first,
        untyped=True,
    ),
    Saying(
        "located_in",
        rf"^{_PLAIN}{{1,160}}? (?:is|was) one of the {_PLAIN}{{0,60}}?\b{_SITES}s (?:in|of) (?P<o>{_CHAIN})(?!['’])",
        0.85,
        _PLACE,
        _told_first,
    ),
    Saying(
        "located_in",
        r"\b[Tt]he (?:station|channel|outlet) is licensed to (?:serve )?(?:the (?:city|community|town) of )?"
        r"(?P<o>{L}(?:, {L})*)",
        0.88,
        (*_SEAT, "Thing", "Programme"),
        untyped=True,
    ),
    Saying(
        "located_in",
        rf"^{_PLAIN}{{1,120}}? (?:is|was) an? [^;.]{{0,80}}?\b(?:station|channel)\b[^;.]{{0,60}}? (?:licensed to|serving) "
        r"(?:serve )?(?:the )?(?:(?:city|community|town) of )?(?P<o>{L}(?:, {L})*)",
        0.86,
        (*_SEAT, "Thing", "Programme"),
        opens,
        untyped=True,
    ),
    Saying(
        "located_in",
        r"\b(?:contains|comprises|includes|encompasses|covers|is divided into|consists of) the (?:(?:\w+ )?(?:cities|towns|"
        r"villages|municipalities|districts|communes|parishes|townships|barangays|communities|counties|hamlets)"
        r"(?: and (?:cities|towns|villages|municipalities|hamlets))?) (?:of |: )?(?P<s>{X}(?:(?:, and|,| and) {X})*)",
        0.85,
        _PLACE,
    ),
    # Neighbours ------------------------------------------------------------------------------------
    Saying(
        "borders",
        rf"(?P<s>{{L}})(?: (?:is|was|are)| lies)?(?: also| further)? (?:bordered|bounded|surrounded)"
        rf"(?:,? (?:on|to|in|clockwise)[A-Za-z ,]{{0,40}})? by {_SIDE}? ?(?P<o>{_NEIGHBOURS})",
        0.87,
    ),
    Saying(
        "borders",
        rf"(?P<s>{{L}})(?: also)? (?:borders|bordered)(?: on| with| upon)? (?P<o>{_NEIGHBOURS})",
        0.87,
    ),
    Saying(
        "borders",
        rf"(?:^[^;.]*?\b(?:and|,|which|that)) (?:also )?(?:is )?(?:borders(?: on| with)?|bordering(?: on)?|bordered by|bounded by) "
        rf"(?:on the {_COMPASS} by )?(?P<o>{_NEIGHBOURS})",
        0.85,
        _PLACE,
        lambda resolver, drawn, match: opens(resolver, drawn, match) and len(drawn.all(match[0], "{P}")) == 0,
    ),
    Saying(
        "borders",
        rf"(?P<s>{{L}}) shares (?:an? |its |[a-z]+ )?(?:[a-z]+ )?(?:borders?|boundary|boundaries|frontiers?) with "
        rf"(?P<o>{_NEIGHBOURS})",
        0.88,
    ),
    Saying("borders", rf"(?P<s>{{L}}) (?:is|lies) (?:directly |immediately )?adjacent to (?P<o>{_NEIGHBOURS})", 0.85),
    Saying(
        "borders",
        r"\b(?:[Tt]he |[Ii]ts )?(?:[Nn]eighbou?ring|[Aa]djacent|[Ss]urrounding|[Bb]ordering) (?:municipalities|communes|counties|"
        r"towns|villages|districts|states|countries|provinces|parishes|suburbs)(?: of [^;.]{0,30}?)? (?:are|include|were|is):? "
        rf"(?P<o>{_NEIGHBOURS})",
        0.87,
        _PLACE,
    ),
    Saying(
        "borders",
        rf"{_HERE}(?: (?:is|was|are)| lies)?(?: also| further)? (?:(?:bordered|bounded|surrounded)(?:,? (?:on|to|in|clockwise)[A-Za-z ,]{{0,40}})? by|"
        rf"borders(?: on| with| upon)?|shares (?:an? |its |[a-z]+ )?(?:[a-z]+ )?(?:borders?|boundary|boundaries|frontiers?) with|(?:directly |immediately )?adjacent to) "
        rf"(?P<o>{_NEIGHBOURS})",
        0.87,
        _PLACE,
    ),
    # Rivers ----------------------------------------------------------------------------------------
    Saying(
        "mouth",
        rf"{_IS}{_PLAIN}{{0,120}}?\b(?:tributary|tributaries|affluent)(?: (?:stream|river))? of (?:the )?(?:[Rr]iver )?(?P<o>{{X}})",
        0.9,
        _PLACE,
        opens,
        untyped=True,
    ),
    Saying(
        "mouth",
        r"(?P<s>{L}) (?:is|was) (?:itself )?an? (?:[a-z-]+ ){0,3}?tributary of (?:the )?(?P<o>{X})",
        0.88,
    ),
    Saying(
        "mouth",
        rf"(?P<s>{{L}}) (?:(?:then|finally|eventually|generally|later) )?{_FLOW}"
        rf"(?: [a-z,-]+){{0,8}}? (?:in)?to (?:the )?(?P<o>{{X}})(?! (?:and|at|in) {{X}} (?:and|before))",
        0.85,
        then=lambda resolver, drawn, match: match[0].count(" into ") == 1,
    ),
    Saying(
        "mouth",
        rf"\b(?:river|creek|stream|brook)\b[^;.]{{0,120}}? (?:which|that|and)? ?{_FLOW}(?: [a-z,-]+){{0,8}}? into (?:the )?(?P<o>{{X}})",
        0.85,
        _PLACE,
        opens,
    ),
    Saying(
        "mouth",
        rf"^(?:[Ii]t|[Tt]he (?:river|creek|stream|brook))(?: [a-z]+){{0,2}}? (?:(?:then|finally|eventually|generally|later) )?(?:{_FLOW}(?: [a-z,-]+){{0,8}}? into|"
        r"(?:is|was) an? (?:[a-z-]+ ){0,3}?tributary of) (?:the )?(?P<o>{X})",
        0.86,
        _PLACE,
    ),
    # Capitals --------------------------------------------------------------------------------------
    Saying(
        "capital",
        rf"^(?:[^;.]|(?<=[A-Z])\.){{1,200}}?(?:\b(?:is|was|as|and)|(?<!{{X}}),)(?: (?:now|also))?(?: (?:an?|the)(?: [a-z -]{{0,60}}?)?)?,? (?:the )?{_SEAT_OF}{_LARGEST} "
        rf"(?:of|for) {_OF}(?P<s>{{L}})",
        0.88,
        _PLACE,
        lambda resolver, drawn, match: opens(resolver, drawn, match) and _is_land(resolver, drawn, match),
        untyped=True,
    ),
    Saying(
        "capital",
        rf"^(?:\b[Ii]t|\b[Tt]he (?:city|town|village)) (?:is|was|serves as|became)(?: also)? (?:the )?{_SEAT_OF}{_LARGEST} (?:of|for) "
        rf"{_OF}(?P<s>{{L}})",
        0.87,
        _PLACE,
        _is_land,
    ),
    Saying(
        "capital",
        rf"\b(?:[Ii]ts|[Tt]he) (?:current )?{_SEAT_OF}{_LARGEST} (?:is|was)(?: the)?(?: (?:city|town|village) of)? (?P<o>{{X}})",
        0.87,
        _PLACE,
    ),
    Saying(
        "capital",
        rf"\bwith (?:its )?{_SEAT_OF} (?:at|in|being) (?P<o>{{L}})",
        0.85,
        _PLACE,
    ),
    Saying(
        "capital",
        rf"(?:^|, )(?:[Tt]he city of )?(?P<o>{{X}}) (?:is|was|serves as) (?:also )?the {_SEAT_OF}{_LARGEST} (?:of|for) {_OF}(?P<s>{{L}})",
        0.86,
        then=_is_land,
    ),
    Saying(
        "capital",
        rf"(?<!state of )(?<!province of )(?<!region of )(?<!country of )(?P<o>{{L}}), the {_SEAT_OF}{_LARGEST} of {_OF}(?P<s>{{L}})",
        0.86,
        then=_is_land,
    ),
    Saying("capital", rf"^As the {_SEAT_OF} of {_OF}(?P<s>{{L}}), (?P<o>{{X}}) ", 0.86, then=_is_land),
    Saying(
        "capital",
        rf"(?:,|\band) the (?:city|town) (?:is|serves as|was) the {_SEAT_OF} (?:of|for) {_OF}(?P<s>{{L}})",
        0.86,
        _PLACE,
        _is_land,
    ),
    # Wholes ----------------------------------------------------------------------------------------
    Saying(
        "part_of",
        rf"{_IS}{_PLAIN}{{0,40}}?(?:integral |constituent |small |large )?part of (?:the )?(?P<o>{{X}})(?!['’–-]| metropolitan\b)",
        0.85,
        (*_SEAT, "Thing", "Work"),
        _told_first,
        untyped=True,
    ),
    Saying(
        "part_of",
        r"^(?:[Ii]t|[Tt]he (?:city|town|village|island|river|lake|mountain|building|station|line|school|college|museum|road|"
        r"park|site|district|county|airport|bridge|church)) (?:is|was|forms|became|has been) (?:now |also |once )?(?:an? )?(?:[a-z-]+ )?part of (?:the )?"
        r"(?P<o>{X})(?!['’–-]| metropolitan\b)",
        0.84,
        (*_SEAT, "Thing"),
    ),
    Saying(
        "part_of",
        rf"{_IS}{_PLAIN}{{0,40}}?\b(?:mountain|peak|summit|island|islet|hill|volcano|stratovolcano)s?\b{_PLAIN}{{0,40}}? (?:in|of) the "
        r"(?P<o>{X})(?: (?:range|mountains|archipelago|group|chain|massif))?",
        0.8,
        _PLACE,
        lambda resolver, drawn, match: opens(resolver, drawn, match) and _is_range(resolver, drawn, match),
        untyped=True,
    ),
)  # fmt: skip


def _is_range(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Mountains and groups of islands, of which what lies in them is a part."""
    sign = drawn.signs[match["o"]]
    last = resolver.words(sign.start, sign.end).split()[-1]
    said = match[0].endswith((" range", " mountains", " archipelago", " group", " chain", " massif"))
    return said or last in (
        "Range",
        "Mountains",
        "Archipelago",
        "Islands",
        "Alps",
        "Massif",
        "Hills",
        "Chain",
    )
