"""Which by number is asked for, and which words of pages speak of."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.language import language_of
from solver.reading.nth import Nth, asked_nth
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "nth"),
    [
        ("Who was Bo Ek's second wife?", Nth(2, "wife")),
        ("What was Bo Ek's third feature film?", Nth(3, "film")),
        ("林海的第二任妻子是谁？", Nth(2, "妻子是谁")),
        ("Who won at the 3rd ceremony?", None),
        ("Who lived in the 18th century?", None),
        ("林海获得第三届海燕奖吗？", None),
    ],
)
def test_the_number_that_is_asked_for(question: str, nth: Nth | None) -> None:
    assert asked_nth(question, (), language_of(question)) == nth


def test_a_name_numbers_nothing() -> None:
    assert asked_nth("Who wrote Second Wife?", ("Second Wife",), Language.ENGLISH) is None


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (["Ann Lee, his second wife, was a nurse."], True),
        (["Ida Moe, his third wife, was a singer."], False),
        (["He married Ann Lee in the third year of the war."], None),
        (["安·李是他的第二任妻子。"], True),
    ],
)
def test_what_words_number(texts: list[str], told: bool | None) -> None:
    assert Nth(2, "wife").is_told(texts) is told


EK = "Bo Ek was an actor. Ida Moe, his third wife, was a singer. Bo Ek directed Loom, Ember and Tidewrack."


@pytest.mark.parametrize(
    ("question", "abstained"),
    [
        ("Who was Bo Ek's third wife?", False),
        ("Who was Bo Ek's first wife?", True),
        ("What was Bo Ek's second film?", True),
        ("Which films did Bo Ek direct?", False),
    ],
)
def test_another_by_number_does_not_answer(tmp_path: Path, question: str, abstained: bool) -> None:
    films = [("Loom", "Film"), ("Ember", "Film"), ("Tidewrack", "Film")]
    ek = Page("en/Bo Ek", EK, ("Bo Ek", "Person"), ("Ida Moe", "Person"), *films)
    ek.says(0, "spouse", 1, "Ida Moe, his third wife, was a singer")
    for film in (2, 3, 4):
        ek.says(film, "director", 0, "Bo Ek directed Loom, Ember and Tidewrack")
    with solver_over(tmp_path, ek) as solver:
        assert solver.ask(question).abstained is abstained
