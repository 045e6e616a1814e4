"""Whether a sentence that says what is claimed says it as far as the claim goes: still, of all, first, the most."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.numbers.ordinals import Ordinal, asked_ordinals, ordinals
from solver.reading.page import Clause
from solver.reading.terms import part_language, place_of
from solver.synthesis.yes_no.agency import is_borne_by
from solver.synthesis.yes_no.claimed import Claim, Thing
from solver.synthesis.yes_no.contradicting import denies_verb, tells_apart, tells_no_filming, wins_beside
from solver.synthesis.yes_no.direction import is_turned_round
from solver.synthesis.yes_no.finishing import finishes
from solver.synthesis.yes_no.genuine import genuineness
from solver.synthesis.yes_no.miscrediting import is_of_another
from solver.synthesis.yes_no.opposed import says_opposite
from solver.synthesis.yes_no.others import pieces
from solver.synthesis.yes_no.predicated import predicate_said
from solver.synthesis.yes_no.quantifying import borne_in_full
from solver.synthesis.yes_no.recurring import agrees
from solver.synthesis.yes_no.tongues import tongues_said
from solver.synthesis.yes_no.verdicts import ENDS, NEVER, PRESENT, STILL

_RANKS = frozenset({Ordinal.FIRST, Ordinal.FIRST_WOMAN, Ordinal.MOST, Ordinal.OLDEST, Ordinal.YOUNGEST})
"""Which of many a sentence must say where a question does."""


@dataclass(frozen=True, slots=True)
class Qualifier:
    """How far a claim goes: the words that `ask` it, those that `bear` it out, which a yes needs if there are any, and
    those that speak `against` it.
    """

    asks: Mapping[Language, re.Pattern[str]]
    bears: Mapping[Language, re.Pattern[str]]
    against: Mapping[Language, re.Pattern[str]]


def _patterns(chinese: str, english: str) -> dict[Language, re.Pattern[str]]:
    return {
        Language.CHINESE: re.compile(chinese),
        Language.ENGLISH: re.compile(rf"\b(?:{english})\b", re.I),
    }


_NONE = _patterns(r"(?!)", r"(?!)")

_QUALIFIERS = (
    Qualifier(STILL, PRESENT, ENDS),
    Qualifier(
        _patterns(
            r"(?<![大首京成])都(?![市城督会灵柏])|全部|所有|每[个位部年]|整[个部]|完全",
            r"all|both|every(?:one|body)?|each|whole|entire|entirely|completely",
        ),
        _NONE,
        _patterns(
            r"则(?!是由)|除了?[^，。]{1,16}[外之]|只有|其余|另[外一]|一半|部分|大多|一小",
            r"except|apart from|only one|one of them|the others?|half|mostly|partly|whereas|the rest|save for",
        ),
    ),
    Qualifier(
        _patterns(
            r"从?一开始|最初|起初|原本|原来|本来",
            r"originally|initially|at first|from the (?:start|beginning|outset|first)|to begin with|always",
        ),
        _patterns(
            r"一开始|[最当]初|起初|原|本来|首|第一|创办|成立|一直|始终",
            r"original\w*|initial\w*|at first|first|start\w*|beg[ia]n\w*|outset|always|found\w*|never",
        ),
        _patterns(
            r"起?改[为到在至成由]|后来|才[改移换]|移[到至师]|搬[到至]|换[成为]",
            r"later|moved|changed|switched|only (?:in|from|after|since) \d{4}|until|became",
        ),
    ),
)


def qualified(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence that speaks for a claim does so as far as it goes; False where it limits what it says, None
    where it leaves that open, or says it of another.
    """
    if denies_verb(claim, clauses) or tells_apart(claim, clauses) or says_opposite(claim, clauses):
        return False
    if tells_no_filming(claim, clauses) or wins_beside(claim, clauses):
        return None
    for told in (finishes, genuineness, is_of_another, is_turned_round):
        direction = told(claim, clauses)
        if direction is not True:
            return direction
    if not (tongues_said(claim, clauses) and predicate_said(claim, clauses)):
        return None
    question = folded(_unnamed(claim))
    asked_in = part_language(claim.part.text)
    language = claim.page.language
    text = " ".join(clause.text for clause in clauses)
    ranks = _RANKS & asked_ordinals(claim.part.text, claim.part.names)
    never = {Ordinal.FIRST} if NEVER[language].search(text) else set()
    found: bool | None = True if ranks <= ordinals(text) | never else None
    for one in _QUALIFIERS:
        asks = one.asks[asked_in].search(question)
        if asks is None or (asked_in is language and asks[0] in folded(text) and not claim.still):
            continue
        if one.against[language].search(text):
            return False
        if one.bears is not _NONE and not one.bears[language].search(text):
            found = None if asks[0] != "还是" or "是" not in text else found
    if any(_comes_later(claim, thing, clauses, ranks) for thing in claim.things):
        return False if ranks else None
    verdicts = (
        found,
        borne_in_full(claim, clauses),
        agrees(claim.part, clauses),
        is_borne_by(claim, clauses),
    )
    return False if False in verdicts else None if None in verdicts else True


def _comes_later(claim: Claim, thing: Thing, clauses: Sequence[Clause], ranks: frozenset[Ordinal]) -> bool:
    """Whether a person is named only after the clauses that say what is claimed, and these name somebody else: A was
    the first president, B came next.
    """
    if "Person" not in thing.roots:
        return False
    parts = [(c, *span) for c in clauses for span in pieces(c, claim.page.language)]
    ranked = [p for p, (c, s, e) in enumerate(parts) if ranks and ranks <= ordinals(c.text[s:e])]
    saying = ranked or [p for p, part in enumerate(parts) if _says(claim, *part)]
    naming = [
        p for p, (c, s, e) in enumerate(parts) if any(form in c.plain[s:e] for form in thing.term.forms)
    ]
    if not saying or not naming or min(naming) <= max(saying):
        return False
    return any(
        n.type == "Person" and claim.is_other(n, c) and s <= n.start - c.start < e
        for c, s, e in (parts[place] for place in saying)
        for n in c.named
    )


def _says(claim: Claim, clause: Clause, start: int, end: int) -> bool:
    """Whether a stretch of a clause has a word of what is claimed."""
    return any(place_of(term, clause.plain[start:end]) >= 0 for term in claim.main)


def _unnamed(claim: Claim) -> str:
    """A question without the names in it."""
    return without_names(claim.part.text, claim.part.names)
