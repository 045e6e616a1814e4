"""Who did something to whom, by the sentences that say it the right way round: `In 1984 it was sold to A`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.deeds import AskedDeed, asked_deed, begins_with, called, says_deed
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of
from solver.running import Runner
from solver.synthesis.composed import Composed

_TELLING = re.compile(r"\b(?:[A-ZÀ-Þ][\w'’-]*|\d{3,})")
"""Words of when and where that a sentence must have."""

_ABOUT = re.compile(r"\b(?:he|she|her|his|him)\b")


class Deeds:
    """Finds the sentence on pages that the question leads to, and quotes it."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence that says who did it, or to whom; None where no page says it, or something else is asked."""
        asked = asked_deed(plan.question) if len(plan.parts) == 1 else None
        if asked is None or plan.language is not Language.ENGLISH:
            return None
        windows = (self._on(page, asked, plan) for page in self._runner.pages(plan))
        told = next(filter(None, windows), None)
        return self._quoting.quoted(plan, "", [told]) if told is not None else None

    def _on(self, page: Page, asked: AskedDeed, plan: Plan) -> Window | None:
        part, text = plan.parts[0], page.document.text
        forms = called(part, self._runner.reader.wanted.forms(part, page, asked.who))
        whole = folded(f"{page.document.title}\n{text}")
        if not any(form in whole for form in forms):
            return None
        rest = [folded(word) for word in _TELLING.findall(asked.rest)]
        told = [folded(page.document.title), "", ""]
        own, before = folded(page.document.title) in forms, True
        for first, last in sentences_of(page):
            window = picked(page, first, last)
            said = folded(text[window.clauses[0].start : window.clauses[-1].end])
            held = all(_holds(word, said, told) for word in rest)
            if held and says_deed(asked, said, forms, alone=own and before):
                return window
            before = begins_with(said, forms) or (before and own and _ABOUT.search(said) is not None)
            told = [told[0], told[2], said]
        return None


def _holds(word: str, said: str, told: Sequence[str]) -> bool:
    """Whether a sentence has a word of when and where, or what leads to it has the name that it is; the Academy Awards
    are the Oscars.
    """
    forms = (word, "academy award") if word.startswith("oscar") else (word,)
    before = () if word.isdigit() else told
    return any(form in text for form in forms for text in (said, *before))
