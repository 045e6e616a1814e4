"""Whether two people are related, where a page says that they are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.reading.people.related import asked_related, says_unrelated
from tests.solver.synthesis.pages import Page, solver_over

FILM = Page(
    "en/Fen Road",
    "Fen Road is a film. Tom Hale and Rosa Hale played in it. Despite the shared name, the two were not related. "
    "Ann Lee and May Lee wrote it together.",
    ("Fen Road", "Film"),
    ("Tom Hale", "Person"),
    ("Rosa Hale", "Person"),
    ("Ann Lee", "Person"),
    ("May Lee", "Person"),
)


@pytest.mark.parametrize(
    "question",
    [
        "Were Tom Hale and Rosa Hale related to each other?",
        "Is Tom Hale related to Rosa Hale?",
        "Are Tom Hale and Rosa Hale relatives?",
    ],
)
def test_the_two_of_the_sentence_before_are_not(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, FILM) as solver:
        assert solver.ask(question).text.startswith("No")


@pytest.mark.parametrize(
    "question", ["Were Ann Lee and May Lee related?", "Were Tom Hale and Ann Lee related?"]
)
def test_of_others_nothing_is_said(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, FILM) as solver:
        assert solver.ask(question).abstained


def test_another_question_asks_for_no_relation_of_people() -> None:
    assert asked_related("Is Tom Hale older than Rosa Hale?") is None
    assert asked_related("How are Tom Hale and Rosa Hale related?") is None


def test_a_sentence_speaks_of_both() -> None:
    one, other = ["tom hale"], ["rosa hale"]
    assert says_unrelated("tom hale is no relation of rosa hale.", "", one, other)
    assert not says_unrelated("the two were not related.", "tom hale met ann lee.", one, other)
    assert not says_unrelated("tom hale and rosa hale were related.", "", one, other)
