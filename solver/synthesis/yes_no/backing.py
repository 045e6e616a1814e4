"""Whether the facts of a sentence speak against a yes: it names both things, but tells something else of them."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from schemas.graph import Triple
from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.names.categories import AWARDS
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause
from solver.reading.terms import last_names
from solver.reading.windows import Window

_SIDES = 2
_PRONOUN = re.compile(r"[他她](?!们)|\b(?:he|she)\b", re.I)
ACTS = re.compile(
    r"(?<![导導])演(?![员員唱奏])|[饰飾扮]|配音|客串|担纲|主角|出过?镜|露过?[面脸]|亮过?相|现身|\b(?:stars?|starred|starring|plays|played|playing|portray\w*|appear\w*|cast|roles?|parts?|"
    r"voiced?|leads?|leading|opposite|alongside|as [A-Z])\b"
)
"""Words by which a clause says that somebody acts."""

_ELLIPSES = (
    r"\b(?P<of>to|with|by|from|for|at) [^.;]*?,? (?:and|then|later|and (?:then|later|again|finally|secondly)) (?P=of) "
    r"(?:(?:the|an?|his|her) )?(?:[a-z-]+ ){{0,3}}(?:{name})",
    r"(?:先后|前后|分别)[^，。；]*?[、和与及](?:{name})",
)
"""A verb's second object, with the preposition alone or in a list."""

_MOST = 600  # facts of one thing that are looked through
_PRODUCED = frozenset({"producer", "production_company"})
_ALIKE = (
    frozenset({"parent", "child", "father", "mother"}),
    frozenset({"teacher", "student"}),
    frozenset({"starring", "co_star"}),
    frozenset({"part_of", "parent_organization", "subsidiary", "owned_by", "owner"}),
    _PRODUCED,
)
"""Relations that say the same of two things, from either side or more closely."""


def _acts(names: frozenset[str], window: Window) -> bool:
    """Whether a clause that has one of the names says that somebody acts; on the page about whoever bears it, any."""
    about = folded(split_sense(window.page.document.title)[0]) in names
    naming = [c for c in window.clauses if about or any(name in c.plain for name in names)]
    return bool(names) and any(ACTS.search(clause.text) for clause in naming)


def _told(clauses: Sequence[Clause], people: frozenset[str], *, about: bool) -> bool:
    """Whether clauses name one of the people, and say that somebody acts."""
    named = any(n in c.plain for c in clauses for n in people)
    meant = about and any(_PRONOUN.search(clause.text) for clause in clauses)
    return (named or meant) and any(ACTS.search(clause.text) for clause in clauses)


