"""Somebody is described as nobody is."""

from __future__ import annotations

from pathlib import Path

from benchmarks.misdescribed import measure, questions
from schemas.ontology import Ontology
from tests.solver.synthesis.pages import Page, solver_over

FILM = "Low Tide is a film. It was directed by Ada Ross."
ADA = "Ada Ross is a film director. She never eats meat."


def _pages() -> tuple[Page, Page]:
    film = Page("en/Low Tide", FILM, ("Low Tide", "Film"), ("Ada Ross", "Person"))
    film.says(0, "director", 1, "It was directed by Ada Ross")
    return film, Page("en/Ada Ross", ADA, ("Ada Ross", "Person"))


def test_works_and_people_are_asked_of_in_the_language_of_their_pages(tmp_path: Path):
    with solver_over(tmp_path, *_pages()) as solver:
        found = list(questions(solver._store, Ontology.load()))
    assert "Where was the actor in Low Tide who is left-handed born?" in found
    assert "Who is the friend of Ada Ross who never eats meat?" in found
    assert all(question.isascii() for question in found)


def test_the_same_store_gives_the_same_questions(tmp_path: Path):
    with solver_over(tmp_path, *_pages()):
        pass
    path = next(tmp_path.rglob("*.db"))
    one, other = measure(path, 6), measure(path, 6)
    assert one == other
    assert len({told.question for told in one}) == 6
