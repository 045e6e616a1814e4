"""Two dates are compared as far as a question asks: to the year, to the month, or whole."""

from __future__ import annotations

import pytest

from schemas.graph import Literal, LiteralKind
from schemas.logical_form import Deduce, DeduceOperator, Ref
from solver.executors.calculation import calculate
from solver.results import Bindings, Outcome, Row, Value

ONE, OTHER = "1990-03-05", "1990-11-20"


def _dated(alias: str, date: str) -> Outcome:
    return Outcome((Row({alias: Value(date, literal=Literal(LiteralKind.DATE, date, date))}),))


@pytest.mark.parametrize(
    ("question", "same"),
    [
        ("Did Ada Ross and Ben Hall die in the same year?", True),
        ("林晚和赵一鸣是同一年出生的吗？", True),
        ("Were Ada Ross and Ben Hall born in the same month?", False),
        ("Were Ada Ross and Ben Hall born on the same day?", False),
    ],
)
def test_dates_are_the_same_to_what_is_asked(question: str, same: bool) -> None:
    found = Bindings({})
    found.bind("a", _dated("a", ONE))
    found.bind("b", _dated("b", OTHER))
    action = Deduce((DeduceOperator.ENTAILMENT,), (Ref("a"), Ref("b")), question, "j")
    assert calculate(action, found).verdict is same
