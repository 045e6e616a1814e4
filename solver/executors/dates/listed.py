"""The date of a work in a list: `- *The Mill* – Old Theatre, Leith, 14 January 1900`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from builder.extraction.chinese.values import dates
from builder.extraction.english.values import find_dates
from schemas.graph import Literal
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver.language import folded
from solver.results import Extract

_ITEM = re.compile(r"^[ \t]*(?:(?:[-*•·]|\d{1,2}[.)、])[ \t]+)?(?P<said>\S.{3,158}[^\s.。；;])[ \t]*$", re.M)
"""A line of its own that is no sentence."""

_MARKS = re.compile(r"^[*_\"“《‘']+")
_BEHIND = re.compile(r"[*_\"”》’']*\s*[–—:：(（|-]")
_YEAR = re.compile(r"[12]\d{3}")
_CHUNKS = 40


def listed_date(store: GraphStore, work: str, forms: Set[str]) -> tuple[Literal, Extract] | None:
    """The date of the list items that begin with the name of a work, if they agree on the year, the most exact."""
    found = [
        dated
        for mention in store.mentions(entities=[work], limit=_CHUNKS)
        for chunk in store.get_chunks([mention.chunk])
        if chunk is not None
        for dated in _dated(chunk, forms)
    ]
    if len({literal.value[:4] for literal, _ in found}) != 1:
        return None
    return max(found, key=lambda row: (len(row[0].value), row[1].chunk, -row[1].start))


def _dated(chunk: Chunk, forms: Set[str]) -> Iterator[tuple[Literal, Extract]]:
    for item in _ITEM.finditer(chunk.text):
        said = item["said"].rstrip()
        if not _is_led(folded(_MARKS.sub("", said)), forms):
            continue
        given = [date for date in _dates(said, chunk.language) if _YEAR.match(date.value)]
        if len(given) == 1:
            start = chunk.start + item.start("said")
            yield given[0], Extract(chunk.id, start, start + len(said))


def _is_led(said: str, forms: Set[str]) -> bool:
    """Whether an item begins with one of the names, and with no longer one."""
    return any(said.startswith(form) and _BEHIND.match(said[len(form) :]) for form in forms)


def _dates(text: str, language: Language) -> list[Literal]:
    if language is Language.ENGLISH:
        return [date.literal for date in find_dates(text)]
    return [item.literal for item in dates(text) if item.literal is not None]
