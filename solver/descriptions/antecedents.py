"""Whom a pronoun means that leads a Chinese clause: 他后来离开公司."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from solver.descriptions.said_of import Placed

_STOP = re.compile(r"[，；。：！？\n]")
_SENTENCE = re.compile(r"[。！？\n]")
_LED = re.compile(
    r"(?:[^，。；：他她让把将给被由令使叫为对向和与跟替帮陪找问求请劝骂比从]{0,6})[他她](?!们|的)"
)
_OPENS = re.compile(r"(?:[^，。；]{0,4}\d{4}年[^，。；]{0,6}，?|此后，?|后来，?|同年，?)?$")
"""What may stand before the name with which a sentence begins."""

_DOES = re.compile(r"(?:^|由|出自|被|交给)(?:[^，。；]{0,4}\d{4}年)?[^，。；的和与跟同]{0,6}$")
"""Before the name of whoever does what a clause tells."""

_OWNED = re.compile(r"[^，。；：的]{1,6}的")
"""Behind the name of whoever made something that is spoken of: 李四创办的公司."""


def led(text: str, end: int) -> int:
    """Where the last clause begins that a pronoun leads, of those of its sentence that begin before `end`; -1 for
    none.
    """
    first = max((m.end() for m in _SENTENCE.finditer(text, 0, end)), default=0)
    starts = [first, *(m.end() for m in _STOP.finditer(text, first, end))]
    return next((start for start in reversed(starts) if start < end and _LED.match(text, start)), -1)


def only_owns(text: str, one: Placed) -> bool:
    """Whether words say of somebody only what he or she made."""
    return _OWNED.match(text, one.end) is not None


def antecedent(before: str, people: Callable[[str], Sequence[Placed]], subject: str = "") -> str | None:
    """Whom the words of a paragraph before a pronoun's clause name: the only one of the nearest clause of the same
    sentence that names somebody, no pronoun leading that, else the one with whom the sentence before begins, or whom
    alone it names. On a page about a person, the `subject`, whoever else is meant must lead a clause or be the doer of
    what it tells. Empty where that is open, None where nobody is named at all.
    """
    first = max((m.end() for m in _SENTENCE.finditer(before)), default=0)
    for clause in reversed([clause for clause in _STOP.split(before[first:]) if clause]):
        found = [] if _LED.match(clause) else people(clause)
        if subject:
            found = [one for one in found if _DOES.search(clause[: one.start])]
        if found:
            named = {one.name for one in found}
            return named.pop() if len(named) == 1 else ""
    if subject:
        return subject
    for sentence in reversed([s for s in _SENTENCE.split(before[:first]) if s]):
        found = people(sentence)
        if found:
            opening = [one.name for one in found if _OPENS.match(sentence[: one.start])]
            alone = {one.name for one in found}
            return opening[0] if opening else alone.pop() if len(alone) == 1 else ""
    return None
