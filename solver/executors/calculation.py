"""The Math and Deduce executors: typed operators over rows."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.errors import ExecutionError
from schemas.graph import Literal, LiteralKind
from schemas.logical_form import (
    Action,
    Compare,
    Count,
    Deduce,
    DeduceOperator,
    Difference,
    Exists,
    Filter,
    Item,
    Math,
    Order,
    Ref,
    Sort,
    Sum,
    Text,
)
from solver import reasoner
from solver.executors.currencies import are_money, dollars, is_surely_more
from solver.executors.wins import listed
from solver.results import Bindings, Outcome, Row, Value, distinct

_LEAST_RANKED = 2
_LEAST_SURE = 0.0002  # of two values read from pages, together
_LEAST_AGED = (
    0.05  # of a date read from a page, where an age is computed to it from a birth that a fact gives
)
_TURNED = 0.6  # of two dates whose order is not known, where the one named first is the later
_BIRTH = "birth_date"
_GRAINS = (
    (re.compile(r"同一?个?月|\bsame month\b", re.I), 7),
    (re.compile(r"同一?年(?!级|龄|代)|\bsame year\b", re.I), 4),
    (re.compile(r"同一?个?年代|\bsame decade\b", re.I), 3),
)
"""Words for how much of two dates must be the same, and that many characters of them."""
_REALMS = dict.fromkeys(
    ("England", "Scotland", "Wales", "Northern Ireland", "Great Britain", "Britain"), "United Kingdom"
)
_REALMS |= dict.fromkeys(("英格兰", "苏格兰", "威尔士", "北爱尔兰"), "英国")
"""Countries that are parts of one."""

_AWARDS = frozenset({"award_won", "award_nominated"})
_AWARD_QUALIFIERS = ("category", "edition", "work")


def calculate(action: Action, found: Bindings) -> Outcome:
    """What an operator makes of the outcomes that are bound to its aliases.

    Raises ReasoningError where values cannot be computed with, ExecutionError for an operator in
    words that no rule covers.
    """
    match action:
        case Count(of=of):
            rows = found.outcome(of.alias).rows
            amount = str(_how_many(rows, of.alias))
            return Outcome(computed=_plain(amount), operands=rows)
        case Sort():
            return _sort(action, found)
        case Filter():
            return _filter(action, found)
        case Compare(items=items):
            return _compare(action, [_row(item, found) for item in items], items, found)
        case Sum(items=items):
            rows = tuple(row for item in items for row in _rows(item, found))
            literals = [_literal(row, item) for item in items for row in _rows(item, found)[:1]]
            if len(literals) < len(items):
                return Outcome(operands=rows)
            total = reasoner.total(literals)
            return Outcome(computed=Value(total.text, literal=total), operands=rows)
        case Difference():
            return _difference(action, found)
        case Exists(of=of):
            outcome = found.outcome(of.alias)
            known = bool(outcome.rows or outcome.operands)
            return Outcome(
                outcome.rows, verdict=bool(outcome.rows) if known else None, operands=outcome.operands
            )
        case Deduce() | Math():
            return _in_words(action, found)
    raise ExecutionError(f"{type(action).__name__} is not a calculation", task=str(action))


def _how_many(rows: Sequence[Row], alias: str) -> int:
    """Distinct things; of awards each win counts, told once however often pages tell it."""
    counted: set[str] = set()
    wins: dict[str, list[dict[str, str]]] = {}
    for row in rows:
        value = row.values.get(alias)
        if value is None:
            continue
        counted.add(value.key)
        for triple in row.triples.values():
            said = {q.name: _short(q.value) for q in triple.qualifiers if q.name in _AWARD_QUALIFIERS}
            if triple.predicate in _AWARDS:
                wins.setdefault(value.key, []).append(said)
    several = sum(max(len(_apart(said)), listed(rows, prize, alias)) - 1 for prize, said in wins.items())
    return len(counted) + several


def _apart(wins: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    """The wins of one award that differ in something that both say, those that say most first."""
    kept: list[dict[str, str]] = []
    for win in sorted(wins, key=lambda said: (-len(said), sorted(said.items()))):
        if not any(all(other.get(name, value) == value for name, value in win.items()) for other in kept):
            kept.append(win)
    return kept


def _short(value: str) -> str:
    """A category without the word for a prize: 最佳导演 for 最佳导演奖."""
    return value.casefold().removesuffix("奖").removesuffix(" award").strip()


def _sort(action: Sort, found: Bindings) -> Outcome:
    rows = [row for row in found.outcome(action.by.alias).rows if _has_literal(row, action.by.alias)]
    literals = [_literal(row, action.by) for row in rows]
    if not rows:
        return Outcome()
    if len({literal.unit for literal in literals}) > 1 and are_money(literals):
        return _first_in_money(action, rows)
    comparable = [i for i, literal in enumerate(literals) if _comparable(literals[0], literal)]
    ranked = [rows[comparable[i]] for i in reasoner.order([literals[i] for i in comparable], action.order)]
    members = distinct(ranked, action.of.alias)
    if len(members) < _LEAST_RANKED:
        return Outcome(operands=tuple(ranked))  # the first of one is none
    kept = {value.key for value in (members[: action.limit] if action.limit else members)}
    chosen = [row for row in ranked if row.values[action.of.alias].key in kept]
    named = [
        Row({**row.values, action.alias: row.values[action.of.alias]}, row.triples, row.extracts)
        for row in chosen
    ]
    return Outcome(tuple(named), operands=tuple(ranked))


def _first_in_money(action: Sort, rows: Sequence[Row]) -> Outcome:
    """Of amounts in several currencies the thing with most, or least, and another that may have as much at some rate of
    exchange; nothing where there are more of these."""
    highest = action.order is Order.DESCENDING
    ranked = sorted(rows, key=lambda row: dollars(_literal(row, action.by)), reverse=highest)
    members = distinct(ranked, action.of.alias)
    first: dict[str, Row] = {}
    for row in ranked:
        first.setdefault(row.values[action.of.alias].key, row)
    last = list(first.values())[: action.limit or 1][-1]
    kept = [
        row
        for row in first.values()
        if not is_surely_more(*_ordered(_literal(last, action.by), _literal(row, action.by), highest))
    ]
    if len(members) < _LEAST_RANKED or len(kept) > (action.limit or 1) + 1:
        return Outcome(operands=tuple(ranked))
    named = [
        Row({**row.values, action.alias: row.values[action.of.alias]}, row.triples, row.extracts)
        for row in kept
    ]
    return Outcome(tuple(named), operands=tuple(ranked))


def _ordered(one: Literal, other: Literal, highest: bool) -> tuple[Literal, Literal]:
    return (one, other) if highest else (other, one)


def _filter(action: Filter, found: Bindings) -> Outcome:
    rows = found.outcome(action.of.alias).rows
    kept = []
    for row in rows:
        value = row.values.get(action.by.alias)
        if value is None:
            continue
        literal = value.literal or Literal(LiteralKind.TEXT, value.text, value.text)
        if reasoner.satisfies(literal, action.relational, action.value):
            kept.append(
                Row({**row.values, action.alias: row.values[action.of.alias]}, row.triples, row.extracts)
            )
    return Outcome(tuple(kept), operands=tuple(rows))


def _compare(action: Compare, rows: Sequence[Row | None], items: Sequence[Item], found: Bindings) -> Outcome:
    known = [row for row in rows if row is not None]
    if len(known) < len(items):
        return Outcome(operands=tuple(known))
    literals = [_literal(row, item) for row, item in zip(known, items, strict=True)]
    first = reasoner.order(literals, action.order)[0]
    if reasoner.compare(literals[first], literals[1 - first] if len(literals) == 2 else literals[first]) == 0:
        equal = [i for i in range(len(literals)) if reasoner.compare(literals[i], literals[first]) == 0]
        if len(equal) > 1:
            return Outcome(operands=tuple(known))
    winner = known[first]
    owner = found.owner(winner, _alias(items[first]))
    values = {**winner.values, action.alias: owner} if owner is not None else winner.values
    return Outcome((Row(values, winner.triples, winner.extracts),), operands=tuple(known))


def _difference(action: Difference, found: Bindings) -> Outcome:
    left, right = action.left, action.right
    rows = _pair(_rows(left, found), _rows(right, found), action)
    if rows is None:
        known = [row for row in (_row(left, found), _row(right, found)) if row is not None]
        return Outcome(operands=tuple(known) if len(known) < 2 else ())
    rows = _exact(rows[0], _rows(left, found), left), _exact(rows[1], _rows(right, found), right)
    one, other = _literal(rows[0], left), _literal(rows[1], right)
    apart = reasoner.difference(one, other)
    if isinstance(apart, reasoner.Span):
        days = "" if apart.days is None else str(apart.days)
        counted = _is_year(one, other) and not _is_age(rows)
        years = abs(int(one.value[:4]) - int(other.value[:4])) if counted else apart.years
        literal = Literal(LiteralKind.NUMBER, str(years), days, "year")
    else:
        literal = apart
    return Outcome(computed=Value(literal.text, literal=literal), operands=rows)


def _exact(row: Row, rows: Sequence[Row], item: Item) -> Row:
    """Of the rows that say a row's date the one that says it most exactly: of 2004 and 2004-09 the second."""
    said = _literal(row, item)
    if said.kind is not LiteralKind.DATE:
        return row
    alike = [one for one in rows if _literal(one, item).value.startswith(f"{said.value}-")]
    return max(alike, key=lambda one: len(_literal(one, item).value), default=row)


