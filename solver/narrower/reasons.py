"""Why something happened, by the sentence about the thing named that says what happened and gives a cause."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import AnswerType, Plan, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.happening import happenings, happens
from solver.reading.page import Page
from solver.reading.telling_of import told_of
from solver.reading.windows import Window, window_text
from solver.running import Runner
from solver.synthesis.composed import Composed

_CAUSE = {
    Language.ENGLISH: re.compile(
        r"\b(?:because|owing to|due to|on account of|as a result of|in protest (?:at|against)|for lack of|"
        r"after (?:a|an) (?:quarrel|dispute|row|disagreement|fire|accident|strike)|so that|in order to|"
        r"the reason (?:was|is|being|given)|since (?:it|he|she|they|the [a-z]+ (?:was|were|had)))\b"
    ),
    Language.CHINESE: re.compile(
        r"因(?!此|斯|子|素|而(?!被|在)|特网)|由于|原因(?:是|为|在于)|出于|缘于|为了|鉴于|理由是"
    ),
}


_YEAR = re.compile(r"(?<!\d)(?:1\d|20)\d\d(?!\d)")


class Reasons:
    """Looks for the sentence; quotes it."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The only such sentence of the pages in the question's language; None where there is none, several do, or no
        reason is asked for.
        """
        part = plan.parts[0]
        if len(plan.parts) != 1 or part.asked is not AnswerType.REASON or not part.names:
            return None
        events = happenings(part)
        reader = self._runner.reader
        own: list[Window] = []
        others: list[Window] = []
        for page in reader.shelf.of(part, self._runner.found(plan)) if events else ():
            forms = sorted(reader.wanted.forms(part, page, part.names[0]))
            if page.language is not plan.language or not forms:
                continue
            about = not reader.shelf.about(part, page).isdisjoint(forms)
            caused = [
                window for window in _caused(page, forms, events, about=about) if _is_of_all(part, window)
            ]
            (own if about else others).extend(caused)
        found = own or others
        return self._quoting.quoted(plan, "", found) if len(found) == 1 else None


def _is_of_all(part: SubQuestion, window: Window) -> bool:
    """Whether a sentence says the other names of a question, and its years."""
    text = folded(window_text(window))
    others = [folded(name) for name in part.names[1:]]
    years = [year for year in _YEAR.findall(part.text) if year not in {c.year for c in window.clauses}]
    return all(word in text for word in (*others, *years))


def _caused(page: Page, forms: Sequence[str], events: frozenset[str], *, about: bool) -> list[Window]:
    return [
        window
        for window, text in told_of(page, forms, about=about)
        if _CAUSE[page.language].search(text) and any(happens(event, folded(text)) for event in events)
    ]
