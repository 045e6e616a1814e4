"""Whether a passage speaks of what a question names, in the very sentence that gives the answer."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from solver.language import folded
from solver.reading.answer_types import answers_type
from solver.reading.page import Clause
from solver.reading.reader import Reader
from solver.reading.terms import Term, is_named, match, part_language, repeats
from solver.reading.windows import Window

_LEAST = 0.6  # of a name that a clause holds
_LEAST_SAID = 0.5  # of another word of the question
_TYPED = frozenset({AnswerType.DATE, AnswerType.PLACE, AnswerType.NUMBER, AnswerType.ORGANIZATION})
"""Kinds of which a sentence about something else may hold another one."""

_ASKING = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE})
_WORKS = frozenset({"Work", "Film", "Series", "Book", "Programme"})
_LOOSE = frozenset({QuestionKind.RELATION, QuestionKind.INTERSECTION, QuestionKind.YES_NO})
"""Kinds whose passages are judged by what they say of each thing."""


class Speaking:
    """Judges windows by the names in them; reads no more than their pages."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def of_all(self, part: SubQuestion, window: Window) -> bool:
        """Whether a window names every thing, or the sentence before it does, where no more than a word else is
        asked; on the page about one of them the others only describe it.
        """
        words = {*part.said, *part.residual} - set(part.names)
        if part.kind in _LOOSE:
            return True
        things = self._known(part, window)
        about = self._reader.shelf.about(part, window.page)
        if any(not about.isdisjoint(thing.forms) for thing in things):
            if part.kind is QuestionKind.ROLE and _is_of_another_work(part, things, window.clauses):
                return False
            return not self._is_of_another(part, things, window, (*_before(window), *window.clauses))
        if len(words) > 1:
            return True
        title = window.page.document.title.casefold()
        things = [
            t for t in things if not any(is_named(form, title) or _is_around(form, part) for form in t.forms)
        ]
        around = (*_before(window), *window.clauses)
        topics = {topic.casefold() for clause in window.clauses for topic in clause.topics}
        return all(_is_named(thing, around) or not topics.isdisjoint(thing.forms) for thing in things)

    def of_stranger(self, part: SubQuestion, window: Window) -> bool:
        """Whether a page of the other language is about one person, where a question asks about others whom that
        language has no name for.
        """
        people = any(e.type == "Person" for e in part.entities)
        if not people or window.page.subject != "Person" or window.page.language is part_language(part.text):
            return False
        return not self._known(part, window) and not self._reader.shelf.about(part, window.page)

    def stands(self, part: SubQuestion, window: Window) -> bool:
        """Whether of several sentences one that gives the kind of answer says something of what is asked: where
        she died does not tell where the sentence before married her.
        """
        sentences = sorted({clause.sentence for clause in window.clauses})
        if len(sentences) < 2 or part.asked not in _TYPED or part.kind in _LOOSE:
            return True
        terms = self._reader.wanted.gleaned(part, window.page)
        others = (*terms.relations, *terms.words)
        for number in sentences:
            clauses = [c for c in window.clauses if c.sentence == number]
            typed = any(
                answers_type(c, part.asked, window.page.language, terms.known, terms.entities)
                for c in clauses
            )
            if self._is_of_another(part, self._known(part, window), window, clauses):
                continue
            says = any(match(t, c) >= _LEAST_SAID for t in others for c in clauses)
            if typed and (says or not others or any(repeats(terms.phrase, c.plain) for c in clauses)):
                return True
        return False

    def says(self, part: SubQuestion, window: Window) -> bool:
        """Whether a window says anything of what is asked beside the names: on a page of the other language any
        word, in the question's own the relation where that is all that is asked.
        """
        terms = self._reader.wanted.gleaned(part, window.page)
        if part.kind not in _ASKING or part.inherited:
            return True
        own = window.page.language is part_language(part.text)
        if own and (not part.predicates or set(part.residual) - set(part.names)):
            return True
        if not terms.relations:
            return True
        wanted = terms.relations if own else (*terms.relations, *terms.words)
        return any(match(term, c) > 0 for term in wanted for c in window.clauses)

    def _known(self, part: SubQuestion, window: Window) -> list[Term]:
        """The things with a name that a page of this language may have."""
        language = window.page.language
        own = language is part_language(part.text)
        things = self._reader.wanted.things(part, window.page)
        return [t for t in things if own or any(part_language(form) is language for form in t.forms)]

    def _is_of_another(
        self, part: SubQuestion, things: Sequence[Term], window: Window, clauses: Sequence[Clause]
    ) -> bool:
        """Whether on one person's page clauses leave out the other person asked about, and name somebody else."""
        if window.page.subject != "Person":
            return False
        about = self._reader.shelf.about(part, window.page)
        people = {e.surface.casefold() for e in part.entities if e.type == "Person"}
        left = [t for t in things if about.isdisjoint(t.forms) and not people.isdisjoint(t.forms)]
        if not about or all(_is_named(thing, clauses) for thing in left):
            return False
        asked = {e.id for e in part.entities}
        return any(n.type == "Person" and n.entity not in asked for c in clauses for n in c.named)


def _is_around(form: str, part: SubQuestion) -> bool:
    """Whether a name only says where the thing asked for lies: 日本的哪个县."""
    return f"{form}的哪" in folded(part.text)


def _before(window: Window) -> tuple[Clause, ...]:
    """The sentence before a window, in its paragraph."""
    first = window.clauses[0]
    return tuple(
        c
        for c in window.page.clauses[: window.first]
        if c.paragraph == first.paragraph and first.sentence - c.sentence <= 1
    )


def _is_of_another_work(part: SubQuestion, things: Sequence[Term], clauses: Sequence[Clause]) -> bool:
    """Whether clauses name none of the works asked about, and the last work named before each of them is another."""
    works = {e.surface.casefold() for e in part.entities if e.type in _WORKS}
    asked = [thing for thing in things if not works.isdisjoint(thing.forms)]
    if not asked or any(_is_named(thing, clauses) for thing in asked):
        return False
    latest = {topic.casefold() for clause in clauses for topic in clause.topics[:1]}
    return bool(latest) and all(latest.isdisjoint(thing.forms) for thing in asked)


def _is_named(thing: Term, clauses: Sequence[Clause]) -> bool:
    return any(match(thing, clause) >= _LEAST for clause in clauses)
