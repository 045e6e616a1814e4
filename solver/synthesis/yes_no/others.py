"""Whether a sentence says what is claimed of somebody or something else than a question does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.ontology import Cardinality
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.reading.page import Clause
from solver.reading.terms import match
from solver.synthesis.yes_no.claimed import LEAST_MATCH, Claim, Thing, is_placed
from solver.synthesis.yes_no.doing import is_of_another_maker
from solver.synthesis.yes_no.standing_in import KIN, is_otherwise, stands_for_kin

_REGIONS = ("nationality", "country")
_DOERS = frozenset({"Person", "Organization"})
_PLACES = frozenset({"Place", "Country", "City"})
_PIECES = {
    Language.CHINESE: re.compile(r"[，；;]"),
    Language.ENGLISH: re.compile(
        r";|,\s+(?:while|whereas|and|but)\s(?!(?:to|in|at|on|with|for|from|by|of|as)\b)"
    ),  # `and to the director`: the verb before it goes on
}
_FULL = frozenset(
    "director screenwriter author composer lyricist performer founded_by based_on publisher distributor spouse father "
    "mother capital designer cinematographer editor residence filming_location birth_place".split()
)
"""Relations of which a sentence that names one names all, so that another is none."""


_IN_NAME = re.compile(r"\w+(?: up)? in ", re.I)
_REGION = re.compile(
    r"(?:land|shire|ia|any|ain|stan|ica|sex|isles?|county|state|province|[国州省县郡洲邦岛兰亚夏])$|"
    r"^(?:the )?(?:us|uk|usa)$"
)
"""How names of countries and regions end, in which a town may lie."""


class Others:
    """Looks in a sentence for what stands where a claim has its own things; reads facts of the store."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

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
                others = [
                    self.names_others(claim, other.roots, left),
                    self.names_others(claim, one.roots, right),
                ]
                if any(said) and any(others) and (all(said) or all(others)):
                    return True
        return False

    def is_anothers(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
        """Whether the words of the claim stand only as what somebody else is: 长子宫崎吾朗 of 宫崎骏.

        Not where the page is about the one thing asked about and more is claimed than the relation: what is
        said of a father is said of whoever he is.
        """
        if len(claim.things) == 1 and claim.about and claim.words:
            return self.is_of_another(claim, clauses)
        people = {n.start: n for c in clauses for n in c.named if n.type == "Person"}
        beside, free = 0, 0
        for clause in clauses:
            for form in (f for term in claim.main for f in term.forms if f in clause.plain):
                for found in re.finditer(re.escape(form), clause.plain):
                    after = clause.plain[found.end() :]
                    place = clause.start + found.end() + len(after) - len(after.lstrip())
                    other = people.get(place)
                    if other is not None and other.entity not in claim.ids:
                        beside += 1
                    else:
                        free += 1
        return (beside > 0 and not free) or self.is_of_another(claim, clauses)

    def is_of_another(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
        """Whether a sentence leaves out the person asked about, and names another before what it says."""
        people = [t for t in claim.things if "Person" in t.roots]
        if not people or any(match(t.term, c) >= LEAST_MATCH for t in people for c in clauses):
            return False
        saying = [c for c in clauses if claim.place(c) >= 0]
        return bool(saying) and all(self._last_named(c, claim.place(c)) - claim.ids for c in saying)

    def is_elsewhere(self, claim: Claim, clauses: Sequence[Clause]) -> bool:
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
            for start, end in pieces(clause, claim.page.language):
                if any(form in clause.plain[start:end] for form in thing.term.forms):
                    found.append((clause, start, end))
        return found

    def names_others(
        self, claim: Claim, roots: frozenset[str], pieces: Sequence[tuple[Clause, int, int]]
    ) -> bool:
        """Whether stretches name things of a kind that the question does not."""
        return any(
            self.root(n.type) in roots and claim.is_other(n, clause)
            for clause, start, end in pieces
            for n in clause.named
            if start <= n.start - clause.start < end
        )

    def says_instead(self, claim: Claim, missing: Thing, clauses: Sequence[Clause]) -> bool:
        """Whether a clause that says the relation names another thing where the missing one would stand."""
        roots = missing.roots or self._wanted(claim.part)
        if not missing.roots and any(roots & t.roots for t in claim.things if t is not missing):
            return False  # it is at the other end of the relation, of which there may be many
        closed = {root for root in roots if self._is_closed(claim, root)}
        located = "Place" in roots - closed and claim.is_where(missing)
        closed |= {"Place"} if located else set()
        if not closed or claim.is_open:
            return False
        for clause in clauses:
            at = claim.place(clause)
            if at < 0 or self._is_of_another(claim, missing, clause, at) or is_otherwise(clause, at):
                continue
            others = [n for n in clause.named if self.root(n.type) in closed and claim.is_other(n, clause)]
            if KIN & set(claim.part.predicates):
                others = [n for n in others if stands_for_kin(clause, at, n)]
            if located:
                others = [n for n in others if is_placed(clause.text[: n.start - clause.start])]
                if not others and self.is_town(missing) and self._is_done_elsewhere(claim, clause, at):
                    return True
            if any(self._may_rule_out(n.entity, n.type, missing) for n in others):
                return True
            if closed & _DOERS and is_of_another_maker(claim, missing, clause):
                return True
        return False

    def is_town(self, missing: Thing) -> bool:
        """Whether a place is none that others lie in, by its name and as far as anything is known."""
        named = any(_REGION.search(form) for form in missing.term.forms)
        return not named and "Country" not in missing.types and not self._is_region(sorted(missing.ids))

    def _is_done_elsewhere(self, claim: Claim, clause: Clause, at: int) -> bool:
        """Whether a clause says right behind its verb that it was done in what bears a place's name, whatever the name
        is known to mean: a paper founded in Leith is not founded in Orme.
        """
        placed = (
            n
            for n in clause.named
            if self.root(n.type) not in ("Person", "Place") and claim.is_other(n, clause)
        )
        return any(
            _IN_NAME.fullmatch(clause.text[at : n.start - clause.start]) is not None
            and clause.text[n.start - clause.start].isupper()
            for n in placed
        )

    def _is_of_another(self, claim: Claim, missing: Thing, clause: Clause, at: int) -> bool:
        """Whether the claim is of a person and the clause says it of another, the last named before its word."""
        if "Person" in missing.roots or not any(
            "Person" in t.roots for t in claim.things if t is not missing
        ):
            return False
        return bool(self._last_named(clause, at) - claim.ids)

    def _last_named(self, clause: Clause, at: int) -> frozenset[str]:
        """The person named last before a place of a clause."""
        before = [n for n in clause.named if n.type == "Person" and n.start - clause.start < at]
        return frozenset({max(before, key=lambda n: n.start).entity}) if before else frozenset()

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

    def root(self, type: str) -> str:
        """The widest type above one but Thing; empty for none."""
        ancestors = [a for a in self._lexicon.ancestors(type) if a != "Thing"]
        return ancestors[-1] if ancestors else ""


def pieces(clause: Clause, language: Language) -> list[tuple[int, int]]:
    """Stretches of a clause between stops that set one statement apart from another."""
    ends = [m.span() for m in _PIECES[language].finditer(clause.plain)]
    starts = [0, *(end for _, end in ends)]
    return list(zip(starts, [*(start for start, _ in ends), len(clause.plain)], strict=True))
