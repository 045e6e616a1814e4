"""How the order of words tells works by apposition and with the work in front: `*W*, his best-known book,`, `*W* he directed alone`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_BOOK = r"(?:book|novel|novella|memoir|memoirs|autobiography|treatise|textbook|monograph|essay|poem|collection of (?:poems|stories|essays))"
_MUSIC = r"(?:stage work|opera|operetta|symphony|ballet|oratorio|cantata|mass|requiem|concerto|musical)"
_WHICH = (
    r"(?:(?:only|first|second|third|fourth|fifth|last|final|next|latest|early|late|great|best-known|best-loved|best-selling|most \w+|principal|"
    r"main|major|chief|debut|other|own|short|long|one|and|published|completed|finished|unfinished|celebrated|famous) )"
)
_ENDS = (
    r"(?=[.;]|,? (?:alone|himself|herself|entirely|by himself|by herself|on his own|on her own|in|with|at|for|as|when|while|during|"
    r"after|before|from)\b)"
)
_LATER = r"(?:,[^,;.]{1,40},)?"
_ONE = r"(?:he|she|{P})"
_NO_AUTHOR = re.compile(
    r"\b(?:publisher|illustrator|translator|editor|bookseller|printer|collector|photographer)\b"
)
_COMPOSES = re.compile(r"\b(?:composer|composed|songwriter)\b")
_READS = re.compile(
    r"\b(?:favou?rite|read|reading|reads|translat\w+|edit\w+|illustrat\w+|bought|film\w*|adapt\w+|screen\w*)\b"
)


def _wrote(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a book said to be his is one that whom the page is about wrote, as nobody else is named."""
    near = drawn.text[max(0, match.start() - 40) : match.end()]
    trade = resolver.cast.description
    return alone(resolver, drawn, match) and _NO_AUTHOR.search(trade) is None and _READS.search(near) is None


def _composed(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a stage work said to be his is one by the composer whom the page is about."""
    opening = f"{resolver.cast.description} {resolver.parsed.document[:300]}"
    return alone(resolver, drawn, match) and _COMPOSES.search(opening) is not None


def _no_film(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether what somebody wrote is no film, whose writers have a relation of their own."""
    work = resolver.cast.current(drawn.signs[match["s"]].named)
    return not resolver.cast.on_screen and work.type not in ("Film", "Series", "Song")


SAID_OF_OWN_WORKS = (
    Saying("author", rf"(?P<s>{{W}}), (?:his|her) {_WHICH}{{0,3}}{_BOOK}\b(?=[,.]|$| (?:appeared|came out|was|about|of|on|in)\b)", 0.85, _PERSON, _wrote),
    Saying("author", rf"\b(?:[Hh]is|[Hh]er) {_WHICH}{{1,3}}{_BOOK},? (?:called |entitled |titled )?(?P<s>{{W}})", 0.85, _PERSON, _wrote),
    Saying("composer", rf"(?P<s>{{W}}), (?:his|her) {_WHICH}{{0,3}}{_MUSIC}\b(?=[,.]|$| (?:was|had|opened|in)\b)", 0.85, _PERSON, _composed),
    Saying("composer", rf"\b(?:[Hh]is|[Hh]er) {_WHICH}{{1,3}}{_MUSIC},? (?P<s>{{W}})", 0.85, _PERSON, _composed),
    Saying("director", rf"(?:^|[;:] )(?P<s>{{W}}){_LATER} (?P<o>{_ONE}) (?:directed|shot|filmed){_ENDS}", 0.87),
    Saying("author", rf"(?:^|[;:] )(?P<s>{{W}}){_LATER} (?P<o>{_ONE}) wrote{_ENDS}", 0.85, then=_no_film),
    Saying("composer", rf"(?:^|[;:] )(?P<s>{{W}}){_LATER} (?P<o>{_ONE}) composed{_ENDS}", 0.87),
    Saying("director", r"(?P<s>{W}) (?:was|had been) (?:jointly )?directed (?:jointly |together )?with (?:{D})(?P<o>{P})", 0.87),
    Saying("director", r"(?P<s>{W}) (?:was|had been) (?:jointly )?directed (?:jointly |together )?with (?:{D}){P}", 0.85, _PERSON, alone),
    Saying("composer", r"(?P<s>{W}),? (?:has|had|with) (?:its )?(?:music|a score|a soundtrack) (?:written |composed )?by (?:{D})(?P<o>{P})", 0.86),
)  # fmt: skip
