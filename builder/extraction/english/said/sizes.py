"""How the order of words tells how many live somewhere, how high it lies, and when an airline or a league began."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

_PLACE = ("Place",)
_TOWN = r"(?:city|town|village|municipality|county|district|island|province|country|commune|borough|township|parish|community|settlement)"
_ABOUT = r"(?:about |approximately |around |roughly |some |nearly |almost |over |more than |estimated at |an estimated |enumerated at |just over |just under )?"
_COUNT = r"(?P<n>(?:\d[\d,]*\d|\d+\.\d+)(?: (?:million|billion))?)"
_PLAIN = r"\d[\d,.]*(?: (?:million|billion))?"
_PEOPLE = r"(?: (?:inhabitants|people|residents|souls|citizens))"
_METRES = r"(?P<n>\d[\d,.]*(?: |\xa0)(?:m|met(?:re|er)s|ft|feet))\b"
_YEAR = r"(?:(?:as of|at|in|by|according to|per) (?:the )?(?:[A-Z]?[\w.]+ ){0,4}?(?:1[89]|20)\d\d(?: (?:United States |[A-Z][a-z]+ )?[Cc]ensus)?,? )"
_HIGH = r"(?:mountain|peak|volcano|summit|massif|hill|tower|building|skyscraper|spire|monument|statue|mast)"
_NOT_ABOVE = r"(?! (?:above (?!(?:the )?sea)|over|below|below|from|away|apart|wide|deep|long|across|under)\b)"
_BODY = r"(?:company|firm|airline|carrier|network|channel|club|league|band|agency|bank|newspaper|magazine|label|service|organi[sz]ation|school)"


def _own(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the page's place: no other is named before in the sentence, nor a wider area."""
    before = drawn.text[: match.start("n" if "n" in match.groupdict() else "d")]
    others = [s for s in drawn.all(before, "{L}") if s.named.name != resolver.cast.subject.name]
    return not others and _WIDER.search(before) is None


_MOUNT = re.compile(
    r"\b(?:mountain|peak|volcano|stratovolcano|summit|tower|skyscraper|building|monument|statue|spire|mast)\b"
)


def _is_high(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether what reaches so many metres is the page's own and a thing that stands, not a river or a tide."""
    sign = drawn.signs.get(match["s"])
    own = sign is None or sign.named.name == resolver.cast.subject.name
    return (
        own
        and _MOUNT.search(f"{resolver.cast.subject.name} {resolver.parsed.document[:400]}".lower())
        is not None
    )


def _counted(first: str, before: int) -> str:
    """So many people in a year, behind so many others counted in other years: `4,100 inhabitants in 1801, 9,800 in 1901`."""
    later = rf",?(?: and| then| to)* {_ABOUT}{{n}}{_PEOPLE}? in {{t}}"
    other, own = {"n": _PLAIN, "t": "{DATE}"}, {"n": _COUNT, "t": "(?P<t>{DATE})"}
    if not before:
        return first.format(**own)
    return first.format(**other) + later.format(**other) * (before - 1) + later.format(**own)


_WIDER = re.compile(
    r"\b(?:metropolitan|metro|urban|agglomeration|greater|region|world|student|students|native|working)\b"
)

SAID_OF_SIZES = (
    *(Saying("population", _counted(first, before), 0.88, _PLACE, _own)
      for first in (rf"{{n}}{_PEOPLE} in {{t}}", rf"\bpopulation (?:of|was|stood at|grew from|rose from) {_ABOUT}{{n}}{_PEOPLE}? in {{t}}")
      for before in range(4)),
    Saying("population", rf"(?:\b[Tt]he|\b[Ii]ts|\b[Tt]he {_TOWN}(?:'s|’s)) (?:total |estimated |resident )?population (?:of the {_TOWN} )?{_YEAR}?"
           rf"(?:is|was|stood at|reached|was recorded as)(?: officially)? {_ABOUT}{_COUNT}(?![\d%]| ?(?:per|%))", 0.87, _PLACE, _own),
    Saying("population", rf"(?:{{L}}|\b[Ii]t|\b[Tt]he {_TOWN}) ha[sd] {_ABOUT}(?P<n>\d+\.\d+ (?:million|billion)) (?:inhabitants|people|residents)\b", 0.88,
           _PLACE, _own),
    Saying("elevation", rf"(?:\b[Ii]t|\b[Tt]he {_TOWN})(?: (?:is|lies|sits|stands))?(?: (?:located|situated))? at an (?:average )?(?:elevation|altitude) of {_ABOUT}{_METRES}",
           0.87, _PLACE, _own),
    Saying("height", rf"(?P<s>{{X}}|\b[Ii]t|\b[Tt]he {_HIGH})(?:, (?:or|also|in) [^,;.]{{1,40}},)? (?:rises|soars|towers|climbs|reaches up) (?:up )?to "
           rf"(?:a height of |an (?:altitude|elevation) of )?{_ABOUT}{_METRES}{_NOT_ABOVE}", 0.86),
    Saying("height", rf"(?P<s>{{X}}|\b[Ii]t|\b[Tt]he {_HIGH}) (?:reaches|attains) (?:a height of |an (?:altitude|elevation) of )?{_ABOUT}{_METRES}{_NOT_ABOVE}",
           0.85, then=_is_high),
    Saying("founding_date", rf"^(?:[Ii]t|[Tt]he {_BODY}) was (?:officially |first |originally |formally )?launched (?:in|on) (?P<d>{{DATE}})", 0.86,
           ("Organization",)),
    Saying("founding_date", r"^(?:[Ii]t|[Tt]he (?:magazine|newspaper|journal|periodical|paper)) was first (?:published|issued|printed) (?:in|on) (?P<d>{DATE})", 0.86,
           ("Organization",)),
)  # fmt: skip