class Backing:
    """Sets what a question claims of two things against the facts of one sentence; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def speaks_against(self, part: SubQuestion, window: Window) -> bool:
        """Whether no fact of a sentence joins the two things by the relation asked about, and one joins them by
        another, or one of them by this relation to something else: the composer is no actor, the editor another.
        """
        sides = self._sides(part)
        asked = {self._lexicon.standard(p) for p in part.predicates}
        own = frozenset(asked) | (_PRODUCED if asked & _PRODUCED else frozenset())
        asked |= {p for group in _ALIKE if group & asked for p in group}
        if len(sides) != _SIDES or not asked or not all(self._may_stand(side, asked) for side in sides):
            return False
        if not self._may_join(sides[0], sides[1], own):
            return False  # of two people one may act in a film of the other, which no fact joins
        facts = self._stated(sides[0] | sides[1], window.clauses)
        if "starring" in asked and self._plays_there(sides, window):
            facts = [t for t in facts if not self._is_of_another_work(t, sides)]
        ends = [(self._lexicon.standard(t.predicate), {t.subject, t.object}) for t in facts]
        if asked & AWARDS:  # a category may stand for the prize that is asked about
            winners = {t.subject for t in facts if t.predicate in AWARDS}
            both = [t for t in facts if all({t.subject, t.object} & side for side in sides)]
            named = {t.predicate for t in both} & AWARDS
            if named and not named & asked:
                return True  # nominated, where a win is asked for
            return bool(winners) and not any(winners & side for side in sides)
        sides = [self._with_parts(side, facts) for side in sides]
        joining = {predicate for predicate, pair in ends if pair & sides[0] and pair & sides[1]}
        if joining & asked:
            return False
        if joining:
            return True
        if any(predicate in asked for predicate, _ in ends):
            return not any(self._goes_on(side, window) for side in sides)
        return "starring" in asked and not any(_acts(self._names(side), window) for side in sides)

    def _goes_on(self, side: frozenset[str], window: Window) -> bool:
        """Whether a thing stands in a clause that leaves out the verb of the one before it, which facts do not tell of:
        she was married to Bo Lee, and to the painter Cy Orr; 先后与甲、乙结婚.
        """
        names = [n.name for e in self._store.get_entities(sorted(side)) if e is not None for n in e.names]
        either = "|".join(re.escape(name) for name in sorted(names, key=lambda n: (-len(n), n)))
        text = "".join(clause.text for clause in window.clauses)
        return bool(either) and any(re.search(form.format(name=either), text) for form in _ELLIPSES)

    def _plays_there(self, sides: Sequence[frozenset[str]], window: Window) -> bool:
        """Whether the clauses from the one that names the work asked about, up to the next that names another, name
        the person too, or say a pronoun on the page about them, and that somebody acts: what a long sentence tells
        of other works is no matter then.
        """
        people = next((names for side in sides if (names := self._names(side))), frozenset[str]())
        work = next((side for side in sides if not self._names(side)), frozenset[str]())
        titles = {folded(n.name) for e in self._store.get_entities(sorted(work)) if e for n in e.names}
        about = folded(split_sense(window.page.document.title)[0]) in people
        own: list[Clause] = []
        for clause in window.clauses:
            works = {folded(title) for title in clause.works}
            if works & titles:
                own = [clause] if not works - titles else []
            elif works:
                if _told(own, people, about=about):
                    break
                own = []
            elif own:
                own.append(clause)
        return _told(own, people, about=about)

    def _with_parts(self, side: frozenset[str], facts: Sequence[Triple]) -> frozenset[str]:
        """A thing with those at the ends of facts whose names begin with one of its own: a company and its branches."""
        if not side <= self._organized(side):
            return side
        names = {folded(n.name) for e in self._store.get_entities(sorted(side)) if e for n in e.names}
        ends = {end for t in facts for end in (t.subject, t.object) if isinstance(end, str)}
        found = [e for e in self._store.get_entities(sorted(ends)) if e is not None]
        parts = {
            e.id for e in found for n in e.names if folded(n.name).startswith(tuple(f"{x} " for x in names))
        }
        return side | parts

    def _organized(self, side: frozenset[str]) -> frozenset[str]:
        """Those of some things that are bodies, or of no known type."""
        found = [e for e in self._store.get_entities(sorted(side)) if e is not None]
        return frozenset(e.id for e in found if not e.type or self._lexicon.fits(e.type, ("Organization",)))

    def _is_of_another_work(self, triple: Triple, sides: Sequence[frozenset[str]]) -> bool:
        """Whether a fact says who acts in a work that the question does not name."""
        return triple.predicate == "starring" and not any(triple.subject in side for side in sides)

    def _names(self, side: frozenset[str]) -> frozenset[str]:
        """What whoever may act is called, by the last name alone too; nothing for works."""
        people = [e for e in self._store.get_entities(sorted(side)) if e is not None]
        names = {folded(n.name) for e in people if not self._lexicon.fits(e.type, ("Work",)) for n in e.names}
        return frozenset(names | {last for last in last_names(names) if len(last) > 1})

    def _may_stand(self, side: frozenset[str], asked: Set[str]) -> bool:
        """Whether things may stand at an end of such a relation: a country is nobody's spouse."""
        types = [e.type for e in self._store.get_entities(sorted(side)) if e is not None]
        ends = [kind for p in asked for kind in (*self._lexicon.domain(p), *self._lexicon.range(p))]
        return any(self._lexicon.fits(kind, ends) for kind in types)

    def _may_join(self, one: frozenset[str], other: frozenset[str], asked: Set[str]) -> bool:
        """Whether two things may stand at the two ends of one of the relations."""
        types = [[e.type for e in self._store.get_entities(sorted(s)) if e is not None] for s in (one, other)]
        ways = [(self._lexicon.domain(p), self._lexicon.range(p)) for p in sorted(asked)]
        return any(
            self._fit(types[0], ends) and self._fit(types[1], others)
            for way in ways
            for ends, others in (way, way[::-1])
        )

    def _fit(self, types: Sequence[str], ends: Sequence[str]) -> bool:
        return not ends or not types or any(self._lexicon.fits(t, ends) for t in types)

    def _sides(self, part: SubQuestion) -> list[frozenset[str]]:
        groups: dict[str, set[str]] = {}
        for entity in part.entities:
            groups.setdefault(entity.surface, set()).add(entity.id)
        return [frozenset(ids) for ids in groups.values()]

    def _stated(self, ids: frozenset[str], clauses: Sequence[Clause]) -> list[Triple]:
        """The facts of these things that the sentence of these clauses states."""
        ends = sorted(ids)
        found = [
            *self._store.match(subjects=ends, limit=_MOST),
            *self._store.match(objects=ends, limit=_MOST),
        ]
        triples = {t.id: t for t in found if isinstance(t.object, str)}
        evidence = self._store.evidence(sorted(triples))
        chunks = {clause.chunk for clause in clauses}
        start, end = clauses[0].start, clauses[-1].end
        return [
            triples[identifier]
            for identifier, rows in evidence.items()
            if any(e.chunk in chunks and e.start < end and start < e.end for e in rows)
        ]
