"""Which of the answers that a question gives is so: the verdicts on each of them as one answer."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.answer import Citation
from schemas.text import Language
from solver.synthesis.composing import Composed

_YES = re.compile(r"(?:Yes|是的)(?:[,:，：]\s*)(?:the pages say: )?")
_MARK = re.compile(r"\[(\d+)\]")


def chosen(given: Sequence[tuple[str, Composed]], language: Language) -> Composed | None:
    """The answer that begins with what is so, then what the verdicts on it rest on; None where none is said to be so.

    What facts say outweighs what sentences were read to say: of those only one is taken, since two that only sentences
    affirm are as likely one that is said of something else.
    """
    so = [(name, told) for name, told in given if not told.abstained and _YES.match(told.text)]
    stated = [(name, told) for name, told in so if told.triples]
    so = stated or so
    if not so or (len(so) > 1 and not stated):
        return None
    bodies = {_body(told.text): told for _, told in so}
    names = [name for name, _ in so]
    if len(bodies) == 1 and len(said := [name for name in names if name in next(iter(bodies))]) == 1:
        names = said  # one is within the other, or so named
    lead = _lead(names, language)
    marked: list[str] = []
    cited: tuple[Citation, ...] = ()
    for told in bodies.values():
        marked.append(_renumbered(_body(told.marked), len(cited)))
        cited = (*cited, *told.citations)
    triples = {t.id: t for told in bodies.values() for t in told.triples}
    notes = tuple(dict.fromkeys(note for told in bodies.values() for note in told.notes))
    text, cites = (lead + _joined(each, language) for each in (list(bodies), marked))
    return Composed(text, cites, False, cited, tuple(triples[i] for i in sorted(triples)), (), notes)


def is_choice(told: Composed, names: Sequence[str]) -> bool:
    """Whether an answer begins with one of the names that were given, or abstains."""
    return told.abstained or any(told.text.startswith((f"It is {name}", f"是{name}")) for name in names)


def _lead(names: Sequence[str], language: Language) -> str:
    if language is Language.CHINESE:
        return f"是{names[0]}：" if len(names) == 1 else f"{'和'.join(names)}都是："
    if len(names) == 1:
        return f"It is {names[0]}: "
    return f"It is {'both ' if len(names) == 2 else ''}{', '.join(names[:-1])} and {names[-1]}: "


def _body(text: str) -> str:
    return _YES.sub("", text, count=1)


def _renumbered(marked: str, more: int) -> str:
    """Words with the numbers of their citations after so many others."""
    return _MARK.sub(lambda m: f"[{int(m[1]) + more}]", marked) if more else marked


def _joined(bodies: Sequence[str], language: Language) -> str:
    joint, end = ("，", "。") if language is Language.CHINESE else ("; ", ".")
    return joint.join(body.rstrip("。.") for body in bodies) + end if len(bodies) > 1 else bodies[0]
