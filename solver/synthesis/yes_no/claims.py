"""Yes or no by what a question claims: the sentence that says it, denies it, or says another thing instead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from solver.executors.names.categories import category_forms
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause, Page
from solver.reading.reader import Passage, Reader
from solver.reading.terms import match, part_language
from solver.reading.windows import Window, sentences_of
from solver.synthesis.yes_no.amounts import Amounts
from solver.synthesis.yes_no.changing import is_changed
from solver.synthesis.yes_no.claimed import ABOUT, LEAST_MATCH, NAMED, NEAR, Claim, Thing
from solver.synthesis.yes_no.doing import done_by_another, is_of_another_maker
from solver.synthesis.yes_no.gainsaying import gainsays
from solver.synthesis.yes_no.naming_parts import leaves_part_open
from solver.synthesis.yes_no.others import Others
from solver.synthesis.yes_no.passives import made_by_another, told_from
from solver.synthesis.yes_no.qualifying import qualified
from solver.synthesis.yes_no.stated import Stated
from solver.synthesis.yes_no.unopposed import is_unopposed
from solver.synthesis.yes_no.verdicts import ENDS, NEVER
from solver.synthesis.yes_no.winning import says_which, went

_LEAST_SAID = 0.8  # of the relation's own words
_LEAST_COVER, _LEAST_BESIDE = 0.65, 0.45  # of all words; where one clause names all things
_LEAST_INSTEAD = 0.75  # of the words, where another thing stands in the place of the one asked about
_INSTEAD_COST = 1.0  # what a sentence that speaks of all things says counts for more
_DATED = 0.1  # less, where the sentence gives the year or the amount that the question names
_LEAST_SHARED = 0.4  # of the words' characters, in a sentence that means what is asked
_LIKELY = 0.5  # that a sentence says in other words what is asked, where nothing in it speaks against that
_LIKELY_OF_TWO = 0.28  # likewise, where it speaks of two things that are asked about
_LIKELY_ACROSS = 0.3  # likewise, in the other language
_VERY_LIKELY = 0.85  # that a sentence of the other language says what is asked
_LEAST_ALIKE = 0.3  # likewise, where a sentence speaks of all things
_THINGS = 0.3  # weight of the things' strength beside the words'
_LENGTH_COST = 0.0001  # a character; of equal sentences the shorter
_NAMED = re.compile(r"[\u3400-\u9fff]{2,}[·・][\u3400-\u9fff]{2,}|《[^》]+》|\b[A-Z][\w'’-]+ [A-Z][\w'’-]+")
_OF_MANY_KIN = frozenset({"child", "parent", "sibling", "relative"})
_SHORT = 130  # characters of a clause in which three things belong together


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, the sentence that it rests on, and how much of the question that sentence holds."""

    verdict: bool
    passage: Passage
    score: float


