"""What a sentence leaves unsaid of a question, and what of that rules out that it answers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.answer_types import names_another
from solver.reading.demands import names_illness
from solver.reading.page import WORKS, Page
from solver.reading.people.lives import tells_of_life
from solver.reading.terms import Term, Terms, match, part_language
from solver.reading.windows import Window, window_text

_LEAST_NAMED, _LEAST_SAID = 0.6, 0.8
_SAID_WHOLE = frozenset({QuestionKind.ROLE, QuestionKind.CHAIN})
"""Kinds that put relations together: who plays the mother is not whoever plays somebody."""

_SHOWN = frozenset({"occupation", "profession", "职业"})
"""Of a relation that a sentence shows and does not name: `the sculptor Don Gummer`."""

_CAUSES = frozenset({"cause of death", "死因"})

_PRIZE = "Award"
_ADJECTIVE = re.compile(r"[a-z]{2,}(?:an|ese|ish)s?|[a-z]+-(?:language|speaking|born)")


def unsaid_terms(window: Window, part: SubQuestion, terms: Terms, about: frozenset[str]) -> tuple[Term, ...]:
    """Names that neither the sentence nor its page's subject bears; of relation words all, or where any would do
    and none is said.
    """
    clauses = window.clauses
    missing = [
        thing
        for thing in terms.things
        if about.isdisjoint(thing.forms)
        and max(match(thing, c) for c in clauses) < _LEAST_NAMED
        and not _only_situates(thing, about, part)
        and not _only_describes(thing, window.page, part)
    ]
    whole = part.kind in _SAID_WHOLE
    if whole or _asks_for_a_relation(part):
        told = [r for r in terms.relations if _SHOWN.isdisjoint(r.forms)]
        silent = [r for r in told if max(match(r, c) for c in clauses) < _LEAST_SAID]
        silent = [r for r in silent if not _is_told_by_illness(r, window)]
        if whole or len(silent) == len(told):
            missing += silent
    return tuple(missing)


def _is_told_by_illness(relation: Term, window: Window) -> bool:
    """Whether what somebody died of is told by naming an illness and the death: `ill with cancer, died in June`."""
    text = window_text(window)
    asked = not _CAUSES.isdisjoint(relation.forms)
    return asked and names_illness(text) and tells_of_life(text, ("cause_of_death",))


def _only_describes(thing: Term, page: Page, part: SubQuestion) -> bool:
    """Whether a name is an unlinked adjective that a page in another language says otherwise: `the first Asian to`."""
    known = {folded(e.surface) for e in part.entities if e.type}
    across = page.language is not part_language(part.text)
    return across and known.isdisjoint(thing.forms) and all(map(_ADJECTIVE.fullmatch, thing.forms))


def _only_situates(thing: Term, about: frozenset[str], part: SubQuestion) -> bool:
    """Whether a name only says where the page's subject lies: Beijing of `the Academy of Drama in Beijing`."""
    question = folded(part.text)
    return any(
        re.search(rf"{re.escape(name)},? (?:in|at|near) (?:the )?{re.escape(form)}\b", question)
        for name in about
        for form in thing.forms
        if form.isascii() and form in question
    )


def is_of_others(window: Window, terms: Terms, unsaid: Sequence[Term]) -> bool:
    """Whether neither a sentence nor its paragraph before it names any of the things: it tells of somebody else."""
    first = window.clauses[0]
    before = [c for c in window.page.clauses[: window.first] if c.paragraph == first.paragraph]
    return all(thing in unsaid for thing in terms.things) and not any(
        match(thing, clause) >= _LEAST_NAMED for thing in terms.things for clause in before
    )


def must_be_said(part: SubQuestion) -> bool:
    """Whether a sentence must say every name and relation: where relations are put together, or explain all."""
    return part.kind in _SAID_WHOLE or _asks_for_a_relation(part)


def leaves_out(part: SubQuestion, unsaid: Sequence[Term]) -> bool:
    """Whether a sentence does not speak of the one thing of which a relation asks: it tells it of another."""
    whole = set(part.residual) <= set(part.names)
    one = part.kind is QuestionKind.ATTRIBUTE and bool(part.predicates) and bool(part.entities) and whole
    return one and any(term.kind in ("thing", "work") for term in unsaid)


def is_of_another_work(part: SubQuestion, page: Page, unsaid: Sequence[Term], about: frozenset[str]) -> bool:
    """Whether a page about one work does not speak of the work of which a relation asks: its takings are its own."""
    one = part.kind is QuestionKind.ATTRIBUTE and bool(part.predicates) and not about
    other = page.subject in WORKS and bool(part.entities) and all(e.type in WORKS for e in part.entities)
    return one and other and any(term.kind in ("thing", "work") for term in unsaid)


def is_of_another_prize(part: SubQuestion, page: Page, unsaid: Sequence[Term], about: frozenset[str]) -> bool:
    """Whether a page about one prize does not speak of the prize that a question names: its records are its own."""
    prizes = {folded(e.surface) for e in part.entities if e.type == _PRIZE}
    other = page.subject == _PRIZE and not about
    return other and any(not prizes.isdisjoint(term.forms) for term in unsaid)


def names_no_work(window: Window, part: SubQuestion, terms: Terms) -> bool:
    """Whether a sentence names no work but that of which a relation asks for another: what it was made from."""
    asked = part.kind is QuestionKind.ATTRIBUTE and part.asked is AnswerType.WORK and bool(part.predicates)
    works = [clause for clause in window.clauses if clause.works]
    return asked and bool(works) and not any(names_another(c, terms.entities) for c in window.clauses)


def counts_others(part: SubQuestion, terms: Terms, unsaid: Sequence[Term]) -> bool:
    """Whether a sentence speaks of none of the things of which something is counted."""
    counted = part.kind is QuestionKind.COUNT and bool(terms.things)
    return counted and all(thing in unsaid for thing in terms.things)


def leaves_known_out(language: Language, unsaid: Sequence[Term]) -> bool:
    """Whether a sentence of the other language does not speak of a thing whose name in that language is known."""
    return any(
        part_language(form) is language
        for term in unsaid
        if term.kind in ("thing", "work")
        for form in term.forms
    )


def _asks_for_a_relation(part: SubQuestion) -> bool:
    """Whether a known relation explains the whole question, or with names who is asked for: then its own words must
    be said.
    """
    who = part.kind is QuestionKind.ATTRIBUTE and part.asked is AnswerType.PERSON
    explained = set(part.residual) <= set(part.names) if who else not part.residual
    return bool(part.said) and part.kind is not QuestionKind.PASSAGE and explained
