"""Whether a sentence speaks of the prize that a question names: a nomination for another says nothing of it."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text

_AWARD = "Award"
_PRIZE = re.compile(r"(?<=[\u3400-\u9fff])(?:大奖|奖[项章]?)$|\s+(?:awards?|prizes?|medals?)$|^the\s+")
_LEAST = 2


def leaves_prize(part: SubQuestion, window: Window, store: GraphStore) -> bool:
    """Whether a sentence, and the title of its page, leave out a prize that the question names, or whoever it says won
    it; a name that only the other language has is not looked for.
    """
    text = folded(f"{window.page.document.title} {window_text(window)}")
    surfaces = {entity.surface for entity in part.entities if entity.type == _AWARD}
    surfaces |= {name for name in part.names if name.endswith("奖")}
    if surfaces:
        surfaces |= {entity.surface for entity in part.entities if entity.type == "Person"}
    for surface in sorted(surfaces):
        linked = store.get_entities(sorted({e.id for e in part.entities if e.surface == surface}))
        names = {surface, *(n.name for entity in linked if entity is not None for n in entity.names)}
        own = {name for name in names if part_language(name) is window.page.language}
        forms = {form for name in own for form in _forms(folded(name))}
        if own and not any(form in text for form in forms):
            return True
    return False


def _forms(name: str) -> set[str]:
    """A name, also without `the` and the word for a prize (金鸥 of 金鸥奖, oscar of `the oscar award`, plural or not),
    and its last word, which is somebody's last name.
    """
    bare = _PRIZE.sub("", name)
    english = part_language(name) is Language.ENGLISH
    short = {bare, bare.removesuffix("s"), bare.rsplit(" ", 1)[-1]} if english else {bare}
    return {name, *(form for form in short if len(form) >= _LEAST)}
