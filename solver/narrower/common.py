"""What two people have in common: facts that are told of both alike."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import without_names
from solver.narrower.quoting import Quoting
from solver.planners.kinds.trades import TRADES
from solver.synthesis.composed import Composed

_NAME = "\x01"
_ASKED = {
    Language.ENGLISH: re.compile(
        rf"^what (?:do|did) {_NAME} and {_NAME} (?:both )?(?:have|share)(?: in common)?\s*\?*$", re.I
    ),
    Language.CHINESE: re.compile(
        rf"^{_NAME}(?:和|与|跟|同){_NAME}(?:之间)?(?:都|的)?(?:有(?:着|些)?(?:什么|哪些|何)(?:样的)?)?"
        r"(?:共同(?:点|之处)|相同(?:点|之处)|共通之处)(?:是什么|有哪些)?[？?]*$"
    ),
}
_ALIKE = (
    "birth_place nationality educated_at occupation employer member_of teacher award_won residence ancestral_home "
    "classmate"
).split()
_WORKS = ("starring", "director", "author", "screenwriter", "composer", "performer", "founded_by")
_MOST = 4
_TWO = 2


class Common:
    """Looks such facts up; reads the store only."""

    def __init__(self, store: GraphStore, quoting: Quoting) -> None:
        self._store = store
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """Each thing that is told of both, by a fact of each; None where facts tell nothing of both, they made a work
        or a body together, which is told otherwise, or something else is asked.
        """
        sides = self._sides(plan)
        if sides is None:
            return None
        one, other = sides
        if self._made(one) & self._made(other) or set(one) & set(other):
            return None
        ours, theirs = (self._store.match(subjects=list(ids), predicates=_ALIKE) for ids in sides)
        pairs: dict[str, tuple[Triple, Triple]] = {}
        for mine in sorted(ours, key=lambda fact: (_ALIKE.index(fact.predicate), fact.id)):
            alike = [fact for fact in theirs if fact.predicate == mine.predicate and _key(fact) == _key(mine)]
            if alike:
                pairs.setdefault(f"{mine.predicate} {_key(mine)}", (mine, alike[0]))
        return self._quoting.plain(plan, [fact for pair in list(pairs.values())[:_MOST] for fact in pair])

    def leaves_open(self, plan: Plan, told: Composed) -> bool:
        """Whether an answer to such a question rests on no fact: what names both tells nothing that they share."""
        return self._sides(plan) is not None and not told.triples

    def _sides(self, plan: Plan) -> tuple[Sequence[str], Sequence[str]] | None:
        """The two people of whom it is asked, each with what the name may mean."""
        names = list(dict.fromkeys(e.surface for part in plan.parts for e in part.entities))
        if any(e.type != "Person" for part in plan.parts for e in part.entities):
            return None
        bare = without_names(plan.question.strip(), names, _NAME)
        if len(plan.parts) != 1 or len(names) != _TWO or not _ASKED[plan.language].match(bare):
            return None
        one, other = (sorted({e.id for e in plan.parts[0].entities if e.surface == name}) for name in names)
        return one, other

    def _made(self, ids: Sequence[str]) -> set[str]:
        return {fact.subject for fact in self._store.match(objects=list(ids), predicates=_WORKS)}


def _key(fact: Triple) -> str:
    """What a fact says, whatever the words: the thing, the trade, or the words themselves."""
    if isinstance(fact.object, str):
        return fact.object
    said = fact.object.text
    return next((trade.labels[Language.ENGLISH] for trade in TRADES if trade.is_said(said)), said)
