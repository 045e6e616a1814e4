"""Things that a question describes, found by asking for them as questions of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.ontology import Ontology
from solver.descriptions.alone import own_questions, standing_alone
from solver.descriptions.describing import is_misread, leaves_playing
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names
from tests.solver.synthesis.pages import Page, solver_over

NAMES = {"Anna Lind": "Person", "Bo Ek": "Person", "Fog Harbour": "Film", "Low Tide": "Book", "Lund": "City"}


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "asking"),
    [
        (
            "After whom is the conservatory that turned down Anna Lind named?",
            "Which conservatory turned down Anna Lind?",
        ),
        ("Where was the scholar who refused Anna Lind born?", "Who refused Anna Lind?"),
        ("When did the illustrator of Low Tide die?", "Who drew the pictures of Low Tide?"),
        ("What was the real name of the singer of Fog Harbour?", "Who is the singer of Fog Harbour?"),
        ("When was the football club in Lund founded?", "What is the football club in Lund?"),
        (
            "Which film by the director Anna Lind usually works for won a prize?",
            "Whose usual collaborator is Anna Lind?",
        ),
        (
            "Where was the Danish co-director of Fog Harbour born?",
            "Who is the Danish co-director of Fog Harbour?",
        ),
    ],
)
def test_a_description_is_a_question_of_its_own(planner: RulePlanner, question: str, asking: str) -> None:
    found = [text for one in planner.described(question) for text in own_questions(one)]
    assert asking in found


@pytest.mark.parametrize(
    ("question", "misread"),
    [
        ("Who is the father of the writer whose novel was filmed by Anna Lind?", True),
        ("Who was the sister of the man who rescued Bo Ek?", True),
        ("Who was the sister of the man who taught Bo Ek?", False),
        ("Who is the father of Anna Lind?", False),
        ("Who directed the film that stars Anna Lind?", False),
        ("Who is the father of the director of Fog Harbour?", False),
    ],
)
def test_what_a_clause_describes_is_none_of_the_names_in_it(
    planner: RulePlanner, question: str, misread: bool
) -> None:
    assert is_misread(planner.plan(question).parts, planner.described(question)) is misread


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("Who played Anna Lind's father?", True),
        ("Who was Anna Lind's father played by?", True),
        ("Who is Anna Lind's father?", False),
        ("Who played with Anna Lind's father?", False),
    ],
)
def test_who_plays_somebodys_kin_is_not_who_that_is(planner: RulePlanner, question: str, left: bool) -> None:
    assert leaves_playing(planner.plan(question).parts) is left


@pytest.mark.parametrize(
    ("question", "described"),
    [
        ("Which film did the actress who beat Anna Lind for it win?", "the actress who beat Anna Lind for it"),
        ("For which film did the designer of Fog Harbour also work?", "the designer of Fog Harbour"),
        ("For whom did the man who turned Low Tide into a play direct it?", "the man who turned Low Tide into a play"),
        ("Where did the star of the last play in Lund study?", "the star of the last play in Lund"),
    ],
)  # fmt: skip
def test_a_description_ends_before_the_verb_of_a_question_with_did(
    planner: RulePlanner, question: str, described: str
) -> None:
    places = [(one.offset, one.description) for one in planner.described(question)]
    found = [question[at + told.start : at + told.end] for at, told in places]
    assert [text for text in found if text.startswith(described[:12])] == [described]


ANN = Page(
    "en/Ann Lee",
    "Ann Lee is a chess player. At Leith in 1975 Lee was beaten by Bea Moss, Rosa Kell by Ida Venn.",
    ("Ann Lee", "Person"),
    ("Bea Moss", "Person"),
    ("Rosa Kell", "Person"),
    ("Ida Venn", "Person"),
)
BEA = Page("en/Bea Moss", "Bea Moss is a chess player. She keeps a goat in Lund.", ("Bea Moss", "Person"))
IDA = Page("en/Ida Venn", "Ida Venn is a chess player. She keeps a swan in Lund.", ("Ida Venn", "Person"))


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Which animal does the player who beat Ann Lee keep?", "goat"),
        ("Ann Lee lost to another player at Leith. Which animal does that player keep?", "goat"),
        ("Which animal does the player who sued Ann Lee keep?", ""),
    ],
)
def test_of_two_that_a_sentence_names_the_one_it_tells_of_is_meant(
    tmp_path: Path, question: str, told: str
) -> None:
    with solver_over(tmp_path, ANN, BEA, IDA) as solver:
        answer = solver.ask(question)
    assert answer.abstained is not bool(told)
    assert told in answer.text
    assert "swan" not in answer.text


STUDIO = Page(
    "en/Orme Studios",
    "Orme Studios is a film studio. Recently Tom Kern filmed Fog there, with Ida Venn as the stepmother.",
    ("Orme Studios", "Organization"),
    ("Tom Kern", "Person"),
    ("Fog", "Film"),
    ("Ida Venn", "Person"),
)
TOM = Page("en/Tom Kern", "Tom Kern is a director. He keeps a goat in Lund.", ("Tom Kern", "Person"))


def test_who_has_the_part_asked_for_is_meant_and_not_who_made_the_film(tmp_path: Path) -> None:
    with solver_over(tmp_path, STUDIO, TOM, IDA) as solver:
        answer = solver.ask("Which animal does the actress who was the stepmother in Fog keep?")
    assert "swan" in answer.text
    assert "goat" not in answer.text


@pytest.mark.parametrize(
    ("question", "alone"),
    [
        ("Moor's pupil later taught - in which city?", {"moor"}),
        ("Where did the pupil of Bo Moor teach?", {"where"}),
        ("Which pupil of Moor went to Lund?", {"which", "moor", "lund"}),
    ],
)
def test_a_last_name_that_stands_alone_names_somebody(question: str, alone: set[str]) -> None:
    assert standing_alone(question) == alone
