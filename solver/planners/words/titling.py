"""Titles whose words all have capitals in a question, and that nothing in the store bears as a whole: the film Gold For
The Baker is not the film Gold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.planners.words.things import Thing

_NOUN = re.compile(r"\b(?:film|movie|song|album|novel|single)\s+(?=[A-ZÀ-Þ0-9])")
_CHOICE = re.compile(r"(?:,|\bor)\s+(?=[A-ZÀ-Þ0-9])")
"""What stands before each of two names to choose from: Who is older, Ann Lee or Bo Orr?"""

_WORD = re.compile(r"[A-ZÀ-Þ0-9(&–-]")
_SMALL = re.compile(r"\s(?:Of|The|And|In|For|To|A|An|On|With|From|At|By)\s")
"""Words that have a capital only where every word has one."""

_OF = re.compile(r"\bof (?:the )?$")
_IN = re.compile(r"\b[Ii]n (?:the |which )?$")
_RUN = r"[A-ZÀ-Þ][\w.'’-]*(?:,? (?:[A-ZÀ-Þ0-9][\w.'’-]*))+?"
_KIN = (
    r"(?:paternal |maternal |first |second |third )?(?:(?:grand|step)?(?:father|mother|parent|son|daughter|child)|"
    r"husband|wife|spouse|brother|sister|sibling|uncle|aunt|nephew|niece|cousin)(?:-in-law)?s?\b"
)
_OWNER = re.compile(rf"(?<=[a-z] )(?P<name>{_RUN})['’]s? (?={_KIN})")
_KIN_OF = re.compile(
    rf"\b{_KIN} of (?P<name>{_RUN})(?=\s*\?|$| (?:born|die|died|buried|work|study|live|from|is|was)\b)"
)
"""A name where kin is asked of whoever bears it."""

_LAST = re.compile(r"\s*(?:\?|$|\bor\b)")


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a name stands; `sure` if nothing else can stand there."""

    start: int
    end: int
    sure: bool


def with_titles(question: str, things: Sequence[Thing], language: Language) -> tuple[Thing, ...]:
    """The names of a question, with a title that no name covers in place of the names that are only parts of it."""
    kept = list(things)
    for place in _places(question) if language is Language.ENGLISH else ():
        start, end = place.start, place.end
        inside = [t for t in kept if t.start < end and start < t.end]
        if any(t.start <= start and end <= t.end for t in inside) or " " not in question[start:end]:
            continue
        if place.sure and any(_is_named_in_full(t, end) for t in inside):
            continue
        left = _leaves_words(question[start:end], start, inside)
        if left or (place.sure and len(inside) > 1):
            kept = [*(t for t in kept if t not in inside), Thing(start, end, question[start:end])]
    return tuple(sorted(kept, key=lambda thing: thing.start))


def _is_named_in_full(thing: Thing, end: int) -> bool:
    """Whether a name is a person's whole one, which titles may stand before: Director `Ann Lee`."""
    exact = any(c.how == "exact" and c.type == "Person" for c in thing.candidates)
    return exact and thing.end == end and " " in thing.surface


def _places(question: str) -> Iterator[_Place]:
    """The runs of words with capitals that stand where one name alone can."""
    for match in _NOUN.finditer(question):
        end = _end(question, match.end())
        sure = _OF.search(question, 0, match.start()) is not None
        cased = (
            _SMALL.search(question, match.end(), end) is not None or _LAST.match(question, end) is not None
        )
        if cased or (sure and _IN.search(question, 0, match.start()) is None):
            yield _Place(match.end(), end, sure)
    for match in _CHOICE.finditer(question):
        end = _end(question, match.end())
        if _LAST.match(question, end) is not None:
            yield _Place(match.end(), end, False)
    for match in _OWNER.finditer(question):
        yield _Place(*match.span("name"), True)
    for match in _KIN_OF.finditer(question):
        yield _Place(*match.span("name"), True)


def _end(question: str, start: int) -> int:
    """Where a run of words with capitals ends."""
    end = start
    for match in re.finditer(r"\S+", question[start:]):
        word = question[start + match.start() : start + match.end()].rstrip("?")
        if _WORD.match(word) is None:
            break
        bare = re.sub(r"['’]s$", "", word.rstrip(",;:"))
        end = start + match.start() + len(bare)
        if bare != word:
            break
    return end


def _leaves_words(title: str, start: int, inside: Sequence[Thing]) -> bool:
    """Whether some word of a title is in no name that the store bears."""
    known = [t for t in inside if t.candidates]
    words = [m.span() for m in re.finditer(r"\w[\w'’.-]*", title)]
    return bool(known) and any(
        not any(t.start <= start + first and start + last <= t.end for t in known) for first, last in words
    )
