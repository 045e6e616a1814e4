"""Dates of what happens again and again: when it was held for the first time, when its prize was not given."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.plan import AnswerType, SubQuestion
from schemas.retrieval import Ranking
from solver.executors.dates.told import ToldValues
from solver.lexicon import Lexicon
from solver.reading.numbers.stretches import Stretch
from solver.reading.page import Page
from solver.reading.reader import Reader
from solver.reading.recurring import FIRST_HELD, NOT_GIVEN, first_held, not_given
from solver.reading.terms import Term, shortened
from solver.results import Value

RECURS = ("Event", "Award", "Organization")


class Recurring:
    """Finds them by the pages' own words for them, in either language."""

    def __init__(self, told: ToldValues, reader: Reader, lexicon: Lexicon) -> None:
        self._told = told
        self._reader = reader
        self._lexicon = lexicon

    def dated(
        self, subject: Value, words: str, part: SubQuestion, ranking: Ranking | None
    ) -> Sequence[Stretch]:
        """The dates of a subject; none where the words tell of something else."""
        if words in FIRST_HELD.values() and self._lexicon.fits(subject.type, RECURS):
            found = (
                first_held(page) for page in self._pages(subject, part, None) if self._is_about(page, subject)
            )
            return [one[1] for one in found if one is not None][:1]
        if words not in NOT_GIVEN.values():
            return ()
        forms = tuple(sorted(self._told.forms(subject)))
        names = shortened(Term(forms, 1.0, "thing"), forms).forms
        pages = self._pages(subject, part, ranking)
        told = (one for page in pages for one in not_given(page, names, about=self._is_about(page, subject)))
        return list({one.literal.value[:4]: one for _, one in told}.values())

    def _pages(self, subject: Value, part: SubQuestion, ranking: Ranking | None) -> list[Page]:
        return self._reader.shelf.of(self._told.asking(subject, "", part, AnswerType.DATE), ranking)

    def _is_about(self, page: Page, subject: Value) -> bool:
        return page.document.key in self._told.pages(subject)
