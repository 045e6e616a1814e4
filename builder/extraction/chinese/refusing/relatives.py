"""Whose relatives are meant where a clause does not say: those of whoever the page is about."""

from __future__ import annotations

import re

from builder.extraction.chinese.discourse import Reader
from builder.extraction.chinese.heads import Topic
from builder.extraction.chinese.lexicon import KIN
from builder.extraction.chinese.patterns.sentence import Match

FAMILY = frozenset({"father", "mother", "spouse", "child", "sibling", "parent"})
_OF_HOMES = FAMILY | {"residence"}
_AT_HOME = ("家里", "家中", "上有", "下有", "全家", "一家", "举家", "家人")
_KIN = "|".join(sorted(KIN, key=len, reverse=True))
_COPULA = re.compile(f"(?:{_KIN})[是为][^，。；]*$")
_PLAYS = re.compile("[饰演]|片中|剧中|故事")


def is_whose(found: re.Match[str], encoded: str) -> bool:
    """`妻子是李四的妹妹` names no wife, nor does `妻子是李四导演的《山河》的主角`."""
    said = re.match("[^，。；、：]{0,8}(?:的|之)", encoded[found.end() :]) is not None
    return said and _COPULA.search(found.group()) is not None


def is_of_page(match: Match, topic: Topic, reader: Reader, letters: str) -> bool:
    """Whether a match tells of the family or the home of the page's subject, whatever its clause is about.

    `letters` are those of persons.
    """
    if match.pattern.source.relation not in _OF_HOMES:
        return False
    at_home = not topic.named and match.sentence.words(*match.found.span())[:2] in _AT_HOME
    opens = match.pattern.source.relation in FAMILY and _opens(match, topic, reader)
    return topic.kin or at_home or _is_in_row(match, letters) or opens


def _is_in_row(match: Match, letters: str) -> bool:
    """Whether only other relatives stand before in the clause: `哥哥李四、姐姐王五`."""
    clause = match.sentence.since("，。；", match.found.start())
    row = f"(?:其|有)?(?:(?:{_KIN})[{letters}](?:[、和与及]|以及))+"
    return re.fullmatch(row, match.sentence.encoded.text[clause : match.found.start()]) is not None


def _opens(match: Match, topic: Topic, reader: Reader) -> bool:
    """Whether a relative opens a clause behind one about nobody known: `…，2018年儿子李四出生`."""
    encoded = match.sentence.encoded
    if topic.named or _PLAYS.search(encoded.text) is not None:
        return False
    return reader.opens_clause(encoded, match.segment, match.found.start())
