"""How long a question still may be worked on."""

from __future__ import annotations

from time import perf_counter

from solver.clock import Clock


def test_what_is_spent_is_not_left() -> None:
    clock = Clock(perf_counter() - 3, 10)
    assert 3 <= clock.spent < 4
    assert 6 < clock.left <= 7


def test_less_than_nothing_is_never_left() -> None:
    assert Clock(perf_counter() - 30, 10).left == 0