def _pair(left: Sequence[Row], right: Sequence[Row], action: Difference) -> tuple[Row, Row] | None:
    """Of the values that either side may have the two that are likeliest together: two dates, not one read for both
    events, in the order that is known, or rather in that in which they are named.
    """
    best: tuple[float, Row, Row] | None = None
    for row in left:
        for beside in right:
            one, other = _literal(row, action.left), _literal(beside, action.right)
            weight = row.weight * beside.weight
            if one.kind is LiteralKind.DATE and other.kind is LiteralKind.DATE:
                facts = [{t.id for t in each.triples.values()} for each in (row, beside)]
                told = bool(row.extracts or beside.extracts or facts[0] & facts[1])
                weight *= 0.0 if told and _is_one_date(one, other) else _in_order(one, other, action.order)
            least = _LEAST_AGED if _is_age((row, beside)) else _LEAST_SURE
            if weight >= least and (best is None or weight > best[0]):
                best = weight, row, beside
    return best[1:] if best is not None else None


def _in_order(one: Literal, other: Literal, order: Order | None) -> float:
    """How well two dates stand in an order: 0 against one that is known."""
    sign = reasoner.compare(one, other)
    if order is None:
        return 1.0 if sign <= 0 else _TURNED
    return 0.0 if sign == (1 if order is Order.ASCENDING else -1) else 1.0


