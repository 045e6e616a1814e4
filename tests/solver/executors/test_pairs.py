"""Which of the dates that two events may have are told apart."""

from __future__ import annotations

import pytest

from schemas.graph import Literal, LiteralKind, Triple
from schemas.logical_form import Difference, Order, Ref
from solver.executors.calculation import calculate
from solver.results import Bindings, Extract, Outcome, Row, Value

EXTRACT = Extract("p#0", 0, 4)


def rows(alias: str, *dates: tuple[str, float]) -> Outcome:
    found = []
    for year, weight in dates:
        value = Value(year, literal=Literal(LiteralKind.DATE, year, year))
        found.append(Row({alias: value}, {}, {"p": EXTRACT}, weight))
    return Outcome(tuple(found))


def years(order: Order | None, left: Outcome, right: Outcome) -> str:
    found = Bindings({})
    found.bind("o1", left)
    found.bind("o2", right)
    computed = calculate(Difference(Ref("o1"), Ref("o2"), "d1", order), found).computed
    return computed.literal.value if computed is not None and computed.literal is not None else ""


@pytest.mark.parametrize(
    ("order", "expected"), [(Order.ASCENDING, "73"), (Order.DESCENDING, "27"), (None, "27")]
)
def test_the_surest_dates_in_the_order_that_is_said_are_taken(order: Order | None, expected: str):
    sank = rows("o1", ("2012", 0.5), ("1912", 0.2))
    assert years(order, sank, rows("o2", ("1985", 0.8))) == expected


def test_one_date_is_not_read_for_both_events():
    told = ("1996", 0.9), ("2010", 0.3)
    assert years(None, rows("o1", *told), rows("o2", *told)) == "14"


def test_nothing_is_told_where_only_one_date_is_known():
    assert years(None, rows("o1", ("1996", 0.9)), rows("o2", ("1996", 0.9))) == ""


def test_one_fact_does_not_date_both_events():
    fact = Triple("t1", "a", "date_of_birth", Literal(LiteralKind.DATE, "1930", "1930"))
    row = Row({"o1": Value("1930", literal=fact.object)}, {"p": fact})
    beside = Row({"o2": Value("1930", literal=fact.object)}, {"p": fact})
    assert years(None, Outcome((row,)), Outcome((beside,))) == ""


def test_of_two_that_say_one_date_the_more_exact_one_is_counted():
    born, found = rows("o1", ("1950-12-24", 1.0)), rows("o2", ("1980", 0.9), ("1980-03-01", 0.2))
    bindings = Bindings({})
    bindings.bind("o1", born)
    bindings.bind("o2", found)
    computed = calculate(Difference(Ref("o1"), Ref("o2"), "d1", Order.ASCENDING), bindings)
    assert computed.operands[1].values["o2"].text == "1980-03-01"


@pytest.mark.parametrize(("sure", "age"), [(0.01, ""), (0.3, "21")])
def test_no_age_is_computed_to_a_date_that_is_hardly_that_of_what_happened(sure: float, age: str):
    fact = Triple("t1", "a", "birth_date", Literal(LiteralKind.DATE, "1953", "1953"))
    born = Outcome((Row({"o2": Value("1953", literal=fact.object)}, {"p": fact}),))
    assert years(Order.DESCENDING, rows("o1", ("1974", sure)), born) == age
