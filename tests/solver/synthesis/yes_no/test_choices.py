"""The one of several given answers that is so is said first, with what says it; where none is, nothing is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.synthesis.composed import Composed
from solver.synthesis.yes_no.choices import chosen, named_alone
from tests.solver.synthesis.pages import Page, date, solver_over

FOG = "Fog is a film directed by Ida Lom. Fog was released in 1931. Ada Ross and Carl Dorn wrote Fog."
MIST = "《雾》是林晚执导的电影，编剧是周砚和沈舟。"


def _pages() -> tuple[Page, ...]:
    fog = Page(
        "en/Fog", FOG, ("Fog", "Film"), ("Ida Lom", "Person"), ("Ada Ross", "Person"), ("Carl Dorn", "Person")
    )
    fog.says(0, "director", 1, "directed by Ida Lom")
    fog.says(0, "release_date", date("1931", "1931"), "released in 1931")
    fog.says(0, "screenwriter", 2, "Ada Ross and Carl Dorn wrote Fog")
    fog.says(0, "screenwriter", 3, "Ada Ross and Carl Dorn wrote Fog")
    mist = Page("雾", MIST, ("雾", "Film"), ("林晚", "Person"), ("周砚", "Person"), ("沈舟", "Person"))
    mist.says(0, "director", 1, "林晚执导")
    mist.says(0, "screenwriter", 2, "编剧是周砚")
    mist.says(0, "screenwriter", 3, "编剧是周砚和沈舟")
    return fog, mist


@pytest.mark.parametrize(
    ("question", "lead"),
    [
        ("Who directed Fog, Ida Lom or Ada Ross?", "It is Ida Lom: "),
        ("Was Fog directed by Ada Ross or Ida Lom?", "It is Ida Lom: "),
        ("Did Fog come out in 1930 or 1931?", "It is 1931: "),
        ("Is Fog a book or a film?", "It is a film: "),
        ("Was Fog written by Ada Ross or Carl Dorn?", "It is both Ada Ross and Carl Dorn: "),
        ("《雾》的导演是周砚还是林晚？", "是林晚："),
        ("《雾》的编剧是周砚还是沈舟？", "周砚和沈舟都是："),
    ],
)
def test_the_answer_begins_with_what_is_so(tmp_path: Path, question: str, lead: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(lead)
    assert answer.citations
    assert "[1]" in answer.marked


@pytest.mark.parametrize(
    "question",
    [
        "Who directed Fog, Ada Ross or Carl Dorn?",
        "Did Fog come out in 1940 or 1941?",
        "Is Fog a book or a song?",
        "《雾》的导演是周砚还是沈舟？",
    ],
)
def test_where_none_is_so_the_answer_is_left_open(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.abstained


@pytest.mark.parametrize(("said", "left_open"), [("She came from Selm.", True), ("She came to Orme.", False)])
def test_a_sentence_that_names_only_the_other_affirms_neither(said: str, left_open: bool) -> None:
    text = f"Yes: {said}"
    given = [("Orme", Composed(text, text, False)), ("Selm", Composed("", "", True))]
    assert (chosen(given, Language.ENGLISH) is None) is left_open


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("Raised in 1961, it lies in Orme.", "It is 1961: Raised in 1961, it lies in Orme."),
        ("Sunk in 1956, it was raised in 1961.", None),
        ("It was raised later.", None),
    ],
)
def test_a_year_that_the_open_question_is_answered_with_is_chosen(text: str, lead: str | None) -> None:
    told = named_alone(["1956", "1961"], Composed(text, text, False), Language.ENGLISH)
    assert (told.text if told is not None else None) == lead


def test_a_name_is_not_chosen_for_a_sentence_alone() -> None:
    text = "Ida Lom saw Fog."
    assert named_alone(["Ida Lom", "Ada Ross"], Composed(text, text, False), Language.ENGLISH) is None
