"""How the order of words tells when a prize or a festival was held first, and what a body grew out of."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

EDITION = 0.7  # a date of a first edition is a founding only where none is told

_HELD_OFTEN = ("Award", "Event")
_BODY = ("Organization",)
_CONTESTS = re.compile(
    r"\b(?:awards?|prizes?|medals?|festivals?|ceremon(?:y|ies)|competitions?|contests?|championships?|tournaments?|leagues?|"
    r"cups?|races?|games|trophy|fairs?|conferences?|exhibitions?|pageants?|biennales?|biennials?|triennials?|conventions?)\b",
    re.IGNORECASE,
)
_EDITIONS = (
    r"(?:(?:(?:awards?|prize|prize-giving|presentation|gala) )?(?:ceremony|edition|award|prize|medal|festival|competition|contest|"
    r"championships?|tournament|season|race|event|conference|fair|exhibition|presentation|prizes|awards|winners|games|meeting|pageant)|"
    r"one)"
)
_FIRST = (
    rf"(?:\b[Tt]he (?:very )?|\b[Ii]ts (?:very )?|\b[Tt]heir (?:very )?)(?:first|inaugural)(?: {_EDITIONS})?"
)
_HELD = (
    r"(?:held|presented|given(?: out)?|handed out|awarded|bestowed|conferred|staged|organi[sz]ed|hosted|played|contested|run|"
    r"celebrated|offered)"
)
_TOLD = r"(?:, [^;.]{2,80}?,)?"
_WHEN = r"[^;.]{0,60}? (?:in|on) (?P<d>{DATE})"
_IT = (
    r"(?:\b[Ii]t|\b[Tt]hey|\b[Tt]he (?:prizes?|awards?|medals?|festival|competition|contest|championships?|tournament|league|cup|"
    r"race|event|ceremony|games|fair|conference|trophy|honou?r))"
)
_MADE = r"(?:founded|co-founded|established|set up|started|opened|formed|created|launched)"
_GREW = (
    r"(?:{X}|\b[Ii]t|\b[Tt]he (?:company|firm|studio|school|college|university|museum|orchestra|club|business|newspaper|"
    r"institute|academy|society|bank|group)) (?:\w+ )?(?:grew (?:up )?out of|grew from|began (?:life )?as|started (?:out |life )?as|"
    r"originated (?:as|in|from)|developed (?:from|out of)|evolved (?:from|out of)|ha[sd] its (?:origins?|roots) in|"
    r"traces its (?:origins?|roots|history) (?:back )?to) "
    r"(?:an?|the) (?:[\w'’-]+ ){1,6}?"
)
_BY = r"(?:that|which) (?:{D})(?P<o>{P&})(?:, [^,;.]*,)? (?:had )?(?:jointly )?"


def _of_contest(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page is about something with editions, and not about one of them."""
    words = f"{resolver.cast.subject.name} {resolver.cast.description}"
    return _CONTESTS.search(words) is not None and not re.search(r"\d", resolver.cast.subject.name)