class Claims:
    """Sets what a question claims against sentences of the pages that speak of its things."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, reader: Reader) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._others = Others(store, lexicon)

    def judge(self, part: SubQuestion, ranking: Ranking | None) -> Judgement | None:
        """The verdict of the sentence that holds most of the claim; None where none holds enough."""
        best: Judgement | None = None
        unnamed = _NAMED.search(part.text) is None  # else no sentence speaks of whom nothing is linked to
        for page in self._reader.shelf.of(part, ranking):
            claim = self.claim(part, page)
            for first, last in sentences_of(page) if claim.things or unnamed else ():
                found = _qualified(claim, first, last, self._judged(claim, first, last))
                if found is not None and (best is None or found.score > best.score):
                    best = found
        return best

    def leaning(self, part: SubQuestion, window: Window, likely: float = 0.0) -> bool | None:
        """The verdict of a sentence that is known to mean about what a question asks: yes, unless it denies it,
        tells it of something else or shares too few of its words, where it is not very likely to.
        """
        page = window.page
        claim = self.claim(part, page)
        if likely < _VERY_LIKELY or claim.is_comparable:
            told = (
                len(claim.things) > 1 and not part.predicates
            )  # of two things, in words that no relation has
            unopposed = likely >= (_LIKELY_OF_TWO if told else _LIKELY) and is_unopposed(
                claim, window.first, window.last
            )
            least = 0.0 if unopposed else _LEAST_SHARED
            verdict = self._leaning(claim, window.first, window.last, least)
            doubtful = part.predicates and 0.0 < likely < (_LIKELY if claim.is_comparable else _LIKELY_ACROSS)
            return None if verdict and doubtful else verdict
        known = [t for t in claim.things if any(part_language(f) is page.language for f in t.term.forms)]
        claim.things = tuple(known)  # of others no name in the page's language is known
        return self._leaning(claim, window.first, window.last, 0.0) if known else None

    def _leaning(self, claim: Claim, first: int, last: int, least: float) -> bool | None:
        """The verdict of the sentence of these clauses, which must share `least` of the words' characters, and for a
        yes bear the claim out as far as it goes.
        """
        verdict = self._leant(claim, first, last, least)
        clauses = claim.page.clauses[first : last + 1]
        return qualified(claim, clauses) if verdict else None if _may_be_too(claim, clauses) else verdict

    def _leant(self, claim: Claim, first: int, last: int, least: float) -> bool | None:
        clauses = claim.page.clauses[first : last + 1]
        if any(claim.strength(t, first, last) < NEAR for t in claim.things) or not claim.names_all:
            return None
        others = any(clause.works for clause in clauses)
        if others and any("Work" in t.roots and claim.strength(t, first, last) < ABOUT for t in claim.things):
            return None  # it speaks of another work
        if gainsays(claim, first, last):
            return False
        if leaves_part_open(claim, clauses):
            return None
        winner = went(claim, clauses, self._others.root)
        if winner is not None:
            return winner
        if claim.denied(clauses, 1.0) or claim.lost(clauses) or self._others.is_crossed(claim, clauses):
            return False
        if claim.is_ruled_out(clauses) or is_changed(claim, clauses):
            return False
        if (other := done_by_another(claim, clauses)) is not None:
            return other
        if claim.falls_short(clauses):
            return None
        amount = claim.amounts.held(clauses, claim.terms)
        if self._others.is_anothers(claim, clauses) or (claim.amounts and amount is None):
            return None
        if amount is False:
            return False
        if any(self._is_where(claim, t) and claim.strength(t, first, last) < ABOUT for t in claim.things):
            return None
        named = len(claim.things) > 1 and not (claim.is_comparable or claim.relations)
        return True if named or claim.shared(clauses) >= least else None

    def likeliest(self, part: SubQuestion, ranking: Ranking | None) -> Judgement | None:
        """The verdict of the sentence that speaks of all things and shares most words, where none holds enough of
        them to judge by: who asks whether something is so seldom makes all of it up.
        """
        best: Judgement | None = None
        stated = Stated.of(part.text)
        for page in self._reader.shelf.of(part, ranking):
            claim = self.claim(part, page)
            for first, last in sentences_of(page) if claim.things else ():
                clauses = page.clauses[first : last + 1]
                strengths = [claim.strength(thing, first, last) for thing in claim.things]
                if min(strengths) < ABOUT or max(strengths) < NAMED or not says_which(stated, clauses):
                    continue
                cover, said = claim.cover(clauses)
                shared = claim.shared(clauses)
                if claim.relations and claim.is_comparable and not said:
                    continue  # characters of 出生 in 出走
                if shared < _LEAST_ALIKE and cover < _LEAST_BESIDE:
                    continue
                window = Window(page, first, last, cover, cover, said, True, about=bool(claim.about))
                verdict = self._leaning(claim, first, last, _LEAST_ALIKE)
                length = sum(len(c.text) for c in clauses)
                score = round(cover + shared + sum(strengths) / len(strengths) - _LENGTH_COST * length, 6)
                if verdict is not None and (best is None or score > best.score):
                    best = Judgement(verdict, Passage((window,)), score)
        return best

    def _judged(self, claim: Claim, first: int, last: int) -> Judgement | None:
        clauses = claim.page.clauses[first : last + 1]
        strengths = [claim.strength(thing, first, last) for thing in claim.things]
        another = made_by_another(claim, first, last)
        if (claim.things and max(strengths) < NEAR) or not (claim.names_all or another):
            return None
        told = not claim.things or max(strengths) >= ABOUT  # else of whom only the sentence before names
        near = [
            t
            for t, s in zip(claim.things, strengths, strict=True)
            if s < ABOUT and not (s and not self._is_where(claim, t) and self._goes_on(claim, t, clauses))
        ]
        missing = [t for t, s in zip(claim.things, strengths, strict=True) if s < NEAR]
        cover, said = claim.cover(clauses)
        length = sum(len(c.text) for c in clauses)
        score = cover + _THINGS * (sum(strengths) / len(strengths) if strengths else 0.0)
        score = round(score - _LENGTH_COST * length, 6)
        amount = claim.amounts.held(clauses, claim.terms)
        first_ever = claim.is_first and any(NEVER[claim.page.language].search(c.text) for c in clauses)
        passage = Passage(
            (Window(claim.page, first, last, score, cover, said, True, about=bool(claim.about)),)
        )
        against = claim.is_ruled_out(clauses) or is_changed(claim, clauses)
        out = not missing and against and claim.covers_rest(clauses, _LEAST_BESIDE)
        if another:
            window = replace(passage.windows[0], first=told_from(claim, first))
            return Judgement(False, Passage((window,)), score)
        if not told:
            return Judgement(False, passage, score) if out and cover >= _LEAST_COVER else None
        if not missing and first_ever:
            return Judgement(True, passage, score)
        if gainsays(claim, first, last):
            return Judgement(False, passage, score)
        if leaves_part_open(claim, clauses):
            return None
        others = [t for t in missing if "Work" not in t.roots or claim.about.isdisjoint(t.term.forms)]
        winner = None if others or claim.amounts else went(claim, clauses, self._others.root)
        if winner is not None:
            return Judgement(winner, passage, score)
        denies = not missing and (claim.denied(clauses, cover) or claim.lost(clauses))
        if denies and any("Person" in t.roots for t in near) and self._others.is_of_another(claim, clauses):
            return None
        if denies:
            return Judgement(False, passage, score)
        if out:
            return Judgement(False, passage, score)
        other = done_by_another(claim, clauses) if not missing and cover >= _LEAST_BESIDE else None
        if other is not None:
            return Judgement(other, passage, score)
        if claim.falls_short(clauses):
            return None
        if not near and amount is not False:
            affirmed = self._affirmed(
                claim, clauses, cover, said, sure=amount is True and bool(claim.amounts)
            )
            if affirmed is False or (affirmed and (amount or not claim.amounts)):
                return Judgement(affirmed, passage, score)
            return None
        if not near and cover >= _LEAST_BESIDE and (said >= _LEAST_SAID or claim.amounts.measures):
            return Judgement(False, passage, score)
        least = _LEAST_INSTEAD - (_DATED if amount is True and claim.amounts else 0.0)
        if said < _LEAST_SAID or cover < least or amount is False or len(near) != 1:
            return None
        instead = self._others.says_instead(claim, near[0], clauses)
        return Judgement(False, passage, score - _INSTEAD_COST) if instead else None

    def _goes_on(self, claim: Claim, thing: Thing, clauses: Sequence[Clause]) -> bool:
        """Whether a thing named just before is still spoken of: no person, and none of its kind is named."""
        if any(is_of_another_maker(claim, thing, clause) for clause in clauses):
            return False
        pieces = [(c, 0, len(c.plain)) for c in clauses]
        return (
            bool(thing.roots)
            and "Person" not in thing.roots
            and not self._others.names_others(claim, thing.roots, pieces)
        )

    def _affirmed(
        self, claim: Claim, clauses: Sequence[Clause], cover: float, said: float, *, sure: bool
    ) -> bool | None:
        """Whether a sentence that speaks of everything says it; False where it tells the things apart, None
        where it says too little.
        """
        beside = [c for c in clauses if all(match(t.term, c) >= LEAST_MATCH for t in claim.things)]
        together = len(claim.things) > 1 and bool(beside)
        if self._others.is_crossed(claim, clauses) or self._others.is_elsewhere(claim, clauses):
            return False
        if together and len(claim.things) > 2 and min(len(c.plain) for c in beside) <= _SHORT:
            return True
        if not claim.terms and sure and len(claim.things) > 1:
            return True
        if (
            not claim.terms
            or claim.is_of_namesakes
            or said < _LEAST_SAID
            or self._others.is_anothers(claim, clauses)
        ):
            return None
        if cover < (_LEAST_BESIDE if together or sure else _LEAST_COVER):
            return None
        return not (claim.still and any(ENDS[claim.page.language].search(c.plain) for c in clauses))

    def _is_where(self, claim: Claim, thing: Thing) -> bool:
        """Whether a thing is the town in which something is asked to have been done, which a sentence must name."""
        return "Place" in thing.roots and claim.is_where(thing) and self._others.is_town(thing)

    def is_made_by_another(self, part: SubQuestion, window: Window) -> bool:
        """Whether a sentence says that another made the thing than the one a question names, known or not."""
        return made_by_another(self.claim(part, window.page), window.first, window.last)

    def claim(self, part: SubQuestion, page: Page) -> Claim:
        """What a question claims, in the words of a page."""
        return Claim(part, page, self._things(part, page), Amounts.of(part), self._reader, self._lexicon)

    def _things(self, part: SubQuestion, page: Page) -> tuple[Thing, ...]:
        found = []
        for term in self._reader.wanted.things(part, page):
            linked = [e for e in part.entities if folded(e.surface) in term.forms]
            types = tuple(dict.fromkeys(e.type for e in linked if e.type))
            roots = frozenset(self._others.root(t) for t in types) - {""}
            if "Award" in roots:
                forms = dict.fromkeys(f for form in term.forms for f in category_forms(form))
                term = replace(term, forms=(*term.forms, *(f for f in forms if f not in term.forms)))
            if not linked and " " in term.forms[0]:  # a name of several words that only the dictionary has
                known = self._reader.wanted.translations(term.forms[0], page.language)
                term = replace(term, forms=tuple(dict.fromkeys((*term.forms, *known))))
            found.append(Thing(term, frozenset(e.id for e in linked), types, roots))
        return tuple(found)


def _qualified(claim: Claim, first: int, last: int, found: Judgement | None) -> Judgement | None:
    """A judgement as far as its sentence bears out the claim: a yes may turn into a no, or into nothing."""
    clauses = claim.page.clauses[first : last + 1]
    if found is None or not found.verdict:
        return None if found is not None and _may_be_too(claim, clauses) else found
    verdict = qualified(claim, clauses)
    return replace(found, verdict=verdict) if verdict is not None else None


def _may_be_too(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence that names other kin leaves open whether those asked about are kin too: a child has two
    parents, and a parent many children. Words that deny, or a rank among the children, do not.
    """
    if not _OF_MANY_KIN.issuperset(claim.part.predicates or ("",)) or claim.amounts:
        return False
    return not (claim.denied(clauses, 1.0) or claim.is_ruled_out(clauses) or is_changed(claim, clauses))
