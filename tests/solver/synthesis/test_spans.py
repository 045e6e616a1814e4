"""How far apart two events or amounts are that pages tell in words."""

from __future__ import annotations

from pathlib import Path

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