def _is_contest(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the name itself says that it is a prize or a festival."""
    return _CONTESTS.search(drawn.signs[match["s"]].named.name) is not None


def _own(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a body is the page's: its name or `it` opens the match."""
    first = drawn.signs.get(match[0][0])
    return first is None or first.named.name == resolver.cast.subject.name


_ON = r"(?: (?:there|here|in {L}|together))? (?:in|on) (?P<d>{DATE})"
_FIRM = r"(?:company|firm|business|studio|label|publisher|school|theatre|theater|magazine|newspaper|band|group|institute|society|foundation|charity)"
_BEGAN = (
    r"(?:{B}|\b[Ii]t|\b[Tt]he (?:company|firm|studio|school|college|university|museum|orchestra|club|newspaper|institute|academy|"
    r"society|association|bank|group|festival|award|prize|charity|foundation|band|agency|organi[sz]ation|team))"
)


def _began(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of a body, a festival or a prize; a building dates from when it was built."""
    if drawn.all(match["s"], "{B}"):
        return resolver.cast.family(drawn.signs[match["s"]].named.type) in ("Organization", "Event", "Award")
    return resolver.cast.family(resolver.cast.subject.type) in ("Organization", "Event", "Award")


_FIRST_EDITIONS = (
    rf"(?<!of ){_FIRST}{_TOLD} (?:(?:was|were) (?:\w+ )?{_HELD}|took place|dates? from|came)\b{_WHEN}",
    rf"\b{_HELD} (?:its|the|their) (?:first|inaugural) {_EDITIONS}\b{_WHEN}",
    rf"^[^;.]{{0,120}}?\b(?:is|was|are|were) an? [^;.]{{0,100}}?,? (?:which was )?first {_HELD}\b{_WHEN}",
    rf"^First {_HELD}\b{_WHEN}",
    rf"{_IT}{_TOLD} (?:was|were) first {_HELD}\b{_WHEN}",
)

SAID_OF_BEGINNINGS = (
    *(Saying("founding_date", words, EDITION, _HELD_OFTEN + _BODY, _of_contest) for words in _FIRST_EDITIONS),
    Saying(
        "founding_date",
        rf"(?P<s>{{X}}){_TOLD} (?:was|were) first {_HELD}\b{_WHEN}",
        EDITION,
        then=_is_contest,
    ),
    Saying("founded_by", rf"{_GREW}{_BY}{_MADE}\b", 0.82, _BODY, _own),
    Saying("founded_by", rf"{_GREW}{_BY.replace('(?P<o>{P&})', '{P&}')}{_MADE}\b[^;.]{{0,40}}? (?:together |along |jointly )?with "
           r"(?:{D})(?P<o>{P&})", 0.82, _BODY, _own),
    Saying("founding_date", rf"{_GREW}{_BY.replace('(?P<o>{P&})', '{P&}')}{_MADE}\b[^;.]{{0,40}}? (?:in|on) (?P<d>{{DATE}})", 0.8, _BODY,
           _own),
    Saying("founding_date", rf"{_GREW}(?:which was |that was )?{_MADE}\b[^;.]{{0,60}}? (?:in|on) (?P<d>{{DATE}})", 0.8, _BODY, _own),
    Saying("founded_by", r"(?P<o>{X}(?:(?:, and|,| and) {X})*|\b[Hh]e|\b[Ss]he)(?:,? (?:and|with) (?:several|some|two|three|four) [a-z ]{3,30})?(?: also| later| then)* (?:founded|co-founded|started|formed|established|set up) "
           rf"(?:an?|his own|her own|their own) (?:[a-z-]+ ){{0,4}}?{_FIRM}, (?P<s>{{X}})(?=[,.;]|$)", 0.85),
    Saying("founded_by", r"(?P<o>{P&}) (?:founded|started|established|set up) (?P<s>{B}) (?:in {L} )?in {DATE}", 0.86),
    Saying("founding_date", r"(?:{P}) (?:founded|started|established|set up) (?P<s>{B}) (?:in {L} )?in (?P<d>{DATE})", 0.86),
    Saying("founding_date", rf"^[^;.]{{0,80}}?\b(?:set|started) it up{_ON}", 0.84, _BODY),
    Saying("founding_date", rf"^[^;.]{{0,80}}?\b(?:founded|established|formed|created|launched) it{_ON}", 0.84, _BODY),
    Saying("founding_date", rf"(?P<s>{_BEGAN})(?:, (?:too|also|however|though|itself),)? (?:came into (?:being|existence)|was born|dates (?:back )?(?:from|to)|goes back to|traces its (?:origins?|roots|"
           r"history|beginnings|founding|foundation) (?:back )?to) (?:in |on )?(?:the year )?(?P<d>{DATE})", 0.84, then=_began),
)  # fmt: skip
