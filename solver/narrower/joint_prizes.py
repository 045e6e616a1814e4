"""With whom somebody shared a prize, by the sentences that say it: `jointly with B`, `divided between her and B`."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of
from solver.running import Runner
from solver.synthesis.composed import Composed

_PRIZE = (
    r"(?P<prize>[^?]*?\b(?:awards?|prizes?|medals?|honou?rs?|trophy|title|oscar|emmy|grammy|bear|lion|palm\w*|"
    r"Nobel)\b[^?]*?)"
)
_WHO = r"(?P<who>[A-ZÀ-Þ][^?,]{1,60}?)"
_ONE = r"(?:Who(?: else)?|(?:Which|What) [a-z-]+(?: [a-z-]+)?)"
_END = r"\s*\?*$"
_ASKED = tuple(
    re.compile(form + _END)
    for form in (
        rf"^{_ONE} (?:jointly )?shared {_PRIZE} with {_WHO}",
        rf"^{_ONE} (?:won|received|took|got) {_PRIZE} (?:jointly|together|along|in common) with {_WHO}",
        rf"^With (?:whom|which [a-z-]+) did {_WHO} (?:jointly )?(?:share|win) {_PRIZE}",
        rf"^Whom? did {_WHO} (?:jointly )?share {_PRIZE} with",
    )
)
_JOINT = re.compile(
    r"\b(?:jointly|joint (?:winners?|recipients?)|shared?|sharing|divided between|together with|tied with|"
    r"ex aequo|along with|alongside)\b"
)
_AWARD = re.compile(
    r"\b(?:awards?|prizes?|medals?|honou?rs?|trophy|oscar|emmy|grammy|bear|lion|palm\w*|nobel|bafta)\b"
)
_NAME = re.compile(r"[A-ZÀ-Þ][\w’'-]+")
_SOMEBODY = re.compile(r"\b(?:he|she|him|her)\b")
_PERSON = "Person"


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who shared a prize, and the words of the question for it."""

    who: str
    prize: str


class JointPrizes:
    """Finds the sentence; quotes it."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence that says who shared it; None where no page says it, or something else is asked."""
        asked = _asked(plan.question) if len(plan.parts) == 1 else None
        if asked is None or plan.language is not Language.ENGLISH:
            return None
        pages = self._runner.reader.shelf.of(plan.parts[0], self._runner.found(plan))
        for page in pages:
            window = self._on(page, asked, plan) if page.language is plan.language else None
            if window is not None:
                return self._quoting.quoted(plan, "", [window])
        return None

    def _on(self, page: Page, asked: _Asked, plan: Plan) -> Window | None:
        part, reader = plan.parts[0], self._runner.reader
        forms = sorted(reader.wanted.forms(part, page, asked.who))
        own = not reader.shelf.about(part, page).isdisjoint(forms)
        called = {name for form in forms for name in (form, form.rpartition(" ")[2])}
        for first, last in sentences_of(page):
            window = picked(page, first, last)
            text = folded(page.document.text[window.clauses[0].start : window.clauses[-1].end])
            joint = _JOINT.search(text) is not None and _AWARD.search(text) is not None
            is_own = own and _SOMEBODY.search(text) is not None
            named = is_own or any(re.search(rf"\b{re.escape(name)}\b", text) for name in called)
            if joint and named and _is_of_prize(text, asked) and _names_another(window, called):
                return window
        return None


def _asked(question: str) -> _Asked | None:
    text = " ".join(question.split())
    found = next((m for form in _ASKED if (m := form.match(text)) is not None), None)
    return None if found is None else _Asked(found["who"], found["prize"])


def _is_of_prize(text: str, asked: _Asked) -> bool:
    """Whether a sentence says all names of the prize that is asked about."""
    return all(folded(name) in text for name in _NAME.findall(asked.prize))


def _names_another(window: Window, called: Set[str]) -> bool:
    """Whether some clauses name another person."""
    text = window.page.document.text
    people = (n for clause in window.clauses for n in clause.named if n.type == _PERSON)
    return any(folded(text[n.start : n.end]) not in called for n in people)
