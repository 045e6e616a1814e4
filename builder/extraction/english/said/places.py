"""How the order of words tells where places and bodies lie, how large they are and what happened to them."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import COUNTRIES
from builder.extraction.english.names.place_lists import Neighbours, is_list
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch
from schemas.text import Span

_KIND = (
    r"(?:city|town|village|hamlet|suburb|district|quarter|port|island|county|commune|municipality|resort|"
    r"neighbou?rhood|borough|region|province|parish|township|settlement|peninsula|valley|market town|spa)"
)
_OF = r"(?:(?:the )?(?:city|town|village|province|state|county|district|region|department|canton|borough|island|republic|"
_OF += r"north|south|east|west|north-?east|north-?west|south-?east|south-?west|centre|center|heart|suburb|quarter|"
_OF += r"(?:north|south|east|west)\w* part) of )?(?:the )?(?:nearby |northern |southern |eastern |western |central )?"
_SITE = re.compile(
    r"\b(?:House|Hall|Theatre|Theater|Hotel|Museum|Castle|Palace|Studios?|Cathedral|Church|Abbey|Park|Hospital|Station|"
    r"Airport|College|School|University|Academy|Gallery|Library|Odeon|Tower|Bridge|Square|Street|Stadium|Prison|"
    r"Conservator(?:y|ium)|Conservatoire|Institute|Cent(?:er|re)|Clinic|Arena|Ballroom|Cemetery|Observatory|"
    r"Laborator(?:y|ies)|Théâtre|Teatro|Opéra|Musée|Château|Palais|Ranch|Chapel|Monastery|Plant|Polytechnic|Opera House|Court|Gardens|Philharmonie|Playhouse|"
    r"Zoo|Villa|Temple|Basilica)\b"
)
_SAINTS = frozenset({"Santa", "San", "St", "St.", "Saint", "Notre", "Sant'"})
_NO_PART = re.compile(
    r"\b(?:beat|defeated|against|over|from|between|lost to|victory|war with)\s(?:\w+\s){0,3}$"
)


def _lies(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """`born in Halle in Saxony`; not `played against Spain in Oslo`."""
    inner, outer = drawn.signs[match["s"]], drawn.signs[match["o"]]
    if outer.named.type and not resolver.cast.within(outer.named.type, "Place"):
        return False
    if inner.named.name.split()[0] in _SAINTS:
        return False  # the church of Santa Maria in Cosmedin
    spans = Span(inner.start, inner.end), Span(outer.start, outer.end)
    if is_list(resolver.parsed.passage.plain, Neighbours(inner.named, outer.named, *spans), drawn.starts[-1]):
        return False
    return inner.named.name not in COUNTRIES and _NO_PART.search(drawn.text[: match.start()]) is None


_BUILT = re.compile(
    r"\b(?:bridge|tunnel|dam|museum|library|theatre|theater|station|stadium|viaduct|canal|railway|hospital|airport|tower|gallery|"
    r"building|hall|pier|park)\b"
)


_RELATIVE = re.compile(r"\b(?:which|that|where) (?:[a-z]+ )?$")


def _of_page(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the page's own place, and not of another that a relative clause tells of: `Orme, which has 500 inhabitants`."""
    before = drawn.text[: match.start()]
    near = max((at for at, sign in enumerate(before) if sign in drawn.signs), default=-1)
    if near < 0 or drawn.signs[before[near]].named.name == resolver.cast.subject.name:
        return True
    between = before[near + 1 :]
    return _RELATIVE.search(between) is None and between.strip(" ") != ""


