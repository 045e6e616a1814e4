"""Whether a sentence gainsays a claim in words that deny nothing: of the part, the prize or the goal asked about."""

from __future__ import annotations

from collections.abc import Sequence

from solver.reading.page import Clause
from solver.synthesis.yes_no.claimed import ABOUT, Claim
from solver.synthesis.yes_no.finishing import broke_off
from solver.synthesis.yes_no.genuine import is_forged
from solver.synthesis.yes_no.lesser_prizes import has_lesser, is_only_nominated
from solver.synthesis.yes_no.missing_out import misses_out
from solver.synthesis.yes_no.naming_parts import is_other_part
from solver.synthesis.yes_no.turning_back import turned_back


def gainsays(claim: Claim, first: int, last: int) -> bool:
    """Whether the sentence of these clauses, which speaks of all things and gives no other year, does."""
    clauses: Sequence[Clause] = claim.page.clauses[first : last + 1]
    if broke_off(claim, first, last) or is_forged(claim, first, last):
        return True
    if not claim.things or any(claim.strength(t, first, last) < ABOUT for t in claim.things):
        return False
    against = (is_other_part, turned_back, has_lesser, is_only_nominated, misses_out)
    if not any(speaks(claim, clauses) for speaks in against):
        return False
    return claim.amounts.held(clauses, claim.terms) is not False
