"""A yes by a sentence that likely says in other words what is asked, where nothing in it speaks against that."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.question import read_question
from solver.reading.windows import Window, sentences_of
from solver.synthesis.yes_no.claims import Claims
from tests.solver.synthesis.pages import Page, solver_over

FOG = (
    "Fog is a 1989 film. Ada Ross broke two ribs in the last week of the shoot. Ben Hall only sprained an ankle. "
    "Carl Dorn's part in the stunts was taken by Eva Lom. Ina Moor never tore a muscle on the set."
)
LIKELY, UNLIKELY = 0.6, 0.2


def _leaning(path: Path, question: str, words: str, likely: float) -> bool | None:
    people = ("Ada Ross", "Ben Hall", "Carl Dorn", "Eva Lom", "Ina Moor")
    page = Page("en/Fog", FOG, ("Fog", "Film"), *((name, "Person") for name in people))
    with solver_over(path, page) as solver:
        means = solver._supplies.means()
        read, without = means.read(read_question(question))
        lexicon = means.lexicon
        part = means.planner(without).plan(read).parts[0]
        reader = means.runner().reader
        claims = Claims(solver._store, lexicon, reader)
        (told,) = reader.shelf.of(part, None)
        first, last = next(
            (a, b)
            for a, b in sentences_of(told)
            if words in " ".join(c.text for c in told.clauses[a : b + 1])
        )
        return claims.leaning(part, Window(told, first, last, 1.0, 1.0, 1.0, True), likely)


def test_other_words_are_a_yes_where_they_likely_say_it(tmp_path: Path) -> None:
    question = "Was Ada Ross injured while making Fog?"
    assert _leaning(tmp_path, question, "two ribs", LIKELY) is True


def test_an_unlikely_sentence_is_none(tmp_path: Path) -> None:
    assert _leaning(tmp_path, "Was Ada Ross injured while making Fog?", "two ribs", UNLIKELY) is None


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("Was Ben Hall hospitalised while making Fog?", "sprained"),
        ("Did Carl Dorn leap for Fog?", "stunts"),
        ("Was Ina Moor injured while making Fog?", "muscle"),
        ("Was Ada Ross injured thrice in 1990 while making Fog?", "two ribs"),
    ],
)
def test_what_is_limited_denied_or_done_by_others_is_none(tmp_path: Path, question: str, words: str) -> None:
    assert _leaning(tmp_path, question, words, LIKELY) is not True