def _is_site(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A building or an institution, by a name of several words."""
    words = resolver.words(drawn.signs[match["s"]].start, drawn.signs[match["s"]].end)
    return " " in words and _SITE.search(words) is not None


def _of_own_site(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of what the page is about, a building by its opening, called by a word that stands there or in its name."""
    about = f"{resolver.cast.subject.name} {resolver.cast.description or resolver.parsed.document[:200]}"
    noun = match[0].split(",")[0].split()[1] if match[0][0] in "Tt" else ""
    return noun in about.casefold() and _BUILT.search(about) is not None


def _there(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return "here" in match[0]


_PLACE = ("Place",)
_SEAT = ("Place", "Organization")
_HERE = r"(?:\b[Ii]t|\b[Tt]he (?:city|town|village|island|school|college|university|building|museum|theatre|palace|"
_HERE += r"castle|church|district|river|lake|institute|academy))"

SAID_OF_PLACES = (
    Saying(
        "located_in",
        rf"\b(?:in|at|near|to|from|of|on) (?:the (?:[\w-]+ ){{1,3}}of )?(?P<s>{{L}}) in {_OF}(?P<o>{{L}})(?!['’]|{{P}})",
        0.85,
        then=_lies,
    ),
    Saying(
        "located_in",
        r"\b(?:in|at|near|outside) (?:the (?:[\w-]+ ){1,3}of )?(?P<s>{L}|{B}), (?P<o>{L})(?=[,;.]| (?:on|in|to|as|and "
        r"(?:[a-z]|{P}))\b|$)",
        0.85,
        then=_lies,
    ),
    Saying(
        "located_in",
        r"\b(?:[Bb]orn|raised|brought up|grew up|lived|lives|died|settled|buried)[^,;.]{0,30}? (?:in|at|near) (?P<s>{L}|{B}), "
        r"(?P<o>{N})(?=[,;.]| (?:on|in|to|as|and [a-z])\b|$)",
        then=_lies,
    ),
    Saying(
        "located_in",
        rf"(?P<s>{{X}})(?: \([^)]*\))?,? (?:now |then |today )?an? (?:[\w-]+ ){{0,3}}{_KIND} (?:in|of|on) {_OF}(?P<o>{{L}})",
        0.87,
    ),
    Saying("located_in", r"(?P<s>{L}), (?:the|an?) (?:[\w-]+ )?(?:part|section) of (?P<o>{L})(?=[,;.]|$)", 0.85),
    Saying(
        "located_in",
        r"(?P<s>{L}|{X}), (?:now|today|since {DATE}) (?:a )?(?:part|suburb|district|quarter) of (?P<o>{L})",
    ),
    Saying(
        "located_in",
        rf"(?P<s>{{X}})(?:, an? [^,;.]{{3,40}},)? (?:in|at) {_OF}(?P<o>{{L}})(?!['’])",
        0.85,
        then=_is_site,
    ),
    Saying(
        "located_in",
        rf"^(?:[Tt]he )?(?P<s>{{X}})(?:, [^;.]*,)? (?:is|was) an? [^;.]{{0,80}}?\b(?:located|situated) in {_OF}(?P<o>{{L}})(?!['’])",
        0.85,
    ),
    Saying(
        "located_in",
        rf"^[^;]{{0,120}}?\b(?:is|was) an? [^;]{{0,80}}?\b(?:located|situated) (?:at|on|along|near|off) [^;]{{0,60}}? in {_OF}(?P<o>{{L}})(?!['’])",
        0.85,
        _SEAT,
    ),
    Saying("located_in", r"(?P<s>{B}), (?P<o>{L})(?=[,;.]|$)", 0.8, then=_is_site),
    Saying(
        "located_in",
        rf"{_HERE} (?:lies|stands|sits|is situated|is located|is)(?: [a-z-]+){{0,8}}? (?:in|on|at) {_OF}(?:(?:river|lake|banks? "
        r"of the(?: river)?|shores? of|coast of|island of|bay of|edge of|foot of the) )?(?P<o>{L})",
        0.82,
        _SEAT,
    ),
    Saying(
        "located_in",
        rf"\bis an? (?:[\w-]+ ){{0,3}}{_KIND} (?:in|on|of|at) (?:the )?[^,;.]{{0,40}}?\b(?:of|in) {_OF}(?P<o>{{L}})",
        0.85,
        _PLACE,
    ),
    Saying(
        "educated_at",
        r"(?P<s>{P})(?:, [^,;.]*,)? (?:\w+ )?(?:studied|took (?:his|her) (?:\w+ )?\w+|graduated|received (?:his|her) \w+|earned (?:his|her|"
        r"an?) \w+|was a student)(?: [a-z]+){0,2} (?:there|here|at the (?:university|college|school|academy|institute))\b",
        0.85,
        ("School",),
    ),
    Saying(
        "capital",
        r"(?P<o>{L})[^;.]{0,60}?(?: is| was| became| and|,) the (?:[\w-]+ )?(?:capital|chief town|seat)(?: city)?(?: and [\w ]+)? of "
        r"(?:the )?(?:(?:\w+ )?(?:region|province|state|county|district|canton|department|republic|kingdom|island) of )"
        r"(?P<s>{L})",
    ),
    Saying(
        "population",
        r"\b(?:has|had|[Ww]ith|counts|home to) (?:some |about |around |roughly |nearly |almost |more than |over |a population of "
        r"(?:some |about |around |roughly |nearly |almost |more than |over )?)?(?P<n>\d[\d,.]*(?: million)?)"
        r"(?: inhabitants| residents| people|(?<=\d{3})(?=[,;.]))",
        page=_PLACE,
        then=_of_page,
    ),
    Saying("area", r"\bcovers an area of (?:some |about |roughly |nearly |over )?(?P<n>\d[\d,.]* [\w ]+?)(?=[,;.]| and| with|$)",
           page=_PLACE, then=_of_page),
    Saying(
        "elevation",
        r"\b(?:stands|lies|is|rises|situated|located|sits)(?: \w+){0,3}? (?:at )?(?:an (?:altitude|elevation) of )?"
        r"(?P<n>\d[\d,.]* (?:m|met(?:re|er)s|feet|ft))(?: above (?:the )?sea(?: level)?\b| high above)",
        page=_PLACE,
        then=_of_page,
    ),
    Saying(
        "height",
        r"(?P<s>{X})(?:, [^;.]{0,60},)?(?:,? which)?(?: [^;.,]{0,40} and)? (?:reaches|rises to|rises|soars to) (?:a height of )?(?P<n>\d[\d,.]* "
        r"(?:m|met(?:re|er)s|feet|ft))\b",
        then=_is_site,
    ),
    Saying(
        "opening_date",
        r"(?P<s>{X})(?: (?:in|near|at) {X}(?:, {X})?)?, (?:which was )?(?:finished|completed|opened|inaugurated|dedicated) (?:in|on) (?P<d>{DATE})",
        then=_is_site,
    ),
    Saying(
        "opening_date",
        r"^(?:[Ii]t|[Tt]he (?:bridge|tunnel|dam|museum|library|theatre|theater|station|stadium|viaduct|canal|railway|line|hospital|airport|tower|gallery|building|hall|pier|park))"
        r"(?:, (?:which|whose) (?:[^;.]|\.\d){3,60},)? (?:was|were) (?:officially |formally )?(?:opened|inaugurated) by (?:(?!\bre-?opened\b)[^;.]){3,60}? (?:on|in) (?P<d>{DATE})",
        0.87,
        ("Place", "Organization", "Thing"),
        _of_own_site,
    ),
    Saying("height", r"(?P<s>{X}),? (?:which is )?(?P<n>\d[\d,.]* (?:m|met(?:re|er)s|feet|ft)) (?:high|tall)\b"),
    Saying(
        "capacity",
        r"(?P<s>{X})(?:, [^;.]{0,90},)? (?:can hold|holds|seats|can seat|can accommodate|accommodates|has room for) "
        r"(?:some |about |around |nearly |almost |up to |more than |over )?(?P<n>\d[\d,.]*)(?= (?:people|spectators|"
        r"visitors|passengers|worshippers|listeners|guests)|[,;.]|$)",
    ),
    Saying(
        "designer",
        r"(?P<s>{X})(?:, [^;.]{0,80})?,? (?:was|were)? ?(?:built|erected|constructed|begun|began|made)[^;.]{0,40}? to "
        r"(?:the |a )?(?:designs?|plans?) (?:of|by) (?P<o>{P})",
    ),
    Saying(
        "educated_at",
        r"(?P<o>{N})[^.]{0,120}?(?:[;,]| and|,? where) (?P<s>{P+})(?: all| both| once| also)? (?:studied|trained|took (?:his|her) "
        r"degree)(?: t?here)?(?=[,;. ]|$)",
        0.82,
        then=_there,
    ),
    Saying(
        "birth_place",
        r"\b[Aa]mong (?:those|the people|its natives|the natives)(?: who were)? born (?:in (?:the city|the town|it)|here|there) "
        r"(?:are|were) (?P<s>{P+})",
        page=_PLACE,
    ),
    Saying("birth_place", r"\bborn in (?P<o>{L})(?:[^;.]{0,40})?, as (?:was|were) {D}(?P<s>{P})"),
    Saying(
        "presented_by",
        r"(?P<s>{X}|\b[Ii]t|\b[Tt]he (?:prize|award|medal|festival|ceremony|event))(?:, which)?[^;.,]{0,40}? (?:is|are|was|"
        r"were|has been|have been) (?:[\w]+ ){0,2}(?:awarded|presented|given|conferred|organi[sz]ed|run|administered|"
        r"bestowed|held)[^;.]{0,60}? by (?:the )?(?P<o>{B})",
    ),
    Saying(
        "located_in",
        r"(?P<s>{X}|\b[Ii]t|\b[Tt]he festival)(?:, (?:which|an?) [^;.]{3,80},)? (?:is|was|has been)? ?(?:held|takes place|"
        r"took place)(?: [a-z]+){0,4} in (?P<o>{L})",
    ),
)  # fmt: skip
