"""Titles whose words all have capitals in a question, and that nothing in the store bears as a whole: the film Gold For
The Baker is not the film Gold.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.planners.things import Thing

_NOUN = re.compile(r"\b(?:film|movie|song|album|novel|single)\s+(?=[A-ZÀ-Þ0-9])")
_CHOICE = re.compile(r"(?:,|\bor)\s+(?=[A-ZÀ-Þ0-9])")
"""What stands before each of two names to choose from: Who is older, Ann Lee or Bo Orr?"""

_WORD = re.compile(r"[A-ZÀ-Þ0-9(&–-]")
_SMALL = re.compile(r"\s(?:Of|The|And|In|For|To|A|An|On|With|From|At|By)\s")
"""Words that have a capital only where every word has one."""

_LAST = re.compile(r"\s*(?:\?|$|\bor\b)")


def with_titles(question: str, things: Sequence[Thing], language: Language) -> tuple[Thing, ...]:
    """The names of a question, with a title that no name covers in place of the names that are only parts of it."""
    kept = list(things)
    before = [*_NOUN.finditer(question), *_CHOICE.finditer(question)] if language is Language.ENGLISH else []
    for match in before:
        start, end = match.end(), _end(question, match.end())
        title = question[start:end]
        inside = [t for t in kept if t.start < end and start < t.end]
        whole = any(t.start <= start and end <= t.end for t in inside)
        noun = match.re is _NOUN and (
            _SMALL.search(title) is not None or all(start < t.start for t in inside)
        )
        cased = noun or _LAST.match(question, end) is not None
        if not whole and " " in title and cased and _leaves_words(title, start, inside):
            kept = [*(t for t in kept if t not in inside), Thing(start, end, title)]
    return tuple(sorted(kept, key=lambda thing: thing.start))


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
