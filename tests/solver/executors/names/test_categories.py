"""Prizes won, told on pages of both languages and in turn."""

from __future__ import annotations

from schemas.graph import Qualifier, Triple
from solver.executors.names.categories import category_forms, first_and_last, told_once


def _won(number: int, **said: str) -> Triple:
    qualifiers = tuple(Qualifier(name, value) for name, value in sorted(said.items()))
    return Triple(f"t{number}", "lin", "award_won", "petrel", qualifiers)


def test_a_category_has_its_names_in_both_languages() -> None:
    assert "best director" in category_forms("最佳导演奖")
    assert category_forms("最佳海报") == ("最佳海报",)


def test_a_prize_told_in_both_languages_counts_once() -> None:
    chinese, english = (
        _won(1, category="最佳导演", edition="9"),
        _won(2, category="Best Director", edition="9"),
    )
    later = _won(3, category="Best Director", edition="10")

    assert told_once([chinese, english, later]) == [chinese, later]


def test_the_first_win_is_that_of_the_earliest_edition() -> None:
    sixth, ninth, seventh = _won(1, edition="6"), _won(2, edition="9"), _won(3, edition="7", time="1988")

    assert first_and_last([ninth, sixth, seventh]) == (sixth, ninth)
    assert first_and_last([sixth]) is None
    assert first_and_last([_won(4, time="1988"), _won(5)]) is None
