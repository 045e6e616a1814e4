"""Values that no triple states: dates and numbers read from the clause that says them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from builder.units import UNITS
from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Language
from solver.executors.common import CommonThings, is_open
from solver.executors.constraints import THINGS, held
from solver.executors.dates.dating import Dating
from solver.executors.dates.happenings import Happenings
from solver.executors.dates.told import ToldValues
from solver.executors.described import DescribedThings
from solver.executors.instead import Instead
from solver.executors.measuring import Measured, Measuring, asks_standing, is_level
from solver.executors.names.articles import with_article
from solver.executors.people.given_names import told_once
from solver.executors.people.kin import NEAR_KIN, asks_for_children, children, is_said_of, of_sex
from solver.executors.people.sexes import of_sex_asked
from solver.executors.subjects import last_of, subjects_of
from solver.executors.tallies import TALLIED, Tallies
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.meaning import MeaningReader
from solver.reading.numbers.counting import asked_number
from solver.reading.reader import Reader
from solver.reading.terms import part_language
from solver.results import Extract, Outcome, Row, Value

_ASKED = {"Date": AnswerType.DATE, "Number": AnswerType.NUMBER, "": AnswerType.THING}
_MONEYED = frozenset({"box_office", "budget"})
_MONEY = frozenset({"HKD", "USD", "CNY", "TWD", "EUR", "GBP", "JPY", "AUD", "CAD", "KRW", "MYR", "SGD"})
_COMPARED = frozenset({QuestionKind.COMPARE, QuestionKind.DIFFERENCE})
_HAPPENED = {
    "birth_date": {Language.CHINESE: "出生", Language.ENGLISH: "born"},
    "founding_date": {Language.CHINESE: "成立", Language.ENGLISH: "founded"},
    "release_date": {Language.CHINESE: "上映", Language.ENGLISH: "released"},
}
"""What happened on the dates that adjectives compare: who is older was born earlier."""

_UNSAID = frozenset({*_HAPPENED, "opening_date", "年纪", "年龄", "岁数", "age"})
"""Words of a question that do not say what happened."""

_DATES = frozenset({"日期", "date"})
_RELEASE = "release_date"
_MOST_JOINED = 30  # things of one side of an intersection
_MOST = 12  # things whose values are read one by one
_LEAST_DATED = (
    0.3  # how surely a sentence must date what happened, to rule out a year beside the relation's words
)
_LEAST_TOLD = 0.1  # how surely an amount is the one asked for where nothing is set against it


def _things(rows: Sequence[Row], action: Retrieval) -> set[str]:
    """What rows bind to the free end of a step, by id."""
    ends = (action.subject, action.object)
    free = [e.alias for e in ends if isinstance(e, Ref) or (isinstance(e, Mention) and not e.name)]
    return {row.values[alias].entity for row in rows for alias in free if alias in row.values}


class ValueReader:
    """Adds rows to a retrieval whose object is a date or a number and whose triples are missing."""

    def __init__(
        self,
        reader: Reader,
        store: GraphStore,
        lexicon: Lexicon,
        dating: Dating | None = None,
        meaning: MeaningReader | None = None,
    ) -> None:
        """`dating` reads dates by meaning, `meaning` whom a description means; without them only words do."""
        self._reader = reader
        self._store = store
        self._lexicon = lexicon
        self._values = ToldValues(reader, store, lexicon)
        self._common = CommonThings(self._values, reader, store, lexicon, meaning)
        self._happenings = Happenings(self._values, reader, store, lexicon, dating)
        self._things = DescribedThings(self._values, reader, store, lexicon, meaning)
        self._instead = Instead(store)
        measured = meaning is not None and meaning.is_measured
        self._measuring = Measuring(reader, meaning) if meaning is not None and measured else None

    def complete(
        self, action: Retrieval, outcome: Outcome, rows: Sequence[Row], part: SubQuestion
    ) -> Outcome:
        """The outcome with a row for each subject that had none and whose pages say the value."""
        if part.kind is QuestionKind.INTERSECTION and "classmate" in part.predicates:
            return outcome  # who only worked with somebody did not go to school with them
        if part.kind is QuestionKind.INTERSECTION and action == last_of(part) and len(part.names) > 1:
            known = _things(outcome.rows, action)
            if not known:
                alike = self._instead.alike(action, rows, part, self._lexicon.resolve)
                return replace(outcome, rows=alike) if alike else self._joined(outcome, part)
            if len(known) < asked_number(part.text):
                more = [r for r in self._joined(outcome, part).rows if not _things([r], action) & known]
                return replace(outcome, rows=(*outcome.rows, *more))
        if asks_for_children(part):
            return self._children(action, outcome, part)
        if not isinstance(action.predicate, Predicate) or not isinstance(action.object, Mention):
            return outcome
        if part.kind is QuestionKind.PASSAGE:
            return outcome
        predicates = tuple(p for n in action.predicate.names for p in self._lexicon.resolve(n))
        instead = None if outcome.rows else self._instead.rows(action, rows, part, predicates)
        if instead is not None:
            outcome = replace(outcome, rows=instead)
            if "author" not in predicates:
                return outcome
        described = self._described(action, outcome, rows, part)
        if described is not None:
            return replace(outcome, rows=tuple(described))
        if self._is_told(action, predicates):
            subjects = subjects_of(action, rows, part)[:_MOST]
            return replace(outcome, rows=self._happenings.rows(action, subjects, part, outcome.ranking))
        if predicates and set(predicates) <= TALLIED and part.kind in _COMPARED:
            return replace(outcome, rows=self._tallied(action, rows, part, predicates[0]))
        ranges = tuple(dict.fromkeys(k for p in predicates for k in self._lexicon.range(p)))
        kinds = set() if self._asks_thing(part) else set(ranges) & {"Date", "Number"}
        if not predicates or action.object.name or len(kinds) > 1:
            return outcome
        if predicates == ("teacher",) and not outcome.rows and not isinstance(action.subject, Ref):
            return replace(outcome, rows=self._taught(action, part, outcome.ranking))
        joined = part.kind is QuestionKind.INTERSECTION
        if not kinds and not joined and not self._leads_on(action, part):
            return outcome
        kind = kinds.pop() if kinds else ""
        alias = getattr(action.subject, "alias", "")
        relation = action.predicate.alias
        have = self._stated(outcome.rows, alias, part if kind == "Number" else None)
        added: list[Row] = []
        replaced: set[str] = set()
        for subject, base in subjects_of(action, rows, part)[:_MOST]:
            if have.get(subject.key, False) or self._is_told_of_namesake(subject, outcome.rows, alias):
                continue
            asking = self._asking(subject, predicates, kind, part)
            measured = self._measured(subject, asking, part, outcome.ranking)
            if measured:
                replaced.add(subject.key)
                ends = alias, relation, action.object.alias
                added += [base.joined(_measured_row(m, subject, ends)) for m in measured]
                continue
            events = kind == "Date" and part.kind in _COMPARED and subject.key not in have
            dated = self._dated(action, subject, base, asking, outcome.ranking) if events else []
            most = _MOST_JOINED if joined else 1
            found = self._found(asking, outcome, kind, ranges[:1], most, sure=subject.key in have)
            if dated and dated[0].weight >= _LEAST_DATED and not _agrees(found, dated, action.object.alias):
                found = []
            if set(predicates) <= NEAR_KIN:
                found = [one for one in found if is_said_of(*one, asking, self._store, self._lexicon)]
            if found:
                replaced.add(subject.key)
            else:
                added += dated
            if events and not found and not dated and predicates[0] == _RELEASE:
                made = self._values.made(subject, part) or self._values.listed(subject)
                found = [(Value(made[0].text, literal=made[0]), made[1])] if made is not None else []
            for value, extract in found:
                added.append(
                    base.joined(Row({alias: subject, action.object.alias: value}, {}, {relation: extract}))
                )
        kept = [r for r in outcome.rows if alias not in r.values or r.values[alias].key not in replaced]
        return replace(outcome, rows=(*kept, *added))

    def _taught(self, action: Retrieval, part: SubQuestion, ranking: Ranking | None) -> tuple[Row, ...]:
        """With whom a person studied, as a page tells where no fact does."""
        ends = action.subject, action.object
        near, far = (getattr(end, "alias", "") for end in ends)
        found = (
            (pupil, self._things.teacher(pupil, part, ranking))
            for pupil, _ in subjects_of(action, (), part)[:_MOST]
        )
        return tuple(
            Row({near: pupil, far: told[0]}, {}, {getattr(action.predicate, "alias", ""): told[1]})
            for pupil, told in found
            if told is not None
        )

    def _is_told_of_namesake(self, subject: Value, rows: Sequence[Row], alias: str) -> bool:
        """Whether rows tell of the thing by its name with an article: The Cole Brewery."""
        ids = [subject.entity] if subject.entity else []
        found = {row.values[alias].entity for row in rows if alias in row.values}
        return bool(found) and not found.isdisjoint(with_article(self._store, subject.text, ids))

    def _asks_thing(self, part: SubQuestion) -> bool:
        """Whether a thing is asked for and no value: who founded something, whatever a graph's own word may mean."""
        return part.kind is QuestionKind.ATTRIBUTE and part.asked in THINGS

    def _tallied(
        self, action: Retrieval, rows: Sequence[Row], part: SubQuestion, relation: str
    ) -> tuple[Row, ...]:
        """How many awards each subject has, as words and facts tell."""
        aliases = (
            getattr(action.subject, "alias", ""),
            action.predicate.alias,
            getattr(action.object, "alias", ""),
        )
        subjects = subjects_of(action, rows, part)[:_MOST]
        tallies = Tallies(self._store, self._lexicon)
        return tuple(
            base.joined(row) for s, base in subjects for row in tallies.rows(s, relation, part, aliases)
        )

    def _children(self, action: Retrieval, outcome: Outcome, part: SubQuestion) -> Outcome:
        """As many rows as the page tells of children, where it tells of more than the facts."""
        alias, relation = getattr(action.object, "alias", ""), getattr(action.predicate, "alias", "")
        near = getattr(action.subject, "alias", "")
        outcome = replace(outcome, rows=of_sex_asked(told_once(outcome.rows, alias), part, self._store))
        subject = next((s for s, _ in subjects_of(action, (), part)), None)
        entity = next(iter(self._store.get_entities([subject.entity])), None) if subject else None
        if subject is None or entity is None:
            return outcome
        told = of_sex(children(entity, self._store, part_language(part.text)), part)
        rows = [
            Row(
                {
                    near: subject,
                    alias: Value(one.words, f"{one.extract.chunk}:{one.extract.start}:{one.words}:{i}"),
                },
                {},
                {relation: one.extract},
            )
            for one in told
            for i in range(one.number)
        ]
        if part.kind is not QuestionKind.COUNT and asked_number(part.text) > max(
            len(rows), len(outcome.rows)
        ):
            return replace(outcome, rows=())  # a page may name all, where these are but some
        language = part_language(part.text)
        foreign = any(part_language(one.words) is not language for one in told)
        if outcome.rows and foreign and part.kind is not QuestionKind.COUNT:
            return outcome  # facts give names, and not only words of the other language
        known = {
            value.key
            for row in outcome.rows
            if (value := row.values.get(alias)) and part_language(value.text) is language
        }
        listed = part.kind is QuestionKind.COUNT or (len(rows) > len(known) and all(t.named for t in told))
        return replace(outcome, rows=tuple(rows)) if listed and len(rows) >= max(len(known), 1) else outcome

    def _joined(self, outcome: Outcome, part: SubQuestion) -> Outcome:
        """An intersection that no facts meet, from what facts and pages say of each side."""
        if not is_open(part):
            return outcome
        subjects: dict[str, list[Value]] = {name: [] for name in part.names}
        for entity in part.entities:
            subjects.setdefault(entity.surface, []).append(Value(entity.name, entity.id, type=entity.type))
        named = {name: values or [Value(name)] for name, values in subjects.items()}
        return replace(outcome, rows=tuple(self._common.rows(part, named, outcome.ranking)))

    def _described(
        self, action: Retrieval, outcome: Outcome, rows: Sequence[Row], part: SubQuestion
    ) -> list[Row] | None:
        """The thing of which the pages say what a description says; None where the pattern is no description."""
        if part.kind is not QuestionKind.DESCRIPTION or not isinstance(action.object, Mention):
            return None
        if not isinstance(action.predicate, Predicate) or outcome.rows:
            return None
        alias = getattr(action.subject, "alias", "")
        subject = next((s for s, _ in subjects_of(action, rows, part)), None)
        aliases = (alias, action.predicate.alias, action.object.alias)
        return self._things.rows(subject, action.predicate.names[0], part, outcome.ranking, aliases)

    def _is_told(self, action: Retrieval, predicates: Sequence[str]) -> bool:
        """Whether a date is asked for of what happens in the question's own words, by no relation of dates."""
        dated = isinstance(action.object, Mention) and bool(set(action.object.types) & _DATES)
        return dated and not any("Date" in self._lexicon.range(p) for p in predicates)

    def _dated(
        self, action: Retrieval, subject: Value, base: Row, asking: SubQuestion, ranking: Ranking | None
    ) -> list[Row]:
        """The dates at which what a relation says may have happened to a thing, the surest first."""
        happened = _HAPPENED.get(asking.predicates[0]) if set(asking.said) <= _UNSAID else None
        said = [self._label(word, asking) for word in asking.said]
        words = happened[part_language(asking.text)] if happened is not None else " ".join(said)
        return self._happenings.dated(action, subject, base, asking, words, ranking)

    def _label(self, word: str, asking: SubQuestion) -> str:
        """A word of the question, or where it names a relation's key how its language calls that."""
        known = word in self._lexicon.ontology.relations
        return self._lexicon.label(word, part_language(asking.text)) if known else word

    def _measured(
        self, subject: Value, asking: SubQuestion, part: SubQuestion, ranking: Ranking | None
    ) -> list[Measured]:
        """The amounts that pages tell of a thing for a relation measured in units; one where none is compared."""
        relation = next((p for p in asking.predicates if p in UNITS), "")
        if not relation or self._measuring is None:
            return []
        language = part_language(part.text)
        label = self._lexicon.label(relation, language)
        asking = replace(asking, text=_asked_amount(asking.names[0], label, language))
        others = [name for name in part.names if name != asking.names[0]]
        standing = asks_standing(subject, part.text)
        found = self._measuring.amounts(subject, asking, ranking, UNITS[relation], others, standing=standing)
        return found if part.kind in _COMPARED else [m for m in found[:1] if m.weight >= _LEAST_TOLD]

    def _found(
        self,
        asking: SubQuestion,
        outcome: Outcome,
        kind: str,
        ranges: Sequence[str],
        most: int,
        *,
        sure: bool,
    ) -> list[tuple[Value, Extract]]:
        """What the pages say; where a triple says something else, only words that fit the question better."""
        if not kind:
            return self._reader.things(asking, outcome.ranking, ranges, most=most)
        money = _MONEY if set(asking.predicates) & _MONEYED else frozenset[str]()
        units = money.union(*(UNITS.get(p, frozenset()) for p in asking.predicates))
        found = self._reader.value(asking, outcome.ranking, kind, units)
        if found is None and money and not sure:
            subject = Value(asking.names[0], asking.entities[0].id if asking.entities else "")
            found = self._values.amount(subject, asking, outcome.ranking, money)
        if found is None or (sure and not self._holds(found[1], asking.residual)):
            return []
        if is_level(self._store, asking, *found):
            return []
        if _RELEASE in asking.predicates and self._values.tells_birth(found[1], asking.names):
            return []
        return [(Value(found[0].text, literal=found[0]), found[1])]

    def _holds(self, extract: Extract, words: Sequence[str]) -> bool:
        chunk = next(iter(self._store.get_chunks([extract.chunk])), None)
        said = (
            folded(chunk.text[extract.start - chunk.start : extract.end - chunk.start])
            if chunk is not None
            else ""
        )
        return any(folded(word) in said for word in words)

    def _stated(self, rows: Sequence[Row], alias: str, part: SubQuestion | None) -> dict[str, bool]:
        """Subjects that have a value, and whether its facts hold the question's other words."""
        words = [w for w in part.residual if not w[0].isdigit()] if part is not None else []
        evidence = self._store.evidence([t.id for row in rows for t in row.triples.values()])
        stated: dict[str, bool] = {}
        for row in rows:
            if alias in row.values:
                known = not words or any(held(word, row, evidence) for word in words)
                key = row.values[alias].key
                stated[key] = stated.get(key, False) or known
        return stated

    def _leads_on(self, action: Retrieval, part: SubQuestion) -> bool:
        """Whether a later action goes on from what this one finds."""
        if not isinstance(action.object, Mention):
            return False
        later = part.step.actions[part.step.actions.index(action) + 1 :]
        alias = action.object.alias
        return any(isinstance(a, Retrieval) and Ref(alias) in (a.subject, a.object) for a in later)

    def _asking(
        self, subject: Value, predicates: tuple[str, ...], kind: str, part: SubQuestion
    ) -> SubQuestion:
        """The sub-question for one subject's value."""
        known = [e for e in part.entities if e.id == subject.entity]
        linked = known or [
            LinkedEntity(subject.entity, subject.text, subject.type, subject.text, 1.0, "exact")
        ]
        said = tuple(w for w in part.said if self._asks(w, predicates)) or predicates
        return replace(
            part,
            asked=_ASKED[kind],
            entities=tuple(linked),
            names=(linked[0].surface,),
            predicates=predicates,
            said=said,
            stated=(),
            several=False,
            inherited=False,
        )

    def _asks(self, word: str, predicates: tuple[str, ...]) -> bool:
        return bool(set(predicates) & set(self._lexicon.resolve(word)))


def _agrees(found: Sequence[tuple[Value, Extract]], dated: Sequence[Row], alias: str) -> bool:
    """Whether the year read beside the relation's words is one of those that something may have happened in."""
    years = {value.literal.value[:4] for value, _ in found if value.literal is not None}
    return any(
        (literal := row.values[alias].literal) is not None and literal.value[:4] in years for row in dated
    )


def _asked_amount(name: str, label: str, language: Language) -> str:
    """The small question that an amount of one thing answers."""
    return f"{name}的{label}是多少？" if language is Language.CHINESE else f"What is the {label} of {name}?"


def _measured_row(measured: Measured, subject: Value, ends: tuple[str, str, str]) -> Row:
    """An amount of a thing at the ends of a pattern: subject, relation, object."""
    near, relation, far = ends
    values = {near: subject, far: Value(measured.literal.text, literal=measured.literal)}
    return Row(values, {}, {relation: measured.extract}, measured.weight)
