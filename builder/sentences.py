"""Where sentences begin and end, in Chinese and English; offsets only, nothing is rewritten."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.citation_marks import CITATION_MARK
from schemas.text import Language, Span

_CITATION = rf"(?:\s?{CITATION_MARK})"
_CLOSERS = r"[\"'”’」』）)\]》]"
_LINE = re.compile(r"[^\n]+")
_CHINESE_END = re.compile(rf"(?:[。！？!?]+|…{{2,}}){_CLOSERS}*{_CITATION}*")
_ENGLISH_END = re.compile(  # a run of stops is looked at once, from its beginning
    rf"(?:(?<![.!?…])[.!?…]++{_CLOSERS}*+{_CITATION}*(?=\s+[\"'“‘(\[]*[A-Z0-9\u00c0-\u024f\u3400-\u9fff])"
    rf"|[。！？]+{_CLOSERS}*{_CITATION}*)"
)
_LAST_WORD = re.compile(r"[^\s(\[\"“‘—–]*$")
_NEXT_WORD = re.compile(r"\s+[\"'“‘(\[]*(\w+)")
_OPENING = {"《": "》", "（": "）", "(": ")"}
_OPENS = re.compile("[《（(]")

_NEVER_LAST = frozenset(
    "mr mrs ms mx dr prof st ste mt ft rev hon gen col lt maj capt cmdr adm sgt cpl gov sen rep pres "
    "messrs mme mlle fr vs v cf e.g i.e viz no nos vol vols pp p fig ed eds trans op approx "
    "ca c circa b d r born jan feb mar apr jun jul aug sept sep oct nov dec".split()
)
"""Abbreviations that a sentence does not end with: a name or a number follows."""

_WORDS_TOO = frozenset("no fig may mar dec born p d b".split())
"""Those that are ordinary words too, unless a number follows."""

_MAY_BE_LAST = frozenset(
    "inc ltd co corp jr sr etc bros esq a.m p.m u.s u.k u.s.a u.n ph.d b.a m.a d.c l.a".split()
)
"""Abbreviations that a sentence may end with: the next word decides."""

_STARTERS = frozenset(
    "the a an he she it they we i his her its their this that these those in on at after before "
    "during when while as by for from with although though however since there but and".split()
)
_BRACKET_REACH = 120  # characters: a bracket left open longer than this closes nothing


def sentences(text: str, language: Language) -> list[Span]:
    """Spans of the sentences, in order, without white space around them.

    A line break always ends one. Closing quotes and citation marks belong to the sentence before
    them; what stands inside 《》 or brackets is not cut.
    """
    found: list[Span] = []
    for line in _LINE.finditer(text):
        start = line.start()
        ends = _chinese_ends(line[0]) if language is Language.CHINESE else _english_ends(line[0])
        for end in (*ends, len(line[0])):
            span = _trimmed(text, start, line.start() + end)
            if span is not None:
                found.append(span)
            start = max(start, line.start() + end)
    return found


def _chinese_ends(line: str) -> Iterator[int]:
    shielded = _bracketed(line)
    for match in _CHINESE_END.finditer(line):
        if not shielded[match.start()]:
            yield match.end()


def _english_ends(line: str) -> Iterator[int]:
    shielded = _bracketed(line)
    for match in _ENGLISH_END.finditer(line):
        if shielded[match.start()] or (match[0] == "." and _is_abbreviation(line, match.start())):
            continue
        yield match.end()


def _is_abbreviation(line: str, stop: int) -> bool:
    word = _LAST_WORD.search(line, max(0, stop - 30), stop)
    before = word[0].rstrip(".") if word else ""
    following = _NEXT_WORD.match(line, stop + 1)
    after = following[1] if following else ""
    folded = before.casefold()
    if len(before) == 1 and before.isupper():
        return before != "I" and after.casefold() not in _STARTERS
    if folded in _NEVER_LAST:
        return folded not in _WORDS_TOO or after[:1].isdigit()
    if folded in _MAY_BE_LAST or re.fullmatch(r"(?:[A-Za-z]\.)+[A-Za-z]", before):
        return after.casefold() not in _STARTERS
    return False


def _bracketed(line: str) -> bytearray:
    """One byte a character: 1 inside a pair of brackets on this line."""
    inside = bytearray(len(line))
    closed = -1
    for opening in _OPENS.finditer(line):
        start = opening.start()
        if start <= closed:
            continue
        end = line.find(_OPENING[opening[0]], start + 1, start + _BRACKET_REACH)
        if end > 0:
            inside[start : end + 1] = b"\x01" * (end + 1 - start)
            closed = end
    return inside


def _trimmed(text: str, start: int, end: int) -> Span | None:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return Span(start, end) if start < end else None
