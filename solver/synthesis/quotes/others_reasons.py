"""Whether a passage that may tell why tells it of something else."""

from __future__ import annotations

import re

from schemas.plan import AnswerType, SubQuestion
from solver.language import folded
from solver.reading.reader import Passage
from solver.reading.shelf import Shelf
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text

_YEAR = re.compile(r"(?:1\d|20)\d\d")


def is_why_of_another(part: SubQuestion, passage: Passage, shelf: Shelf) -> bool:
    """Whether a reason is asked for, and words in the question's language are on no page about any of the things,
    nor in a paragraph that names one, or one of the things is nowhere on their page.
    """
    own = all(window.page.language is part_language(part.text) for window in passage.windows)
    if part.asked is not AnswerType.REASON or not own:
        return False
    if not part.entities:
        text = folded(" ".join(window_text(window) for window in passage.windows))
        return not all(folded(name) in text for name in part.names)
    years = set(_YEAR.findall(part.text))
    told = {year for w in passage.windows for c in w.clauses for year in (c.year, *_YEAR.findall(c.text))}
    return not years <= told or not any(_is_near(part, window, shelf) for window in passage.windows)


def _is_near(part: SubQuestion, window: Window, shelf: Shelf) -> bool:
    """Whether a stretch stands on a page about one of the things, or near its name, and its page says them all."""
    paragraphs = {clause.paragraph for clause in window.clauses}
    around = [clause for clause in window.page.clauses if clause.paragraph in paragraphs]
    asked = {entity.id for entity in part.entities}
    named = {thing.entity for clause in around for thing in clause.named}
    about = shelf.about(part, window.page)
    if not about and named.isdisjoint(asked):
        return False
    if about and len({entity.surface for entity in part.entities}) == 1:
        return True
    document = window.page.document
    text = folded(f"{document.title} {document.text}")
    said = {thing.entity for clause in window.page.clauses for thing in clause.named}
    known = {e.surface for e in part.entities if e.id in said or folded(e.surface) in text}
    return all(entity.surface in known for entity in part.entities)
