"""Whether two people are related, where a page says that they are not: `Despite the name, the two were not related`."""

from __future__ import annotations

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting, verdict
from solver.reading.page import Page
from solver.reading.people.related import asked_related, says_unrelated
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.running import Runner
from solver.synthesis.composed import Composed


class Unrelated:
    """Finds the sentence on pages that the question leads to, and quotes it, with the one before that names them."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """No with the sentence; None where no page says it, or something else is asked."""
        asked = asked_related(plan.question) if len(plan.parts) == 1 else None
        if asked is None or plan.language is not Language.ENGLISH:
            return None
        windows = (self._on(page, asked, plan) for page in self._runner.pages(plan))
        told = next(filter(None, windows), None)
        return (
            self._quoting.quoted(plan, verdict(plan.language, yes=False), [told])
            if told is not None
            else None
        )

    def _on(self, page: Page, asked: tuple[str, str], plan: Plan) -> Window | None:
        wanted, part = self._runner.reader.wanted, plan.parts[0]
        one, other = (sorted(wanted.forms(part, page, name)) for name in asked)
        before: tuple[int, int] | None = None
        for first, last in sentences_of(page):
            said = folded(window_text(picked(page, first, last)))
            lead = folded(window_text(picked(page, *before))) if before is not None else ""
            if says_unrelated(said, lead, one, other):
                alone = before is None or says_unrelated(said, "", one, other)
                return picked(page, first if alone or before is None else before[0], last)
            before = first, last
        return None
