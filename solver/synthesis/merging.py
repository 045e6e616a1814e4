"""Answers to several questions as one, after what was concluded from them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.answer import Citation
from schemas.text import Language
from solver.synthesis.composed import Composed

_MARK = re.compile(r"\[(\d+)\]")
_VERDICT = re.compile(r"[是不没]|有的?[，。：]|会[，。：]")


def merged(lead: str, told: Sequence[Composed], language: Language) -> Composed:
    """The answers one after the other behind a lead, each once, their citations numbered through."""
    bodies = {one.text: one for one in told}
    marked: list[str] = []
    cited: tuple[Citation, ...] = ()
    for one in bodies.values():
        marked.append(_renumbered(one.marked, len(cited)))
        cited = (*cited, *one.citations)
    triples = {t.id: t for one in bodies.values() for t in one.triples}
    notes = tuple(dict.fromkeys(note for one in bodies.values() for note in one.notes))
    text, cites = (lead + _joined(each, language) for each in (list(bodies), marked))
    return Composed(text, cites, False, cited, tuple(triples[i] for i in sorted(triples)), (), notes)


def together(told: Sequence[Composed], language: Language) -> Composed:
    """Answers to the parts of one question, one at least of which is none, with what the others leave open behind."""
    answered = [one for one in told if not one.abstained]
    space = " " if language is Language.ENGLISH else ""
    left = [one.text for one in told if one.abstained]
    found = merged("", answered, language)
    text, marked = (space.join([words, *left]) for words in (found.text, found.marked))
    return replace(found, text=text, marked=marked, unanswered=len(left))


def stepped(words: str, name: str, first: Composed, last: Composed) -> Composed:
    """What is asked of a thing, behind the answer that says what words of the question describe: its own words where
    facts answer or no words are given, else the name. A yes or no comes before that. Chinese only.
    """
    if words and not first.triples:
        marks = "".join(f"[{number}]" for number in range(1, len(first.citations) + 1))
        first = replace(first, text=f"{words}：{name}。", marked=f"{words}：{name}{marks}。")
    told = [last, first] if _VERDICT.match(last.text) else [first, last]
    return merged("", told, Language.CHINESE)


def _renumbered(marked: str, more: int) -> str:
    """Words with the numbers of their citations after so many others."""
    return _MARK.sub(lambda m: f"[{int(m[1]) + more}]", marked) if more else marked


def _joined(bodies: Sequence[str], language: Language) -> str:
    """Each without its stop, which in marked words stands before the marks or behind them."""
    if len(bodies) == 1:
        return bodies[0]
    joint, end = ("，", "。") if language is Language.CHINESE else ("; ", ".")
    return joint.join(body.rstrip("。.") for body in bodies) + end
