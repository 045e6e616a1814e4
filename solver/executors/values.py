"""Values that no triple states: dates and numbers read from the clause that says them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import AnswerType, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.reader import Reader
from solver.results import Outcome, Row, Value

_MOST = 12  # things whose values are read one by one


class ValueReader:
    """Adds rows to a retrieval whose object is a date or a number and whose triples are missing."""

    def __init__(self, reader: Reader, store: GraphStore, lexicon: Lexicon) -> None:
        self._reader = reader
        self._store = store
        self._lexicon = lexicon

    def complete(
        self, action: Retrieval, outcome: Outcome, rows: Sequence[Row], part: SubQuestion
    ) -> Outcome:
        """The outcome with a row for each subject that had none and whose pages say the value."""
        if not isinstance(action.predicate, Predicate) or not isinstance(action.object, Mention):
            return outcome
        predicates = tuple(p for n in action.predicate.names for p in self._lexicon.resolve(n))
        kinds = {k for p in predicates for k in self._lexicon.range(p)} & {"Date", "Number"}
        if len(kinds) != 1 or action.object.name:
            return outcome
        kind = kinds.pop()
        alias = getattr(action.subject, "alias", "")
        have = {row.values[alias].key for row in outcome.rows if alias in row.values}
        added = []
        for subject, base in self._subjects(action, rows, part, alias)[:_MOST]:
            if subject.key in have:
                continue
            found = self._reader.value(self._asking(subject, predicates, kind, part), outcome.ranking, kind)
            if found is not None:
                literal, extract = found
                values = {alias: subject, action.object.alias: Value(literal.text, literal=literal)}
                added.append(base.joined(Row(values, {}, (extract,))))
        return replace(outcome, rows=(*outcome.rows, *added))

    def _subjects(
        self, action: Retrieval, rows: Sequence[Row], part: SubQuestion, alias: str
    ) -> list[tuple[Value, Row]]:
        if isinstance(action.subject, Ref):
            return [(row.values[alias], row) for row in rows if alias in row.values]
        if not isinstance(action.subject, Mention) or not action.subject.name:
            return []
        linked = [e for e in part.entities if folded(e.surface) == folded(action.subject.name)]
        best = max(linked, key=lambda e: (e.score, e.id), default=None)
        if best is None:
            return []
        return [(Value(best.name, best.id, type=best.type), Row({}))]

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
            asked=AnswerType.DATE if kind == "Date" else AnswerType.NUMBER,
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
