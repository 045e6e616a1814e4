"""The Retrieval executor: a triple pattern to rows, through the retriever."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Protocol

from retriever.predicates import Directions, readings
from schemas.graph import Entity, Literal, Triple
from schemas.logical_form import Mention, Output, Predicate, Ref, Retrieval, StepOutput, Term
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Pattern, Query, Ranking, ScoredTriple
from schemas.text import Language
from solver.executors.constraints import (
    constrained,
    fitting,
    of_kind,
    own_language_first,
    things_where_asked,
)
from solver.executors.dates.exact import exactly
from solver.executors.ends import End
from solver.executors.names.across import Across
from solver.executors.names.articles import with_article
from solver.executors.names.categories import AWARDS, won_as_category, won_for_works
from solver.executors.names.namesakes import as_before, asks_of_namesakes, namesakes
from solver.executors.names.romanised import romanised
from solver.executors.opposites import Opposites
from solver.executors.other_end import are_all, names_other_end
from solver.executors.people.trades import of_asked_kind
from solver.executors.played_ages import at_age_asked
from solver.executors.recounted import counted_last
from solver.executors.subjects import last_of
from solver.executors.wins import with_sentences
from solver.language import folded
from solver.lexicon import Lexicon
from solver.names.senses import Senses, rivals
from solver.planners.forms import RELATED
from solver.results import Outcome, Row, Value, distinct, join

_EXACT = "kg_cs"
_HAN_NAME = re.compile(r"[\u3400-\u9fff]{2,4}")
_OF_EACH = frozenset({QuestionKind.RELATION, QuestionKind.ATTRIBUTE, QuestionKind.ROLE, QuestionKind.LIST})
"""Kinds of questions that are answered for each thing of the name they give."""


class SearchRetriever(Protocol):
    """What the solver needs of a retriever."""

    def link(self, question: str, language: Language) -> list[LinkedEntity]: ...

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]: ...

    def retrieve(self, query: Query, *, flow: str | None = None) -> Ranking: ...


class RetrievalExecutor:
    """Triples that fit the pattern; the ranking that came with them serves whoever reads the passages.

    `exact` asks kg_cs by itself as well: a merged ranking holds the best triples, a count needs all.
    """

    def __init__(
        self,
        store: GraphStore,
        retriever: SearchRetriever,
        lexicon: Lexicon,
        *,
        exact: bool = True,
        across: Across | None = None,
    ) -> None:
        self._store = store
        self._retriever = retriever
        self._lexicon = lexicon
        self._exact = exact
        self._opposites = Opposites(store, lexicon, self._rows, self._retrieved)
        self._across = across

    def run(
        self, action: Retrieval, rows: Sequence[Row], part: SubQuestion, language: Language, k: int
    ) -> Outcome:
        """Rows that fit the pattern, joined with those of earlier actions."""
        subject = self._end(action.subject, rows, part)
        object_ = self._end(action.object, rows, part)
        asked = _predicate_names(action.predicate)
        alias = _alias(action.predicate)
        pair = asked == (RELATED[language],) or bool(set(asked) & set(RELATED.values()))
        predicates = () if pair else tuple(dict.fromkeys(p for n in asked for p in self._lexicon.resolve(n)))
        query = Query(
            text=part.text,
            language=language,
            entities=part.entities,
            pattern=Pattern(
                subject.ids, predicates, object_.ids, predicate_text="" if pair else "|".join(asked)
            ),
            pair=pair,
            k=k,
        )
        ranking = self._retrieved(query)
        if (subject.bound and not subject.ids) or (object_.bound and not object_.ids):
            return Outcome((), ranking)
        if pair or not predicates:
            return Outcome(self._pair_rows(ranking, subject, object_, alias) if pair else (), ranking)
        turned = names_other_end(action, predicates, part, language, self._lexicon)
        found = [] if turned else self._rows(ranking, predicates, subject, object_, alias)
        if not found and subject.bound and object_.bound and language is Language.ENGLISH:
            same = romanised(self._store, subject.ids, predicates, object_.ids)
            object_ = replace(object_, ids=(*object_.ids, *same))
            found = (
                self._rows(self._around(query, object_), predicates, subject, object_, alias) if same else []
            )
        one_bound = subject.bound is not object_.bound
        if turned or (not found and one_bound and self._is_untyped(subject, object_)):
            other = replace(
                query, pattern=replace(_pattern(query), subjects=object_.ids, objects=subject.ids)
            )
            back = self._retrieved(other)
            found = self._rows(back, predicates, _untyped(object_), _untyped(subject), alias)
        if (
            turned
            and part.kind is QuestionKind.COUNT
            and not are_all(found, alias, object_.alias, self._store)
        ):
            found = []
        name = action.object.name if isinstance(action.object, Mention) else ""
        if set(predicates) <= AWARDS and name:
            ends = list(subject.ids) if subject.bound else None
            triples = won_as_category(self._store, self._names_of(name, part), ends, predicates)
            have = {t.id for row in found for t in row.triples.values()}
            hits = tuple(ScoredTriple(t, 1.0, _EXACT) for t in triples if t.id not in have)
            free, told = End(object_.alias), replace(ranking, triples=hits)
            found += self._rows(told, predicates, subject, free, alias)
            found += self._won_for(subject, object_, predicates, alias)
        found = constrained(found, action, self._across, lambda value: self._names_of(value, part))
        found = at_age_asked(found, action, part)
        if not asks_of_namesakes(part.text):
            found = _preferring(found, subject, object_, self._told_apart(part, language))
        far = subject.alias if object_.bound else object_.alias
        found = exactly(found, self._store)
        found = things_where_asked(of_kind(found, part, self._lexicon), part, far)
        if action == last_of(part):
            found = of_asked_kind(found, part, far, self._store, self._lexicon)
        found = counted_last(found, part, predicates, alias)
        found = fitting(found, part, self._store, self._retriever.link_name, self._across)
        if not found and part.kind is QuestionKind.YES_NO and subject.bound and object_.bound:
            return self._opposites.instead(query, predicates, (subject, object_), part, alias, ranking)
        found = own_language_first(found, language, self._store)
        if part.kind is QuestionKind.COUNT and set(predicates) <= AWARDS:
            found = with_sentences(found, alias, self._store)
        if rows:
            found = [as_before(row, rows, (subject.alias, object_.alias)) for row in found]
        return Outcome(join(rows, found) if rows else tuple(found), ranking)

    def _told_apart(self, part: SubQuestion, language: Language) -> frozenset[str]:
        """The homonyms that a question of one step may mean, each of which an answer gives under a name of its own."""
        steps = [action for action in part.step.actions if not isinstance(action, Output)]
        if len(steps) > 1 or part.kind not in _OF_EACH:
            return frozenset()
        return Senses(self._store, self._lexicon.ontology, language).told_apart(part)

    def _won_for(self, works: End, awards: End, predicates: Sequence[str], alias: str) -> list[Row]:
        """Works that are known already and for which somebody won one of the awards."""
        ids = list(works.ids) if works.bound else []
        told = won_for_works(self._store, ids, list(awards.ids), predicates)
        names = {e.id: e for e in self._store.get_entities([*ids, *awards.ids]) if e is not None}
        return [
            Row(
                {works.alias: _value(work, names), awards.alias: _value(triple.object, names)},
                {alias: triple},
            )
            for work, triple in told
        ]

    def _retrieved(self, query: Query) -> Ranking:
        """The flow's ranking, with every exact triple among its triples."""
        ranking = self._retriever.retrieve(query)
        if not self._exact:
            return ranking
        exact = self._retriever.retrieve(query, flow=_EXACT).triples
        known = {hit.triple.id for hit in exact}
        rest = (hit for hit in ranking.triples if hit.triple.id not in known)
        return replace(ranking, triples=(*exact, *rest))

    def _around(self, query: Query, object_: End) -> Ranking:
        """What there is of a query's subject and other objects."""
        return self._retrieved(replace(query, pattern=replace(_pattern(query), objects=object_.ids)))

    def _is_untyped(self, *ends: End) -> bool:
        """Whether nothing says what the bound end is: then a relation may be meant from either side."""
        ids = [identifier for end in ends if end.bound for identifier in end.ids]
        return all(e is None or not e.type for e in self._store.get_entities(ids))

    def _end(self, term: Term, rows: Sequence[Row], part: SubQuestion) -> End:
        if isinstance(term, Ref):
            values = [v for v in distinct(rows, term.alias) if v.entity]
            pages = [i for v in values for i in namesakes(v, rows, term.alias, self._store, self._lexicon)]
            return End(term.alias, (), (*(v.entity for v in values), *pages), True)
        if isinstance(term, StepOutput):
            return End(str(term), bound=True)
        if term.id:
            return End(term.alias, term.types, (term.id,), True)
        if not term.name:
            return End(term.alias, self._type_ids(term))
        return End(term.alias, self._type_ids(term), self._linked(term, part), True)

    def _names_of(self, words: str, part: SubQuestion) -> list[str]:
        """Words of a question, and every name of the thing that they are known to mean."""
        ids = [e.id for e in part.entities if folded(e.surface) == folded(words)]
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        return [words, *(name.name for entity in entities for name in entity.names)]

    def _linked(self, term: Mention, part: SubQuestion) -> tuple[str, ...]:
        known = [e for e in part.entities if folded(e.surface) == folded(term.name)]
        linked = known or [
            entity
            for entity in self._retriever.link_name(term.name, term.types[0] if term.types else "")
            if not _is_other_person(term.name, entity)
        ]
        kept = rivals(linked)
        wanted = self._type_ids(term)
        fitting = [e for e in kept if not wanted or self._lexicon.fits(e.type, wanted)]
        ids = tuple(dict.fromkeys(e.id for e in fitting or kept))
        return (*ids, *with_article(self._store, term.name, ids))

    def _type_ids(self, term: Mention) -> tuple[str, ...]:
        ontology = self._lexicon.ontology
        return tuple(
            identifier
            for identifier, kind in ontology.types.items()
            if {identifier, kind.zh.label, kind.en.label} & set(term.types)
        )

    def _rows(
        self, ranking: Ranking, predicates: Sequence[str], subject: End, object_: End, alias: str
    ) -> list[Row]:
        both = readings(self._lexicon.ontology, predicates)
        triples = [hit.triple for hit in ranking.triples]
        oriented = [row for triple in triples for row in self._oriented(triple, both, subject, object_)]
        names = self._names([row for row, _ in oriented])
        rows = []
        for (left, right), triple in oriented:
            one, other = _value(left, names), _value(right, names)
            if self._wrong_type(one, subject) or self._wrong_type(other, object_):
                continue
            rows.append(Row({subject.alias: one, object_.alias: other}, {alias: triple}))
        return rows

    def _oriented(
        self, triple: Triple, both: Directions, subject: End, object_: End
    ) -> list[tuple[tuple[str | Literal, str | Literal], Triple]]:
        ends: list[tuple[str | Literal, str | Literal]] = []
        if triple.predicate in both.forward:
            ends.append((triple.subject, triple.object))
        if triple.predicate in both.backward:
            ends.append((triple.object, triple.subject))
        return [(pair, triple) for pair in ends if _stands(pair[0], subject) and _stands(pair[1], object_)][
            :1
        ]

    def _pair_rows(self, ranking: Ranking, subject: End, object_: End, alias: str) -> tuple[Row, ...]:
        """One row a direct triple, and one a shared neighbour with a triple of each, of one relation if they can."""
        direct: list[Row] = []
        around: dict[str, tuple[list[Triple], list[Triple]]] = {}
        for triple in (hit.triple for hit in ranking.triples):
            ends = {triple.subject, triple.object}
            left, right = ends & set(subject.ids), ends & set(object_.ids)
            other = next((e for e in ends if isinstance(e, str) and e not in left | right), None)
            if left and right:
                direct.append(Row({}, {alias: triple}))
            elif (left or right) and other is not None:
                around.setdefault(other, ([], []))[0 if left else 1].append(triple)
        names = self._names([(identifier, identifier) for identifier in around])
        shared = []
        for identifier, (ours, theirs) in around.items():
            alike = next(((o, t) for o in ours for t in theirs if o.predicate == t.predicate), None)
            for one, two in [alike] if alike else zip(ours[:1], theirs[:1], strict=False):
                sides = {f"{alias}.left": one, f"{alias}.right": two}
                shared.append(Row({alias: _value(identifier, names)}, sides))
        return (*direct, *shared)

    def _names(self, ends: Sequence[tuple[str | Literal, str | Literal]]) -> dict[str, Entity]:
        ids = sorted({end for pair in ends for end in pair if isinstance(end, str)})
        return {entity.id: entity for entity in self._store.get_entities(ids) if entity is not None}

    def _wrong_type(self, value: Value, end: End) -> bool:
        if end.bound or not end.types or value.literal is not None:
            return False
        return not self._lexicon.fits(value.type, end.types)


