"""What speaks for an answer, in numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from schemas.graph import SubjectSource
from solver.confidence.signs import SIGNS
from tests.solver.reading.test_meaning import PAGE, QUESTION, Likeness
from tests.solver.synthesis.pages import Page, solver_over

FILM = Page("雾港", "《雾港》是电影。它由林晚执导。影片在海边拍成。", ("雾港", "Film"), ("林晚", "Person"))
FILM.says(0, "director", 1, "由林晚执导")


def signs(tmp_path: Path, question: str, *pages: Page, near: str = "") -> dict[str, float]:
    with solver_over(tmp_path, *pages, embedder=Likeness({near: 0.9} if near else {})) as solver:
        answer = solver.ask(question)
    assert not answer.abstained
    assert tuple(answer.signs) == SIGNS
    return dict(answer.signs)


def test_a_fact_that_says_all_leaves_nothing_unsaid(tmp_path: Path):
    found = signs(tmp_path, "《雾港》是谁执导的？", FILM, near="执导")
    assert found["stated"] > 0.5
    assert (found["unsaid"], found["named"], found["on_page"]) == (0, 0, 1)
    assert (found["first"], found["last"], found["behind"]) == (1, 1, 0)
    assert (found["own"], found["chinese"], found["verdict"], found["parts"]) == (1, 1, 0, 0)


def test_what_the_likeliest_sentence_says_agrees(tmp_path: Path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    agreed = signs(tmp_path / "a", "《雾港》是谁执导的？", FILM, near="执导")
    other = signs(tmp_path / "b", "《雾港》是谁执导的？", FILM, near="海边")
    assert agreed["likely"] > other["likely"]
    assert agreed["ahead"] > 0.5 > other["ahead"]


def test_a_quote_states_no_fact(tmp_path: Path):
    found = signs(tmp_path, QUESTION, PAGE, near="雾港")
    assert (found["stated"], found["by_pronoun"], found["plain"]) == (0, 0, 1)
    assert (found["named"], found["on_page"]) == (0, 1)  # the sentence says 她, the page whom it means


def test_a_fact_that_is_read_by_a_pronoun_is_one(tmp_path: Path):
    text = "Ada Ross is a painter. She was born in Moss Hill."
    page = Page("en/Ada Ross", text, ("Ada Ross", "Person"), ("Moss Hill", "Place"))
    page.says(0, "birth_place", 1, "She was born in Moss Hill")
    for source, number in ((SubjectSource.SPAN, 0), (SubjectSource.COREFERENCE, 1)):
        page.statements[0] = replace(page.statements[0], subject_source=source)
        (tmp_path / source).mkdir()
        found = signs(tmp_path / source, "Where was Ada Ross born?", page, near="born")
        assert found["by_pronoun"] == number


@pytest.mark.parametrize("embedder", [None, Likeness({}, model="another model")])
def test_without_a_measured_model_there_are_none(tmp_path: Path, embedder: Likeness | None):
    with solver_over(tmp_path, FILM, embedder=embedder) as solver:
        answer = solver.ask("《雾港》是谁执导的？")
    assert (answer.abstained, answer.confidence, answer.signs) == (False, None, {})
