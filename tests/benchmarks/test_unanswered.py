"""Questions that no page answers, made of what pages are about."""

from __future__ import annotations

from pathlib import Path

from benchmarks.unanswered import measure, questions
from schemas.ontology import Ontology
from tests.solver.synthesis.pages import Page, solver_over

ADA = "Ada Ross was a painter from Leith. She died in 1951."
FOG = "《雾港》是陆苇执导的电影，2007年上映。"


def _pages() -> tuple[Page, Page]:
    return Page("en/Ada Ross", ADA, ("Ada Ross", "Person")), Page("雾港", FOG, ("雾港", "Film"))


def test_each_page_is_asked_for_what_fits_its_type_and_language(tmp_path: Path):
    with solver_over(tmp_path, *_pages()) as solver:
        found = list(questions(solver._store, Ontology.load(), 3))
    assert len(found) == 6
    assert sum("Ada Ross" in question for question in found) == 3
    assert sum("《雾港》的" in question for question in found) == 3


def test_what_is_not_told_is_not_answered(tmp_path: Path):
    with solver_over(tmp_path, *_pages()):
        pass
    told = measure(next(tmp_path.rglob("*.db")), 3, 2)
    assert len(told) == 3
    assert [one.text for one in told if one.answered] == []
