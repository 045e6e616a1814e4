"""How the order of words tells of lives in passing: marriages in a row, ashes, teachers, ranks, books, boarding schools."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_TIMES = r"(?:twice|(?:two|three|four|five|six|seven|eight) times)"
_MARRIED = rf"\bmarried {_TIMES}[:,] (?:first )?"
_ONE = r"(?:to )?(?:{D})(?:{P}) (?:in|from) {DATE}(?:,? and|[,;]) (?:then |finally )?"
_MOST_MARRIAGES = 7
_WRITTEN = r"(?:book|novel|play|poem|essay|memoir|autobiography|collection|short story)"
_WHICH = r"(?:first|second|third|best-known|best-selling|most famous|most popular|last|final|principal|main|major|chief|next|latest)"
_WRITES = re.compile(
    r"\b(?:novelist|writer|author|poet|playwright|dramatist|essayist|journalist|biographer|historian|philosopher|"
    r"scientist|physicist|economist|critic)\b"
)
_LEADS = re.compile(r"\b(?:[Hh]is|[Hh]er|[Tt]heir)\b")


def _by_writer(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether whose book it is writes, and is the one whom the page is about."""
    return alone(resolver, drawn, match) and _WRITES.search(resolver.cast.description) is not None


def _nobody_else(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the words before name no person for sure but whom the page is about."""
    people = (sign.named for sign in drawn.all(drawn.text[: match.start()], "{P}"))
    return all(named.type != "Person" or named.name == resolver.cast.subject.name for named in people)


def _own_end(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the ashes are those of whom the page is about: nobody else's death is told before."""
    before = re.split(r";", drawn.text[: match.start()])[-1]
    return alone(resolver, drawn, match) and _LEADS.search(before) is None


SAID_OF_LIVES = (
    *(
        Saying("spouse", rf"{_MARRIED}(?:{_ONE}){{{before}}}(?:to )?(?:{{D}})(?P<o>{{P}}) (?:in|from) (?P<t>{{DATE}})", 0.87, _PERSON, alone)
        for before in range(_MOST_MARRIAGES)
    ),
    Saying("burial_place", r"\b(?:[Hh]is|[Hh]er) (?:ashes|remains|body) (?:was|were|are|is|lies?|lay) (?:\w+ )?(?:buried|interred|laid to rest) "
           r"(?:in|at) (?:the )?(?P<o>{X})", 0.87, _PERSON, _own_end),
    Saying("teacher", r"(?P<o>{P&}) (?:was|were) (?:among )?(?:his|her) teachers?\b(?! (?:in|of|at) )", 0.85, _PERSON, _nobody_else),
    Saying("honor", r"\b(?:was|were) (?:made|created) an? (?P<c>(?:life )?(?:baron|baronet|viscount|earl|marquess|knight|peer))\b"
           r"(?= in\b| by\b|,|\.| \(| and|$)", 0.87, _PERSON, alone),
    Saying("author", rf"(?P<o>{_WHO})(?:['’]s)? {_WHICH} {_WRITTEN} (?:was|is) (?P<s>{{W}})", 0.85, _PERSON, _by_writer),
    Saying("author", rf"\b(?:[Hh]is|[Hh]er) {_WHICH} {_WRITTEN} (?:was|is) (?P<s>{{W}})", 0.85, _PERSON, _by_writer),
    Saying("founded_by", rf"(?P<o>{_WHO}) (?:also |later )?helped (?:to )?(?:found|establish|set up) (?:the )?(?P<s>{{B}})(?!['’])", 0.83),
    Saying("founding_date", r"(?P<s>{B}) was (?:founded|started|set up|established) (?:here|there) in (?P<d>{DATE})", 0.87),
    Saying("opening_date", r"(?P<s>{X})(?:, an? [^;.,]{3,40},)? (?:was )?opened (?:here|there) in (?P<d>{DATE})", 0.85),
    Saying("educated_at", rf"(?P<s>{_WHO}) (?:\w+ )?boarded at (?:the )?(?P<o>{{X}})(?=, an? (?:[a-z-]+ ){{0,3}}school\b)", 0.87),
)  # fmt: skip
