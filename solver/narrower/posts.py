"""Which post somebody held, by the sentences that say it, in whatever words a question asks for it."""

from __future__ import annotations

from schemas.plan import Plan
from solver.narrower.quoting import Quoting
from solver.planners.kinds.posting import Posting, asked_post
from solver.reading.page import Page
from solver.reading.people.posts import post_of, term_of
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composed import Composed


class Posts:
    """Finds the sentence; quotes it."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence that says which post; None where no page says it, or something else is asked."""
        asked = asked_post(plan.question, plan.language)
        if asked is None:
            return None
        pages = self._runner.reader.shelf.of(plan.parts[0], self._runner.found(plan))
        for page in sorted(pages, key=lambda page: page.language is not plan.language):
            window = self._on(page, asked, plan)
            if window is not None:
                return self._quoting.quoted(plan, "", [window])
        return None

    def _on(self, page: Page, asked: Posting, plan: Plan) -> Window | None:
        part, reader = plan.parts[0], self._runner.reader
        forms = sorted(reader.wanted.forms(part, page, asked.who))
        about = not reader.shelf.about(part, page).isdisjoint(forms)
        around = sorted(reader.wanted.forms(part, page, asked.where)) if asked.where else []
        if asked.term:
            places = [asked.where, *around] if asked.where else []
            return term_of(page, forms, places, asked.term, about=about) if forms else None
        return post_of(page, forms, around, asked.year, public=asked.public, about=about) if forms else None
