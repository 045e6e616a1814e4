"""What one question may ask of a language model: calls, tokens and seconds are kept, and counted."""

from __future__ import annotations

from time import perf_counter

import pytest

from backends.language_models.tokens import estimate_tokens
from schemas.errors import ModelError
from schemas.language_model import Completion, ModelUse, Prompt
from schemas.settings import BudgetSettings
from solver.clock import Clock
from solver.language_model.spending import Spending

_PROMPT = Prompt("x/1", "do this", "with that", {}, 100)


class _Model:
    """Says the same each time; fails where it has nothing to say."""

    name = "model"

    def __init__(self, text: str = "said", *, cut: bool = False) -> None:
        self._completion = Completion(text, 7, 3, cut)
        self.seconds: list[float] = []

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        self.seconds.append(seconds)
        if not self._completion.text:
            raise ModelError("nobody is there.")
        return self._completion


def _spending(model: _Model, *, seconds: float = 5.0, **budget: int) -> Spending:
    return Spending(model, BudgetSettings(**budget), Clock(perf_counter(), seconds))


def test_what_was_asked_is_counted() -> None:
    spending = _spending(model := _Model())
    assert spending.use is None
    assert [spending.ask(_PROMPT, str.upper) for _ in range(2)] == ["SAID", "SAID"]
    assert spending.use == ModelUse("model", calls=2, tokens=20, dropped=0)
    assert all(0 < seconds <= 5.0 for seconds in model.seconds)


def test_no_call_is_allowed_beyond_the_budgets() -> None:
    spending = _spending(_Model(), calls=1)
    assert spending.allows(_PROMPT)
    spending.ask(_PROMPT, str)
    assert not spending.allows(_PROMPT)


def test_the_longest_reply_must_fit_into_the_tokens_that_are_left() -> None:
    whole = estimate_tokens(_PROMPT.system, _PROMPT.user) + _PROMPT.most_tokens
    assert _spending(_Model(), tokens=whole).allows(_PROMPT)
    assert not _spending(_Model(), tokens=whole - 1).allows(_PROMPT)
    spent = _spending(_Model(), tokens=whole + 9)
    spent.ask(_PROMPT, str)
    assert not spent.allows(_PROMPT)


def test_nothing_is_allowed_when_the_time_is_over() -> None:
    assert not _spending(_Model(), seconds=0.0).allows(_PROMPT)


def test_a_second_call_is_tried_after_one_that_failed_and_no_third() -> None:
    spending = _spending(_Model(""))
    assert spending.ask(_PROMPT, str) is None
    assert spending.lost == "the language model model answered nothing: nobody is there."
    assert spending.allows(_PROMPT)
    spending.ask(_PROMPT, str)
    assert not spending.allows(_PROMPT)
    assert spending.use == ModelUse("model", calls=2)


@pytest.mark.parametrize("cut", [True, False])
def test_a_reply_that_is_cut_or_none_is_dropped_and_another_may_be_asked_for(cut: bool) -> None:
    def refuse(text: str) -> str:
        raise ModelError(f"{text} is none.")

    spending = _spending(_Model(cut=cut))
    assert spending.ask(_PROMPT, refuse) is None
    assert (spending.dropped, spending.allows(_PROMPT)) == (1, True)
    assert ("longer" if cut else "said is none") in spending.lost


def test_a_reply_after_one_that_was_none_leaves_nothing_to_be_told() -> None:
    spending = _spending(_Model())

    def refuse(text: str) -> str:
        raise ModelError(f"{text} is none.")

    spending.ask(_PROMPT, refuse)
    assert spending.ask(_PROMPT, str) == "said"
    assert (spending.lost, spending.dropped) == ("", 1)
