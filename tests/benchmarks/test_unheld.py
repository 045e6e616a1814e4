"""Relations that the graph does not hold, asked of what pages are about."""

from __future__ import annotations

from pathlib import Path

from benchmarks.unheld import measure, questions
from schemas.ontology import Ontology
from tests.solver.synthesis.pages import Page, solver_over

ADA = "Ada Ross was a painter from Leith. Her father, Hugh Ross, died in 1951."
BEN = "Ben Moss was a sculptor. He died in Leith in 1990."


def _pages() -> tuple[Page, Page]:
    ada = Page("en/Ada Ross", ADA, ("Ada Ross", "Person"), ("Hugh Ross", "Person"))
    ada.says(0, "father", 1, "Her father, Hugh Ross")
    return ada, Page("en/Ben Moss", BEN, ("Ben Moss", "Person"))


def test_only_what_no_fact_gives_is_asked(tmp_path: Path):
    with solver_over(tmp_path, *_pages()) as solver:
        found = set(questions(solver._store, Ontology.load()))
    assert ("father", "Who is the father of Ben Moss?") in found
    assert ("mother", "Who is the mother of Ada Ross?") in found
    assert ("father", "Who is the father of Ada Ross?") not in found


def test_what_is_told_of_another_is_neither_claimed_nor_quoted(tmp_path: Path):
    with solver_over(tmp_path, *_pages()):
        pass
    told = {one.question: one for one in measure(next(tmp_path.rglob("*.db")), 50)}
    other, own = told["When did Ada Ross die?"], told["When did Ben Moss die?"]
    assert (other.claimed, other.quoted) == (False, False)
    assert (own.claimed, own.text) == (True, "Ben Moss died in 1990.")


def test_works_bodies_and_places_are_asked_for_what_their_neighbours_have(tmp_path: Path):
    text = "Alder Bridge is a bridge in Norton. The chapel beside it was designed by Ada Fox."
    bridge = Page("en/Alder Bridge", text, ("Alder Bridge", "Place"), ("Ada Fox", "Person"))
    with solver_over(tmp_path, bridge) as solver:
        found = set(questions(solver._store, Ontology.load()))
    assert ("designer", "Who designed Alder Bridge?") in found
    assert ("height", "How high is Alder Bridge?") in found
    told = {one.question: one for one in measure(next(tmp_path.rglob("*.db")), 50)}
    designed = told["Who designed Alder Bridge?"]
    assert (designed.claimed, designed.quoted) == (False, False)
