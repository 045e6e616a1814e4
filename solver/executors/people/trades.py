"""Of what facts give, people or works where such are asked for, and people of the trade that the question says."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.people.sexes import Sex, sex_of
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.chains import ACCEPTED
from solver.planners.kinds.trades import TRADES, Trade, asked_trade, asks_for_women
from solver.reading.foremost import says_most
from solver.results import Row

_LISTED = frozenset(
    {QuestionKind.LIST, QuestionKind.ATTRIBUTE, QuestionKind.CHAIN, QuestionKind.INTERSECTION}
)


def of_asked_kind(
    rows: list[Row], part: SubQuestion, alias: str, store: GraphStore, lexicon: Lexicon
) -> list[Row]:
    """The rows whose value is a person or a work, where such are asked for, and a person known to be of the trade that
    the question says; where nobody is, since pages do not tell everybody's, those of whom no other is known. All rows
    where who has most is asked for, which no handful of facts tells.
    """
    kinds = ACCEPTED[part.asked] if part.asked in (AnswerType.PERSON, AnswerType.WORK) else ()
    if not kinds or part.kind not in _LISTED or len(rows) < 2 or says_most(part.text):
        return rows
    values = [row.values.get(alias) for row in rows]
    rows = [
        row
        for row, value in zip(rows, values, strict=True)
        if value is None or not value.type or lexicon.fits(value.type, kinds)
    ] or rows
    trade = asked_trade(part.text) if part.asked is AnswerType.PERSON else None
    ids = sorted({row.values[alias].entity for row in rows if alias in row.values} - {""})
    if trade is None or not ids:
        return rows
    known = _of_trade(ids, trade, store)
    if asks_for_women(part.text):
        known = _women(known, store)
    kept = [row for row in rows if alias in row.values and row.values[alias].entity in known]
    others = {person for other in TRADES if other is not trade for person in _of_trade(ids, other, store)}
    return kept or [row for row in rows if alias not in row.values or row.values[alias].entity not in others]


def _of_trade(ids: Sequence[str], trade: Trade, store: GraphStore) -> set[str]:
    """Those whom a fact says to be of a trade, or to have made a work as such."""
    found = {
        fact.subject
        for fact in store.match(subjects=ids, predicates=["occupation"])
        if not isinstance(fact.object, str) and trade.is_said(folded(fact.object.text))
    }
    made = store.match(objects=ids, predicates=[trade.relation]) if trade.relation else []
    return found | {str(fact.object) for fact in made}


def _women(people: set[str], store: GraphStore) -> set[str]:
    """Those who are known to be women; where nobody is, those who are not known to be men."""
    sexes = {e.id: sex_of(e, [], store) for e in store.get_entities(sorted(people)) if e is not None}
    women = {person for person, sex in sexes.items() if sex is Sex.FEMALE}
    return women or {person for person, sex in sexes.items() if sex is None}
