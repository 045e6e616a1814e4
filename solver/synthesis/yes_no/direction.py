"""Who did it to whom: a sentence in which the other did what a question asks of the first affirms nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.terms import is_conjugated, last_names, stem_of
from solver.synthesis.yes_no.claimed import Claim

_PREPOSITION = "(?: (?:to|under|from|over))?"
_ASKED_EN = (
    r"^(?:did|does|has|had|is|was) {one} (?:ever |really |later |also )?(?P<verb>[a-z]+)"
    + _PREPOSITION
    + r" (?:the )?{other}\b"
)
_BETWEEN_EN = r"(?: \([^()]*\))?(?:,? who)?(?: (?!was\b|were\b|is\b|been\b|being\b|by\b)[a-z]+){0,2}?"
_ASKED_ZH = r"{one}(?:是不是|是否|有没有|曾经?)?(?P<verb>[\u3400-\u9fff]{{2,3}}?)[了过]?{other}"
_TITLES_EN = (
    r"(?:(?:the|his|her|its|their|then|old|young|dr|mr|mrs|miss|sir|king|queen|general|captain) ){0,2}"
)
_ORDER = re.compile(
    r"^(?:succeed|replac|follow|preced|supplant|supersed|outliv|surviv|belong)|接[任替班手]|继[任承]|取代|代替|替[代换]|顶替"
)
"""What cannot be so both ways: who comes after somebody does not come before."""

_MUTUAL = re.compile(
    r"^(?:marr|meet|met$|know|knew|join|married|divorc|fac|visit)|结[婚识]|认识|相[识遇]|合作|会见"
)


def is_turned_round(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Of a question whether A succeeded, beat or taught B: False where a sentence says that B succeeded A, which
    cannot be so both ways, None where it says that B beat or taught A, and nowhere that A did; True for all others.
    """
    if not claim.is_comparable or len(claim.part.names) < 2:
        return True
    text = " ".join(clause.plain for clause in clauses)
    question = folded(claim.part.text)
    ordered = sorted({folded(name) for name in claim.part.names}, key=lambda name: question.find(name))
    for one, other in pairwise(ordered):
        verb = _verb(claim, question, one, other)
        if not verb or _MUTUAL.search(verb):
            continue
        mine, theirs = _forms(claim, one), _forms(claim, other)
        if _does(claim, text, theirs, verb, mine) and not _does(claim, text, mine, verb, theirs):
            return False if _ORDER.search(verb) else None
    return True


def _verb(claim: Claim, question: str, one: str, other: str) -> str:
    """The verb that stands between two names of a question, and nothing but it; nothing where more does."""
    asked = _ASKED_ZH if claim.page.language is Language.CHINESE else _ASKED_EN
    found = re.search(asked.format(one=re.escape(one), other=re.escape(other)), question)
    return found["verb"] if found else ""


def _forms(claim: Claim, name: str) -> str:
    """A pattern of what a page calls whoever a question names, if only by the last name."""
    forms: set[str] = {name, *last_names({name})}
    for thing in claim.things:
        if name in thing.term.forms:
            forms.update(thing.term.forms, last_names(thing.term.forms))
    return _any(forms)


def _any(forms: Iterable[str]) -> str:
    return "(?:" + "|".join(re.escape(form) for form in sorted(forms, key=lambda f: (-len(f), f))) + ")"


def _does(claim: Claim, text: str, one: str, verb: str, other: str) -> bool:
    """Whether words say that one does it to the other, the verb in any form and not in the passive."""
    if claim.page.language is Language.CHINESE:
        return re.search(rf"{one}[^，。；、被由]{{0,6}}{verb}[了过]?{other}", text) is not None
    said = rf"\b{one}{_BETWEEN_EN} (?P<verb>[a-z]+){_PREPOSITION} {_TITLES_EN}{other}\b"
    stem = stem_of(verb)[:-1] if len(verb) > 4 else verb
    return any(
        found["verb"].startswith(stem) or is_conjugated(verb, found["verb"])
        for found in re.finditer(said, text)
    )
