"""How the order of words tells by whom records, books and music are: `is the ninth mixtape by American rapper X`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens, plain
from builder.extraction.english.word_order.sketch import Sketch

_NO_STOP = plain(
    "about|who|whom|whose|where|which|that|featuring|based on|starring|for|between|after|than|by|from"
)
_IS = rf"^{_NO_STOP}{{1,120}}? (?:is|was) (?:an?|the|one of the) {_NO_STOP}{{0,90}}?"
_RECORD = r"(?:album|EP|extended play|mixtape|single|song|record|soundtrack|ballad|hit|cover|anthem|track)"
_BOOK = (
    r"(?:novel|novella|novelette|book|collection|anthology|short story|story|memoir|play|poem|essay|biography|autobiography|"
    r"trilogy|textbook|pamphlet|treatise|manga|comic|graphic novel|light novel|tragedy|monograph|stories|poems|essays)"
)
_MUSIC = (
    r"(?:opera|operetta|ballet|oratorio|cantata|symphony|concerto|singspiel|sonata|quartet|quintet|requiem|overture|tone poem|"
    r"symphonic poem|suite|song cycle|musical|zarzuela|mass|waltz|piece)"
)
_MADE = r"(?:,? (?:\w+ly )?(?:written|recorded|performed|released|sung|composed|co-written|authored|penned|created|made|produced)(?: and \w+)?)?"
_SUNG = (
    r"(?:,? (?:\w+ly )?(?:recorded|performed|released|sung|recorded and released|performed and recorded))?"
)
_TRADE = r"(?:(?!{P})[\w'’&/-]+,? |{L} |{N}(?:-[\w-]+)? ){0,7}?"
_ARTIST = r"(?:(?:the |[A-Z][\w-]+ )?(?:[a-z-]+ ){0,2}(?:singer|rapper|band|group|duo|trio|DJ|producer|artist|musician|songwriter|MC) )?"
_WHOM = r"(?:{P}|{B}|{W})"
_NAMES = rf"{_WHOM}(?:(?:, and|,| and| &) {_ARTIST}{_WHOM})*"
_END = r"(?!['’])(?=[,.;]|$| (?:for|from|and|released|featuring|feat|which|that|with|in|on|as|published|first|written|recorded|produced|taken|about|set)\b)"
_NO_MAKER = re.compile(r"\b(?:Records|Recordings|Press|Books|Publishers?|Publishing|Label)$")
_WRITES = r"(?:author|writer|novelist|poet|playwright|dramatist|essayist|journalist|historian|philosopher|mangaka|critic|biologist|physicist|economist)"


def _maker(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Somebody told in the page's first sentence, not the firm that issued it."""
    signs = drawn.all(match["o"], "{X}")
    issued = any(_NO_MAKER.search(resolver.words(sign.start, sign.end)) for sign in signs)
    return opens(resolver, drawn, match) and not issued


def _only(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the page's work: the sentence names no other."""
    return all(sign.named.name == resolver.cast.subject.name for sign in drawn.all(drawn.text, "{W}"))


SAID_OF_RECORDS = (
    Saying("performer", rf"{_IS}\b{_RECORD}{_SUNG} (?:by|from) (?:the )?{_TRADE}(?P<o>{_NAMES}){_END}", 0.86, ("Work",), _maker),
    Saying("author", rf"{_IS}\b{_BOOK}(?: (?:of|about|for|to|on) (?:(?!{{P}}['’])[^;.,]){{1,60}}?)?{_MADE} by (?:the )?{_TRADE}(?P<o>{{P}}(?:(?:, and|,| and) {{P}})*){_END}", 0.86, ("Book",),
           _maker),
    Saying("author", rf"{_IS}\b(?:collection|anthology|series|trilogy) of {_NO_STOP}{{1,50}}? by (?:the )?{_TRADE}{_WRITES} "
           rf"(?P<o>{{P}}(?:(?:, and|,| and) {{P}})*){_END}", 0.86, ("Work",), _maker, untyped=True),
    Saying("composer", rf"{_IS}\b{_MUSIC}(?: in (?:\w+ ){{1,4}}(?:acts?|parts?|scenes|movements))?{_MADE} by (?:the )?{_TRADE}composer (?P<o>{{P}}){_END}",
           0.87, ("Work",), _maker, untyped=True),
    Saying("lyricist", r"\b(?:[Tt]he|[Ii]ts) (?:[A-Z]\w+ )?libretto (?:was |is )?(?:written )?by (?:{D})(?P<o>{P&})", 0.87, ("Work",), _only),
    Saying("lyricist", r"(?P<o>{P&}) (?:\w+ )?wrote (?:the|its) (?:[A-Z]\w+ )?libretto\b(?! (?:of|for|to))", 0.87, ("Work",), _only),
)  # fmt: skip
