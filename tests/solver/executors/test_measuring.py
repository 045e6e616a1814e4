"""Amounts read from pages for what is asked, compared or subtracted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

TOWER = Page(
    "云海大厦",
    "云海大厦是雾城的一座大楼，2001年落成。大厦高412米，共88层。东边的望江塔高350米，1995年建成。",
    ("云海大厦", "Place"),
    ("雾城", "City"),
)
FILMS = Page(
    "Fog Harbour",
    "Fog Harbour is a film by Mara Voss. It runs for 131 minutes. Her earlier film Northbound runs to 90 minutes.",
    ("Fog Harbour", "Film"),
    ("Northbound", "Film"),
    ("Mara Voss", "Person"),
)


def answer(path: Path, question: str) -> str:
    near = Likeness({"412": 0.8, "350": 0.8, "131": 0.8, "90": 0.8})
    with solver_over(path, TOWER, FILMS, embedder=near) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("云海大厦比望江塔高多少米？", "相差62米"),
        ("云海大厦和望江塔哪座更高？", "是云海大厦"),
        ("云海大厦有多高？", "412米"),
        ("云海大厦有多少层？", "88层"),
        ("How many minutes longer is Fog Harbour than Northbound?", "41"),
        ("Which is longer, Fog Harbour or Northbound?", "Fog Harbour"),
    ],
)
def test_amounts_are_those_of_the_thing_named_before_them(tmp_path: Path, question: str, said: str):
    assert said in answer(tmp_path, question)


def test_an_amount_of_another_thing_is_no_answer(tmp_path: Path):
    assert "350" not in answer(tmp_path, "云海大厦有多高？")


def test_nothing_is_subtracted_where_one_amount_is_missing(tmp_path: Path):
    assert "相差" not in answer(tmp_path, "云海大厦比青山阁高多少米？")


FIRM = Page(
    "en/Orme",
    "Orme was a firm. The Fen IV lamp weighed 41 kilograms; the Fen V, launched in 1952, weighed 18 kilograms.",
    ("Orme", "Organization"),
    ("Fen IV", ""),
    ("Fen V", ""),
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("How much did the Fen IV weigh?", "41 kilograms"),
        ("How many kilograms lighter is the Fen V than the Fen IV?", "23"),
        ("How many kilograms lighter is the Fen V than the Fen VI?", "do not say"),
    ],
)
def test_each_of_two_things_in_a_sentence_has_its_own_amount(tmp_path: Path, question: str, said: str):
    near = Likeness({"41": 0.8, "18": 0.8})
    with solver_over(tmp_path, FIRM, embedder=near) as solver:
        assert said in solver.ask(question).text
