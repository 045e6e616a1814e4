"""Names of nobles: with a rank (`Andrew, Lord Gray`, `Rudolf, Duke of Lund`) or a land (`his wife Agnes of Poitou`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.extraction.english.lexicon import (
    COUNTRIES,
    HONORIFICS,
    NOBLE,
    OF_HEADS,
    ORGANIZATION_WORDS,
    POST_WORDS,
    SCHOOL_WORDS,
    is_person_noun,
)
from schemas.text import Span

_WORD = r"[A-ZÀ-ÞĀ-Ž][\w-]*\w(?:['’](?!s\b)\w+)*"
_LINK = r"(?:of|de|du|di|von|van|zu|y)"
_NAME = rf"{_WORD}(?: (?:{_LINK} (?:la |los |las |der )?)*{_WORD}| [IVX]+\b)*(?: the {_WORD}(?=,))?"
_RANK = (
    r"(?:(?:Grand |Hereditary )?(?:Duke|Duchess|Earl|Count|Countess|Baron|Baroness|Viscount|Viscountess|Marquess|"
    r"Marquis|Marchioness|Margrave|Margravine|Landgrave|Landgravine|Elector|Electress|Prince|Princess|Lord|Lady|King|Queen|"
    r"Emperor|Archduke|Archduchess|Infante|Infanta)(?: Palatine)?)"
)
_ORDINAL = r"(?:\d+(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth)"
_LAND = rf"{_WORD}(?: {_WORD})?"
_KIN = (
    r"\b(?:son|daughter|child|wife|husband|widow|widower|brother|sister|mother|father|consort|queen|niece|nephew|"
    r"granddaughter|grandson|married|marries|marriage)\b"
)
_RANKED = re.compile(
    rf"(?<![\w.])(?P<name>{_NAME}), (?:(?:{_ORDINAL} )?{_RANK} of {_LAND}|{_ORDINAL} {_RANK} {_WORD}(?: of {_LAND})?)"
)
_LORD = re.compile(
    rf"{_KIN} of (?:Sir )?(?P<name>{_NAME}, (?:Lord|Lady|Viscount|Viscountess|Baron|Baroness) {_WORD})(?! of\b)"
)
_OF_LAND = re.compile(rf"(?<![\w.-])(?P<name>{_WORD}(?: {_WORD})? of (?P<land>{_WORD}))(?![\w-]| [A-Z])")
_NO_NAME = re.compile(
    r"(?:The|In|At|On|His|Her|When|After|While|As|Since|Before|With|By|From|To|Of|And|But|For|Field|Marshal) "
)
_SOMEWHERE = re.compile(r"\b(?:in|at|near|from|to|between) $")
_NO_PERSON = (HONORIFICS | NOBLE | OF_HEADS | ORGANIZATION_WORDS | POST_WORDS | SCHOOL_WORDS).union(
    ["dauphin", "dauphine", "viceroy", "vicereine", "constitution", "barony", "order", "heir"]
)
_ONLY_RANK = re.compile(rf"(?:[\w-]+ )*?(?:{_RANK}|Dauphin|Dauphine|Empire)(?: of |, )")
_NEAR = 70


@dataclass(frozen=True, slots=True)
class Titled:
    """The range of a name with what it is called by; the name proper ends at `until`, before a bracket."""

    start: int
    end: int
    until: int


def find_titled(text: str, gaps: Sequence[int] = ()) -> tuple[Titled, ...]:
    """Where a text has such names, none within another; `gaps` are the places of its brackets."""
    found: list[Titled] = []
    for span in sorted([*_ranked(text), *_of_lands(text)], key=lambda span: (span.start, -span.end)):
        if not found or span.start >= found[-1].end:
            until = min([gap for gap in gaps if span.start < gap < span.end], default=span.end)
            found.append(Titled(span.start, span.end, until))
    return tuple(found)


def name_before_rank(words: str) -> str:
    """`Rudolf II` of `Rudolf II, Duke of Saxony`; nothing of a name without a rank."""
    match = _RANKED.fullmatch(words) or _LORD.fullmatch(f"son of {words}")
    return words.split(", ")[0] if match is not None else ""


def _ranked(text: str) -> Iterator[Span]:
    for pattern in (_RANKED, _LORD):
        for match in pattern.finditer(text):
            start = _past_honours(text, match.start("name"))
            end = match.end() if pattern is _RANKED else match.end("name")
            if "," in text[start:end] and not _is_else(text, start, end):
                yield Span(start, end)


def _is_else(text: str, start: int, end: int) -> bool:
    """A place, another title, or the end of a longer name: `in Paris, …`, `Duke of Lennox, 3rd …`, `Smith- West, …`.

    Who bears a rank with a number is nobody else: `born to Bob Dean, 3rd Earl Tarn`.
    """
    numbered = re.search(rf", {_ORDINAL} ", text[start:end]) is not None
    numbered = numbered or " the " in text[start:end]  # `to Charles the Bold, …`
    before = not numbered and _SOMEWHERE.search(text, max(0, start - 10), start) is not None
    return before or text[:start].endswith("- ") or _ONLY_RANK.match(text, start) is not None


def _past_honours(text: str, start: int) -> int:
    """Where a name begins after `General`, `Sir`, `In`."""
    while True:
        word = text[start:].split(" ", 1)[0]
        if word.lower() not in HONORIFICS and _NO_NAME.match(text, start) is None:
            return start
        start += len(word) + 1


def _of_lands(text: str) -> Iterator[Span]:
    """`Agnes of Poitou` where kin is spoken of; after two names only a country or `Saxe-Lund`, not `Leeds`."""
    for match in _OF_LAND.finditer(text):
        given = match["name"].split(" of ")[0].split()
        given = given[1:] if len(given) > 1 and given[0].lower() in NOBLE - {"emperor"} else given
        before = re.split(r"[.;] ", text[max(0, match.start() - _NEAR) : match.start()])[-1]
        known = any(word.lower() in _NO_PERSON or is_person_noun(word.lower()) for word in given)
        if known or (len(given) > 1 and match["land"] not in COUNTRIES and "-" not in match["land"]):
            continue
        rank = next((word for word in before.split()[-1:] if word.istitle() and word.lower() in NOBLE), "")
        if re.search(_KIN, before) and rank != "Emperor":
            yield Span(match.start() - (len(rank) + 1 if rank else 0), match.end("name"))
