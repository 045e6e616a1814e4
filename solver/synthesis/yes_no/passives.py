"""Whether a sentence says that another made a thing than the one a question names: built by A, where B is asked."""

from __future__ import annotations

import re

from solver.language import folded
from solver.reading.page import Clause
from solver.synthesis.yes_no.claimed import ABOUT, Claim, Thing

_MADE = {
    "designed": "designed",
    "built": "built|constructed|erected",
    "constructed": "built|constructed|erected",
    "erected": "built|constructed|erected",
    "founded": "founded|established|set up",
    "established": "founded|established|set up",
    "invented": "invented",
    "composed": "composed",
    "carved": "carved|sculpted",
    "sculpted": "carved|sculpted",
    "commissioned": "commissioned",
    "edited": "edited",
    "directed": "directed",
}
"""What is done once to a thing, so that whoever did it is the only one: many may damage, own or visit it."""

_ASKED = re.compile(
    rf"^(?:Was|Were|Is|Are)\b.*?\b(?P<verb>{'|'.join(_MADE)}) by (?:the )?"
    r"(?P<who>[A-Z][\w'’.-]*(?: (?:(?:of|de|van|von|&|and) )?[A-Z][\w'’.-]*)*)\s*\?*$"
)
_DID = re.compile(
    r"^Did (?:the )?(?P<who>[A-Z][\w'’.-]*(?: (?:(?:of|de|van|von|&|and) )?[A-Z][\w'’.-]*)*) "
    r"(?:really |ever |also )?(?P<base>design|build|construct|erect|found|establish|invent|compose|carve|sculpt|"
    r"commission|edit|direct) "
)
"""The same in the active: Did Ann Lee direct it?"""

_WHO = (
    r"(?P<who>(?:(?:the|an?|its|her|his) )?(?:[a-z-]+ ){0,4}(?:[A-Z][a-z]+ )?(?:[a-z-]+ ){0,3}[A-Z][^,;.()]*)"
)
_PRONOUN = r"(?:It|She|They|He)"
_COMMON = frozenset(
    "the and of co company sons son ltd inc brothers bros works firm studio studios group de van von".split()
)


def made_by_another(claim: Claim, first: int, last: int) -> bool:
    """Whether the sentence of these clauses says of the thing asked about, and of no part of it, that somebody else
    made it, and does not name the one asked about.
    """
    asked = _ASKED.search(claim.part.text) or _DID.search(claim.part.text)
    if asked is None or not claim.is_comparable:
        return False
    who, verb = folded(asked["who"]), _participle(asked)
    made = [t for t in claim.things if not any(f in who or who in f for f in t.term.forms)]
    maker = [t for t in claim.things if t not in made]
    rest = {w for w in claim.part.residual if folded(w) not in who.split()}
    if len(made) != 1 or rest:
        return False
    if claim.strength(made[0], first, last) < ABOUT and not _goes_on(claim, made[0], first):
        return False
    words = {w for form in (who, *(f for t in maker for f in t.term.forms)) for w in form.split()} - _COMMON
    clauses = claim.page.clauses[first : last + 1]
    if any(re.search(rf"\b{re.escape(w)}\b", c.plain) for w in words for c in clauses):
        return False
    return any(_tells_of_another(verb, made[0], maker, clause) for clause in clauses)


def told_from(claim: Claim, first: int) -> int:
    """Where the words begin that say of the thing asked about by whom it was made: with the sentence before, where
    only that names it.
    """
    if not any(_goes_on(claim, thing, first) for thing in claim.things):
        return first
    sentence = claim.page.clauses[first - 1].sentence
    return next(n for n, clause in enumerate(claim.page.clauses) if clause.sentence == sentence)


def _participle(asked: re.Match[str]) -> str:
    """The verb of a question as it stands behind `was`."""
    told = asked.groupdict()
    base = told.get("base") or ""
    return told.get("verb") or ("built" if base == "build" else base + ("d" if base.endswith("e") else "ed"))


def _goes_on(claim: Claim, made: Thing, first: int) -> bool:
    """Whether a sentence begins with `It` right behind one that is about the thing: A, …, came out in 1990."""
    clauses = claim.page.clauses
    if not first or not re.match(r"It\b", clauses[first].text) or not made.roots & {"Work", "Thing", "Place"}:
        return False
    before = [c for c in clauses[:first] if c.sentence == clauses[first - 1].sentence]
    names = "|".join(re.escape(form) for form in made.term.forms)
    about = rf"(?:^|, )(?:the )?(?:{names})(?:,[^,]*,)?,? (?:was|is|came|appeared|opened|stands)\b"
    return before[-1].paragraph == clauses[first].paragraph and any(re.search(about, c.plain) for c in before)


def _tells_of_another(verb: str, made: Thing, maker: list[Thing], clause: Clause) -> bool:
    """Whether a clause begins with the thing, or a pronoun for it, and says who made it, of the maker's kind."""
    names = "|".join(re.escape(form) for form in sorted(made.term.forms, key=lambda f: (-len(f), f)))
    begins = rf"^\W*(?:{_PRONOUN}|(?:The )?(?i:{names}))(?: \([^()]*\))? (?:was|were|is)\b(?! not)[^,;()]*?"
    told = re.search(rf"{begins}\b(?:{_MADE[verb]}) (?:[a-z0-9-]+ ){{0,4}}?by {_WHO}", clause.text)
    if told is None:
        return False
    start, end = told.span("who")
    kinds = {n.type for n in clause.named if start <= n.start - clause.start < end and n.type}
    own = {kind for thing in maker for kind in thing.types}
    return not kinds or not own or bool(kinds & own)
