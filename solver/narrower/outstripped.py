"""Which of the things that pages of others tell of is the most powerful, the fastest or the largest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.planners.kinds.outstripping import Outstripping, asked_outstripping
from solver.reading.numbers.described_amounts import behind, greatest
from solver.reading.numbers.magnitudes import Sized
from solver.reading.page import Page
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composing import Composed

_MOST_QUOTED = 3

Quote = Callable[[Plan, str, Sequence[Window]], Composed | None]


class Outstripped:
    """Sets amounts against each other that pages give behind names which have no page of their own."""

    def __init__(self, runner: Runner, quote: Quote) -> None:
        self._runner = runner
        self._quote = quote

    def told(self, plan: Plan) -> Composed | None:
        """The one of two, or the sentence with the greatest amount on a page about what is named; None where pages
        leave it open, or something else is asked.
        """
        asked = asked_outstripping(plan.question, plan.language)
        if asked is None:
            return None
        return self._of_two(plan, asked) if asked.names else self._of_all(plan, asked)

    def _of_two(self, plan: Plan, asked: Outstripping) -> Composed | None:
        pages = self._runner.reader.shelf.of(plan.parts[0], self._runner.found(plan))
        one, other = (self._sized(plan, pages, asked, place) for place in (0, 1))
        if one is None or other is None or one.amount == other.amount:
            return None
        first = (one.amount > other.amount) is asked.greater
        name = asked.names[0 if first else 1]
        lead = f"是{name}：" if plan.language is Language.CHINESE else f"it is the {name}: "
        return self._quote(plan, lead, [s.window for s in ((one, other) if first else (other, one))])

    def _sized(self, plan: Plan, pages: Sequence[Page], asked: Outstripping, place: int) -> Sized | None:
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

    def _of_all(self, plan: Plan, asked: Outstripping) -> Composed | None:
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
                return self._quote(plan, "", [one.window for one in told[:_MOST_QUOTED]])
        return None
