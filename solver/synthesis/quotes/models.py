"""Whether words tell of another of a maker's things than the one asked about: of the Swift, where the Orme Kite is."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.demands import gives
from solver.reading.reader import Passage
from solver.reading.terms import part_language
from solver.reading.windows import Window, clauses_before

_OWNERS = frozenset({"Company", "Organization"})


def leaves_model_out(part: SubQuestion, passage: Passage) -> bool:
    """Whether a question names a thing right behind its maker, and no stretch that stands on a page which names it
    gives what is asked for behind that name, which alone tells the maker's things apart.
    """
    model = _model(part)
    if not model:
        return False
    own = [w for w in passage.windows if w.page.language is Language.ENGLISH]
    return bool(own) and all(_is_left_out(part, model, window) for window in own)


def _model(part: SubQuestion) -> str:
    """The name that an English question puts right behind that of a maker; empty for none."""
    if part_language(part.text) is not Language.ENGLISH:
        return ""
    makers = {e.surface for e in part.entities if e.type in _OWNERS}
    for maker in sorted(makers, key=len, reverse=True):
        found = re.search(
            rf"\b{re.escape(maker)} (?P<model>[A-ZÀ-Þ][\w-]+)(?=\s*\?|$|[,'’]| [a-z])", part.text
        )
        if found is not None and not any(f"{maker} {found['model']}" in name for name in part.names):
            return folded(found["model"])
    return ""


def _is_left_out(part: SubQuestion, model: str, window: Window) -> bool:
    named = re.compile(rf"\b{re.escape(model)}\b")
    if named.search(folded(window.page.document.title)) or not named.search(
        folded(window.page.document.text)
    ):
        return False
    if any(named.search(clause.plain) for clause in clauses_before(window)):
        return False
    first = next((i for i, clause in enumerate(window.clauses) if named.search(clause.plain)), None)
    if first is None:
        return True
    sentence = window.clauses[first].sentence
    return not gives(part, " ".join(c.text for c in window.clauses if c.sentence >= sentence))
