"""How old somebody was who died, as a page says it: 因病早逝，年仅四十七岁, `died in Rome, aged 71`."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.reading.numbers.ages import age_at_death
from solver.reading.page import Named, Page
from solver.reading.reader import Reader
from solver.reading.windows import Window, picked, sentences_of

_GOES_ON = re.compile(r"[;,]\s+(?:and\s+|but\s+)?(he|she)\s*$", re.I)
_OPENS = re.compile(r"(he|she)\b", re.I)
_LED = re.compile(r"\b(?:by|with|to|from|for|of|beside|after)\s+(?:[a-z-]+\s+){0,3}$")
"""Before the name of somebody who is not who the clause is about."""

_OF_LIFE = frozenset({"birth_date", "death_date"})
_ASKS_LIFE = re.compile(
    r"\b(?:born|birth\w*|die[sd]?|death|liv\w+|alive|aged?|old(?:er)?|young\w*)\b|"
    r"[生死卒亡岁]|去世|年龄"
)
_LIFE = re.compile(
    r"^[^()（）]{0,80}[（(](?:[^（）()]*[–—－~～-][^（）()]*\d{3,4}[^（）()]*|[^（）()]*(?:\bborn\b|\bb\.)[^（）()]*|"
    r"[^（）()]*\d年[^（）()]*(?:[－—–~～-]|出?生)[^（）()]*)[)）]"
)
"""The dates of somebody's life in the bracket behind the name that a page begins with."""


def gives_life_alone(part: SubQuestion, window: Window) -> bool:
    """Whether the only dates of a stretch are those of the life of whom its page is about, where something else is
    asked for: when a lighthouse was built is not when its builder was born.
    """
    first = window.page.clauses[0]
    if window.page.subject != "Person" or window.clauses[0] is not first:
        return False
    if not _OF_LIFE.isdisjoint(part.predicates) or _ASKS_LIFE.search(part.text.casefold()):
        return False
    dated = [clause for clause in window.clauses if clause.dates]
    life = _LIFE.match(first.text)
    return dated == [first] and life is not None and not re.search(r"\d{4}", first.text[life.end() :])


def told_lifetime(part: SubQuestion, reader: Reader, ranking: Ranking | None) -> tuple[Window, int] | None:
    """The sentence that says how old the one person of a question was at death, and that age: it is of the last person
    named before it, or of whom the page is about where none is.
    """
    ids = {e.id for e in part.entities}
    for page in reader.shelf.of(part, ranking):
        about = bool(reader.shelf.about(part, page))
        for first, last in sentences_of(page):
            clauses = page.clauses[first : last + 1]
            text = page.document.text[clauses[0].start : clauses[-1].end]
            aged = age_at_death(text, page.language)
            if aged is not None and _is_of(
                page, first, last, clauses[0].start + aged.start, ids, about=about
            ):
                window = picked(page, first, last, about=about)
                return window, aged.years
    return None


def _is_of(page: Page, first: int, last: int, place: int, ids: set[str], *, about: bool) -> bool:
    """Whether the last person named before a place of a sentence is the one; on their own page, whether none is. Whom
    a sentence names after a preposition is not who its `he` goes on about: `He was succeeded by A; he died …`
    """
    text, start = page.document.text, page.clauses[first].start
    people = [n for n in _people(page, first, last) if n.start < place]
    nearest = max(people, key=lambda n: n.start, default=None)
    if nearest is not None and page.language is Language.ENGLISH:
        goes_on = _GOES_ON.search(text[nearest.end : place])
        opening = _OPENS.match(text[start:place])
        if goes_on is not None and _LED.search(text[start : nearest.start]) is not None:
            others = [n for n in people if _LED.search(text[start : n.start]) is None]
            if others:
                nearest = max(others, key=lambda n: n.start)
            elif opening is not None and opening[1].lower() == goes_on[1].lower():
                nearest = _before(page, first)
    return nearest.entity in ids if nearest is not None else about


def _before(page: Page, first: int) -> Named | None:
    """Whom the sentence before one in its paragraph begins with: the first person named after no preposition."""
    own = page.clauses[first]
    told = [
        i
        for i, c in enumerate(page.clauses[:first])
        if c.sentence == own.sentence - 1 and c.paragraph == own.paragraph
    ]
    if not told:
        return None
    start = page.clauses[told[0]].start
    people = _people(page, told[0], told[-1])
    led = (n for n in people if _LED.search(page.document.text[start : n.start]) is None)
    return min(led, key=lambda n: n.start, default=None)


def _people(page: Page, first: int, last: int) -> list[Named]:
    return [n for clause in page.clauses[first : last + 1] for n in clause.named if n.type == "Person"]
