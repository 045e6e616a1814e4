"""Whether somebody had children, where the page about them says that there were none: `They had no children`."""

from __future__ import annotations

import re

from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.people.kin import children
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting, verdict
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.composed import Composed

_ASKED = re.compile(
    r"^(?:(?:Did|Does|Do) (?P<who>[^?,]+?) (?:ever )?have (?:any )?(?:children|kids|issue|offspring|a child)"
    r"(?: of (?:his|her|their) own| together)?|(?:Has|Had) (?P<has>[^?,]+?) (?:got )?any (?:children|kids)|"
    r"(?:Was|Is) (?P<less>[^?,]+?) childless|How many (?:children|kids) (?:did|does) (?P<many>[^?,]+?) have)\s*\?*$"
)
_CHILDREN = r"(?:children|kids|issue|offspring)"
_NONE = re.compile(
    rf"\b(?:had|have|has|bore|left|produced|raised) no (?:(?:surviving|own|biological) )?{_CHILDREN}\b|"
    rf"\b(?:never had|did not have) (?:any )?{_CHILDREN}\b|\bchildless\b|\bwithout (?:issue|children)\b|"
    r"\bno children were born\b"
)
_WHEN = r"(?:(?:in|after|by|from|although|though|despite)\b[^.;]{0,60}?,? )?"
_THEY = r"he|she|they|the (?:couple|marriage|pair|two|union)|(?:his|her|their|this) (?:[a-z]+ )?(?:marriages?|union)"
"""How a sentence begins that tells of whoever the page is about."""

_FAMILY = ("parent", "father", "mother")


class Childless:
    """Looks for the sentence; answers no, or that there were none, where facts know no child."""

    def __init__(self, store: GraphStore, paging: Paging, quoting: Quoting) -> None:
        self._store = store
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence after its verdict; None where the page says nothing of it, or something else is asked."""
        asked = _ASKED.match(plan.question.strip())
        if asked is None or plan.language is not Language.ENGLISH or len(plan.parts) != 1:
            return None
        name = asked["who"] or asked["has"] or asked["less"] or asked["many"]
        ids = sorted({e.id for e in plan.parts[0].entities if e.surface == name})
        if not ids or self._store.match(subjects=ids, predicates=["child"]):
            return None
        if self._store.match(objects=ids, predicates=_FAMILY):
            return None
        people = [e for e in self._store.get_entities(ids) if e is not None]
        if any(children(one, self._store, plan.language) for one in people):
            return None  # by another marriage
        called = "|".join(re.escape(folded(word)) for word in (name, name.rpartition(" ")[2]))
        own = re.compile(rf"{_WHEN}(?:{_THEY}|{called})\b(?!['’])")
        windows = (self._on(page, own) for page in self._paging.about(plan, name))
        window = next((w for w in windows if w is not None), None)
        if window is None:
            return None
        lead = "none: " if asked["many"] else verdict(plan.language, yes=bool(asked["less"]))
        return self._quoting.quoted(plan, lead, [window])

    def _on(self, page: Page, own: re.Pattern[str]) -> Window | None:
        for first, last in sentences_of(page):
            window = picked(page, first, last)
            said = page.document.text[window.clauses[0].start : window.clauses[-1].end]
            if _NONE.search(said) and own.match(folded(said)):
                return window
        return None
