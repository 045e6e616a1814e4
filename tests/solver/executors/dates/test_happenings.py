"""Dates of what happened, read from the words that tell it."""

from __future__ import annotations

import pytest

from solver.executors.dates.happenings import LIFE, is_lifespan, is_of_life


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


@pytest.mark.parametrize(
    ("text", "date", "words", "ends"),
    [
        ("林晚（1482年—1551年），字子衡，官至户部尚书", "1482年", "任 户部尚书", True),
        ("林晚（1482年—1551年），字子衡，官至户部尚书", "1482年", "出生", False),
        ("Ann Lee (12 May 1901 – 3 June 1980) ran the mill", "12 May 1901", "ran the mill", True),
        ("Ann Lee ran the mill (1930–1941)", "1950", "ran the mill", False),
        ("林晚1542年升任户部尚书（见下）", "1542年", "任 户部尚书", False),
    ],
)
def test_the_ends_of_a_life_date_nothing_else(text: str, date: str, words: str, ends: bool) -> None:
    assert is_lifespan(text, date, words) is ends
