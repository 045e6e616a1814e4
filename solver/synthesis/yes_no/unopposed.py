"""Whether nothing in a sentence speaks against its saying what it likely says in other words."""

from __future__ import annotations

from collections.abc import Sequence

from solver.executors.names.categories import AWARDS
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.page import Clause
from solver.reading.terms import match
from solver.synthesis.yes_no.claimed import ABOUT, LEAST_MATCH, Claim, Thing, is_said
from solver.synthesis.yes_no.stated import tells_edition
from solver.synthesis.yes_no.verdicts import DENIES, ENDS, LIMITS, OTHERS


def is_unopposed(claim: Claim, first: int, last: int) -> bool:
    """Whether the sentence of these clauses speaks of all things and names, denies nothing, sets no limit to what it
    says, tells it of nobody else, and gives the amount, the edition and the rank that are asked about.

    Of prizes it is not enough that a sentence likely tells of one: who won which is seldom said in other words.
    """
    clauses = claim.page.clauses[first : last + 1]
    spoken = bool(claim.things) and all(claim.strength(t, first, last) >= ABOUT for t in claim.things)
    if not spoken or AWARDS & set(claim.part.predicates) or claim.is_of_namesakes:
        return False
    return not (
        _is_qualified(claim, clauses)
        or _leaves_out(claim, clauses)
        or any(_stands_for(claim, thing, clauses) for thing in claim.things)
    )


def _is_qualified(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether words of a sentence deny, limit, or bring in somebody else who does it."""
    language = claim.page.language
    against = [DENIES[language], LIMITS[language]]
    if any(n.type and claim.is_other(n, clause) for clause in clauses for n in clause.named):
        against.append(OTHERS[language])
    if claim.still:
        against.append(ENDS[language])
    return any(words.search(clause.text) for clause in clauses for words in against)


def _leaves_out(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence lacks an amount, an edition, a rank or an unknown name of the question."""
    plain = " ".join(clause.plain for clause in clauses)
    amount = bool(claim.amounts) and claim.amounts.held(clauses, claim.terms) is not True
    rank = asked_ordinals(claim.part.text, claim.part.names) - ordinals(plain)
    named = all(any(is_said(form, plain) for form in forms) for forms in claim.unlinked.values())
    return amount or bool(rank) or not named or not tells_edition(claim.part.text, plain)


def _stands_for(claim: Claim, thing: Thing, clauses: Sequence[Clause]) -> bool:
    """Whether the clauses that say the relation name another thing of one's type, and not that thing."""
    saying = [c for c in clauses if claim.place(c) >= 0]
    others = [n for c in saying for n in c.named if n.type and claim.is_other(n, c)]
    own = any(match(thing.term, clause) >= LEAST_MATCH for clause in saying)
    return not own and any(n.type in thing.types or not thing.types for n in others)
