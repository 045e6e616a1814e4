"""Who came after somebody or before, by the sentences that say it: `In May A was succeeded by B`."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.people.succession import (
    Succession,
    asked_succession,
    crowned_after,
    follows_pronoun,
    says_succession,
)
from solver.reading.windows import Window, picked, sentences_of
from solver.running import Runner
from solver.synthesis.composed import Composed

_PERSON = "Person"


class Successions:
    """Finds the sentence; quotes it, with the one before where a pronoun stands for a name of that."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence that says who it was; None where no page says it, or something else is asked."""
        asked = asked_succession(plan.question) if len(plan.parts) == 1 else None
        if asked is None or plan.language is not Language.ENGLISH:
            return None
        windows = (self._on(page, asked, plan) for page in self._runner.pages(plan))
        told = next(filter(None, windows), None)
        return self._quoting.quoted(plan, "", [told]) if told is not None else None

    def _on(self, page: Page, asked: Succession, plan: Plan) -> Window | None:
        part, reader = plan.parts[0], self._runner.reader
        forms = sorted(reader.wanted.forms(part, page, asked.who))
        text = folded(f"{page.document.title}\n{page.document.text}")
        others = [folded(name) for name in part.names if name not in asked.who and asked.who not in name]
        if not any(form in text for form in forms) or not all(name in text for name in others):
            return None
        before: tuple[int, int] | None = None
        for first, last in sentences_of(page):
            window = picked(page, first, last)
            said = folded(page.document.text[window.clauses[0].start : window.clauses[-1].end])
            start = first
            told = says_succession(said, forms, after=asked.after)
            own = asked.after and any(folded(page.document.title) in (form, f"the {form}") for form in forms)
            told = told or (own and crowned_after(said))
            if not told and before is not None and follows_pronoun(said, forms, after=asked.after):
                start = before[0]
                told = not asked.after or _is_first(picked(page, *before), forms)
            if told:
                return picked(page, start, last)
            before = first, last
        return None


def _is_first(window: Window, forms: Sequence[str]) -> bool:
    """Whether the first person whom a sentence names has one of some names."""
    text = window.page.document.text
    people = [n for clause in window.clauses for n in clause.named if n.type == _PERSON]
    return any(form.endswith(folded(text[n.start : n.end])) for n in people[:1] for form in forms)
