"""To whom a sentence says that a category of a prize went: 那一届的最佳影片是《奥本海默》."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schemas.text import Language
from solver.executors.names.categories import category_forms
from solver.reading.page import Clause
from solver.reading.terms import match, part_language
from solver.synthesis.yes_no.claimed import LEAST_MATCH, Claim
from solver.synthesis.yes_no.stated import Stated

_WINNERS = frozenset({"Work", "Person"})
_GOES = {
    Language.CHINESE: r"[奖项]{0,2}(?:则|都|也|却)?(?:是|为|归|由|给了?|颁给|授予)",
    Language.ENGLISH: r"(?: awards?| prizes?| oscars?)?,? (?:was|is|went to|for|to) ",
}
"""What stands between a category and the name of who has it."""

_LOST = {
    Language.CHINESE: (
        r"(?:惜?败|错失|无缘|丢[掉了]|痛失)(?:于|了)?",
        r"[奖项]{0,2}(?:上|则|却|也|又)*(?:输给|败给|不敌|惜败|负于|落败|被[^，。；]{1,12}夺)",
    ),
    Language.ENGLISH: (
        r"\b(?:lost|missed)(?: out on)?(?: (?:the|that))?(?: (?:award|prize|oscar) for)? ",
        r"(?: awards?| prizes?)? (?:was lost|slipped away)\b",
    ),
}
"""What stands before and behind a category that somebody else won."""

_NEXT = re.compile(r"[,;，；]|\b(?:and|but|best)\b|最佳")
"""Where what is said of a category ends."""


def went(claim: Claim, clauses: Sequence[Clause], root: Callable[[str], str]) -> bool | None:
    """Whether the category that is asked about went to the thing asked about: False where the clause that has it
    names another of its kind after it; None where none is asked about, or no clause says to whom it went.

    `root` gives the widest type of a type.
    """
    stated = Stated.of(claim.part.text)
    sides = [t for t in claim.things if t.roots & _WINNERS]
    forms = _forms(stated.category, claim.page.language)
    if not stated.category or not forms or not sides:
        return None
    if stated.edition and not any(stated.edition in clause.plain for clause in clauses):
        return None
    named = f"(?:{'|'.join(map(re.escape, forms))})"
    before, behind = _LOST[claim.page.language]
    lost = re.compile(rf"{before}{named}|{named}{behind}")
    for clause in clauses:
        gone = lost.search(clause.plain)
        if gone is not None:
            return any(form in clause.plain[gone.end() :] for t in sides for form in t.term.forms)
    pattern = re.compile(named + _GOES[claim.page.language])
    for clause in clauses:
        said = pattern.search(clause.plain)
        if said is None:
            continue
        if any(match(t.term, clause) >= LEAST_MATCH for t in sides):
            return True
        end = _NEXT.search(clause.plain, said.end())
        last = end.start() if end is not None else len(clause.plain)
        after = [
            n
            for n in clause.named
            if said.end() <= n.start - clause.start < last and claim.is_other(n, clause)
        ]
        if any(root(n.type) in t.roots for n in after for t in sides):
            return False
    return None


def _forms(category: str, language: Language) -> list[str]:
    """What a category is called in a language, the longest name first; nothing where that is not known."""
    named = [form for form in category_forms(category) if part_language(form) is language]
    return sorted(named, key=lambda form: (-len(form), form))


def says_which(stated: Stated, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence has the category of the prize that a question asks about, if it asks about one."""
    forms = category_forms(stated.category)
    return not stated.category or any(form in clause.plain for clause in clauses for form in forms)