def _predicate_names(predicate: Predicate | Ref) -> tuple[str, ...]:
    return predicate.names if isinstance(predicate, Predicate) else ()


def _alias(predicate: Predicate | Ref) -> str:
    return predicate.alias


def _is_other_person(name: str, entity: LinkedEntity) -> bool:
    """Whether a short Chinese name stands only within that of somebody else: 李白 in 李白河."""
    within = entity.how == "text" and entity.type == "Person"
    return within and all(_HAN_NAME.fullmatch(each) for each in (name, entity.name))


def _pattern(query: Query) -> Pattern:
    return query.pattern or Pattern()


def _untyped(end: End) -> End:
    return replace(end, types=())


def _stands(end: str | Literal, pattern: End) -> bool:
    return not pattern.bound or end in pattern.ids


def _value(end: str | Literal, names: dict[str, Entity]) -> Value:
    if isinstance(end, Literal):
        return Value(end.text, literal=end)
    entity = names.get(end)
    return Value(entity.name, end, type=entity.type) if entity is not None else Value(end, end)


def _preferring(rows: list[Row], subject: End, object_: End, apart: Set[str]) -> list[Row]:
    """Of several homonyms a name may mean, only the first that has facts, and those that an answer tells `apart`."""
    for end in (subject, object_):
        present = {row.values[end.alias].entity for row in rows if end.alias in row.values}
        named = [identifier for identifier in end.ids if identifier in present]
        if set(named) <= apart:
            continue
        if end.bound and len(named) > 1 and end.types:
            rows = [row for row in rows if row.values[end.alias].entity == named[0]]
    return rows
