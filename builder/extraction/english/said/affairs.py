"""How the order of words tells of battles, finds and keeping: when it was fought, who led, who found or invented it."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens, plain
from builder.extraction.english.word_order.sketch import Sketch

_EVENT = ("Event",)
_THING = ("Thing", "Work", "Place")
_PERSON = ("Person",)
_PLAIN = plain("who|whom|whose|which|when|after|before|than|until")
_FIGHT = r"(?:battle|action|engagement|siege|war|campaign|skirmish|clash|conflict|raid|mutiny|rebellion|revolt|uprising)"
_AFFAIR = rf"(?:{_FIGHT}|earthquake|eruption|disaster|accident|crash|collision|fire|massacre|incident|assassination|conference|congress|exhibition)"
_IS = rf"^{_PLAIN}{{1,80}}? was (?:an?|the|one of the) {_PLAIN}{{0,60}}?\b"
_IS_NOW = rf"^{_PLAIN}{{1,80}}? (?:is|was) (?:an?|the|one of the) "
_FOUGHT = r"(?:fought|waged|that (?:took place|occurred|happened|broke out)|which (?:took place|occurred|broke out)|held)"
_WHERE = r"(?: (?:off|in|at|near|on|between) (?:(?!\b(?:on|in|from)\b (?:\d|[A-Z][a-z]+ \d))[^;.]){2,60}?,?)?"
_RANK = r"(?:(?:(?:the )?[A-Z][a-z-]+(?:-[A-Z][a-z]+)? ){0,3}?)"
_ARMY = r"(?:fleets?|arm(?:y|ies)|forces?|troops|squadrons?|column|navy|army|soldiers|ships|cavalry|militia|legions?)"
_LED = r"(?:(?:led|commanded) by|under(?: the command of)?)"
_KINDS = r"(?:bird|animal|plant|species|fish|tree|mammal|reptile|insect|flower|snake|lizard|frog|spider|shark|antelope|monkey|parrot|pigeon)"
_SPECIES = re.compile(rf"\b{_KINDS}s?\b")
_PIECE = r"(?:painting|picture|canvas|portrait|manuscript|original|statue|sculpture|ship|hull|vessel|skeleton|specimen|fossil|instrument|violin|cello|map|book|stone|meteorite|skull|mask)"
_KEPT = r"(?:kept|housed|held|displayed|on (?:permanent )?display|preserved|exhibited|hangs|hanging|stored)"
_AT = r"(?:in|at) (?:the collections? of )?(?:the )?"


def _is_species(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _SPECIES.search(resolver.cast.description[:80]) is not None


def _of_whole(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """No part of it, nor what somebody else has: `a copy is kept`."""
    return (
        re.search(r"\b(?:copy|copies|replica|model|part|fragment|another|other|one of|some|few)\b", match[0])
        is None
    )


SAID_OF_AFFAIRS = (
    Saying("event_date", rf"{_IS}{_AFFAIR}\b(?:(?!\b{_FOUGHT}\b)[^;.]){{0,40}}?\b{_FOUGHT}{_WHERE} (?:on|in) (?P<d>{{DATE}})", 0.88, _EVENT, opens, untyped=True),
    Saying("event_date", rf"^{_PLAIN}{{1,80}}? (?:was (?:fought|held)|took place|occurred|broke out|began){_WHERE} (?:on|in) (?P<d>{{DATE}})", 0.86, _EVENT, opens),
    Saying("located_in", rf"{_IS}{_AFFAIR}\b{_PLAIN}{{0,60}}?\b{_FOUGHT}(?: (?:on|in) {{DATE}},?)? off (?:the )?(?:[a-z-]+ )*coasts? of (?:the )?(?P<o>{{L}})", 0.85,
           _EVENT, opens, untyped=True),
    Saying("commander", rf"\b{_ARMY},? {_LED} {_RANK}(?P<o>{{P}})(?!['’])", 0.83, _EVENT),
    Saying("commander", r"\b(?:[Oo]verall |[Ss]upreme )?[Cc]ommand (?:of [^;.,]{2,60} )?(?:belonged to|was (?:given|entrusted) to|fell to|lay with) "
           rf"{_RANK}(?P<o>{{P}})(?!['’])", 0.83, _EVENT),
    Saying("commander", rf"(?P<s>{{X}}), (?:commanded|captained|skippered) by {_RANK}(?P<o>{{P}})(?!['’])", 0.85),
    *(
        Saying("discoverer", rf"^{whose} (?:was|were) (?:first )?discovered(?: (?:in|on) {{DATE}})?(?: in (?:the )?{{L}})? by "
               r"(?:the )?(?:[A-Za-z-]+ ){0,4}?(?P<o>{P&})(?!['’])", 0.87, page, untyped=bool(page))
        for whose, page in ((r"(?:It|[Tt]he [a-z]+)", _THING), (r"(?P<s>{X})", ()))
    ),
    *(
        Saying("inventor", rf"^{whose} (?:was|were) (?:first )?(?:invented|devised|conceived)(?: (?:in|around) [^,;.]{{3,24}}?)?(?: in (?:the )?{{L}})? by "
               r"(?:the )?(?:[A-Za-z-]+ ){0,4}?(?P<o>{P&})(?!['’])", 0.87, page, untyped=bool(page))
        for whose, page in ((r"(?:It|[Tt]he [a-z]+)", ("Thing", "Work")), (r"(?P<s>{X})", ()))
    ),
    Saying("inventor", rf"{_IS_NOW}(?!(?:\w+ ){{0,6}}?game\b){_PLAIN}{{0,160}}?\b(?:invented|devised)(?: in {{L}})?(?: (?:in|around) {{DATE}})?(?: in {{L}})? by "
           r"(?:the )?(?:[A-Za-z-]+ ){0,4}?(?P<o>{P&})(?!['’])", 0.86, ("Thing",), opens, untyped=True),
    Saying("distribution", rf"{_IS}{_KINDS}\b{_PLAIN}{{0,60}}?\b(?:that |which )?(?:lived|lives|occurred|occurs|grows|grew|found|is found|was found) (?:nowhere but|only|exclusively|nowhere "
           r"(?:else )?(?:except|than)) (?:on|in) (?:the )?(?:island of |islands of )?(?P<o>{L})", 0.87, ("Thing",), opens, untyped=True),
    *(
        Saying("kept_at", rf"^{whose} (?:is|are)(?: now| today| currently| still| also)? {_KEPT} {_AT}(?P<o>{{X}})(?!['’])", 0.86, page, _of_whole,
               untyped=bool(page))
        for whose, page in ((rf"(?:It|The {_PIECE})", _THING), (r"(?P<s>{W})", ()))
    ),
    *(
        Saying("kept_at", rf"^{whose}(?: now| today)? (?:hangs|is hanging) {_AT}(?P<o>{{X}})(?!['’])", 0.84, page, _of_whole, untyped=bool(page))
        for whose, page in ((rf"(?:It|The {_PIECE})", _THING), (r"(?P<s>{W})", ()))
    ),
    Saying("kept_at", r"\b(?:[Ii]t|[Tt]he (?:ship|wreck|original|painting|skeleton)) is (?:now |today )?(?:the centrepiece of|on show (?:in|at)|an exhibit (?:in|of|at)) "
           r"(?:the )?(?P<o>{X})(?!['’])", 0.85, _THING, untyped=True),
    Saying("founded_by", r"^[Tt]he (?:paper|newspaper|magazine|journal|review|periodical|station) was (?:set up|founded|established|started|launched)(?: in {DATE})? "
           r"by (?:the )?(?:[a-z-]+ ){0,4}?(?P<o>{P&})(?!['’])", 0.87, ("Organization",), untyped=True),
    # Lives -----------------------------------------------------------------------------------------
    Saying("birth_date", r"(?P<s>{P}|\b[Hh]e|\b[Ss]he) (?:is|was) (?:generally |usually |often )?(?:thought|believed|said|reckoned|assumed|supposed) to have been born "
           r"(?:in |on |around |about |in about |circa |c\. ?)+(?P<d>{DATE})", 0.8, real=False),
    Saying("death_date", r"^[^;.]{0,80}?(?P<s>{P}), who (?:(?!{P}|\bwhose\b)[^;.]){2,120}?\b(?:and|until (?:he|she)) died (?:there |at home )?(?:on|in) (?P<d>{DATE})", 0.85),
    Saying("cause_of_death", r"(?P<s>{P}|\b[Hh]e|\b[Ss]he)(?:, (?:already|by then) (?:ill|sick) with| was (?:already )?(?:suffering from|ill with)) "
           r"(?P<c>(?:[a-z]+ )?(?:cancer|tuberculosis|consumption|pneumonia|leukaemia|leukemia|cholera|typhoid|malaria|smallpox)),?(?: and)? died\b", 0.82),
    Saying("cause_of_death", r"(?P<s>{P}|\b[Hh]e|\b[Ss]he) was killed by (?P<c>an? (?:heart attack|stroke|fever|fall|bullet|bomb|explosion|avalanche|lightning strike))\b", 0.85),
)  # fmt: skip
