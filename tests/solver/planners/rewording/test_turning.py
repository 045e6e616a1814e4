"""Questions whose question word stands behind, turned so that it stands in front."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.rewording.turning import base_of, turned
from tests.solver.synthesis.pages import Page, date, solver_over


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (
            "Orme Works was founded by a Scottish baker who died in what year?",
            "In what year did the Scottish baker who founded Orme Works die?",
        ),
        (
            "The Long Tide was written by a Greek novelist that has lived in Oslo since what year?",
            "Since what year has the Greek novelist who wrote The Long Tide lived in Oslo?",
        ),
        (
            "Ann Lee starred in a 2001 drama film that was shot in which city?",
            "In which city was the 2001 drama film in which Ann Lee starred shot?",
        ),
        (
            "Tom Rhee is the son of a Dutch skater who was voted what in 1988?",
            "What was the Dutch skater whose son is Tom Rhee voted in 1988?",
        ),
        ("Ann Lee who plays the nurse in Low Tide was born when?", "When was Ann Lee born?"),
        ("Ann Lee, a Danish potter, worked with what glass maker?", "With what glass maker did Ann Lee work?"),
        ("The camp that Tom Rhee painted held how many people in spring?",
         "How many people did the camp that Tom Rhee painted hold in spring?"),
        ("The Orme Two was a small plane designed by what brothers?", "By what brothers was the Orme Two designed?"),
        ("The fourth episode has what theme?", "What theme does the fourth episode have?"),
    ],
)  # fmt: skip
def test_the_question_word_comes_first(question: str, asked: str) -> None:
    assert turned(question)[0] == asked


@pytest.mark.parametrize(
    "question",
    [
        "Who founded Orme Works, which makes what?",
        "In what year did Ann Lee die?",
        "Was Ann Lee born in the city in which Tom Rhee lived?",
        "Ann Lee plays the nurse.",
        "According to the guide, Orme is the town in which Ann Lee lived.",
        "Bo Ek once made a film in which Ann Lee starred. What does her character own?",
        "《潮》的导演在哪一年去世？",
    ],
)
def test_a_question_that_asks_first_or_nothing_is_not_turned(question: str) -> None:
    assert turned(question) == ()


@pytest.mark.parametrize(
    ("verb", "bare"),
    [
        ("won", "win"),
        ("stopped", "stop"),
        ("married", "marry"),
        ("based", "base"),
        ("joined", "join"),
        ("hosts", "host"),
    ],
)
def test_the_bare_form_of_a_verb(verb: str, bare: str) -> None:
    assert base_of(verb) == bare


def test_what_is_asked_behind_is_answered(tmp_path: Path) -> None:
    works = Page(
        "en/Orme Works",
        "Orme Works is a bakery in Leith. It was founded by Tom Rhee.",
        ("Orme Works", "Organization"),
        ("Tom Rhee", "Person"),
    ).says(0, "founder", 1, "founded by Tom Rhee")
    baker = Page(
        "en/Tom Rhee",
        "Tom Rhee was a Scottish baker. He died on 4 May 1884.",
        ("Tom Rhee", "Person"),
    ).says(0, "death_date", date("1884-05-04", "4 May 1884"), "4 May 1884")
    with solver_over(tmp_path, works, baker) as solver:
        answer = solver.ask("Orme Works was founded by a Scottish baker who died in what year?")
    assert "1884" in answer.text
    assert answer.citations
