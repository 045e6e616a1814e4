"""How the order of words tells who leads, teaches at and began a body: `its chairman and founder X`, `CEO X`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import ORGANIZATION_WORDS, SCHOOL_WORDS
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_BODY = ("Organization",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_THE = (
    r"(?:\b[Ii]ts|\b[Tt]he (?:company|firm|studio|label|corporation|club|agency|institution|school|college|university|academy|"
    r"institute|foundation|museum|orchestra|newspaper|magazine|society|association|business|group|organi[sz]ation|bank)['’]s)"
)
_TIME = r"(?:(?:current|present|former|long-?time|long-serving|first|then|founding|new|then-|executive|acting|interim|outgoing) )*"
_CHIEF = r"(?:president|chairman|chairwoman|chairperson|chief executive(?: officer)?|CEO|managing director|director-general|executive chairman)"
_OTHER = r"(?:(?:co-)?founder|owner|co-owner|creative director|chief \w+ officer|general manager|editor|principal shareholder|COO|CTO|CFO)"
_POSTS = (
    rf"{_TIME}(?:{_OTHER}(?:, | and |, and ))*{_CHIEF}(?:(?:, | and |, and ){_TIME}(?:{_OTHER}|{_CHIEF}))*"
)
_FOUNDING = rf"{_TIME}(?:(?:{_OTHER}|{_CHIEF})(?:, | and |, and ))*(?:co-)?founder(?:(?:, | and |, and ){_TIME}(?:{_OTHER}|{_CHIEF}))*"
_MAN = r"(?P<o>{P})(?!['’])"
_FRIENDS = (
    r"(?:(?:his|her) (?:[a-z-]+ ){1,3}|(?:fellow |childhood |close |old |the |an? )*(?:[a-z-]+ ){0,3}?)?{P}"
)
_FIRMS = ORGANIZATION_WORDS - {"party", "ministry", "department", "council", "committee", "union", "united"}
_NO_BODY = re.compile(r"\b(?:Party|Government|Parliament|Senate|Congress|Republic|Union|States|Cup|League)$")


def _of_firm(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A body that has a chairman by name; not a land or a party."""
    sign = drawn.signs[match["s"]]
    return _NO_BODY.search(resolver.words(sign.start, sign.end)) is None


def _by_name(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A school or a firm by its name; no deputy, and none of a part of it."""
    sign = drawn.signs[match["s"]]
    words = {word.lower().strip(".") for word in resolver.words(sign.start, sign.end).split()}
    lower = (
        re.search(r"\b(?:vice|deputy|assistant|associate|former|honorary|pro|acting|board)\b", match[0])
        is not None
    )
    return bool(words & (SCHOOL_WORDS | _FIRMS)) and not lower and _of_firm(resolver, drawn, match)


SAID_OF_POSTS = (
    Saying("chief_executive", rf"{_THE} {_POSTS},? (?:is |was )?{_MAN}", 0.87, _BODY),
    Saying("chief_executive", rf"(?P<s>{{B}})(?:['’]s?)? {_POSTS},? {_MAN}", 0.85, then=_of_firm),
    Saying("chief_executive", rf"(?P<o>{{P}}), (?:the )?{_POSTS} (?:of|at) (?:the )?(?P<s>{{B}})", 0.87, then=_of_firm),
    Saying("chief_executive", rf"(?P<o>{{P}}), (?:[^,;.]{{3,60}},? and )(?:the )?{_POSTS} (?:of|at) (?:the )?(?P<s>{{B}})", 0.85, then=_of_firm),
    Saying("chief_executive", rf"\b(?:led|headed|run|managed|chaired) by (?:its |the )?{_POSTS},? {_MAN}", 0.87, _BODY, alone),
    Saying("chief_executive", rf"(?P<s>{{B}}), (?:which was )?(?:founded|established|set up|opened) in {{DATE}} under (?:the direction of |{_POSTS} )?{_MAN}", 0.85),
    Saying("chief_executive", rf"\b(?:founded|established|set up|formed) (?:the )?(?P<s>{{B}})(?:(?!{{B}}|{{P}})[^;.])* and (?:\w+ )?(?:elected|made|appointed|"
           rf"chose|named) (?P<o>{{P}}) (?:as )?its {_POSTS}", 0.85),
    Saying("chief_executive", rf"(?P<o>{_WHO})(?:, (?:who|an?|the) [^,;.]*,)? (?:then |later |also |currently )?(?:is|was|became|served as|serves as|has been|has "
           rf"served as) (?:the )?(?:[\w-]+ ){{0,3}}?(?:{_CHIEF}|rector|principal|vice-chancellor|chancellor) of (?:the )?(?P<s>{{B}})", 0.87, then=_by_name),
    Saying("founded_by", rf"{_THE} {_FOUNDING},? (?:is |was )?{_MAN}", 0.87, _BODY),
    Saying("founded_by", rf"(?P<s>{{B}})(?:['’]s?)? {_FOUNDING},? {_MAN}", 0.85, then=_of_firm),
    Saying("founded_by", rf"(?P<o>{{P}}), (?:the )?{_FOUNDING} of (?:the )?(?:[a-z-]+ ){{0,4}}?(?P<s>{{B}})", 0.87, then=_of_firm),
    Saying(
        "founded_by",
        rf"(?P<o>{_WHO}) (?:\w+ )?(?:co-founded|founded|co-established|established|set up|started|formed|launched) "
        rf"(?:the |an? |his own |her own )?(?:(?!with )[\w'-]+ ){{0,5}}?(?P<s>{{B}})(?: [^,;.]{{0,40}}?)? (?:together |along |in partnership )?with ",
        0.85,
    ),
    Saying(
        "founded_by",
        rf"{_WHO} (?:\w+ )?(?:co-founded|founded|co-established|established|set up|started|formed|launched) "
        rf"(?:the |an? |his own |her own )?(?:(?!with )[\w'-]+ ){{0,5}}?(?P<s>{{B}})(?: [^,;.]{{0,40}}?)? (?:together |along |in partnership )?with "
        rf"(?P<o>{_FRIENDS}(?:(?:, and|,| and) {_FRIENDS})*)",
        0.85,
    ),
    Saying("employer", rf"(?P<s>{_WHO})(?:, (?:who|an?|the) [^,;.]*,)? (?:[a-z]+ ){{0,3}}?(?:joined|is on|was on|is a member of|was a member of|"
           r"served on|has been on|remains on) the (?:[a-z]+ ){0,3}?(?:faculty|teaching staff|staff|academic staff) (?:of|at) (?:the )?(?P<o>{B})",
           0.87),
    Saying("employer", rf"(?P<s>{_WHO})(?:, (?:who|an?|the) [^,;.]*,)? (?:is|was|became|has been) (?:also )?an? (?:[a-z]+ ){{0,3}}faculty member (?:of|at|in) "
           r"(?:the )?(?P<o>{B})", 0.87),
)  # fmt: skip
