"""How the order of words tells where a festival, a match or a battle was: `a tournament held in X`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens, plain
from builder.extraction.english.word_order.sketch import Sketch

_EVENT = ("Event",)
_NO_STOP = plain("who|whom|whose|where|which|featuring|for|between|after|than|like|similar")
_HELD = r"(?:held|staged|played|contested|fought|celebrated|organi[sz]ed|hosted|that (?:took|takes|took) place|taking place|which (?:takes|took) place)"
_WHEN = r"(?: on {DATE},?)?(?: (?!in |at )[\w'’-]+| in (?:late |early |mid-)?{DATE}| (?:in|on|from|every) (?:\d{1,2} )?[A-Z][a-z]+(?: \d{1,2})?){0,7}?"
_OF = r"(?:(?:the )?(?:city|town|village|province|state|county|district|region|centre|center|grounds|streets|north|south|east|west|Republic) of )?(?:the )?"
_PLACES = r"{L}(?:(?:, and| and) (?:the )?{L})*"
_EVENTS = r"(?:festival|ceremony|tournament|match|race|games|event|competition|championships?|conference|concert|battle|exhibition|fair|convention|draft|final|summit|regatta|rally)"
_NO_EVENT = re.compile(r"\b(?:first|last|next|previous|inaugural|final|originally|formerly|until|before)\b")


def _always(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Not where only the first one was."""
    return _NO_EVENT.search(match[0]) is None


SAID_OF_EVENTS = (
    Saying("located_in", rf"^{_NO_STOP}{{1,120}}? (?:is|was|were|are) (?:an?|the|one of the) {_NO_STOP}{{1,120}}?\b{_HELD}{_WHEN} (?:in|at|near) {_OF}"
           rf"(?P<o>{_PLACES})", 0.87, _EVENT, opens),
    Saying("located_in", rf"^{_NO_STOP}{{1,120}}? (?:was|were|is|are) (?:\w+ly )?(?:held|staged|played|contested|fought|celebrated){_WHEN} (?:in|at|near) {_OF}"
           rf"(?P<o>{_PLACES})", 0.87, _EVENT, opens),
    Saying("located_in", rf"(?:^|, )(?:[Ii]t|[Tt]he {_EVENTS}) (?:is|was|were|has been) (?:\w+ly )?(?:held|staged|played|contested|fought|celebrated){_WHEN} (?:in|at|near) "
           rf"{_OF}(?P<o>{_PLACES})", 0.87, _EVENT, _always),
    Saying("located_in", rf"(?:^|, )(?:[Ii]t|[Tt]he {_EVENTS}) (?:takes|took) place{_WHEN} (?:in|at) {_OF}(?P<o>{_PLACES})", 0.87, _EVENT, _always),
    Saying("located_in", rf"^{_NO_STOP}{{1,80}}? (?:took|takes) place{_WHEN} (?:in|at|near) {_OF}(?P<o>{_PLACES})", 0.87, _EVENT, opens),
)  # fmt: skip
