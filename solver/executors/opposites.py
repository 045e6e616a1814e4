"""What stands instead of a fact that a question asks whether it is so, and that no page states as it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from schemas.ontology import Cardinality
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Pattern, Query, Ranking
from solver.executors.constraints import held
from solver.executors.ends import End
from solver.executors.people.parents import WANTED, parents
from solver.executors.regions import regions
from solver.lexicon import Lexicon
from solver.results import Outcome, Row, Value

_STATED_IN_FULL = frozenset(
    "director screenwriter author composer lyricist founded_by based_on publisher spouse father mother capital".split()
)
"""Relations of several objects whose pages name all of them; one not named there is none."""

_ONE_WAY = frozenset(
    "parent father mother child teacher based_on mouth capital part_of parent_organization founded_by".split()
)
"""What cannot be so both ways between two things."""

_LIES_IN = "located_in"
_IN_REGIONS = ("nationality", "country")
_OWN = 2.0  # how surely facts hold a word in themselves, and not in their sentence

RowsOf = Callable[[Ranking, Sequence[str], End, End, str], list[Row]]


class Opposites:
    """Looks for them; `rows` reads the rows of a pattern out of a ranking, `retrieve` asks for one."""

    def __init__(
        self, store: GraphStore, lexicon: Lexicon, rows: RowsOf, retrieve: Callable[[Query], Ranking]
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._rows = rows
        self._retrieve = retrieve

    def instead(
        self,
        query: Query,
        predicates: tuple[str, ...],
        ends: tuple[End, End],
        part: SubQuestion,
        alias: str,
        ranking: Ranking,
    ) -> Outcome:
        """What stands instead of a fact that was asked about: a father whom facts only call a parent, the same read
        the other way, or other objects.

        Between things of one kind the other way speaks against it, where it cannot be so both ways, and never for it.
        Other objects speak against it only where the relation is one that pages state in full, and none speaks for it
        where several relations would do or both ends bear one name.
        """
        subject, object_ = ends
        known = [
            row
            for value in self._values(subject)
            for row in self._known_parents(value, predicates, (subject.alias, alias, object_.alias))
        ]
        if known:
            asked = [row for row in known if row.values[object_.alias].entity in object_.ids]
            return Outcome(tuple(asked), ranking, operands=() if asked else tuple(known))
        swapped = replace(query, pattern=Pattern(object_.ids, predicates, subject.ids))
        turned = self._rows(self._retrieve(swapped), predicates, object_, subject, alias)
        if turned and not self._is_directed(predicates, subject, object_):
            return Outcome(tuple(turned), ranking)
        if turned and _ONE_WAY.issuperset(map(self._lexicon.standard, predicates)):
            return Outcome((), ranking, operands=tuple(turned))
        if len(part.predicates) > 1 or set(subject.ids) & set(object_.ids):
            return Outcome((), ranking)
        free = End(object_.alias)
        open_query = replace(query, pattern=Pattern(subject.ids, predicates))
        others = self._rows(self._retrieve(open_query), predicates, subject, free, alias)
        evidence = self._store.evidence([t.id for row in others for t in row.triples.values()])
        names = [e.surface for e in query.entities if e.id in object_.ids]
        closed = all(self._is_closed(p) for p in predicates)
        saying = [row for row in others if any(held(name, row, evidence) >= _OWN for name in names)]
        saying = saying or self._within(others, object_)
        if saying:
            return Outcome(tuple(saying), ranking)
        alike = closed and self._are_alike(others, object_)
        return Outcome((), ranking, operands=tuple(others) if alike else ())

    def _values(self, end: End) -> list[Value]:
        """The things that an end may be."""
        return [Value(e.name, e.id, type=e.type) for e in self._store.get_entities(end.ids) if e is not None]

    def _known_parents(
        self, person: Value, predicates: Sequence[str], aliases: tuple[str, str, str]
    ) -> list[Row]:
        """The father or the mother of a person, by facts that only call them a parent."""
        asked = [p for p in predicates if p in WANTED]
        return parents(self._store, person, asked[0], aliases) if len(asked) == len(predicates) == 1 else []

    def _is_directed(self, predicates: Sequence[str], *ends: End) -> bool:
        """Whether either end may be either end of a relation that is not symmetric, so that the words say which is."""
        kinds = {e.type for end in ends for e in self._store.get_entities(end.ids) if e is not None}
        relations = [self._lexicon.ontology.relations.get(self._lexicon.standard(p)) for p in predicates]
        return bool(kinds) and all(
            r is not None
            and not r.symmetric
            and all(k and self._lexicon.fits(k, r.domain) and self._lexicon.fits(k, r.range) for k in kinds)
            for r in relations
        )

    def _within(self, others: Sequence[Row], asked: End) -> list[Row]:
        """Rows whose place lies in the one that is asked about, with the fact that says so."""
        found = []
        for row in others:
            value = row.values.get(asked.alias)
            ends = [value.entity] if value is not None and value.entity else []
            lies = self._store.match(subjects=ends, predicates=[_LIES_IN], objects=asked.ids) if ends else []
            if lies and asked.ids:
                found.append(replace(row, triples={**row.triples, f"{asked.alias}.in": lies[0]}))
        return found

    def _are_alike(self, others: Sequence[Row], asked: End) -> bool:
        """Whether what is known may rule out what is asked: a city says nothing of the country around it, but does of
        another region than its own.
        """
        wanted = {e.type for e in self._store.get_entities(asked.ids) if e is not None}
        known = {row.values[asked.alias].type for row in others if asked.alias in row.values}
        if not any(self._lexicon.fits(kind, ("Place",)) for kind in known - {""}):
            return True
        own = regions(self._store, asked.ids)
        others_own = regions(self._store, [row.values[asked.alias].entity for row in others])
        if own and others_own:
            return own.isdisjoint(others_own)
        countries = self._store.match(predicates=_IN_REGIONS, objects=asked.ids)
        return not countries and bool(wanted & known)

    def _is_closed(self, predicate: str) -> bool:
        relation = self._lexicon.ontology.relations.get(self._lexicon.standard(predicate))
        if relation is None:
            return False
        return relation.cardinality is Cardinality.ONE or self._lexicon.standard(predicate) in _STATED_IN_FULL
