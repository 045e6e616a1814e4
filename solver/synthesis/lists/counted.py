"""The number that a stretch of a page gives for what a question counts."""

from __future__ import annotations

from schemas.plan import SubQuestion
from schemas.text import Language
from solver.executors.tallies import NOMINATED, WON, won_of
from solver.planners.kinds.ages import asks_age
from solver.reading.numbers.ages import age_in
from solver.reading.numbers.counting import (
    asks_for_count,
    asks_how_often,
    asks_measure,
    counted_nouns,
    only_count,
    said_time,
    stated_count,
)
from solver.reading.numbers.surplus import asks_surplus, surplus_in
from solver.reading.terms import Terms, part_language
from solver.reading.windows import Window, window_text

_TALLIED = {"award_won": WON, "award_count": WON, "award_nominated": NOMINATED, "nomination_count": NOMINATED}


def number_in(part: SubQuestion, window: Window, terms: Terms) -> int | None:
    """The number near the question's words, of which `terms` are those of the window's language, or which time it
    says that it is; where none is near, the only one that counts things.
    """
    language = window.page.language
    if asks_age(part.text):
        return age_in(window_text(window))
    if asks_measure(part.text):
        return None
    if asks_surplus(part.text, part_language(part.text)):
        plain = " ".join(clause.plain for clause in window.clauses)
        return surplus_in(part.text, plain, language) if part_language(part.text) is language else None
    counted = next((_TALLIED[p] for p in part.predicates if p in _TALLIED), "")
    if counted and language is Language.ENGLISH and (told := won_of(window_text(window).lower())) is not None:
        return told[0 if counted == WON else 1]
    forms = [form for term in (*terms.relations, *terms.words) for form in term.forms]
    forms += counted_nouns(part.text) if part_language(part.text) is language else []
    stated = [stated_count(clause.plain, forms, language, question=part.text) for clause in window.clauses]
    if asks_how_often(part.text):
        stated += [said_time(clause.plain, language) for clause in window.clauses]
    found = next((number for number in stated if number), None)
    if found is None and asks_for_count(part.text):
        return only_count(window_text(window), language)
    return found
