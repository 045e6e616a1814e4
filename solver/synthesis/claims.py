"""Yes or no by what a question claims: the sentence that says it, denies it, or says another thing instead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.ontology import Cardinality
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.categories import category_forms
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause, Page
from solver.reading.reader import Passage, Reader
from solver.reading.terms import match, part_language
from solver.reading.windows import Window, sentences_of
from solver.synthesis.amounts import Amounts
from solver.synthesis.changing import is_changed
from solver.synthesis.claimed import ABOUT, LEAST_MATCH, NAMED, NEAR, Claim, Thing, is_placed
from solver.synthesis.doing import done_by_another, is_of_another_maker
from solver.synthesis.gainsaying import gainsays
from solver.synthesis.naming_parts import leaves_part_open
from solver.synthesis.stated import Stated
from solver.synthesis.unopposed import is_unopposed
from solver.synthesis.verdicts import ENDS, NEVER
from solver.synthesis.winning import says_which, went

_LEAST_SAID = 0.8  # of the relation's own words
_LEAST_COVER, _LEAST_BESIDE = 0.65, 0.45  # of all words; where one clause names all things
_LEAST_INSTEAD = 0.75  # of the words, where another thing stands in the place of the one asked about
_INSTEAD_COST = 1.0  # what a sentence that speaks of all things says counts for more
_DATED = 0.1  # less, where the sentence gives the year or the amount that the question names
_LEAST_SHARED = 0.4  # of the words' characters, in a sentence that means what is asked
_LIKELY = 0.5  # that a sentence says in other words what is asked, where nothing in it speaks against that
_VERY_LIKELY = 0.85  # that a sentence of the other language says what is asked
_LEAST_ALIKE = 0.3  # likewise, where a sentence speaks of all things
_THINGS = 0.3  # weight of the things' strength beside the words'
_LENGTH_COST = 0.0001  # a character; of equal sentences the shorter
_NAMED = re.compile(r"[\u3400-\u9fff]{2,}[·・][\u3400-\u9fff]{2,}|《[^》]+》|\b[A-Z][\w'’-]+ [A-Z][\w'’-]+")
_SHORT = 130  # characters of a clause in which three things belong together
_REGIONS = ("nationality", "country")
_DOERS = frozenset({"Person", "Organization"})
_PLACES = frozenset({"Place", "Country", "City"})
_PIECES = {
    Language.CHINESE: re.compile(r"[，；;]"),
    Language.ENGLISH: re.compile(r";|,\s+(?:while|whereas|and|but)\s"),
}
_FULL = frozenset(
    "director screenwriter author composer lyricist performer founded_by based_on publisher distributor spouse father "
    "mother parent child capital designer cinematographer editor residence filming_location birth_place".split()
)
"""Relations of which a sentence that names one names all, so that another is none."""


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

    def judge(self, part: SubQuestion, ranking: Ranking | None) -> Judgement | None:
        """The verdict of the sentence that holds most of the claim; None where none holds enough."""
        best: Judgement | None = None
        unnamed = _NAMED.search(part.text) is None  # else no sentence speaks of whom nothing is linked to
        for page in self._reader.shelf.of(part, ranking):
            claim = self.claim(part, page)
            for first, last in sentences_of(page) if claim.things or unnamed else ():
                found = self._judged(claim, first, last)
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
            unopposed = likely >= _LIKELY and is_unopposed(claim, window.first, window.last)
            return self._leaning(claim, window.first, window.last, 0.0 if unopposed else _LEAST_SHARED)
        known = [t for t in claim.things if any(part_language(f) is page.language for f in t.term.forms)]
        claim.things = tuple(known)  # of others no name in the page's language is known
        return self._leaning(claim, window.first, window.last, 0.0) if known else None

    def _leaning(self, claim: Claim, first: int, last: int, least: float) -> bool | None:
        """The verdict of the sentence of these clauses, which must share `least` of the words' characters."""
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
        winner = went(claim, clauses, self.root)
        if winner is not None:
            return winner
        if claim.denied(clauses, 1.0) or claim.lost(clauses) or self.is_crossed(claim, clauses):
            return False
        if claim.is_ruled_out(clauses) or is_changed(claim, clauses):
            return False
        if (other := done_by_another(claim, clauses)) is not None:
            return other
        if claim.falls_short(clauses):
            return None
        amount = claim.amounts.held(clauses, claim.terms)
        if self._is_anothers(claim, clauses) or (claim.amounts and amount is None):
            return None
        if amount is False:
            return False
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
        if (claim.things and max(strengths) < NEAR) or not claim.names_all:
            return None
        told = not claim.things or max(strengths) >= ABOUT  # else of whom only the sentence before names
        near = [
            t
            for t, s in zip(claim.things, strengths, strict=True)
            if s < ABOUT and not (s and self._goes_on(claim, t, clauses))
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
        if not told:
            return Judgement(False, passage, score) if out and cover >= _LEAST_COVER else None
        if not missing and first_ever:
            return Judgement(True, passage, score)
        if gainsays(claim, first, last):
            return Judgement(False, passage, score)
        if leaves_part_open(claim, clauses):
            return None
        others = [t for t in missing if "Work" not in t.roots or claim.about.isdisjoint(t.term.forms)]
        winner = None if others or claim.amounts else went(claim, clauses, self.root)
        if winner is not None:
            return Judgement(winner, passage, score)
        if not missing and (claim.denied(clauses, cover) or claim.lost(clauses)):
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
        instead = self._instead(claim, near[0], clauses)
        return Judgement(False, passage, score - _INSTEAD_COST) if instead else None

    def _goes_on(self, claim: Claim, thing: Thing, clauses: Sequence[Clause]) -> bool:
        """Whether a thing named just before is still spoken of: no person, and none of its kind is named."""
        if any(is_of_another_maker(claim, thing, clause) for clause in clauses):
            return False
        pieces = [(c, 0, len(c.plain)) for c in clauses]
        return (
            bool(thing.roots) and "Person" not in thing.roots and not self._others(claim, thing.roots, pieces)
        )

    def _affirmed(
        self, claim: Claim, clauses: Sequence[Clause], cover: float, said: float, *, sure: bool
    ) -> bool | None:
        """Whether a sentence that speaks of everything says it; False where it tells the things apart, None
        where it says too little.
        """
        beside = [c for c in clauses if all(match(t.term, c) >= LEAST_MATCH for t in claim.things)]
        together = len(claim.things) > 1 and bool(beside)
        if self.is_crossed(claim, clauses) or self._is_elsewhere(claim, clauses):
            return False
        if together and len(claim.things) > 2 and min(len(c.plain) for c in beside) <= _SHORT:
            return True
        if not claim.terms and sure and len(claim.things) > 1:
            return True
        if (
            not claim.terms
            or claim.is_of_namesakes
            or said < _LEAST_SAID
            or self._is_anothers(claim, clauses)
        ):
            return None
        if cover < (_LEAST_BESIDE if together or sure else _LEAST_COVER):
            return None
        return not (claim.still and any(ENDS[claim.page.language].search(c.plain) for c in clauses))

    def _is_anothers(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
        """Whether the words of the claim stand only as what somebody else is: 长子宫崎吾朗 of 宫崎骏.

        Not where the page is about the one thing asked about and more is claimed than the relation: what is
        said of a father is said of whoever he is.
        """
        if len(claim.things) == 1 and claim.about and claim.words:
            return self._is_told_of_another(claim, clauses)
        people = {n.start: n for c in clauses for n in c.named if n.type == "Person"}
        beside, free = 0, 0
        for clause in clauses:
            for form in (f for term in claim.main for f in term.forms):
                for found in re.finditer(re.escape(form), clause.plain):
                    after = clause.plain[found.end() :]
                    place = clause.start + found.end() + len(after) - len(after.lstrip())
                    other = people.get(place)
                    if other is not None and other.entity not in claim.ids:
                        beside += 1
                    else:
                        free += 1
        return (beside > 0 and not free) or self._is_told_of_another(claim, clauses)

    def _is_told_of_another(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
        """Whether a sentence leaves out the person asked about, and names another before what it says."""
        people = [t for t in claim.things if "Person" in t.roots]
        if not people or any(match(t.term, c) >= LEAST_MATCH for t in people for c in clauses):
            return False
        saying = [c for c in clauses if claim.place(c) >= 0]
        return bool(saying) and all(self._last_named(c, claim.place(c)) - claim.ids for c in saying)

    def _last_named(self, clause: Clause, at: int) -> frozenset[str]:
        """The person named last before a place of a clause."""
        before = [n for n in clause.named if n.type == "Person" and n.start - clause.start < at]
        return frozenset({max(before, key=lambda n: n.start).entity}) if before else frozenset()

    def is_crossed(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
        """Whether two things stand in different statements of a sentence, one beside another of the other's
        kind.
        """
        linked = [t for t in claim.things if t.roots]
        for place, one in enumerate(linked):
            for other in linked[place + 1 :]:
                left, right = (self._around(claim, t, clauses) for t in (one, other))
                if not left or not right or any(p in right for p in left):
                    continue
                said = [any(claim.says(c, s, e) for c, s, e in side) for side in (left, right)]
                others = [self._others(claim, other.roots, left), self._others(claim, one.roots, right)]
                if any(said) and any(others) and (all(said) or all(others)):
                    return True
        return False

    def _is_elsewhere(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
        """Whether what is claimed of a place is said of another one, and that place stands in another clause:
        生于甲，在乙逝世.
        """
        saying = [c for c in clauses if claim.place(c) >= 0]
        for place in (t for t in claim.things if "Place" in t.roots and claim.is_where(t)):
            apart = saying and not any(match(place.term, c) >= LEAST_MATCH for c in saying)
            if apart and all(self._is_placed_other(claim, place, c) for c in saying):
                return any(match(place.term, c) >= LEAST_MATCH for c in clauses)
        return False

    def _is_placed_other(self, claim: Claim, place: Thing, clause: Clause) -> bool:
        """Whether a clause says where, and that is neither the place asked about nor around or inside it."""
        others = [n for n in clause.named if self.root(n.type) == "Place" and claim.is_other(n, clause)]
        placed = [n for n in others if is_placed(clause.text[: n.start - clause.start])]
        return any(self._may_rule_out(n.entity, n.type, replace(place, ids=frozenset())) for n in placed)

    def _around(self, claim: Claim, thing: Thing, clauses: Sequence[Clause]) -> list[tuple[Clause, int, int]]:
        """The parts of a sentence that name a thing, as stretches of clauses."""
        found = []
        for clause in clauses:
            for start, end in _pieces(clause, claim.page.language):
                if any(form in clause.plain[start:end] for form in thing.term.forms):
                    found.append((clause, start, end))
        return found

    def _others(self, claim: Claim, roots: frozenset[str], pieces: Sequence[tuple[Clause, int, int]]) -> bool:
        """Whether stretches name things of a kind that the question does not."""
        return any(
            self.root(n.type) in roots and claim.is_other(n, clause)
            for clause, start, end in pieces
            for n in clause.named
            if start <= n.start - clause.start < end
        )

    def _instead(self, claim: Claim, missing: Thing, clauses: Sequence[Clause]) -> bool:
        """Whether a clause that says the relation names another thing where the missing one would stand."""
        roots = missing.roots or self._wanted(claim.part)
        if not missing.roots and any(roots & t.roots for t in claim.things if t is not missing):
            return False  # it is at the other end of the relation, of which there may be many
        closed = {root for root in roots if self._is_closed(claim, root)}
        located = "Place" in roots - closed and claim.is_where(missing)
        closed |= {"Place"} if located else set()
        if not closed or claim.is_open or not claim.is_comparable:
            return False
        for clause in clauses:
            at = claim.place(clause)
            if at < 0 or self._is_of_another(claim, missing, clause, at):
                continue
            others = [n for n in clause.named if self.root(n.type) in closed and claim.is_other(n, clause)]
            if located:
                others = [n for n in others if is_placed(clause.text[: n.start - clause.start])]
            if any(self._may_rule_out(n.entity, n.type, missing) for n in others):
                return True
            if closed & _DOERS and is_of_another_maker(claim, missing, clause):
                return True
        return False

    def _is_of_another(self, claim: Claim, missing: Thing, clause: Clause, at: int) -> bool:
        """Whether the claim is of a person and the clause says it of another, the last named before its word."""
        if "Person" in missing.roots or not any(
            "Person" in t.roots for t in claim.things if t is not missing
        ):
            return False
        return bool(self._last_named(clause, at) - claim.ids)

    def _may_rule_out(self, other: str, type: str, missing: Thing) -> bool:
        """A place inside or around the one that is asked about does not speak against it, nor one in a region."""
        if type not in _PLACES:
            return True
        alike = self._is_region([other]) or (type == "Country" and type in missing.types)
        if self._is_region(sorted(missing.ids)) and not alike:
            return False
        if missing.types and type not in missing.types and "Country" in (type, *missing.types):
            return False
        ids = sorted(missing.ids)
        return not (
            self._store.match(subjects=[other], predicates=["located_in"], objects=ids)
            or self._store.match(subjects=ids, predicates=["located_in"], objects=[other])
        )

    def _is_region(self, ids: Sequence[str]) -> bool:
        return bool(ids and self._store.match(predicates=_REGIONS, objects=ids))

    def _wanted(self, part: SubQuestion) -> frozenset[str]:
        """The kind of thing at the far end of the relation asked about; empty where it may be several."""
        kinds = {self.root(k) for p in part.predicates for k in self._lexicon.range(p)}
        return frozenset(kinds) if len(kinds) == 1 else frozenset()

    def _is_closed(self, claim: Claim, root: str) -> bool:
        """Whether what is said instead rules out what is claimed: not where a list may go on, nor where the
        relation's other end is asked about (a writer has many books).
        """
        relations = [self._lexicon.standard(p) for p in claim.part.predicates]
        ends = {self.root(k) for r in relations for k in self._lexicon.range(r)}
        if root == "Work" and "award_won" in relations:
            return True
        if ends and root not in ends:
            return False
        if root == "Place":
            return True
        if "starring" in relations:
            return len(claim.things) > 2 or bool(claim.words)
        known = [self._lexicon.ontology.relations.get(r) for r in relations]
        return bool(relations) and all(
            r in _FULL or (k is not None and k.cardinality is Cardinality.ONE)
            for r, k in zip(relations, known, strict=True)
        )

    def claim(self, part: SubQuestion, page: Page) -> Claim:
        """What a question claims, in the words of a page."""
        return Claim(part, page, self._things(part, page), Amounts.of(part), self._reader, self._lexicon)

    def _things(self, part: SubQuestion, page: Page) -> tuple[Thing, ...]:
        found = []
        for term in self._reader.wanted.things(part, page):
            linked = [e for e in part.entities if folded(e.surface) in term.forms]
            types = tuple(dict.fromkeys(e.type for e in linked if e.type))
            roots = frozenset(self.root(t) for t in types) - {""}
            if "Award" in roots:
                forms = dict.fromkeys(f for form in term.forms for f in category_forms(form))
                term = replace(term, forms=(*term.forms, *(f for f in forms if f not in term.forms)))
            if not linked and " " in term.forms[0]:  # a name of several words that only the dictionary has
                known = self._reader.wanted.translations(term.forms[0], page.language)
                term = replace(term, forms=tuple(dict.fromkeys((*term.forms, *known))))
            found.append(Thing(term, frozenset(e.id for e in linked), types, roots))
        return tuple(found)

    def root(self, type: str) -> str:
        ancestors = [a for a in self._lexicon.ancestors(type) if a != "Thing"]
        return ancestors[-1] if ancestors else ""


def _pieces(clause: Clause, language: Language) -> list[tuple[int, int]]:
    """Stretches of a clause between stops that set one statement apart from another."""
    ends = [m.span() for m in _PIECES[language].finditer(clause.plain)]
    starts = [0, *(end for _, end in ends)]
    return list(zip(starts, [*(start for start, _ in ends), len(clause.plain)], strict=True))
