"""Whether a sentence says that what somebody is asked to have finished was broken off, or left to others to finish."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.page import Clause
from solver.reading.terms import part_language
from solver.synthesis.yes_no.claimed import ABOUT, NEAR, Claim

_DEEDS_ZH = "写画拍编译修建造做作谱雕绣拼走跑读念打演唱录"
_ASKS = {
    Language.CHINESE: re.compile(rf"[{_DEEDS_ZH}]完(?!整|美)|完成|完工|竣工|完稿"),
    Language.ENGLISH: re.compile(
        r"^(?:did|has|had|have)\b.*\b(?:finish|finished|complete|completed)\b|"
        r"^(?:was|were|is|are)\b.*\b(?:finished|completed)\b"
    ),
}
_ENDED = {
    Language.CHINESE: re.compile(rf"[{_DEEDS_ZH}]完(?!整|美)|完成|完工|竣工|完稿|落成|告竣|杀青"),
    Language.ENGLISH: re.compile(r"\b(?:finish(?:ed|ing)|complet(?:ed|ing|ion))\b"),
}
_BROKEN = {
    Language.CHINESE: re.compile(
        r"中断|中辍|未完|未竟|半途|搁置|搁笔|残稿|夭折|停工|停拍|烂尾|"
        rf"(?:没有?|未能?|未及|不曾|未曾|来不及|无法)(?:能|来得及)?(?:[{_DEEDS_ZH}]完|完成|完工|竣工|完稿)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:unfinished|uncompleted|incomplete|half-finished|broke off|broken off|breaks off|abandoned|"
        r"shelved|was interrupted|(?:not|never|without|before|unable to)(?: \w+){0,3} "
        r"(?:finish|finished|finishing|complete|completed|completing))\b|n['’]t (?:finish|complete)\b"
    ),
}
_BY_OTHERS = re.compile(r"(?:续|补)(?:写|画|编|谱|译)?(?:完|成|全)|(?:续|补)[写画编谱译]")
"""How somebody else brought a work to its end."""


def finishes(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence bears out that something was finished, True where no question asks that; False where it says
    that it broke off and of no end besides, None where it tells of neither.
    """
    if not _asks(claim):
        return True
    text = _told(claim, clauses)
    language = claim.page.language
    ended = _ENDED[language].search(_BROKEN[language].sub(" ", _BY_OTHERS.sub(" ", text)))
    if ended is not None and not (_breaks_off(claim, text) and _is_by_another(claim, clauses)):
        return True
    return False if _breaks_off(claim, text) else None


def broke_off(claim: Claim, first: int, last: int) -> bool:
    """Whether a sentence about a work says that it was left unfinished, where a question asks if somebody named there
    or just before finished it.
    """
    works = [t for t in claim.things if "Work" in t.roots]
    if not works or claim.denies or not _asks(claim):
        return False
    near = all(claim.strength(t, first, last) >= (ABOUT if "Work" in t.roots else NEAR) for t in claim.things)
    clauses = claim.page.clauses[first : last + 1]
    return near and claim.names_all and finishes(claim, clauses) is False


def _asks(claim: Claim) -> bool:
    question = without_names(folded(claim.part.text), claim.part.names)
    return not claim.denies and _ASKS[part_language(claim.part.text)].search(question) is not None


def _told(claim: Claim, clauses: Sequence[Clause]) -> str:
    names = [form for thing in claim.things for form in thing.term.forms]
    return without_names(" ".join(clause.plain for clause in clauses), names)


def _is_by_another(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether somebody is asked about, and another person is named in the clause that tells of the end."""
    ending = [c for c in clauses if _ENDED[claim.page.language].search(c.plain)]
    people = any("Person" in thing.roots for thing in claim.things)
    return people and any(n.type == "Person" and claim.is_other(n, c) for c in ending for n in c.named)


def _breaks_off(claim: Claim, text: str) -> bool:
    by_others = claim.page.language is Language.CHINESE and _BY_OTHERS.search(text) is not None
    return by_others or _BROKEN[claim.page.language].search(text) is not None
