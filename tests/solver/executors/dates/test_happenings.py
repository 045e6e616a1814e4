"""Dates of what happened, read from the words that tell it."""

from __future__ import annotations

import pytest

from solver.executors.dates.happenings import LIFE, is_of_life


@pytest.mark.parametrize(
    ("text", "date", "born"),
    [
        ("林晚生于海城，2018年4月5日去世", "2018年4月5日", False),
        ("林晚1935年10月29日生于海城，2018年4月5日去世", "1935年10月29日", True),
        ("她出生在海城，那是1935年10月29日", "1935年10月29日", True),
    ],
)
def test_a_date_of_death_is_no_birth(text: str, date: str, born: bool) -> None:
    assert is_of_life(text, date, LIFE["birth_date"]) is born
