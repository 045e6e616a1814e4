"""Whether two things are what a question says, or which of them is, by what their own pages say of them."""

from __future__ import annotations

from schemas.plan import Plan
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting, choice, verdict
from solver.planners.kinds.bearing import Bearing, asked_bearing
from solver.planners.kinds.groups import asked_group
from solver.planners.kinds.outdoing import asked_of_two
from solver.reading.kinds import Borne, borne
from solver.reading.numbers.magnitudes import grouped
from solver.synthesis.composed import Composed

_TWO = 2


class Properties:
    """Decides for each of two things; an answer begins with yes, no or the name of the one."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The verdict or the choice, and the sentences that give it; None where the pages leave it open, or something
        else is asked.
        """
        names = plan.parts[0].names
        if asked_of_two(plan.question, names, plan.language) is not None:
            return None  # which has more of something says no sentence about one
        group = asked_group(plan.question, plan.language)
        if group:
            return self._grouped(plan, group)
        asked = asked_bearing(plan.question, names, plan.language)
        if asked is None:
            return None
        one, other = (self._borne(plan, name, asked.words) for name in asked.names)
        if one is None or other is None:
            return None
        return self._chosen(plan, asked, one, other) if asked.choice else self._both(plan, one, other)

    def _both(self, plan: Plan, one: Borne, other: Borne) -> Composed | None:
        against = [b for b in (one, other) if b.verdict is False]
        if not against and not (one.verdict and other.verdict):
            return None
        lead = verdict(plan.language, yes=not against)
        return self._quoting.quoted(plan, lead, [b.window for b in against[:1] or [one, other]])

    def _chosen(self, plan: Plan, asked: Bearing, one: Borne, other: Borne) -> Composed | None:
        """The one that bears it, where the other is not said to; or that comes near to it, where the other does not."""
        pairs = ((asked.names[0], one, other), (asked.names[1], other, one))
        for name, borne_by, rest in pairs:
            sure = borne_by.verdict is True and rest.verdict is not True
            near = borne_by.near and rest.verdict is False
            if sure or near:
                return self._quoting.quoted(plan, choice(name, plan.language), [borne_by.window])
        return None

    def _grouped(self, plan: Plan, group: str) -> Composed | None:
        """Yes or no by the groups in which the pages of two things put them."""
        names = [name for name in plan.parts[0].names if self._paging.about(plan, name)]
        told = [
            g
            for n in names
            for page in self._paging.about(plan, n)[:1]
            if (g := grouped(page, group)) is not None
        ]
        if len(names) != _TWO or len(told) != _TWO:
            return None
        same = told[0][0] == told[1][0]
        return self._quoting.quoted(plan, verdict(plan.language, yes=same), [window for _, window in told])

    def _borne(self, plan: Plan, name: str, words: str) -> Borne | None:
        """What the pages of a name say: a yes of any, a no only of all."""
        found = [b for page in self._paging.about(plan, name) if (b := borne(page, words)) is not None]
        told = [b for b in found if b.verdict is True] or [b for b in found if b.verdict is None] or found
        return told[0] if told else None
