"""How far apart two events or amounts are that pages tell in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

BALLOON = Page(
    "en/Aurora II",
    "The Aurora II was a balloon. It rose from a field near Turku on 2 May 1931. "
    "Its crew threw out their ballast. It came down in a lake on 19 May and was lost.",
    ("Aurora II", "Thing"),
)
MEDAL = Page(
    "en/Fjord Prize",
    "The Fjord Prize is a prize. In 1971 the prize went to Ada Moor. The jury of 1984 chose Bo Ek.",
    ("Fjord Prize", "Award"),
    ("Ada Moor", "Person"),
    ("Bo Ek", "Person"),
)
CARAVAN = Page(
    "en/Salt Caravan",
    "The Salt Caravan was an expedition. It set out in March with 240 mules and 18 drivers.",
    ("Salt Caravan", "Event"),
)


def test_the_year_of_two_days_may_be_said_once(tmp_path: Path) -> None:
    near = Likeness({"It rose": 0.97, "It came down": 0.97})
    with solver_over(tmp_path, BALLOON, embedder=near) as solver:
        answer = solver.ask("How many days after it rose did the Aurora II come down?")
    assert "17 days" in answer.text


def test_years_pass_between_the_prizes_of_two_winners(tmp_path: Path) -> None:
    near = Likeness({"Ada Moor": 0.97, "chose Bo Ek": 0.97})
    with solver_over(tmp_path, MEDAL, embedder=near) as solver:
        answer = solver.ask("How many years passed between Ada Moor's Fjord Prize and Bo Ek's?")
    assert "13 years" in answer.text


def test_a_sentence_s_two_numbers_are_subtracted(tmp_path: Path) -> None:
    with solver_over(tmp_path, CARAVAN, embedder=Likeness({"240 mules": 0.97})) as solver:
        answer = solver.ask("How many more mules than drivers were there in the Salt Caravan?")
    assert answer.text.startswith("222")


def test_nominations_that_were_not_won_are_what_is_left(tmp_path: Path) -> None:
    text = "Fog Harbour is a film. Fog Harbour had nine Fjord Prize nominations and won two of them."
    film = Page("en/Fog Harbour", text, ("Fog Harbour", "Film"), ("Fjord Prize", "Award"))
    with solver_over(tmp_path, film, embedder=Likeness({"nine": 0.97})) as solver:
        answer = solver.ask("How many of its Fjord Prize nominations did Fog Harbour fail to win?")
    assert answer.text.startswith("7")


HARBOUR = Page(
    "en/Fog Harbour School",
    "The Fog Harbour School is a school near Turku. Ada Moor was its head from 1912 until 1931. "
    "Bo Ek taught sailing there for six years. It closed in 1950.",
    ("Fog Harbour School", "School"),
    ("Ada Moor", "Person"),
    ("Bo Ek", "Person"),
)


@pytest.mark.parametrize(
    ("question", "near", "told"),
    [
        ("How long did Ada Moor head the Fog Harbour School?", "from 1912", "19 years"),
        ("For how many years did Bo Ek teach at the Fog Harbour School?", "six years", "six years"),
    ],
)
def test_how_long_is_told_by_the_sentence_that_gives_a_time(
    tmp_path: Path, question: str, near: str, told: str
) -> None:
    with solver_over(tmp_path, HARBOUR, embedder=Likeness({near: 0.97})) as solver:
        answer = solver.ask(question)
    assert told in answer.text
    assert not answer.abstained


def test_a_sentence_that_gives_no_time_does_not_say_how_long(tmp_path: Path) -> None:
    with solver_over(tmp_path, HARBOUR, embedder=Likeness({"near Turku": 0.97})) as solver:
        answer = solver.ask("How long did the building of the Fog Harbour School take?")
    assert "years" not in answer.text


def test_who_is_older_by_how_much_is_told_before_it_is_worked_out(tmp_path: Path) -> None:
    page = Page(
        "雾港学校",
        "雾港学校是一所学校。校长林晚在那里认识了比她年长五岁的周和。",
        ("雾港学校", "School"),
        ("林晚", "Person"),
        ("周和", "Person"),
    )
    with solver_over(tmp_path, page, embedder=Likeness({"年长": 0.97})) as solver:
        answer = solver.ask("周和比林晚大几岁？")
    assert answer.text.startswith("5岁")


def test_an_age_is_read_where_it_is_said_with_an_aside(tmp_path: Path) -> None:
    page = Page(
        "en/Ada Moor",
        "Ada Moor is a painter. Her mother left when she, the third of five girls, was eleven.",
        ("Ada Moor", "Person"),
    )
    with solver_over(tmp_path, page, embedder=Likeness({"eleven": 0.97})) as solver:
        answer = solver.ask("How old was Ada Moor when her mother went away?")
    assert "eleven" in answer.text
