"""Every stretch of a page's clauses, scored by how well it answers a part."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from schemas.plan import AnswerType
from schemas.text import Language
from solver.reading.answer_types import answers_type
from solver.reading.continuing import CARRIED, carried
from solver.reading.page import Clause, Page, speaks_of_page
from solver.reading.terms import Term, Terms, match, place_of, repeats
from solver.reading.windows import Window

_ABOUT = 0.7  # a thing that the page or the paragraph is about, not named in the stretch
_EARLIER = 0.55  # a work named before the one in force
_JUST_BEFORE = 0.65  # of what the sentence before held of a thing
_LEAST_THING = 0.3  # below this a sentence does not speak of a thing
_PRIOR, _REPEATED = 0.15, 0.12  # the chunk's own rank; a stretch of the question said again
_FAR = 90  # characters between a thing and a relation's word that may still belong together
_BEGINS = 8  # characters before a sentence's subject: 药学家
_BOTH = re.compile(r"[两兩二]人|夫妇|夫妻|双方|\b(?:they|the (?:two|couple|pair)|both)\b")
_WITH = re.compile(r"[与和同跟由为被把对给让向]|\b(?:with|by|to|and|for|of)\b")
_CROSSING = 0.05  # a stretch of more than one sentence
_NEAR = 0.5  # a term in the sentence around the stretch
_TYPE_WEIGHT, _TOGETHER_WEIGHT = 1.5, 1.5
_LENGTH_COST = {Language.CHINESE: 0.35 / 100, Language.ENGLISH: 0.35 / 260}
_LONGEST = {Language.CHINESE: 150, Language.ENGLISH: 330}


@dataclass(frozen=True)
class PageScores:
    """What each clause of a page holds, worked out once; `matches` keeps, by term, how far each clause says it."""

    page: Page
    terms: Terms
    about: frozenset[str]
    prior: dict[str, float] = field(default_factory=dict)
    matches: dict[Term, list[float]] = field(default_factory=dict)
    _of_kind: dict[int, bool] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def _phrases(self) -> list[float]:
        return [repeats(self.terms.phrase, clause.plain) for clause in self.page.clauses]

    def windows(self) -> list[Window]:
        """Every stretch within a paragraph and the length limit that holds something, best first."""
        clauses = self.page.clauses
        held = self._held()
        near = self._going_on(self._sentences(held))
        held = [self._owned(c, values, near[c.sentence]) for values, c in zip(held, clauses, strict=True)]
        near = self._going_on(self._sentences(held))
        found = []
        limit = _LONGEST[self.page.language]
        things = len(self.terms.things)
        said = [any(values[things:]) for values in held]
        said_near = {sentence: any(values[things:]) for sentence, values in near.items()}
        for first in range(len(clauses)):
            length, says = 0, not self._weight
            best = [0.0] * len(held[first])
            for last in range(first, len(clauses)):
                if clauses[last].paragraph != clauses[first].paragraph:
                    break
                length += len(clauses[last].text) + 1
                if length > limit and last > first:
                    break
                best = [max(a, b) for a, b in zip(best, held[last], strict=True)]
                says = says or said[last]
                if not (says or said_near[clauses[last].sentence]):
                    continue
                window = self._scored(first, last, best, near[clauses[last].sentence], length, held)
                if window is not None:
                    found.append(window)
        return sorted(
            found, key=lambda w: (-round(w.score, 6), w.last - w.first, w.page.document.key, w.first)
        )

    @cached_property
    def _all_terms(self) -> tuple[Term, ...]:
        return (*self.terms.things, *self.terms.relations, *self.terms.words)

    @cached_property
    def _weight(self) -> float:
        return self.terms.weight

    def _held(self) -> list[list[float]]:
        """(clauses, terms): how far each clause holds each term."""
        clauses = self.page.clauses
        for term in self._all_terms:
            if term not in self.matches:
                self.matches[term] = [match(term, clause) for clause in clauses]
        columns = [
            [self._one(term, c, held) for c, held in zip(clauses, self.matches[term], strict=True)]
            if term.kind in ("thing", "work")
            else self.matches[term]
            for term in self._all_terms
        ]
        return [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in clauses]

    def _owned(self, clause: Clause, values: list[float], sentence: Sequence[float]) -> list[float]:
        """A clause's values; where its sentence does not speak of every thing, only the things' own count."""
        things = len(self.terms.things)
        spoken = all(sentence[i] >= _LEAST_THING for i in range(things))
        if spoken and self._close(clause) and not self._of_another(clause, values[:things]):
            return values
        return [*values[:things], *([0.0] * (len(values) - things))]

    def _of_another(self, clause: Clause, things: Sequence[float]) -> bool:
        """On a page about another person: whether the clause leaves its subject out, so that it is that
        person's, unless the thing asked about began its sentence.
        """
        if self.about or self.page.subject != "Person" or self.terms.about != "Person":
            return False
        if not things or max(things) >= _ABOUT or _BOTH.search(clause.plain):
            return False
        sentence = [c for c in self.page.clauses if c.sentence == clause.sentence]
        opening = sentence[0].plain
        places = [place_of(term, opening) for term in self.terms.things]
        return not any(0 <= p <= _BEGINS and _WITH.search(opening[:p]) is None for p in places)

    def _close(self, clause: Clause) -> bool:
        """On a page about something else: whether the thing stands near the relation's word in a long clause."""
        if self.about or len(clause.plain) < _FAR or not self.terms.relations:
            return True
        things = [p for term in self.terms.things if (p := place_of(term, clause.plain)) >= 0]
        said = [p for term in self.terms.relations if (p := place_of(term, clause.plain)) >= 0]
        return not things or not said or min(abs(a - b) for a in things for b in said) <= _FAR

    def _one(self, term: Term, clause: Clause, found: float) -> float:
        """How far a clause speaks of a thing that its words hold so far."""
        if found >= _ABOUT:
            return found
        if not self.about and speaks_of_page(clause, self.page):
            return found
        if set(term.forms) & self.about or any(t.casefold() in term.forms for t in clause.topics[:1]):
            return _ABOUT
        return max(found, _EARLIER) if any(t.casefold() in term.forms for t in clause.topics) else found

    def _sentences(self, held: Sequence[Sequence[float]]) -> dict[int, list[float]]:
        near: dict[int, list[float]] = {}
        for clause, values in zip(self.page.clauses, held, strict=True):
            known = near.setdefault(clause.sentence, [0.0] * len(values))
            near[clause.sentence] = [max(a, b) for a, b in zip(known, values, strict=True)]
        return near

    def _going_on(self, near: dict[int, list[float]]) -> dict[int, list[float]]:
        """What sentences hold, where of several things one that is not named was named in the sentence before
        of the same paragraph: it is still spoken of, if less surely.
        """
        things = len(self.terms.things)
        if things < 2:
            return self._taken_up(near) if things else near
        paragraphs = {clause.sentence: clause.paragraph for clause in self.page.clauses}
        found = {}
        for sentence, values in near.items():
            before = near.get(sentence - 1)
            if before is None or paragraphs.get(sentence - 1) != paragraphs[sentence]:
                found[sentence] = values
                continue
            named = max(values[:things]) >= _ABOUT
            carried = [max(v, _JUST_BEFORE * b) if named else v for v, b in zip(values, before, strict=True)]
            found[sentence] = [*carried[:things], *values[things:]]
        return found

    def _taken_up(self, near: dict[int, list[float]]) -> dict[int, list[float]]:
        """What sentences hold, where the one thing asked about is what they go on about with a pronoun."""
        term = self.terms.things[0]
        if self.about or self.terms.about in ("", "Person", "Place", "Country", "City"):
            return near
        taken = carried(self.page.clauses, term.forms, self.page.language)
        return {n: [max(v[0], CARRIED), *v[1:]] if n in taken else v for n, v in near.items()}

    def _scored(
        self, first: int, last: int, best: Sequence[float], near: Sequence[float], length: int,
        held: Sequence[Sequence[float]],
    ) -> Window | None:  # fmt: skip
        things, relations = len(self.terms.things), len(self.terms.relations)
        if any(max(best[i], near[i] * _NEAR) < _LEAST_THING for i in range(things)):
            return None
        rest, weight = self._all_terms[things:], self._weight
        values = [max(best[things + i], near[things + i] * _NEAR) for i in range(len(rest))]
        cover = self._share(values)
        if cover <= 0 and weight:
            return None
        relation = max(values[:relations], default=0.0)
        typed, together = self._typed(first, last, held, things, relations)
        named = sum(best[i] for i in range(things)) / things if things else 0.0
        total = weight + _TYPE_WEIGHT + _TOGETHER_WEIGHT + 1.0
        score = (cover * weight + typed * _TYPE_WEIGHT + together * _TOGETHER_WEIGHT + named) / total
        prior = max((self.prior.get(c.chunk, 0.0) for c in self.page.clauses[first : last + 1]), default=0.0)
        phrase = max(self._phrases[first : last + 1], default=0.0)
        score += _PRIOR * prior + _REPEATED * phrase - _LENGTH_COST[self.page.language] * length
        if self.page.clauses[first].sentence != self.page.clauses[last].sentence:
            score -= _CROSSING
        least = min(values[:relations], default=1.0)
        words = [v for t, v in zip(rest, values, strict=True) if t.kind == "word"]
        words_held = sum(words) / len(words) if words else 0.0
        return Window(
            self.page,
            first,
            last,
            score,
            cover,
            relation,
            together > 0.5,
            prior,
            named,
            least,
            phrase,
            bool(self.about),
            words_held,
            typed > 0,
            weight,
            together,
            bool(words) and not any(words),
        )

    def _typed(
        self, first: int, last: int, held: Sequence[Sequence[float]], things: int, relations: int
    ) -> tuple[float, float]:
        """Whether a clause is of the kind asked for, and how much of the question stands beside it."""
        typed = together = 0.0
        for place in range(first, last + 1):
            if not self._is_of_kind(place):
                continue
            typed = 1.0
            values = held[place][things:]
            together = max(together, self._share(values))
            if relations and max(values[:relations]) > 0:
                together = max(together, 0.6)
        if self.terms.asked in (AnswerType.THING, AnswerType.BOOLEAN):
            typed = min(typed, 0.5)
        return typed, together

    def _is_of_kind(self, place: int) -> bool:
        """Whether a clause holds what the question asks for; each is asked once, in however many windows it is."""
        if place not in self._of_kind:
            terms, clause = self.terms, self.page.clauses[place]
            self._of_kind[place] = answers_type(
                clause, terms.asked, self.page.language, terms.known, terms.entities
            )
        return self._of_kind[place]

    def _share(self, values: Sequence[float]) -> float:
        """The share of the relations and words, by weight, of which `values` say how far each is held."""
        if not self._weight:
            return 0.0
        rest = self._all_terms[len(self.terms.things) :]
        return sum(t.weight * v for t, v in zip(rest, values, strict=True)) / self._weight
