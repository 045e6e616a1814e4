"""How the order of words tells honours that are no prizes: ranks of an order, letters behind a name, stars in a pavement."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_MADE = r"(?:was|has been|had been|were)(?: \w+ly| also| later| first| then)? (?:appointed|made|created|named|invested|promoted|raised|elevated|inducted|admitted)"
_GOT = r"(?:\w+ )?(?:received|was awarded|was given|accepted|got)(?: an?| the)?"
_AS = r"(?: as| to(?: the rank of)?| into)?(?: an?| the)?"
_LETTERS = re.compile(r"^(?:OBE|CBE|MBE|KBE|DBE|GBE|KCB|CMG|KCMG|AO|AC|AM|OAM|OC|CM|CC|CVO|KCVO|CH)$")
_RANKS = r"(?:Grand Officer|Grand Cross|Knight Commander|Commander|Officer|Member|Chevalier|Knight|Dame|Companion|Fellow)"
_RANK = re.compile(rf"^(?:Honorary )?{_RANKS}[\w ]*\bof\b")


def _ranked(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A rank of an order, or the letters for one."""
    words = resolver.words(*drawn.plain(match.start("c"), match.end("c")))
    return _LETTERS.match(words) is not None or _RANK.search(words) is not None


SAID_OF_HONOURS = (
    Saying("honor", rf"(?P<s>{_WHO}) (?:{_MADE}{_AS}|{_GOT}) (?P<c>(?:{{X}} of (?:the )?)?{{X}})(?=[,;.]| (?:in|by|for|at|and|on)\b|$)", 0.87, then=_ranked),
    Saying("honor", rf"(?P<s>{_WHO}) (?:{_MADE}{_AS}|{_GOT}) {{X}} in {{DATE}}(?:,? and|,) (?:an? |the )?(?P<c>{{X}})(?=[,;.]| in\b|$)", 0.87, then=_ranked),
    Saying(
        "honor",
        rf"(?P<s>{_WHO}) (?:\w+ )?(?:received|was awarded|was given|was honou?red with|has|was presented with)(?: an?| the| his| her)? "
        r"(?P<c>star on (?:the )?{X})",
    ),
    Saying(
        "honor",
        rf"(?P<s>{_WHO}) (?:\w+ )?(?:received|was awarded|was given|was granted|was presented with|holds|was conferred)(?: an?| the)? "
        r"(?P<c>honorary (?:doctorate|degree|doctor(?:ate)? of [\w ]{3,20}?|citizenship)s?(?: in [a-z ]{3,20}?)?(?: degree)? (?:from|by|of) (?:the )?{X})",
    ),
    Saying("honor", rf"(?P<s>{_WHO}) {_MADE} (?:an? )?(?P<c>honorary (?:citizen|member|fellow|doctor) of (?:the )?{{X}})", page=_PERSON, then=alone),
)  # fmt: skip
