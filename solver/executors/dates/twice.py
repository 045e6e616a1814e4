"""The two times that the same happened: 两次婚姻, `her two Hugo Awards`, each told where it happened."""

from __future__ import annotations

import re

from schemas.graph import Literal
from schemas.plan import AnswerType, SubQuestion
from schemas.retrieval import Ranking
from solver.executors.dates.told import ENDS, ToldValues, held_by
from solver.language import folded
from solver.reading.page import Clause, Page
from solver.reading.reader import Reader
from solver.reading.terms import Term, place_of
from solver.reading.windows import Window
from solver.results import Extract, Value

_LEAST_HELD = 0.45  # of what happened, in the question's words
_LEAST_IMPLIED = 0.29  # where the page's title says some of them
_BESIDE_END = 12  # characters between a word and that of its end: 婚姻也结束了
_LEADS = 12  # characters of a clause that is but a date
_YEAR = re.compile(r"\d{4}")
_AGAIN = re.compile(r"\bagain\b|\btwice\b|再|又|两[次度]")


class Twice:
    """Reads the dates of what happened twice; nothing where the pages tell of fewer or more."""

    def __init__(self, values: ToldValues, reader: Reader) -> None:
        self._values = values
        self._reader = reader

    def of(
        self, subject: Value, words: str, part: SubQuestion, ranking: Ranking | None
    ) -> tuple[tuple[Literal, Extract], tuple[Literal, Extract]] | None:
        """The earlier and the later date, each with its words."""
        asking = self._values.asking(subject, words, part, AnswerType.DATE)
        names, pages = self._values.forms(subject), self._values.pages(subject)
        found: dict[str, tuple[Literal, Extract]] = {}
        for page in self._reader.shelf.of(asking, ranking):
            whole = Window(page, 0, len(page.clauses) - 1, 0.0, 0.0, 0.0, False)
            said = self._values.terms(words, whole)
            title = folded(page.document.title)
            terms = [term for term in said if place_of(term, title) < 0] or said
            weight = sum(term.weight for term in terms)
            least = _LEAST_HELD if len(terms) == len(said) else _LEAST_IMPLIED
            for clause in page.clauses if weight else ():
                if held_by(clause, whole, terms, names, pages) / weight < least or _ends(clause, terms):
                    continue
                for date in _dates(clause, page, terms):
                    found.setdefault(date.value[:4], (date, Extract(clause.chunk, clause.start, clause.end)))
        years = sorted(found)
        return (found[years[0]], found[years[1]]) if len(years) == 2 else None


def _ends(clause: Clause, terms: list[Term]) -> bool:
    """Whether a clause tells the end of what happened: 2004年这段婚姻也结束了."""
    places = [p for term in terms if (p := place_of(term, clause.plain)) >= 0]
    ends = [m.start() for m in ENDS.finditer(clause.plain)]
    return any(abs(end - place) <= _BESIDE_END for end in ends for place in places)


def _dates(clause: Clause, page: Page, terms: list[Term]) -> list[Literal]:
    """The dates of a clause that says it: all where it says `again`, else the one nearest to its words, or that
    of the clause of nothing but a date before it.
    """
    places = [p for term in terms if (p := place_of(term, clause.plain)) >= 0]
    if not places:
        return []
    own = [d for d in clause.dates if _YEAR.match(d.value)]
    if _AGAIN.search(clause.plain) and own:
        return own
    if own:
        return [min(own, key=lambda d: (min(abs(clause.text.find(d.text) - p) for p in places), d.value))]
    at = page.clauses.index(clause)
    lead = page.clauses[at - 1] if at else clause
    if lead.sentence != clause.sentence or len(lead.text) > _LEADS:
        return []
    return [d for d in lead.dates if _YEAR.match(d.value)][:1]