def _is_age(rows: Sequence[Row]) -> bool:
    """Whether one date is a birth and the other none: then years are counted from birthday to birthday."""
    births = [any(triple.predicate == _BIRTH for triple in row.triples.values()) for row in rows]
    return any(births) and not all(births)


def _is_one_date(one: Literal, other: Literal) -> bool:
    """Whether two dates are the same, or one only says the other's year or month."""
    if one.kind is not LiteralKind.DATE or other.kind is not LiteralKind.DATE:
        return False
    return one.value.startswith(other.value) or other.value.startswith(one.value)


def _is_year(*dates: Literal) -> bool:
    """Whether dates begin with years of four digits, so that years are counted as calendars count them."""
    return all(date.value[:4].isdigit() for date in dates)


def _in_words(action: Deduce | Math, found: Bindings) -> Outcome:
    """A judgement over two values is their equality; anything else passes its content on."""
    outcomes = [found.outcome(_alias(item)) for item in action.content if _alias(item)]
    if isinstance(action, Deduce) and action.operators == (DeduceOperator.ENTAILMENT,):
        return _shared(action, outcomes)
    if isinstance(action, Deduce) and action.operators == (DeduceOperator.JUDGEMENT,) and len(outcomes) == 2:
        winner, operand = outcomes
        if not winner.rows or not operand.rows:
            return Outcome(operands=winner.operands)
        named = winner.rows[0].values.get(_alias(action.content[0]))
        owner = found.owner(operand.rows[0], _alias(action.content[1]))
        verdict = named is not None and owner is not None and named.key == owner.key
        return Outcome(winner.rows, verdict=verdict, operands=winner.operands)
    rows = tuple(row for outcome in outcomes for row in outcome.rows)
    return Outcome(rows, operands=tuple(row for outcome in outcomes for row in outcome.operands))


def _shared(action: Deduce, outcomes: Sequence[Outcome]) -> Outcome:
    """Whether all outcomes hold a common value; nothing is said where one is empty."""
    grain = _grain(action.target)
    held = [
        {_coarse(value, grain) for value in distinct(outcome.rows, _alias(item))}
        for item, outcome in zip(action.content, outcomes, strict=True)
    ]
    rows = tuple(row for outcome in outcomes for row in outcome.rows)
    if not all(held):
        return Outcome(operands=rows)
    return Outcome(verdict=bool(set.intersection(*held)), operands=rows)


def _grain(question: str) -> int:
    """How many characters of two dates must be the same where a question asks for the same year or month; 0 for all."""
    return next((length for pattern, length in _GRAINS if pattern.search(question)), 0)


def _coarse(value: Value, grain: int) -> str:
    """A value's key; of a date only as much as is compared."""
    if value.type == "Country":
        return f"c:{_REALMS.get(value.text, value.text)}"
    literal = value.literal
    dated = grain and literal is not None and literal.kind is LiteralKind.DATE
    return literal.value[:grain] if dated and literal is not None else value.key


def _rows(item: Item, found: Bindings) -> tuple[Row, ...]:
    alias = _alias(item)
    return tuple(row for row in found.outcome(alias).rows if _has_literal(row, alias)) if alias else ()


def _row(item: Item, found: Bindings) -> Row | None:
    return next(iter(_rows(item, found)), None)


def _alias(item: Item) -> str:
    if isinstance(item, Ref):
        return item.alias
    return item.value if isinstance(item, Text) else str(item)


def _has_literal(row: Row, alias: str) -> bool:
    value = row.values.get(alias)
    return value is not None and value.literal is not None


def _literal(row: Row, item: Item) -> Literal:
    literal = row.values[_alias(item)].literal
    if literal is None:
        raise reasoner.ReasoningError(f"{row.values[_alias(item)].text!r} is not a value")
    return literal


def _comparable(one: Literal, other: Literal) -> bool:
    if one.kind is not other.kind:
        return False
    return one.kind is LiteralKind.DATE or not (one.unit and other.unit) or one.unit == other.unit


def _plain(number: str) -> Value:
    return Value(number, literal=Literal(LiteralKind.NUMBER, number, number))
