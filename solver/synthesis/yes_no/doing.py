"""Who a sentence says did something, where a question asks whether somebody did it themselves, or another for them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.terms import last_names
from solver.synthesis.yes_no.claimed import Claim, Thing

_ITSELF = re.compile(
    r"自己|本人|亲自|亲口|亲手|亲身|\b(?:himself|herself|themselves|itself|personally|in person|own (?:voice|hands?))\b"
)
_ANOTHER = re.compile(
    r"别人|他人|另一[位个名]|其他人|替身|\bby (?:another|others?|a (?:different|stunt))\b|"
    r"\b(?:someone|somebody) else\b"
)
_BY = {
    Language.CHINESE: re.compile(r"由(?P<who>[^，。；、]{2,14})"),
    Language.ENGLISH: re.compile(
        r"\b(?:was|were|is|are|been|being)\b[^,;]{0,60}?\bby (?P<who>(?:(?:the|an?|his|her|their) )?(?:[a-z-]+ ){0,4}"
        r"[A-Z][^,;.]{2,40})"
    ),
}
_KEPT = {
    Language.CHINESE: re.compile(r"自己|本人|亲自"),
    Language.ENGLISH: re.compile(r"\b(?:him|her)self\b"),
}


def done_by_another(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """The verdict of a sentence whose clause with words of the claim says by whom it was done, and that is nobody the
    question names: no to `did A do it himself`, yes to `was it done by another`, no to `did A write the second part`
    where the clause is of that part; None where it says no such thing.
    """
    text = folded(claim.part.text)
    another = _ANOTHER.search(text) is not None
    people = [t for t in claim.things if "Person" in t.roots]
    itself = another or _ITSELF.search(text) is not None
    if not people or not (itself or claim.part.residual):
        return None
    names = {form for thing in people for form in thing.term.forms}
    names |= last_names(names)
    language = claim.page.language
    for clause in clauses:
        if not claim.says(clause, 0, len(clause.plain)):
            continue
        for done in _BY[language].finditer(clause.text):
            who = folded(done["who"])
            if not itself and not _is_of_part(claim, clause, done.start(), names):
                continue
            if not any(name in who for name in names) and not _KEPT[language].search(who):
                return another if _is_person(claim, clause, *done.span("who")) else None
    return None


def _is_of_part(claim: Claim, clause: Clause, end: int, names: set[str]) -> bool:
    """Whether a clause tells, up to a place, of all that a question asks of beside the things it names, and of none of
    the people: 列传由宋祁撰写.
    """
    before = folded(clause.text[:end])
    parts = [folded(word) for word in claim.part.residual]
    return all(word in before for word in parts) and not any(name in clause.plain for name in names)


def is_of_another_maker(claim: Claim, missing: Thing, clause: Clause) -> bool:
    """Whether the clause's own words say who did it, and that is not the one asked about: 由滚石推出."""
    forms = "|".join(re.escape(form) for term in claim.main for form in term.forms if not form.isascii())
    done = re.search(rf"由([^，。；、]{{2,10}}?)(?:{forms})", clause.plain) if forms else None
    return done is not None and not any(
        done[1] in form or form in done[1] or done[1][:2] == form[:2] for form in missing.term.forms
    )


def _is_person(claim: Claim, clause: Clause, start: int, end: int) -> bool:
    """Whether a stretch of a clause names a person, or, in English, anything that no page knows as another kind."""
    inside = [n for n in clause.named if start <= n.start - clause.start < end]
    if claim.page.language is Language.ENGLISH and not inside:
        return True
    return any(n.type in ("Person", "") for n in inside)
