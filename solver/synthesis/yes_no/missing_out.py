"""Whether a sentence says that who is asked about went without the prize that it tells of: `她本人却未能分享`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.synthesis.yes_no.claimed import Claim
from solver.synthesis.yes_no.prized import asked_prizes, prize_forms

_WITHOUT = re.compile(
    r"(?:本人|自己)?(?:[却但则并也都]|始终|最终|终究|依然|仍然?|一直)*"
    r"(?:(?:未能|没能|没有|没|未|未曾|不曾|并未|并没有|无法|无缘)(?:能够?|机会|一[同起]|共同)*"
    r"(?:分享|共享|同享|分得|获奖|得奖|领奖|获颁|获授|入选|上榜|在列|折桂|获此|得此|获得?(?=[，。；]|$))|"
    r"(?:榜上无名|名落孙山|与之?(?:失之交臂|擦肩而过|无缘)|不在(?:获奖)?名单|不在其[中列]))"
)
_PRONOUN = re.compile(r"[他她]")


def misses_out(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a clause headed by who is asked about, behind one that names the prize, says so and names no other."""
    if claim.page.language is not Language.CHINESE or claim.nominated or claim.denies:
        return False
    people = [form for t in claim.things if "Person" in t.roots for form in t.term.forms]
    prizes = {form for name in asked_prizes(claim.part) for form in prize_forms(folded(name))}
    told = [place for place, clause in enumerate(clauses) if any(p in clause.plain for p in prizes)]
    if not people or not told:
        return False
    for clause in clauses[told[-1] :]:
        head = next((form for form in people if clause.plain.startswith(form)), "")
        head = head or next(iter(_PRONOUN.findall(clause.plain[:1])), "")
        if head and _WITHOUT.match(clause.plain, len(head)) is not None:
            return True
    return False
