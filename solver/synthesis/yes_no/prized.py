"""Whether a sentence speaks of the prize that a question names: a nomination for another says nothing of it."""

from __future__ import annotations

import re

from schemas.logical_form import Filter
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text

_AWARD = "Award"
_PRIZE = re.compile(r"(?<=[\u3400-\u9fff])(?:大奖|奖[项章]?)$|\s+(?:awards?|prizes?|medals?)$|^the\s+")
_CATEGORY = re.compile(r"最佳[\u3400-\u9fff]{2,6}|\bBest [A-Z][a-z]+(?: [A-Z][a-z]+)*")
_OTHER_PRIZE = re.compile(r"奖的?(?=最佳)|\b(?:Awards?|Prizes?|Festival|Globes?)\b")
_LEAST = 2


def leaves_prize(part: SubQuestion, window: Window, store: GraphStore) -> bool:
    """Whether a sentence, and the title of its page, leave out a prize that the question names, or whoever it says won
    it; a name that only the other language has is not looked for.
    """
    text = folded(f"{window.page.document.title} {window_text(window)}")
    around = folded(_before(window))  # `DiCaprio was not even nominated`, right after the Academy Awards
    surfaces = asked_prizes(part)
    if surfaces:
        surfaces |= {entity.surface for entity in part.entities if entity.type == "Person"}
    for surface in sorted(surfaces):
        linked = store.get_entities(sorted({e.id for e in part.entities if e.surface == surface}))
        names = {surface, *(n.name for entity in linked if entity is not None for n in entity.names)}
        own = {name for name in names if part_language(name) is window.page.language}
        forms = {form for name in own for form in prize_forms(folded(name))}
        person = any(e.type == "Person" for e in part.entities if e.surface == surface)
        said = text if person else f"{around} {text}"
        if own and not any(form in said for form in forms) and (person or not _tells_category(window)):
            return True
    return False


def asked_prizes(part: SubQuestion) -> set[str]:
    """The names of prizes in a question: what is linked to one, and what only its own words call one."""
    found = {entity.surface for entity in part.entities if entity.type == _AWARD}
    found |= {name for name in part.names if name.endswith("奖")}
    for action in part.step.actions:
        if isinstance(action, Filter) and not _CATEGORY.match(action.value):
            found |= set(re.findall(rf"{re.escape(action.value)}奖", part.text))
    return found


def _before(window: Window) -> str:
    """What stands before a sentence in its paragraph."""
    first = window.clauses[0]
    before = window.page.clauses[: window.first]
    return " ".join(clause.text for clause in before if clause.paragraph == first.paragraph)


def _tells_category(window: Window) -> bool:
    """Whether a sentence says a prize's category, and names no prize: `chosen Best Actor, he stayed away`."""
    text, whole = window_text(window), window.page.document.text
    named = [whole[n.start : n.end] for clause in window.clauses for n in clause.named if n.type == _AWARD]
    prized = all(map(_CATEGORY.match, named)) and _OTHER_PRIZE.search(text) is None
    return prized and _CATEGORY.search(text) is not None


def prize_forms(name: str) -> set[str]:
    """A name, also without `the` and the word for a prize (金鸥 of 金鸥奖, oscar of `the oscar award`, plural or not),
    and its last word, which is somebody's last name.
    """
    bare = _PRIZE.sub("", name)
    english = part_language(name) is Language.ENGLISH
    short = {bare, bare.removesuffix("s"), bare.rsplit(" ", 1)[-1]} if english else {bare}
    return {name, *(form for form in short if len(form) >= _LEAST)}
