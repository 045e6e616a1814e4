"""Births and deaths of somebody's kin, and not their own."""

from __future__ import annotations

import pytest

from solver.reading.people.lives import is_of_kin_asked, tells_of_life

BURIED = "Ann Lee had three children. She is buried in Acton Abbey."


@pytest.mark.parametrize(
    "question",
    [
        "Where was the place of burial of Ann Lee's father?",
        "What is the place of death of Ann Lee (painter)'s husband?",
        "Where was the father of Ann Lee buried?",
        "Where was Ann Lee's father buried?",
    ],
)
def test_a_burial_of_ones_own_is_not_that_of_ones_father(question: str) -> None:
    assert not is_of_kin_asked(BURIED, question)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (BURIED, "Where was the place of burial of Ann Lee?"),
        ("Her father died in Acton.", "Where was the place of death of Ann Lee's father?"),
        ("Ann Lee's mother was born in Acton.", "Where was the mother of Ann Lee born?"),
    ],
)
def test_words_about_the_one_who_is_asked_about_may_answer(text: str, question: str) -> None:
    assert is_of_kin_asked(text, question)


@pytest.mark.parametrize(
    ("text", "relation", "tells"),
    [
        ("She went on to receive a degree.", "birth_place", False),
        ("She is an English rapper from Acton.", "birth_place", True),
        ("She received a degree from Acton School.", "birth_place", False),
        ("She was born in Acton.", "death_place", False),
        ("She passed away in Acton.", "death_place", True),
        ("She lived in Acton.", "burial_place", False),
        ("她葬于海城。", "burial_place", True),
        ("Anything at all.", "director", True),
    ],
)
def test_words_of_a_life_tell_of_its_birth_its_death_or_its_burial(
    text: str, relation: str, tells: bool
) -> None:
    assert tells_of_life(text, (relation,)) is tells
