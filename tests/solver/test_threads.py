"""Work in threads ends, whatever it raises."""

from __future__ import annotations

import asyncio

import pytest

from solver.threads import in_thread


def test_a_result_comes_back() -> None:
    assert asyncio.run(in_thread(divmod, 7, 2)) == (3, 1)


def test_nothing_left_to_take_is_an_error_and_no_endless_wait() -> None:
    with pytest.raises(RuntimeError, match="ran out"):
        asyncio.run(asyncio.wait_for(in_thread(next, iter(())), timeout=5))


def test_other_errors_stay_what_they_are() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(in_thread(divmod, 1, 0))
