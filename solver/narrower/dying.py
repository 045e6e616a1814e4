"""Of what somebody died, by the sentence of their own page that says so of them: `He died at Leith of a fever`."""

from __future__ import annotations

import re

from schemas.plan import AnswerType, Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.terms import last_names
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.running import Runner
from solver.synthesis.composed import Composed

_CAUSE = "cause_of_death"
_HOW = {
    Language.ENGLISH: re.compile(r"^(?:how did|(?:of )?what did|what (?:killed|was the cause))\b", re.I),
    Language.CHINESE: re.compile(
        r"怎么死|怎样死|如何死|死于什么|死因|得了?什么病[^，。]{0,2}(?:死|去世)|因何"
    ),
}
_DIED = {
    Language.ENGLISH: re.compile(
        r"^(?:(?:In|On|At|After|Aged|By) [^,;]{1,50}, )?(?P<who>[^,;]{1,40}?) (?:himself |herself )?"
        r"(?:[a-z]+ly |later |soon |then |eventually )?died\b(?:(?!\b(?:his|her|wife|husband|who)\b)[^;])*?"
        r"\b(?:of|from|after|when)\b(?!\s+(?:that|this|which|age|\d))"
    ),
    Language.CHINESE: re.compile(
        r"^(?:[^，。；]{0,12}年[^，。；]{0,8}[，,])?(?P<who>[^，。；的]{1,8}?)(?:后来|终|最终|也|又|不久)?"
        r"(?:因|由于|患|染上?|死于|卒于|殁于)(?P<of>[^。；]{1,24})"
    ),
}
"""A sentence that says of whom it is about of what they died."""

_ENDS_ZH = re.compile(r"死|卒|崩|薨|殁|逝|去世|离世|过世|身亡|辞世|病故|而终")


class Dying:
    """Looks for the sentence; quotes it."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence; None where the page has none of its own subject, or something else is asked."""
        part = plan.parts[-1]
        if len(plan.parts) != 1 or len(part.names) != 1 or not _asks(plan):
            return None
        for page in self._runner.reader.shelf.of(part, self._runner.found(plan)):
            own = page.language is plan.language and _is_about(page, part.names[0])
            window = _said(page, part.names[0]) if own else None
            if window is not None:
                return self._quoting.quoted(plan, "", [window])
        return None


def _asks(plan: Plan) -> bool:
    """Whether a question asks of what, or how, the one it names died."""
    part = plan.parts[-1]
    if part.predicates == (_CAUSE,):
        return part.asked is not AnswerType.BOOLEAN
    manner = part.asked is AnswerType.MANNER and "death_date" in part.predicates and not part.residual
    return manner and _HOW[plan.language].search(plan.question) is not None


def _is_about(page: Page, name: str) -> bool:
    """Whether a page's title is a name, alone or with a realm behind it: Rudd II of Orme."""
    title, own = folded(page.document.title), folded(name)
    return title == own or title.startswith(f"{own} of ")


def _said(page: Page, name: str) -> Window | None:
    own = {folded(name), folded(page.document.title), "he", "she", "他", "她"}
    own |= {form.partition(" of ")[0] for form in own} | last_names(own)
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        text = window_text(window)
        died = _DIED[page.language].search(text)
        if died is None or folded(died["who"]).strip() not in own:
            continue
        if page.language is Language.ENGLISH or _ENDS_ZH.search(died["of"]) or "死于" in died[0]:
            return window
    return None
