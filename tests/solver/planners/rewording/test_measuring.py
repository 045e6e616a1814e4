"""How much heavier, taller or longer one thing is than another."""

from __future__ import annotations

import pytest

from solver.planners.rewording.measuring import by_measure, two_measured


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("How many kilograms lighter is Orme than Venn?", "What is the difference in weight between Orme and Venn?"),
        ("By how much was the Orme heavier than the Venn?",
         "What is the difference in weight between the Orme and the Venn?"),
        ("How many metres longer is the Orme than the Venn?",
         "What is the difference in length between the Orme and the Venn?"),
        ("How much longer is Orme Bridge than Venn Bridge?",
         "What is the difference in length between Orme Bridge and Venn Bridge?"),
    ],
)  # fmt: skip
def test_one_relation_is_set_against_itself(question: str, plain: str) -> None:
    assert by_measure(question) == plain


@pytest.mark.parametrize(
    "question",
    ["How much longer is Fog Harbour than Long Night?", "How many years older is Ann Lee than Bea Moss?",
     "How many kilograms does Orme weigh?"],
)  # fmt: skip
def test_films_and_lives_last_and_are_not_so_many_metres_longer(question: str) -> None:
    assert by_measure(question) == question


def test_both_things_are_known() -> None:
    assert two_measured("How many metres taller is the Orme than Venn?") == ("Orme", "Venn")
    assert two_measured("How tall is the Orme?") == ()
