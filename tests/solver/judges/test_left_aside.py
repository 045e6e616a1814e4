"""Words that tell of the town for its airport, or of the first for another, answer nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from schemas.plan import AnswerType
from solver.judges.left_aside import leaves_prize
from solver.synthesis.composed import Composed
from tests.solver.parts import part
from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

TOWN = Page("海城", "海城是一座港口城市。海城于1877年开埠通商。海城机场于1990年通航。", ("海城", "City"))
PORT = Page("青县", "青县是一座港口县城。青县于1877年开埠通商。", ("青县", "City"))


def test_the_towns_date_is_not_its_airports(tmp_path: Path) -> None:
    with solver_over(tmp_path, PORT) as solver:
        assert solver.ask("青县机场是什么时候通航的？").abstained


def test_what_tells_of_the_airport_stays(tmp_path: Path) -> None:
    with solver_over(tmp_path, TOWN) as solver:
        assert "1990" in solver.ask("海城机场是什么时候通航的？").text


HALL = Page("海城馆", "海城馆于2012年落成开放，设计者是林晚。", ("海城馆", "Place"), ("林晚", "Person"))


@pytest.mark.parametrize("question", ["林晚还设计过别的什么博物馆？", "林晚另外设计过哪些博物馆？"])
def test_the_one_is_not_another(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, HALL) as solver:
        assert "2012" not in solver.ask(question).text


MILL = Page(
    "en/Orme Mill", "Orme Mill stands in Leith. It supplied the slate for Orme.", ("Orme Mill", "Place")
)


def test_a_person_named_in_full_is_not_passed_over(tmp_path: Path) -> None:
    with solver_over(tmp_path, MILL) as solver:
        assert solver.ask("What was Tam Brodie responsible for at Orme?").abstained


LEITH = (
    "Leith is a harbour town. Until 1990 the sleepers left Leith from Dock Street; today they use Bridge End."
)


def test_a_station_asked_for_by_its_town_need_not_be_called_one(tmp_path: Path) -> None:
    page = Page("en/Leith", LEITH, ("Leith", "City"), ("Dock Street", "Place"), ("Bridge End", "Place"))
    with solver_over(tmp_path, page) as solver:
        told = solver.ask("Which Leith station did the sleepers use before Bridge End?").text
        assert "Dock Street" in told
        assert solver.ask("When did the Leith station open?").abstained


COLE = (
    "Ned Cole was a joiner. His first wife had six children. The year after, he married Ann Fell, by whom he had five "
    "more children."
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How many children did Ned Cole have by his two wives together?", False),
        ("How many children did Ned Cole have by Ann Fell?", True),
    ],
)
def test_what_came_on_top_is_not_all(tmp_path: Path, question: str, told: bool) -> None:
    page = Page("en/Ned Cole", COLE, ("Ned Cole", "Person"), ("Ann Fell", "Person"))
    with solver_over(tmp_path, page, embedder=Likeness({"more": 0.97})) as solver:
        assert solver.ask(question).text.startswith("5: ") is told


@pytest.mark.parametrize(("prize", "told"), [("阿尔泰", False), ("白石", True)])
def test_another_prize_is_not_the_one_asked_about(prize: str, told: bool) -> None:
    asked = replace(part(f"林晚是哪一年拿到{prize}奖的？", asked=AnswerType.DATE), residual=(prize,))
    words = "1997年，林晚领取了白石奖金，当时值五万元。"
    assert leaves_prize([asked], Composed(words, words, abstained=False), [words]) is not told
