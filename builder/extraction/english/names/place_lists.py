"""Whether two places with a comma between them are of a list: `Rome, Turin and Florence`, not `Reading, Berkshire`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.english.lexicon import COUNTRIES
from builder.findings import Named
from schemas.text import Span

_NAME = r"(?:the )?[A-ZÀ-Þ][\w.'’ʻ-]*(?: (?:(?:of|de|del|do|la|le|and the) )*[A-ZÀ-Þ][\w.'’ʻ-]*){0,4}"
# `, Leeds, York and Hull` after a place: a list; `, Texas, Paris, France, and Rome, Italy` are pairs.
_LIST = re.compile(
    rf"(?:, {_NAME}){{2,}},? (?:and|or|&|as well as) (?:[a-z]+ ){{0,2}}{_NAME}\b(?!, [A-ZÀ-Þ])|(?:, {_NAME}){{5,}}"
)
_BEFORE = re.compile(r"[A-ZÀ-Ý][\w'’-]+, $")
_AFTER = re.compile(r",(?: and)? [A-ZÀ-Ý]")
# Behind `A, B`: `, and his native C`, `, C or D`; neither `, and C, D` nor `and C is there`.
_GOES_ON = re.compile(
    rf"(?:, {_NAME})?,? (?:and|or|&) (?:(?:his|her|its|the) (?:native|home|adopted) |elsewhere\b|"
    rf"(?:in )?{_NAME}(?![\w'’-]|,? [A-ZÀ-Þ]|[^,;.]*\b(?:is|was|has|had)\b))"
)


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Two places next to one another, by their ranges of the plain text."""

    inner: Named
    outer: Named
    inner_span: Span
    outer_span: Span


def is_list(plain: str, places: Neighbours, high: int) -> bool:
    """Whether places of a text are a list's, as far as the sentence goes (until `high`); a list needs a comma."""
    start, middle, end = places.inner_span.start, places.inner_span.end, places.outer_span.end
    if _LIST.match(plain, middle, high):
        return True
    if not plain.startswith(",", middle):
        return False
    if places.inner.name in COUNTRIES and places.outer.name != "United Kingdom":
        return True
    amid = _BEFORE.search(plain, 0, start) is not None and _AFTER.match(plain, end) is not None
    return places.outer.name not in COUNTRIES and (amid or _GOES_ON.match(plain, end, high) is not None)
