"""How the order of words tells works by apposition and with the work in front: `*W*, his best-known book,`, `*W* he directed alone`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_BOOK_NOUNS = (
    "book|novel|novella|memoir|memoirs|autobiography|treatise|textbook|monograph|essay|poem|"
    "collection of (?:poems|stories|essays)"
)
_BOOK = rf"(?:{_BOOK_NOUNS})"
_WRITTEN = rf"(?:{_BOOK_NOUNS}|play|story)"
_MUSIC = r"(?:stage work|opera|operetta|symphony|ballet|oratorio|cantata|mass|requiem|concerto|musical)"
_BOOKS = r"(?:works|books|novels|novellas|plays|poems|writings|stories|memoirs|collections|children's books)"
_KIND = rf"(?:(?:the|a|an|his|her) (?:[\w-]+ ){{0,2}}(?:{_WRITTEN}|trilogy|comedy|tragedy|verse drama),? )?"
_TITLES = rf"{_KIND}{{X}}(?:(?:,? \([^()]*\)|, (?:issued|published|written|printed) in (?:1\d|20)\d\d)?(?:, and|,| and) {_KIND}{{X}})*"
_ISSUED = r"(?:wrote|published|brought out|issued|completed|finished|produced|released)"
_END_OF_TITLE = r"(?=[,.;]|$| \(| (?:in|of|about|which|from|and|at|with|was|followed|appeared|on)\b)"
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
_WRITER = re.compile(
    r"\b(?:writer|novelist|author|poet|poetess|playwright|dramatist|essayist|storyteller|humorist|satirist)\b"
)
_FILMS = re.compile(r"\b(?:film|television|TV|screen|game)\b")
_COMPOSES = re.compile(r"\b(?:composer|composed|songwriter)\b")
_READS = re.compile(
    r"\b(?:favou?rite|read|reading|reads|translat\w+|edit\w+|illustrat\w+|bought|film\w*|adapt\w+|screen\w*)\b"
)


def _wrote(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a book said to be his is one that whom the page is about wrote, as nobody else is named."""
    near = drawn.text[max(0, match.start() - 40) : match.end()]
    trade = resolver.cast.description
    return alone(resolver, drawn, match) and _NO_AUTHOR.search(trade) is None and _READS.search(near) is None


def _writes(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a book is by whom the page is about, who is called a writer of some sort, and of no films."""
    trade = resolver.cast.description
    writes = _WRITER.search(trade) is not None and _FILMS.search(trade) is None
    return writes and _wrote(resolver, drawn, match)


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
    Saying("author", rf"\b(?:[Hh]is|[Hh]er) {_WHICH}{{1,3}}{_WRITTEN} (?:was|is) (?:called |entitled |titled )?(?P<s>{{X}}){_END_OF_TITLE}", 0.87, _PERSON, _writes, titles=True),
    Saying("author", rf"\b(?:[Hh]is|[Hh]er) {_WHICH}*{_BOOKS} (?:include|included|are|were) (?P<s>{_TITLES})", 0.85, _PERSON, _writes, titles=True),
    Saying("author", rf"(?:^|; )(?:Other|Later|Further|Early|Earlier) {_WHICH}*{_BOOKS} (?:include|included|are|were) (?P<s>{_TITLES})", 0.83, _PERSON, _writes, titles=True),
    Saying("author", rf"\b(?:[Hh]e|[Ss]he|{{P}}) (?:also |then |later )?{_ISSUED} (?:[a-z-]+|\d+) {_BOOKS}(?: [^,;.]{{1,30}})?, (?:among them|including|such as) (?P<s>{_TITLES})", 0.85, _PERSON, _writes, titles=True),
    Saying("author", rf"\b(?:[Hh]e|[Ss]he|{{P}}) (?:also |then |later )?{_ISSUED} (?:the|a|an|another|his|her) (?:[\w-]+ ){{0,2}}{_WRITTEN},? (?P<s>{{X}}){_END_OF_TITLE}", 0.85, _PERSON, _writes, titles=True),
    Saying("author", rf"\b(?:[Hh]is|[Hh]er) [^,;.]{{3,40}}? (?:grew into|became|turned into|resulted in|led to) (?:the|a|an|his|her) (?:[\w-]+ ){{0,2}}{_WRITTEN},? (?P<s>{{X}}){_END_OF_TITLE}", 0.85, _PERSON, _writes, titles=True),
    Saying("author", rf"(?:^|; )(?:The|His|Her) {_WHICH}?{_WRITTEN},? (?P<s>{{X}}),? (?:followed|appeared|came out|was published|was issued)\b", 0.83, _PERSON, _writes, titles=True),
    Saying("composer", rf"(?P<s>{{W}}), (?:his|her) {_WHICH}{{0,3}}{_MUSIC}\b(?=[,.]|$| (?:was|had|opened|in)\b)", 0.85, _PERSON, _composed),
    Saying("composer", rf"\b(?:[Hh]is|[Hh]er) {_WHICH}{{1,3}}{_MUSIC},? (?P<s>{{W}})", 0.85, _PERSON, _composed),
    Saying("director", rf"(?:^|[;:] )(?P<s>{{W}}){_LATER} (?P<o>{_ONE}) (?:directed|shot|filmed){_ENDS}", 0.87),
    Saying("author", rf"(?:^|[;:] )(?P<s>{{W}}){_LATER} (?P<o>{_ONE}) wrote{_ENDS}", 0.85, then=_no_film),
    Saying("composer", rf"(?:^|[;:] )(?P<s>{{W}}){_LATER} (?P<o>{_ONE}) composed{_ENDS}", 0.87),
    Saying("director", r"(?P<s>{W}) (?:was|had been) (?:jointly )?directed (?:jointly |together )?with (?:{D})(?P<o>{P})", 0.87),
    Saying("director", r"(?P<s>{W}) (?:was|had been) (?:jointly )?directed (?:jointly |together )?with (?:{D}){P}", 0.85, _PERSON, alone),
    Saying("composer", r"(?P<s>{W}),? (?:has|had|with) (?:its )?(?:music|a score|a soundtrack) (?:written |composed )?by (?:{D})(?P<o>{P})", 0.86),
)  # fmt: skip
