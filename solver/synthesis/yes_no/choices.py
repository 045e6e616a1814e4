"""Which of the answers that a question gives is so: the verdicts on each of them as one answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.text import Language
from solver.language import folded
from solver.synthesis.composed import Composed
from solver.synthesis.merging import merged

_YES = re.compile(r"(?:Yes|是的)(?:[,:，：]\s*)(?:the pages say: )?")
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")
_TWO = 2


def chosen(given: Sequence[tuple[str, Composed]], language: Language) -> Composed | None:
    """The answer that begins with what is so, then what the verdicts on it rest on; None where none is said to be so.

    What facts say outweighs what sentences were read to say: of those only one is taken, since two that only sentences
    affirm are as likely one that is said of something else.
    """
    so = [(name, told) for name, told in given if not told.abstained and _YES.match(told.text)]
    names = [name for name, _ in given]
    so = [(name, told) for name, told in so if told.triples or not _names_another(name, names, told.text)]
    stated = [(name, told) for name, told in so if told.triples]
    so = stated or so
    if not so or (len(so) > 1 and not stated):
        return None
    names = [name for name, _ in so]
    bodies = [replace(told, text=_body(told.text), marked=_body(told.marked)) for _, told in so]
    if (
        len({body.text for body in bodies}) == 1
        and len(said := [n for n in names if n in bodies[0].text]) == 1
    ):
        names = said  # one is within the other, or so named
    return merged(_lead(names, language), bodies, language)


def named_alone(names: Sequence[str], told: Composed, language: Language) -> Composed | None:
    """The answer to the open question behind the only one of the given answers that it names; None where it names none
    or several, or no facts give it: only a year is told well enough by a sentence.
    """
    found = [name for name in names if folded(name) in folded(told.text)]
    if told.abstained or len(found) != 1 or not (told.triples or _YEAR.search(found[0])):
        return None
    return merged(_lead(found, language), [told], language)


def is_choice(told: Composed, names: Sequence[str]) -> bool:
    """Whether an answer begins with one of the names that were given, or abstains."""
    return told.abstained or any(told.text.startswith((f"It is {name}", f"是{name}")) for name in names)


def _names_another(name: str, names: Sequence[str], text: str) -> bool:
    """Whether a sentence that was read to affirm one of the answers names another of them, and not that one."""
    said = folded(text)
    return folded(name) not in said and any(folded(other) in said for other in names if other != name)


def _lead(names: Sequence[str], language: Language) -> str:
    if language is Language.CHINESE:
        return f"是{names[0]}：" if len(names) == 1 else f"{'和'.join(names)}都是："
    if len(names) == 1:
        return f"It is {names[0]}: "
    return f"It is {'both ' if len(names) == _TWO else ''}{', '.join(names[:-1])} and {names[-1]}: "


def _body(text: str) -> str:
    return _YES.sub("", text, count=1)
