"""Which of several things has more of something: by their own pages, or by what others tell behind their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting, choice
from solver.planners.kinds.outdoing import Outdoing, asked_of_any, asked_of_two
from solver.reading.numbers.described_amounts import behind, greatest
from solver.reading.numbers.magnitudes import Magnitude, Sized, bracketed, sized
from solver.reading.page import Page
from solver.running import Runner
from solver.synthesis.composed import Composed

_MOST_QUOTED = 3


class Outdone:
    """Sets the amounts of two things against each other, or gives the greatest that a page tells."""

    def __init__(self, runner: Runner, paging: Paging, quoting: Quoting) -> None:
        self._runner = runner
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The one that has more, or less, and the sentences that tell both; None where the pages leave it open, or
        something else is asked.
        """
        asked = asked_of_two(plan.question, plan.parts[0].names, plan.language)
        told = self._of_pages(plan, asked) if asked is not None else None
        if told is not None:
            return told
        asked = asked_of_any(plan.question, plan.language)
        if asked is None:
            return None
        return self._of_names(plan, asked) if asked.names else self._of_all(plan, asked)

    def _of_pages(self, plan: Plan, asked: Outdoing) -> Composed | None:
        one, other = (self._sized(plan, name, asked) for name in asked.names)
        return self._set_against(plan, asked, one, other, against=False)

    def _sized(self, plan: Plan, name: str, asked: Outdoing) -> Sized | None:
        """The amount that the own page of a name gives, or of a height another page behind the name."""
        found = (sized(page, asked.magnitude, asked.noun) for page in self._paging.about(plan, name))
        told = next((one for one in found if one is not None), None)
        if told is not None or asked.magnitude is not Magnitude.HEIGHT:
            return told
        ranking = self._runner.found(replace(plan, question=name))
        part = replace(plan.parts[0], text=name, names=(name,))
        others = self._runner.reader.shelf.of(part, ranking)
        beside = (bracketed(page, name) for page in others if page.language is plan.language)
        return next((one for one in beside if one is not None), None)

    def _of_names(self, plan: Plan, asked: Outdoing) -> Composed | None:
        pages = self._runner.reader.shelf.of(plan.parts[0], self._runner.found(plan))
        one, other = (self._behind(plan, pages, asked, place) for place in (0, 1))
        return self._set_against(plan, asked, one, other, against=True)

    def _set_against(
        self, plan: Plan, asked: Outdoing, one: Sized | None, other: Sized | None, *, against: bool
    ) -> Composed | None:
        """The one of which the greater amount is told, or the lesser one; one that has no page is a common noun."""
        if one is None or other is None or one.amount == other.amount:
            return None
        first = (one.amount > other.amount) is asked.greater
        name = asked.names[0 if first else 1]
        article = "the " if against and plan.language is Language.ENGLISH else ""
        windows = [s.window for s in ((one, other) if first else (other, one))]
        return self._quoting.quoted(plan, choice(f"{article}{name}", plan.language), windows, against=against)

    def _behind(self, plan: Plan, pages: Sequence[Page], asked: Outdoing, place: int) -> Sized | None:
        """What pages give of one of the two names; pages in the question's language first."""
        for page in sorted(pages, key=lambda page: page.language is not plan.language):
            own, rivals = (self._forms(plan, page, asked.names[i]) for i in (place, 1 - place))
            found = behind(page, own, [r for r in rivals if r not in own], asked.magnitude)
            if found is not None:
                return found
        return None

    def _forms(self, plan: Plan, page: Page, name: str) -> list[str]:
        """A name as a page may write it: also without its maker's, and as the dictionary has it."""
        part, plain = plan.parts[0], folded(name)
        linked = [folded(e.surface) for e in part.entities if e.type in ("Company", "Organization")]
        wanted = self._runner.reader.wanted
        forms = {*wanted.forms(part, page, name), *(plain.removeprefix(f"{m} ") for m in linked)}
        if page.language is not plan.language:
            forms |= set(map(folded, wanted.translations(name, page.language)))
        return sorted(form for form in forms if form)

    def _of_all(self, plan: Plan, asked: Outdoing) -> Composed | None:
        """The amounts that a page about the only thing named gives, the greatest first."""
        part = plan.parts[0]
        reader = self._runner.reader
        if len(part.names) != 1:
            return None
        for page in reader.shelf.of(replace(part, residual=()), None):
            if page.language is not plan.language or not reader.shelf.about(part, page):
                continue
            told = greatest(page, asked.magnitude)
            if told:
                windows = [one.window for one in told[:_MOST_QUOTED]]
                return self._quoting.quoted(plan, "", windows, against=True)
        return None
